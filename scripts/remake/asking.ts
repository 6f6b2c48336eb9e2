/**
 * `npm run -s asking`: how much three solvers propagate until it is known of every cell of a board whether it must be filled. Two
 * put 003's question to every cell, ours and CaDiCaL; the third finds what can be inferred as the site does. Makes
 * public/results/asking.json; CaDiCaL runs from its npm package, so every machine finds the same counts.
 */
import { readFileSync } from 'node:fs';
import { Cadical, createModule } from 'cadical-wasm';
import { Misuse, print, program } from '../../src/command/program.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { boardFormula, joinedInPieces } from '../../src/engine/inference/boardFormula.ts';
import { askEveryCell } from '../../src/engine/inference/inference.ts';
import { inferPictureInPieces } from '../../src/engine/inference/inferPicture.ts';
import { allPieces } from '../../src/engine/pieces.ts';
import { allClauses } from '../../src/engine/sat/clauses.ts';
import { boardDrawer } from '../../src/experiments/density.ts';
import { boardsOf } from '../../src/experiments/threshold.ts';
import { dimacsLiteral } from '../../src/formats/dimacs.ts';
import { storeDated } from './stored/datedFile.ts';
import { askingName, askingSpec, askingVersion, readAsking } from '../../src/stored/asking.ts';
import type { AskingEffort } from '../../src/stored/asking.ts';
import { readStored } from '../../src/stored/fromFile.ts';
import { sealedText } from './stored/sealedText.ts';

const help = `Makes public/results/asking.json: the effort of three solvers on ${askingSpec.boards} boards at each of ${askingSpec.percentages.length} percentages. It takes minutes.

  npm run -s asking
  npm run -s asking -- --check      does the first board of each percentage again; exit code 1 if one differs
  npm run -s asking -- --check 50   that of one percentage only: ${askingSpec.percentages.join(', ')}
`;

/** What all three take for the picture of a board. */
async function effortOf(image: Grid): Promise<AskingEffort> {
  const puzzle = puzzleOf(image);
  const { count, propagations } = askEveryCell(puzzle, 'automaton', joinedInPieces);
  const found = allPieces(inferPictureInPieces(image));
  const filled = found.inferable.cells.filter((cell) => cell === 1).length;
  const other = await askCadical(image);
  if (new Set([count, filled, other.count]).size > 1)
    throw new Error(`the solvers differ: ${count}, ${filled} and ${other.count} cells`);
  return {
    procedure: propagations,
    asItRuns: found.propagations,
    cadical: other.propagations,
  };
}

/** 003's question for every cell, put to CaDiCaL one after another. */
async function askCadical(
  image: Grid,
): Promise<{ readonly count: number; readonly propagations: number }> {
  const lines: string[] = [];
  const solver = new Cadical(await createModule({ print: (line) => lines.push(line) }));
  const { clauses, height, width } = boardFormula(puzzleOf(image));
  for (const clause of allClauses(clauses)) solver.addClause(clause.map(dimacsLiteral));
  let count = 0;
  for (let cell = 0; cell < height * width; cell++)
    if (solver.solve({ assumptions: [-(cell + 1)] }) === 'unsatisfiable') count++;
  solver.printStatistics();
  solver.dispose();
  const told = lines.map((line) => /^c propagations:\s+(\d+)/.exec(line)?.[1]);
  const propagations = told.find((number) => number !== undefined);
  if (propagations === undefined) throw new Error('CaDiCaL did not tell its propagations');
  return { count, propagations: Number(propagations) };
}

/** The boards of a percentage, the first ones: those of 003's effort. */
async function effortsAt(at: number, boards: number): Promise<readonly AskingEffort[]> {
  const { side } = askingSpec;
  const draw = boardDrawer(boardsOf(askingSpec));
  const efforts: AskingEffort[] = [];
  for (let board = 0; board < boards; board++) {
    const cells = new Uint8Array(side * side);
    draw(at, board, cells);
    efforts.push(await effortOf({ height: side, width: side, cells }));
  }
  return efforts;
}

const file = new URL('../../public/results/asking.json', import.meta.url);
const packageFile = new URL('../../package.json', import.meta.url);

async function main(words: readonly string[]): Promise<number> {
  const [option, only, ...more] = words;
  const { percentages, boards } = askingSpec;
  if (more.length > 0 || (only !== undefined && !percentages.some((at) => String(at) === only)))
    throw new Misuse(`--check takes one of ${percentages.join(', ')}, or nothing.`);
  if (option === '--check') {
    const stored = readStored(readAsking);
    for (const [index, at] of percentages.entries()) {
      if (only !== undefined && String(at) !== only) continue;
      const again = await effortsAt(index, 1);
      if (JSON.stringify(again[0]) !== JSON.stringify(stored[index]?.[0])) {
        await print([`${at} %: another effort`]);
        return 1;
      }
    }
    return 0;
  }
  if (option !== undefined) throw new Misuse('asking takes --check, or nothing.');
  const tally: (readonly AskingEffort[])[] = [];
  for (const [index, at] of percentages.entries()) {
    tally.push(await effortsAt(index, boards));
    await print([`${at} %`]);
  }
  const { version: engine } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const headOn = (date: string) => ({
    experiment: askingName,
    version: askingVersion,
    spec: askingSpec,
    command: 'npm run -s asking',
    date,
    engine,
    tally: tally.map((efforts) =>
      efforts.map(({ procedure, asItRuns, cadical }) => [procedure, asItRuns, cadical]),
    ),
  });
  storeDated(file, (date) => {
    const lines = Object.entries(headOn(date)).map(
      ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return sealedText(`{\n${lines.join(',\n')}\n}\n`);
  });
  return 0;
}

await program(help, main);
