/** Proofs of what `solve` says, in files: a formula, and the proof that it has no model, for any checker of DRUP. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { searchAnotherInPieces } from '../engine/solutions/anotherSolution.ts';
import { dimacsLines, drupLines } from '../formats/dimacs.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { dimacsOf, proofOf, requireSmallFormula } from './boardDimacs.ts';
import { patiently } from './patience.ts';
import { writeWhole } from './wholeFile.ts';

/** Where a proof was written. */
export type ProofFiles = { readonly formula: string; readonly proof: string };

/**
 * Writes the proof that a puzzle has no solution, or no other one than a known one.
 *
 * @param solution - null: there is none
 * @param folder - made where it is not there
 * @param number - of the puzzle, which the files are called by
 * @returns null where there is another one, which a search that was complete rules out
 * @throws Error for a puzzle whose formula would be too large, and for a file that cannot be written
 */
export async function writeProof(
  puzzle: Puzzle,
  solution: Grid | null,
  folder: string,
  number: number,
): Promise<ProofFiles | null> {
  requireSmallFormula(puzzle);
  const [formula, proof] = solution === null ? ofNone(puzzle) : await ofNoOther(puzzle, solution);
  if (proof === null) return null;
  mkdirSync(folder, { recursive: true });
  const files = { formula: join(folder, `${number}.cnf`), proof: join(folder, `${number}.drup`) };
  writeWhole(files.formula, textOf(formula));
  writeWhole(files.proof, textOf(proof));
  return files;
}

type Lines = Iterable<string>;

const ofNone = (puzzle: Puzzle): readonly [formula: Lines, proof: Lines | null] => [
  dimacsOf(puzzle, { encoding: 'order' }),
  proofOf(puzzle, { encoding: 'order' }),
];

async function ofNoOther(
  puzzle: Puzzle,
  solution: Grid,
): Promise<readonly [formula: Lines, proof: Lines | null]> {
  const pieces = searchAnotherInPieces(puzzle, solution);
  const found = await patiently(pieces, (learnt) => `proof: ${counted(learnt, 'clause')} learnt`);
  return [dimacsLines(found.formula), found.proof === null ? null : drupLines(found.proof)];
}

const textOf = (lines: Lines): string => `${[...lines].join('\n')}\n`;
