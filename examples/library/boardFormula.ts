import {
  allClauses,
  boardFormula,
  boardFormulaSize,
  dimacsLines,
  solverOf,
} from '../../src/library/index.ts';

const puzzle = { rows: [[1], [1]], columns: [[1], [1]] };
const formula = boardFormula(puzzle);
console.log(JSON.stringify(boardFormulaSize(puzzle))); // {"clauses":128,"variables":52,"occurrences":272}
console.log([...allClauses(formula.clauses)].length, [...dimacsLines(formula)].at(2)); // 128 p cnf 52 128
// a model has the cells first, row by row
const answer = solverOf(formula).solve();
if (answer.status === 'satisfiable') console.log(answer.model.slice(0, 4).join('')); // 0110
