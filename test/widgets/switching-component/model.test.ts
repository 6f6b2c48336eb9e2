import { describe, expect, test } from 'vitest';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { adheres, puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { solve } from '../../../src/engine/solve/solve.ts';
import { switchingComponents } from '../../../src/engine/sweep/switchingComponents.ts';
import { encodeImage } from '../../../src/formats/imageCode.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { linksOf } from '../../../src/kit/puzzle/links.ts';
import { pictureOfPuzzle } from '../../../src/kit/puzzle/picture.ts';
import {
  askedOf,
  boardShown,
  componentRows,
  defaultState,
  findsOf,
  findsText,
  lineChecks,
  mostListed,
  shownImage,
  stateText,
  switchingSettings,
} from '../../../src/widgets/switching-component/model.ts';
import { presets } from '../../../src/widgets/switching-component/presets.ts';

const usual = defaultState({});
const codeOf = (id: string): string => {
  const preset = presets.find((one) => one.id === id);
  if (preset === undefined) throw new RangeError(id);
  return preset.code;
};

describe('presets', () => {
  test('are what their notes say', () => {
    expect(findsOf(codeOf('switch')).components).toHaveLength(1);
    expect(findsOf(codeOf('switch')).solutions).toBe('The puzzle has 2 solutions.');
    expect(findsOf(codeOf('two-filled')).components).toHaveLength(1);
    for (const id of ['random-6x6', 'random-10x10', 'random-30x30-half'])
      expect(findsOf(codeOf(id)).components.length).toBeGreaterThan(0);
    const larger = findsOf(codeOf('eight-at-once'));
    expect(larger.components).toEqual([]);
    expect(solve(larger.puzzle, { most: 100 }).solutions.length).toBe(2);
    expect(larger.puzzle.rows.length * larger.puzzle.columns.length).toBe(8);
  });

  test('of fewer than eight cells always have one when the puzzle has several solutions', () => {
    let several = 0;
    for (let height = 1; height < 8; height++)
      for (let width = 1; height * width < 8; width++)
        for (let index = 0; index < 2 ** (height * width); index++) {
          const image = imageFromIndex(height, width, index);
          if (solve(puzzleOf(image)).solutions.length < 2) continue;
          several++;
          expect(switchingComponents(image, 1)).toHaveLength(1);
        }
    expect(several).toBeGreaterThan(0);
  });
});

describe('an exchange', () => {
  const finds = findsOf(codeOf('random-10x10'));

  test('keeps every description, whichever component is chosen', () => {
    for (const [at, component] of finds.components.entries()) {
      const other = shownImage(finds, { ...usual, number: at + 1, exchanged: true });
      expect(adheres(other, finds.puzzle)).toBe(true);
      const checks = lineChecks(finds, component);
      expect(checks).toHaveLength(4);
      for (const { before, after } of checks) expect(after).toBe(before);
    }
  });

  test('is told in words and marked on the board', () => {
    const state = { ...usual, number: 1, exchanged: true };
    expect(stateText(finds, state)).toMatch(/^Exchanged: rows \d+ and \d+, columns/);
    const board = boardShown(finds, state);
    expect(board.fresh?.size).toBe(4);
    expect(board.lit).toHaveLength(4);
  });
});

describe('findsOf', () => {
  test('says when there is none, and when there are more than are listed', () => {
    expect(findsText(findsOf(encodeImage(imageFromText(['##', '##']))))).toMatch(/^No two rows/);
    const diagonal = Array.from({ length: 40 }, (_, at) => `${'.'.repeat(at)}#`.padEnd(40, '.'));
    const many = findsOf(encodeImage(imageFromText(diagonal)));
    expect(many.components).toHaveLength(mostListed);
    expect(findsText(many)).toBe('More than 500 switching components of two rows and two columns.');
    expect(many.solutions).toMatch(/at least/);
  });

  test('lists them for a table, lines counted from 1', () => {
    expect(componentRows(findsOf(codeOf('switch')))[1]).toEqual([1, 1, 2, 1, 2]);
  });
});

describe('links', () => {
  test('say nothing about the figure as it stands in the text, and bring a state back', () => {
    expect(linksOf(switchingSettings).write(usual, usual)).toEqual({});
    const state = { code: codeOf('random-6x6'), number: 2, exchanged: true };
    expect(
      linksOf(switchingSettings).read(linksOf(switchingSettings).write(state, usual), usual),
    ).toEqual(state);
  });

  test.each([{ g: '2x2b?' }, { g: '9999x9b' }, { k: '7' }, { k: '0' }, { k: '1.5' }])(
    'that are damaged or out of range are refused: %o',
    (values) =>
      expect(() =>
        askedOf(linksOf(switchingSettings).read(values, usual), findsOf(usual.code)),
      ).toThrow(LinkError),
  );
});

describe('pictureOfPuzzle', () => {
  test('gives a picture that fits, or says why not', () => {
    const puzzle = puzzleOf(imageFromText(['##.', '.#.', '.##']));
    const found = pictureOfPuzzle(puzzle);
    expect('code' in found && adheres(findsOf(found.code).image, puzzle)).toBe(true);
    const none = pictureOfPuzzle({ rows: [[2], []], columns: [[1], []] });
    expect('problem' in none && none.problem).toMatch(/no solution/);
  });
});
