import { createSat, literalOf, negationOf, variableOf } from '../../src/library/index.ts';

const solver = createSat(2);
const [a, b] = [literalOf(0, true), literalOf(1, true)];
solver.add([a, b]);
solver.add([negationOf(a), b]);
const answer = solver.solve();
console.log(answer.status, answer.status === 'satisfiable' && answer.model[variableOf(b)]); // satisfiable 1
// what is supposed holds for one question only
console.log(solver.solve([negationOf(b)]).status, solver.solve().status); // unsatisfiable satisfiable
