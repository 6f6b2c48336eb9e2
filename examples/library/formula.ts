import { formula } from '../../src/library/formula.ts';
import { gridText } from '../../src/library/index.ts';
import { createSat } from '../../src/library/sat.ts';

const asFormula = formula({ rows: [[2], [1]], columns: [[1], [2]] });
console.log([...asFormula.lines()][2]); // p cnf 6 12
// any SAT solver reads these lines; here is ours
const solver = createSat(asFormula.variables);
for (const line of asFormula.lines())
  if (!/^[cp]/.test(line)) solver.add(line.split(' ').slice(0, -1).map(Number));
const answer = solver.solve();
if (answer.status === 'satisfiable')
  console.log(gridText(asFormula.grid(answer.model)).split('\n').join(' ')); // ## .#
