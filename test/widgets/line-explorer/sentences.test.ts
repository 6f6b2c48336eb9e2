import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, readTyped } from '../../../src/widgets/line-explorer/model.ts';
import type { LineExplorerQuestion } from '../../../src/widgets/line-explorer/model.ts';
import {
  cellSentence,
  contradictionSentence,
} from '../../../src/widgets/line-explorer/sentences.ts';

function ask(description: string, line: string, general = ''): LineExplorerQuestion {
  const reading = readTyped({ description, line, general });
  if (reading.errors !== undefined) throw new Error(JSON.stringify(reading.errors));
  return reading.question;
}

const questions = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
    fc.array(fc.constantFrom('0', '1', '?', '?', '?'), { minLength: 1, maxLength: 14 }),
  )
  .map(([runs, cells]) => ask(runs.join(' '), cells.join('')));

function say(description: string, line: string, cell: number): string {
  const question = ask(description, line);
  return cellSentence(question, answer(question), cell - 1);
}

describe('cellSentence', () => {
  test('names the run that covers a cell wherever it stands', () => {
    expect(say('2 3 1', '?0?????????', 4)).toBe(
      'Cell 4 is filled in all 4 fits, so it is filled. The run of 2 begins at cell 3 at the earliest and at cell 4 at the latest, and covers this cell either way.',
    );
    expect(say('4', '?????', 3)).toContain('covers cells 2 to 4 either way.');
  });

  test('says which runs cannot reach an empty cell', () => {
    expect(say('3 2 1', '?1?1?0?????', 5)).toBe(
      'Cell 5 is empty in all 3 fits, so it is empty. The run of 3 ends at cell 4 at the latest, and the run of 2 begins at cell 7 at the earliest.',
    );
    expect(say('0', '??', 1)).toContain('The description asks for no run.');
  });

  test('gives both counts for a cell that stays unknown', () => {
    expect(say('2 3 1', '?0?????????', 3)).toBe(
      'Cell 3 is filled in 3 of the 4 fits and empty in 1, so it stays unknown.',
    );
  });

  test('says that a cell was given', () => {
    expect(say('2 3 1', '?0?????????', 2)).toBe(
      'Cell 2 was empty from the start, so it is in all 4 fits.',
    );
  });

  test('speaks of the cell as the settled line has it, for every line', () => {
    const words = ['so it is empty.', 'so it is filled.', 'so it stays unknown.'];
    fc.assert(
      fc.property(questions, (question) => {
        const result = answer(question);
        for (const [cell, value] of result.settled?.entries() ?? [])
          if (question.line[cell] === 2)
            expect(cellSentence(question, result, cell)).toContain(words[value]);
      }),
    );
  });
});

describe('contradictionSentence', () => {
  test('says that there is too little room', () => {
    expect(contradictionSentence(ask('20 10', '?'.repeat(30)))).toBe(
      'No line fits: the clues need 31 cells, the line has 30. Shorten a run or lengthen the line.',
    );
  });

  test('names the cell that rules out the rest, and the cells that mend it', () => {
    expect(contradictionSentence(ask('3', '?1???1???'))).toBe(
      'No line fits: the cells before cell 6 leave 2 fits, and in all of them cell 6 is empty, but here it is filled. Making cell 2 or 6 unknown again mends it.',
    );
  });

  test('has an answer for every line without a fit', () => {
    fc.assert(
      fc.property(questions, (question) => {
        fc.pre(answer(question).count === 0n);
        const text = contradictionSentence(question);
        expect(text).toMatch(/^No line fits: .{20}/);
        const cures =
          /Making cell (.*) unknown/
            .exec(text)?.[1]
            ?.split(/, | or /)
            .map(Number) ?? [];
        for (const cure of cures) {
          const line = question.line.slice();
          line[cure - 1] = 2;
          expect(answer({ ...question, line }).count).toBeGreaterThan(0n);
        }
      }),
    );
  });
});
