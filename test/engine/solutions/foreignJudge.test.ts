// Judges from elsewhere: every kind of refutation that we write is of a formula that another solver refutes as well, and a checker
// of proofs takes what we learnt on the way, where the machine has one. Where we refute nothing, the other solver finds a model.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveDimacs } from 'cadical-wasm';
import { afterAll, describe, expect, test } from 'vitest';
import { dimacsOf, proofOf } from '../../../src/command/boardDimacs.ts';
import { FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import { solverInPieces } from '../../../src/engine/inference/boardFormula.ts';
import { infer } from '../../../src/engine/inference/inference.ts';
import { askCell, questionFormula } from '../../../src/engine/inference/question.ts';
import { allPieces } from '../../../src/engine/pieces.ts';
import { literalOf } from '../../../src/engine/sat/literal.ts';
import type { SatManner } from '../../../src/engine/sat/manner.ts';
import { inTurns, targeting } from '../../../src/engine/sat/manner.ts';
import {
  anotherFormulaInPieces,
  searchAnotherInPieces,
} from '../../../src/engine/solutions/anotherSolution.ts';
import { proofWriter } from '../../../src/engine/solutions/uniqueProof.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { dimacsLines, drupLines } from '../../../src/formats/dimacs.ts';
import { questionProof } from '../../../src/widgets/ask-cell/files.ts';
import { dominoes as dominoRuns } from '../../command/ask.ts';
import { dimacs } from '../sat/formulas.ts';
import { RupChecker } from '../sat/rupChecker.ts';

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A formula, and a proof that it has no model; null where we say that it has one. */
type Case = { readonly formula: readonly string[]; readonly proof: readonly string[] | null };

/** Boards of 5 x 5 to 9 x 9, of few cells and of many: with one solution and with several. */
const puzzles: readonly Puzzle[] = Array.from({ length: 15 }, (_, at) => {
  const side = 5 + (at % 5);
  const density = [0.35, 0.5, 0.65][at % 3]!;
  const cells = new Uint8Array(side * side);
  sampleIndependent(boardRandom(36, side, side, density, at), cells, density);
  return puzzleOf({ height: side, width: side, cells });
});

/** One solution, whose uniqueness takes some hundred conflicts. */
function dominoes(n: number): Puzzle {
  const { rows, cols: columns } = dominoRuns(n);
  return { rows, columns };
}

const longer = (lines: Puzzle['rows'], at: number): Puzzle['rows'] =>
  lines.map((line, i) => (i === at ? [(line[0] ?? 0) + 1, ...line.slice(1)] : line));

/** The same with a run in a line made longer, and one in a line across: they add up, and few have a solution. */
const changed = puzzles.map(({ rows, columns }): Puzzle => ({
  rows: longer(rows, 1),
  columns: longer(columns, 2),
}));

/** "There is another solution." */
const another = puzzles.map((puzzle): Case => {
  const [solution] = solve(puzzle, { most: 1 }).solutions;
  const { formula, proof } = allPieces(searchAnotherInPieces(puzzle, solution!));
  return { formula: [...dimacsLines(formula)], proof: proof && [...drupLines(proof)] };
});

/** Clauses that are soon dropped, and turns that begin soon: in so small boards `solve` gets to neither. */
const hasty: SatManner = {
  ...targeting,
  run: 8,
  learnt: 30,
  turns: { ...inTurns.turns!, after: 200, length: 20_000 },
};

let dropped = 0; // clauses, in all

/** The same by modes in turns, with what they drop on the way; of harder puzzles too. */
const hastily = (): readonly Case[] =>
  [...puzzles, ...[6, 7, 8].map(dominoes)].map((puzzle): Case => {
    const [solution] = solve(puzzle, { most: 1 }).solutions;
    const formula = allPieces(anotherFormulaInPieces(puzzle, solution!));
    const writer = proofWriter();
    const solver = allPieces(
      solverInPieces(formula, {
        manner: hasty,
        clauseListener({ kind, clause }) {
          if (kind === 'forget') writer.forget(clause.map(dimacs));
          else if (kind === 'learn') writer.learn(clause.map(dimacs));
        },
      }),
    );
    const { status } = allPieces(solver.solveInPieces());
    dropped += solver.counters.forgotten;
    const proof = status === 'unsatisfiable' ? [...drupLines(writer.finish())] : null;
    return { formula: [...dimacsLines(formula)], proof };
  });

/** "This cell may have the other value", of some cells of each board. */
const supposing = (encoding: 'automaton' | 'order'): readonly Case[] =>
  puzzles.flatMap((puzzle, at) => {
    const { inferable } = infer(puzzle);
    const { width } = inferable;
    return [...inferable.cells.keys()]
      .filter((cell) => cell % 18 === at % 18)
      .map((cell): Case => {
        const known = inferable.cells[cell];
        const value = known === FILLED ? 'empty' : 'filled';
        const suppose = [`${Math.floor(cell / width) + 1},${(cell % width) + 1},${value}`];
        const proof = proofOf(puzzle, { encoding, suppose });
        // inference and the proof of the command come to the same
        expect(proof === null).toBe(known === UNKNOWN);
        return { formula: [...dimacsOf(puzzle, { encoding, suppose })], proof };
      });
  });

/** The same as the figure of one question asks it and saves it, from what sweeps find. */
const asked = (): readonly Case[] =>
  puzzles.flatMap((puzzle, at) => {
    const cells = puzzle.rows.length * puzzle.columns.length;
    return [0, 1].map((value): Case => {
      const cell = (7 * at + 5 * value) % cells;
      const question = { cell, value: value as 0 | 1, from: 'sweeps' } as const;
      const answer = askCell(puzzle, question);
      const formula = allPieces(questionFormula(puzzle, 'sweeps'));
      return {
        formula: [...dimacsLines(formula, [literalOf(cell, value === 1)])],
        proof: questionProof(answer)?.trim().split('\n') ?? null,
      };
    });
  });

/** "There is a solution." */
const solving = (encoding: 'automaton' | 'order'): readonly Case[] =>
  [...changed, ...puzzles.slice(0, 3)].map((puzzle): Case => {
    const proof = proofOf(puzzle, { encoding });
    expect(solve(puzzle, { most: 1 }).status === 'none').toBe(proof !== null);
    return { formula: [...dimacsOf(puzzle, { encoding })], proof };
  });

const kinds = {
  'that there is no other solution': () => another,
  'that there is no other solution, by modes in turns': hastily,
  'of a cell, by automata': () => supposing('automaton'),
  'of a cell, by order': () => supposing('order'),
  'of a question in cells': asked,
  'that there is no solution, by automata': () => solving('automaton'),
  'that there is no solution, by order': () => solving('order'),
} as const;

test('the formula of another solution has the known one, but for its last clause', async () => {
  for (const { formula } of another) {
    const without = formula.slice(0, -1).map((line) => {
      const [, variables, clauses] = /^p cnf (\d+) (\d+)$/.exec(line) ?? [];
      return clauses === undefined ? line : `p cnf ${variables} ${Number(clauses) - 1}`;
    });
    expect((await solveDimacs(without.join('\n'))).status).toBe('satisfiable');
  }
});

test('modes in turns have dropped clauses', () => {
  expect(dropped).toBeGreaterThan(20);
});

const clauseOf = (line: string): number[] => line.split(' ').slice(0, -1).map(Number);

/** Whether each step of a proof follows, by code of the tests alone. */
function follows({ formula, proof }: Case): boolean {
  const checker = new RupChecker();
  for (const line of formula) if (!/^[cp]/.test(line)) checker.add(clauseOf(line));
  for (const line of proof ?? []) {
    if (line.startsWith('d ')) checker.remove(clauseOf(line.slice(2)));
    else if (!checker.follows(clauseOf(line))) return false;
    else checker.add(clauseOf(line));
  }
  return proof?.at(-1) === '0';
}

const hasChecker = spawnSync('drat-trim', { encoding: 'utf8' }).error === undefined;

describe.each(Object.entries(kinds))('a refutation %s', (_, casesOf) => {
  const cases = casesOf();
  const refuted = cases.filter(({ proof }) => proof !== null);

  test('is of a formula that CaDiCaL refutes, and of no other', async () => {
    expect(refuted.length).toBeGreaterThan(4);
    expect(cases.length - refuted.length).toBeGreaterThan(2);
    for (const { formula, proof } of cases) {
      const { status } = await solveDimacs(formula.join('\n'));
      expect(status).toBe(proof === null ? 'satisfiable' : 'unsatisfiable');
    }
  });

  test('has a proof of which each step follows', () => {
    expect(refuted.filter((one) => !follows(one))).toEqual([]);
  });

  test.skipIf(!hasChecker)('has a proof that drat-trim takes', () => {
    for (const { formula, proof } of refuted) {
      const files = ['formula.cnf', 'proof.drup'].map((name) => join(folder, name));
      writeFileSync(files[0]!, `${formula.join('\n')}\n`);
      writeFileSync(files[1]!, `${proof!.join('\n')}\n`);
      expect(spawnSync('drat-trim', files, { encoding: 'utf8' }).stdout).toMatch(/^s VERIFIED/m);
    }
  });
});
