import { formatOf, readPuzzles, readPuzzleText, refusal } from '../../src/library/index.ts';

const read = readPuzzleText('##.\n#..\n.#.');
if ('puzzle' in read) {
  console.log(read.kind, JSON.stringify(read.puzzle)); // picture {"rows":[[2],[1],[1]],"columns":[[2],[1,1],[]]}
  const non = formatOf('non');
  console.log(refusal(non, read), non.writer?.write([read]).split('\n').slice(0, 2).join(' ')); // null width 3 height 3
}
const [wrong] = readPuzzles('{"rows": [[3]], "columns": [[1], [1]]}');
if (wrong && 'problems' in wrong) console.log(wrong.problems[0]?.message); // Row 1 needs 3 cells, but there are only 2 columns: shorten its runs or add columns.
