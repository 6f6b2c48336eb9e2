import { gridText, solutions } from '../../src/library/index.ts';

// eight rooks on a board of eight: 40,320 solutions, of which the first three are enough
const rooks = Array.from({ length: 8 }, () => [1]);
let found = 0;
for await (const solution of solutions({ rows: rooks, columns: rooks })) {
  console.log(gridText(solution).slice(0, 8)); // #......., #......., #.......
  if (++found === 3) break;
}
