/**
 * How much three solvers propagate until it is known of every cell of a board whether it must be filled. Two
 * put 003's question to every cell, ours and CaDiCaL; the third finds what can be inferred as the site does. CaDiCaL runs from its npm package, so every machine finds the same counts.
 */
import { Cadical, createModule } from 'cadical-wasm';
import { Misuse } from '../../../src/command/program.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import type { Grid } from '../../../src/engine/board/cell.ts';
import { joinedInPieces } from '../../../src/engine/inference/boardFormula.ts';
import { askEveryCell } from '../../../src/engine/inference/inference.ts';
import { inferPictureInPieces } from '../../../src/engine/inference/inferPicture.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { boardDrawer } from '../../../src/experiments/density.ts';
import { boardsOf } from '../../../src/experiments/threshold.ts';
import {
  askedBoards,
  askingName,
  askingSpec,
  askingVersion,
  readAsking,
} from '../../../src/stored/asking.ts';
import type { AskingEffort } from '../../../src/stored/asking.ts';
import { readStored } from '../../../src/stored/fromFile.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { askOutside } from '../../measure/bench/inference.ts';
import type { Search } from './search.ts';

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
  const count = askOutside(solver, puzzleOf(image));
  solver.printStatistics();
  solver.dispose();
  const told = lines.map((line) => /^c propagations:\s+(\d+)/.exec(line)?.[1]);
  const propagations = told.find((number) => number !== undefined);
  if (propagations === undefined) throw new Error('CaDiCaL did not tell its propagations');
  return { count, propagations: Number(propagations) };
}

/** The boards of a size and a percentage, the first ones: those of 003's effort. */
async function effortsAt(
  side: number,
  at: number,
  boards: number,
): Promise<readonly AskingEffort[]> {
  const draw = boardDrawer(boardsOf(askedBoards(side)));
  const efforts: AskingEffort[] = [];
  for (let board = 0; board < boards; board++) {
    const cells = new Uint8Array(side * side);
    draw(at, board, cells);
    efforts.push(await effortOf({ height: side, width: side, cells }));
  }
  return efforts;
}

const { sides, percentages, boards } = askingSpec;
const largest = Math.max(...sides);

export const asking: Search = {
  name: 'asking',
  does: `the effort of three solvers on ${boards} boards of each of ${sides.length} sizes, up to ${largest}x${largest}, at each of ${percentages.length} percentages, in some ten minutes`,
  parts: { name: 'percentage', all: percentages.map(String) },
  checks: 'does the first board of each again',
  async *make({ parts, check, whole }) {
    if (!check && !whole) throw new Misuse('Only all percentages can be stored.');
    const stored = check ? readStored(readAsking) : [];
    const tally = sides.map((): (readonly AskingEffort[])[] => []);
    for (const [index, at] of percentages.entries()) {
      if (!parts.includes(String(at))) continue;
      let differs = false;
      for (const [size, side] of sides.entries()) {
        const efforts = await effortsAt(side, index, check ? 1 : boards);
        tally[size]!.push(efforts);
        differs ||=
          check && JSON.stringify(efforts[0]) !== JSON.stringify(stored[size]?.[index]?.[0]);
      }
      yield { lines: [differs ? `${at} %: another effort` : `${at} %`], differs };
    }
    if (check) return;
    const found = tally.map((points) =>
      points.map((efforts) =>
        efforts.map(({ procedure, asItRuns, cadical }) => [procedure, asItRuns, cadical]),
      ),
    );
    yield {
      lines: [],
      stored: {
        name: askingName,
        head: { experiment: askingName, version: askingVersion, spec: askingSpec },
        found: { engine: manifest.version, tally: found },
      },
    };
  },
};
