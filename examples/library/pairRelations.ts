import { cellsOf, clueOf, lineText, pairRelations, readLine } from '../../src/library/lines.ts';

const clue = clueOf('1101110010');
console.log(clue.join(' '), cellsOf(clue)); // 2 3 1 8
for (const { a, b, allowed } of pairRelations('????', [2]) ?? [])
  console.log(a, b, JSON.stringify(allowed)); // 0 1 [[0,0],[0,1],[1,1]], 0 2 [[0,1],[1,0]], 0 3 [[0,0],[0,1],[1,0]], 1 2 [[0,1],[1,0],[1,1]], 1 3 [[0,1],[1,0]], 2 3 [[0,0],[1,0],[1,1]]
console.log(lineText(readLine('.#?'))); // 01?
