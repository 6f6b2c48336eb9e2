/** `npm run missed`: looks for small puzzles in which exactly one method finds something, those of the figure `fig-missed`. */
import { parseArgs } from 'node:util';
import { Misuse, print, program } from '../../src/command/program.ts';
import { searchAll, searchRandom, shapesUpTo, steps } from './searches/missedSearch.ts';
import { reachMethods } from '../../src/engine/inference/reach.ts';
import type { Step } from './searches/missedSearch.ts';

const help = `Looks for a smallest puzzle for each step from sweeps to everything that can be inferred (src/puzzles/inferring.ts).

  npm run missed                  all puzzles of up to 18 cells, in about a minute, then random boards
  npm run missed -- --cells 24    all of up to so many cells, until there is one for each: some ten minutes
  npm run missed -- --boards 10   so many random boards of each percentage, 5,000 unless said otherwise

Of each: cells known by sweeps, FourSolver, 2-SAT, one round of probing, repeated probing, pairs; and inferable ones.
`;

async function main(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      cells: { type: 'string', default: '18' },
      boards: { type: 'string', default: '5000' },
    },
  });
  const most = Number(values.cells);
  const boards = Number(values.boards);
  if (!(most >= 4 && most <= 25)) throw new Misuse(`--cells takes 4 to 25: ${values.cells}`);
  if (!(Number.isSafeInteger(boards) && boards > 0))
    throw new Misuse(`--boards takes a whole number of 1 or more: ${values.boards}`);
  const left = new Set<Step>(steps);
  for (const [height, width] of shapesUpTo(most)) {
    const { found, open } = searchAll(height, width, left);
    for (const { step } of found) left.delete(step);
    await print([
      `${height} x ${width}: ${open} images that sweeps do not settle`,
      ...found.map(({ step, code, known }) => `  ${step}: ${code}: ${known.join(' ')}`),
    ]);
  }
  const random = { percentages: [30, 35, 40], boards, seed: 2026 };
  const nobody = searchRandom(
    { ...random, side: 6 },
    (known) => known[reachMethods.length - 1] === 0 && (known.at(-1) ?? 0) >= 3,
  );
  await print([`6 x 6, random, nobody: ${JSON.stringify(nobody)}`]);
  const every = searchRandom({ ...random, side: 8 }, (known) =>
    known.every((count, at) => at === 0 || count > known[at - 1]!),
  );
  await print([`8 x 8, random, every step: ${JSON.stringify(every)}`]);
  return 0;
}

await program(help, main);
