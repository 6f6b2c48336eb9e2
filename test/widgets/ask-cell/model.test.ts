import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import type { Puzzle } from '../../../src/engine/board/puzzle.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { boardRandom } from '../../../src/engine/board/random.ts';
import { sampleIndependent } from '../../../src/engine/board/sample.ts';
import type { AskedCell } from '../../../src/engine/inference/question.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { decodePuzzle, encodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { createStates } from '../../../src/kit/stepper/snapshots.ts';
import { outlineOf, stopsAt } from '../../../src/kit/stepper/trace.ts';
import { createWalk, logEntry, momentAt } from '../../../src/kit/stepper/walk.ts';
import { conflictGraph } from '../../../src/widgets/ask-cell/graph.ts';
import { layOut } from '../../../src/widgets/ask-cell/graphLayout.ts';
import { questionJson, questionProof, questionRows } from '../../../src/widgets/ask-cell/files.ts';
import type { AskRun } from '../../../src/widgets/ask-cell/model.ts';
import {
  askHere,
  askLinks,
  defaultSettings,
  openingCell,
  questionOf,
  recordedBy,
  tooManyClauses,
  waitingRun,
} from '../../../src/widgets/ask-cell/model.ts';
import { presets } from '../../../src/widgets/ask-cell/presets.ts';
import { askLevels } from '../../../src/widgets/ask-cell/trace.ts';
import type { AskCellVerdict } from '../../../src/widgets/ask-cell/words.ts';
import { verdictOf } from '../../../src/widgets/ask-cell/words.ts';

function randomPuzzle(side: number, index: number): Puzzle {
  const cells = new Uint8Array(side * side);
  sampleIndependent(boardRandom(41, side, side, 40, index), cells, 0.4);
  return puzzleOf({ height: side, width: side, cells });
}

const ask = (puzzle: Puzzle, cell: number, value: 0 | 1, from: 'clues' | 'sweeps'): AskRun =>
  askHere(encodePuzzle(puzzle), puzzle, { cell, value, from });

const answered = ({ asked }: AskRun): AskedCell => {
  if (asked === null) throw new Error('not answered');
  return asked;
};

/** Runs of several kinds: refuted, with solutions, with many conflicts, from both starts. */
const runs = [
  ...Array.from({ length: 8 }, (_, index) =>
    ask(
      randomPuzzle(8 + index, index),
      5 * index,
      (index % 2) as 0 | 1,
      index % 3 ? 'sweeps' : 'clues',
    ),
  ),
  ask(decodePuzzle(galleryPuzzle('no-progress').code), 24, 1, 'sweeps'),
  ask(decodePuzzle(galleryPuzzle('lambda').code), 1, 0, 'sweeps'),
  ask(decodePuzzle(galleryPuzzle('no-solution').code), 3, 1, 'clues'),
];

/** The board at the end of the record, taken step by step. */
function recordedEnd({ start, steps }: AskedCell): Uint8Array {
  const cells = start.cells.slice();
  for (const step of steps) {
    if (step.kind === 'suppose' || step.kind === 'follow')
      cells[step.literal >> 1] = 1 - (step.literal & 1);
    if (step.kind === 'back') for (const cell of step.cells) cells[cell] = UNKNOWN;
  }
  return cells;
}

describe('the trace of a question', () => {
  test('tells every step of the record once, and ends in its state, at every level', () => {
    for (const run of runs) {
      const asked = answered(run);
      const told = run.made.recorded.filter((_, at) => {
        const { level, changes } = run.made.trace.steps[at] ?? { level: '', changes: [] };
        return level !== 'line' || changes.length > 0 || run.made.recorded[at]?.length === 1;
      });
      expect(new Set(told.flat())).toEqual(new Set(asked.steps.keys()));
      const { length } = run.made.trace.steps;
      const end = createStates(run.made.trace).cellsAt(length);
      expect(end).toEqual(recordedEnd(asked));
      if (asked.answer.kind === 'picture') expect(end).toEqual(asked.answer.picture.cells);
      const outline = outlineOf(run.made.trace);
      for (const level of askLevels) expect(stopsAt(outline, level).at(-1)).toBe(length);
    }
  });

  test('gives of each line only what its cells give: the premises alone, by SETTLE', () => {
    let lines = 0;
    let dead = 0;
    for (const { made, asked } of runs) {
      const states = createStates(made.trace);
      for (const [at, { premises, changes, level, bad = [] }] of made.trace.steps.entries()) {
        const [premise] = premises ?? [];
        if (premise === undefined) continue;
        expect(changes).toEqual([]);
        expect(level).toBe('line');
        lines++;
        const { line, before, description } = premise;
        const { width } = made.trace.start;
        const places = [...before.keys()].map((place) =>
          line.direction === 'H' ? line.index * width + place : place * width + line.index,
        );
        expect(places.map((cell) => states.cellsAt(at)[cell])).toEqual([...before]);
        const after = settle(before, description);
        if (bad.length > 0) {
          expect(after).toBeNull();
          dead++;
        }
        // the cells of the line that follow directly
        for (let next = at + 1; made.trace.steps[next]?.level === 'cell'; next++)
          for (const { cell, value } of made.trace.steps[next]?.changes ?? [])
            if (after !== null) expect(after[places.indexOf(cell)]).toBe(value);
      }
      expect(asked).not.toBeNull();
    }
    expect(lines).toBeGreaterThan(100);
    expect(dead).toBeGreaterThan(5);
  });

  test('takes cells back where the solver does, and marks only what stands as supposed', () => {
    let back = 0;
    for (const { made } of runs) {
      const walk = createWalk(made.trace);
      for (const stop of stopsAt(walk.outline, 'line')) {
        const moment = momentAt(walk, {
          position: stop,
          granularity: 'line',
          playing: false,
          speed: 0,
        });
        back += moment.takenBack.size;
        const standing = made.suppositions.filter(({ from, to }) => from <= stop && stop < to);
        expect(moment.counts['standing']).toBe(Math.max(0, ...standing.map(({ depth }) => depth)));
        expect(moment.trials).toEqual(new Set(standing.map(({ cell }) => cell)));
        expect(moment.sentence).not.toBe('');
      }
    }
    expect(back).toBeGreaterThan(20);
  });

  test('says each kind of step in words', () => {
    const run = ask(decodePuzzle(galleryPuzzle('no-progress').code), 24, 1, 'sweeps');
    const walk = createWalk(run.made.trace);
    const said = [...stopsAt(walk.outline, 'line').keys()].map((at) => logEntry(walk, 'line', at));
    expect(said[0]).toBe(
      'Sweeps have found 0 of 25 cells. The question: can it be that row 5, column 5 is filled?',
    );
    expect(said[1]).toBe('Supposition 1, the question itself: row 5, column 5 is filled.');
    expect(said[2]).toBe('Row 5: cells 1 to 4 are empty, because clue 1 fits in one way only.');
    expect(said.some((text) => text.startsWith('Nothing more follows. Supposition 2, the'))).toBe(
      true,
    );
    expect(said.some((text) => /^Conflict\. (Row|Column) \d, .*: no fit is left/.test(text))).toBe(
      true,
    );
    expect(said.some((text) => text.startsWith('Learnt 1: '))).toBe(true);
    expect(said.some((text) => /^Back: \d+ cells are taken back/.test(text))).toBe(true);
    expect(said.at(-1)).toMatch(/It must be empty\. Row 5, column 5 cannot be filled/);
  });
});

const verdictIn = (
  name: 'switch' | 'heart' | 'no-solution' | 'no-progress',
  cell: number,
  value: 0 | 1,
): AskCellVerdict =>
  verdictOf(answered(ask(decodePuzzle(galleryPuzzle(name).code), cell, value, 'sweeps')));

describe('the answer', () => {
  test('is one of five, and names what is known already', () => {
    expect(verdictIn('switch', 0, 1).kind).toBe('open');
    expect(verdictIn('switch', 0, 1).text).toContain('differ in 4 cells');
    expect(verdictIn('no-solution', 0, 1).kind).toBe('none');
    expect(verdictIn('no-progress', 24, 1).head).toBe('It must be empty');
    expect(verdictIn('no-progress', 24, 0).head).toBe('It must be empty');
    const known = [0, 1].map((value) => verdictIn('heart', 1, value as 0 | 1));
    for (const { head, text } of known) {
      expect(head).toBe('It must be filled');
      expect(text).toContain('Sweeps had found that already');
    }
    const puzzle = randomPuzzle(6, 1);
    const waiting = waitingRun('', puzzle, { cell: 0, value: 0, from: 'sweeps' });
    expect(waiting.asked).toBeNull();
    expect(waiting.made.trace.steps).toEqual([]);
  });

  test('of every preset is given, and two solutions both fit', () => {
    for (const { code } of presets) {
      const puzzle = decodePuzzle(code);
      if (puzzle.rows.length > 12) continue;
      const asked = answered(
        askHere(code, puzzle, questionOf(defaultSettings({ puzzle: code }), puzzle)),
      );
      expect(asked.answer.kind).not.toBe('open');
      for (const answer of [asked.answer, asked.otherwise])
        if (answer.kind === 'picture') expect(adheres(answer.picture, puzzle)).toBe(true);
    }
  });
});

describe('the graph of a conflict', () => {
  test('leads from suppositions to the conflict, and the cut is the learnt clause', () => {
    let graphs = 0;
    for (const run of runs) {
      const asked = answered(run);
      for (const [at, step] of asked.steps.entries()) {
        if (step.kind !== 'conflict' || step.depth === 0) continue;
        const graph = conflictGraph(asked, at + 1);
        if (graph === null) throw new Error('no graph');
        graphs++;
        const seen = new Set<number>();
        for (const node of graph.nodes) {
          expect(node.from.every((literal) => seen.has(literal))).toBe(true);
          expect(node.supposed).toBe(node.by === null);
          seen.add(node.literal);
        }
        const next = asked.steps[at + 1];
        const clause = next?.kind === 'learn' ? next.clause : [];
        const cut = graph.nodes.filter((node) => node.cut).map(({ literal }) => literal ^ 1);
        expect(new Set(cut)).toEqual(new Set(clause));
        // with the cut alone all beyond it follows, and so the conflict
        const known = new Set(clause.map((literal) => literal ^ 1));
        for (const node of graph.nodes)
          if (node.beyond) {
            expect(node.supposed).toBe(false);
            known.add(node.literal);
          }
        for (const node of graph.nodes)
          if (node.beyond && node.from.length > 0)
            expect(
              node.from.filter(
                (literal) => !known.has(literal) && !impliedBy(graph.nodes, literal, known),
              ),
            ).toEqual([]);
        const { placed, columns } = layOut(graph);
        const columnOf = new Map(placed.map(({ node, column }) => [node.literal, column]));
        for (const { node, column } of placed) {
          expect(column).toBeLessThan(columns);
          for (const literal of node.from) expect(columnOf.get(literal)).toBeLessThan(column);
        }
        const places = placed.map(({ column, row }) => `${column} ${row}`);
        expect(new Set(places).size).toBe(places.length);
      }
      expect(conflictGraph(asked, 0)).toBeNull();
      expect(recordedBy(run, run.made.trace.steps.length)).toBe(asked.steps.length);
    }
    expect(graphs).toBeGreaterThan(10);
  });
});

/** Whether a node follows from known ones: minimisation leaves such nodes out of the clause. */
function impliedBy(
  nodes: NonNullable<ReturnType<typeof conflictGraph>>['nodes'],
  literal: number,
  known: ReadonlySet<number>,
): boolean {
  const node = nodes.find((one) => one.literal === literal);
  if (node === undefined || node.supposed) return false;
  return node.from.every((one) => known.has(one) || impliedBy(nodes, one, known));
}

describe('files and links', () => {
  test('a proof is there when the question is refuted, and rows and JSON hold every step', () => {
    for (const run of runs) {
      const asked = answered(run);
      expect(questionProof(asked) === null).toBe(asked.answer.kind !== 'refuted');
      const rows = questionRows(asked);
      expect(rows.length).toBe(asked.steps.length + 1);
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
      const json = questionJson(run.puzzle, asked) as { readonly steps: readonly unknown[] };
      expect(json.steps.length).toBe(asked.steps.length);
    }
  });

  test('a link keeps puzzle, cell, value, start, level and step, and says what is wrong', () => {
    const { code } = galleryPuzzle('no-progress');
    const usual = defaultSettings({ puzzle: code, cell: [5, 5], value: 'filled' });
    const state = {
      ...usual,
      cell: { row: 2, column: 2 },
      value: 'empty' as const,
      from: 'clues' as const,
      granularity: 'cell' as const,
      position: 7,
    };
    const link = askLinks.write(state, usual);
    expect(link).toEqual({ c: '3.3', f: 'clues', g: 'cell', s: '7' });
    expect(askLinks.read(link, usual)).toEqual(state);
    expect(() => askLinks.read({ c: '6.1' }, usual)).toThrow('cell "6.1"');
    expect(() => askLinks.read({ v: 'grey' }, usual)).toThrow('"grey"');
    // another cell is asked from its start, and whether it is empty
    expect(askLinks.read({ c: '1.1' }, { ...usual, position: 3 })).toMatchObject({
      position: 0,
      value: 'empty',
    });
    expect(openingCell(decodePuzzle(code))).toEqual({ row: 0, column: 0 });
  });

  test('a board whose formula would be too large is known before it is asked', () => {
    const lines = Array.from({ length: 100 }, () => [40, 10]);
    const large = { rows: lines, columns: lines };
    expect(tooManyClauses(large)).toBeGreaterThan(1_000_000);
    expect(tooManyClauses(decodePuzzle(galleryPuzzle('random-30x30-half').code))).toBeNull();
  });
});
