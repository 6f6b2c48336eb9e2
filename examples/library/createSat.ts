import { createSat } from '../../src/library/sat.ts';

const solver = createSat(2);
solver.add([1, 2]);
solver.add([-1, 2]);
solver.add([1, -2]);
console.log(JSON.stringify(solver.solve())); // {"status":"satisfiable","model":[1,2]}
// what is supposed holds for one question only
console.log(JSON.stringify(solver.solve({ suppose: [-2] }))); // {"status":"unsatisfiable","failed":[-2]}
