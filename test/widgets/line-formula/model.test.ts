import { describe, expect, test } from 'vitest';
import { describeLine, sameDescription } from '../../../src/engine/board/description.ts';
import { boardFormula } from '../../../src/engine/inference/boardFormula.ts';
import { sizeByAutomaton } from '../../../src/engine/inference/automatonFormula.ts';
import { decodePuzzle } from '../../../src/formats/puzzleCode.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';
import { automatonPicture } from '../../../src/widgets/line-formula/automatonPicture.ts';
import { kindCounts, namedFormula } from '../../../src/widgets/line-formula/clauseNames.ts';
import * as model from '../../../src/widgets/line-formula/model.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const storyOf = (runs: string, cells: number, line = ''): model.LineStory =>
  model.storyOf({ ...model.defaultState({}), runs, cells, line });

describe('reading a line', () => {
  test('goes through the states of the chain, and ends in the last one where the line fits', () => {
    const story = storyOf('2 1', 6, '011001');
    expect(story.states).toEqual([0, 0, 1, 2, 3, 3, 4]);
    expect(model.expressionOf(story.description)).toBe('0* 11 0+ 1 0*');
    expect([0, 2, 4, 6].map((at) => model.readingText(story, at))).toEqual([
      'Nothing is read yet: state 0, before the first run.',
      '01 is read: state 1, at cell 1 of run 1.',
      '0110 is read: state 3, in the gap after run 1.',
      'All cells are read, and state 4 is the last one: the line fits 2 1.',
    ]);
  });

  test('stops where no step reads the next cell', () => {
    const story = storyOf('2 1', 6, '010000');
    expect(story.states).toEqual([0, 0, 1]);
    expect(model.readingText(story, 3)).toBe(
      'Cell 3 is empty, and no step from state 1 reads that. The line does not fit 2 1.',
    );
  });

  test('says “fits” of exactly the lines that do', () => {
    for (let bits = 0; bits < 2 ** 7; bits++) {
      const line = bits.toString(2).padStart(7, '0');
      const story = storyOf('1 2', 7, line);
      const fits = model.readingText(story, 7).includes('the line fits');
      expect([line, fits]).toEqual([line, sameDescription(describeLine(story.line), [1, 2])]);
    }
  });

  test('begins with the leftmost fit, and with empty cells where there is none', () => {
    expect([...storyOf('2 1', 6).line].join('')).toBe('110100');
    expect([...storyOf('2 4', 6).line].join('')).toBe('000000');
    const none = storyOf('0', 4);
    expect(none.automaton).toBeNull();
    expect(model.readingText(none, 0)).toContain('needs no automaton');
    expect(model.expressionOf([])).toBe('0*');
  });
});

describe('the formula of a line', () => {
  test('has the clauses that are counted, each of a kind, told in names', () => {
    for (const [cells, description] of [
      [6, [2, 1]],
      [3, [1, 1]],
      [9, [1, 2, 3]],
      [4, [4]],
      [5, []],
    ] as const) {
      const formula = namedFormula(cells, description);
      expect(formula.size).toEqual(sizeByAutomaton(cells, description));
      const counts = kindCounts(formula).map(([, count]) => count);
      expect(counts.reduce((a, b) => a + b, 0)).toBe(formula.size.clauses);
    }
    const { clauses } = namedFormula(6, [2, 1]);
    const texts = clauses.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContain('cell 3 read as 1 into 2 → cell 3 filled');
    expect(texts).toContain('cell 3 read as 0 into 3 → state 2 after 2 or state 3 after 2');
    expect(texts).toContain('state 3 after 2 → cell 3 read as 0 into 3 or cell 3 read as 1 into 4');
    expect(texts).toContain('state 3 after 4 → cell 4 read as 0 into 3');
    expect(texts).toContain(
      'cell 5 filled → cell 5 read as 1 into 1 or cell 5 read as 1 into 2 or cell 5 read as 1 into 4',
    );
    expect(texts).toContain('not state 1 after 0');
    expect(texts).toContain('not state 3 after 6');
  });

  test('is held against what is printed', () => {
    const one = storyOf('3', 8);
    expect(model.sizeText(one, model.sizeRows(one))).toBe('All three are as printed.');
    const three = storyOf('1 1 1', 10);
    const rows = model.sizeRows(three);
    expect(rows.map(({ printed, counted }) => printed! - counted)).toEqual([0, 0, 20]);
    expect(model.sizeText(three, rows)).toContain('20 larger: 10 for each of the 2 runs');
    const none = storyOf('0', 5);
    expect(model.sizeRows(none).map(({ printed }) => printed)).toEqual([null, null, null]);
    expect(model.clauseRows(three).length).toBe(rows[0]!.counted + 1);
  });
});

describe('the formula of a board', () => {
  test('is measured as it is made', () => {
    const puzzle = decodePuzzle(galleryPuzzle('must-be-72').code);
    const { automaton, order } = model.boardSizes(puzzle);
    for (const [size, encoding] of [
      [automaton, 'automaton'],
      [order, 'order'],
    ] as const) {
      const { clauses, variables } = boardFormula(puzzle, encoding);
      expect(size).toEqual({
        clauses: clauses.count,
        variables,
        occurrences: clauses.occurrences,
      });
    }
    expect(model.fileTrouble({ automaton, order })).toBeNull();
    const lines = model.linesOfPuzzle(puzzle);
    expect(lines.length).toBe(20);
    expect(lines[0]?.text).toBe('Row 1: 1 1 3');
  });

  test('is not written out where it is too large, and says so', () => {
    const lines = Array.from({ length: 100 }, () => [40, 40]);
    const sizes = model.boardSizes({ rows: lines, columns: lines });
    expect(sizes.order).toBeNull();
    expect(model.fileTrouble(sizes)).toContain('npm run formula');
  });
});

test('the picture has a circle for each state, two for the last', () => {
  const { automaton } = storyOf('2 1', 6);
  const markup = toMarkup(automatonPicture(automaton!, 1, 0, 'label'));
  expect(markup.match(/<circle/g)).toHaveLength(6);
  expect(markup.match(/is-now/g)).toHaveLength(2);
});

test('problems of what is typed are told', () => {
  expect(model.descriptionProblem('2 1')).toBeNull();
  expect(model.descriptionProblem('2 x')).toContain('whole numbers');
  expect(model.cellsProblem('12')).toBeNull();
  expect(model.cellsProblem('101')).not.toBeNull();
});
