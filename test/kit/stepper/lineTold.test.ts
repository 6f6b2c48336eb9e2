import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN, parseLine } from '../../../src/engine/board/cell.ts';
import { describeLine } from '../../../src/engine/board/description.ts';
import { fits } from '../../../src/engine/line/fits.ts';
import { settle } from '../../../src/engine/line/settle.ts';
import { lineKinds, lineTold } from '../../../src/kit/stepper/lineTold.ts';
import type { LineKind } from '../../../src/kit/stepper/lineTold.ts';

const tell = (text: string, runs: readonly number[]): string => {
  const before = parseLine(text);
  return lineTold({ direction: 'H', index: 1 }, runs, before, settle(before, runs)).text;
};

/** Where each run begins in a finished line. */
const begins = (fit: Uint8Array): readonly number[] =>
  [...fit.keys()].filter((at) => fit[at] === FILLED && fit[at - 1] !== FILLED);

/** A line of an image of which some cells are known. */
const lines = fc
  .array(
    fc.tuple(fc.constantFrom(EMPTY, EMPTY, FILLED, FILLED), fc.constantFrom(true, false, false)),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((cells) => ({
    description: describeLine(Uint8Array.from(cells, ([cell]) => cell)),
    before: Uint8Array.from(cells, ([cell, known]) => (known ? cell : UNKNOWN)),
  }));

describe('what a line gives, told to a person', () => {
  test('says each kind of inference in its own words', () => {
    expect([
      tell('??1??', [2]),
      tell('?????', [3]),
      tell('?????', [2, 2]),
      tell('?1?????', [1, 2]),
      tell('?0???', [2]),
      tell('0110?', [2]),
      tell('?1??', [2]),
      tell('???', []),
      tell('1?1', [2]),
      tell('?????', [2]),
      tell('10', [1]),
    ]).toEqual([
      'Row 2 has its middle cell now, so its 2 cannot reach either end.',
      'Row 2 is tight: wherever its 3 goes, it covers the middle.',
      '2 and 2 fill row 2 from end to end.',
      'Row 2 has its 1, so the cells beside are empty.',
      'The 2 of row 2 covers one cell wherever it goes; no number reaches another.',
      'Row 2 has its 2, so the rest is empty.',
      'Row 2 has a cell of its 2 now, so it cannot reach the far end.',
      'Row 2 has no number, so all of it is empty.',
      'Nothing fits in row 2 any more.',
      'Row 2 says nothing new.',
      'Row 2 is finished already.',
    ]);
  });

  test('claims nothing that the fits of the line do not bear out, and fits beside its picture', () => {
    const seen = new Set<LineKind>();
    fc.assert(
      fc.property(lines, ({ description, before }) => {
        const after = settle(before, description);
        const { kind, text } = lineTold({ direction: 'V', index: 11 }, description, before, after);
        seen.add(kind);
        expect(text.length).toBeLessThan(100);
        if (after === null) return;
        const all = [...fits(before, description)];
        const fresh = (value: number): number[] =>
          [...after.keys()].filter((at) => before[at] === UNKNOWN && after[at] === value);
        const [filled, empty] = [fresh(FILLED), fresh(EMPTY)];
        /** Runs that lie over a cell in every fit. */
        const over = (cell: number): number[] =>
          [...description.keys()].filter((k) =>
            all.every((fit) => {
              const from = begins(fit)[k] ?? 0;
              return from <= cell && cell < from + (description[k] ?? 0);
            }),
          );
        const known = [...before.keys()].filter((at) => before[at] === FILLED);
        const holds: Partial<Record<LineKind, boolean>> = {
          exact: all.length === 1 && !before.some((cell) => cell !== UNKNOWN),
          only: all.length === 1,
          covers: filled.every((cell) => over(cell).length === 1) && empty.length === 0,
          grows: description.some(
            (_, k) =>
              filled.every((cell) => over(cell).includes(k)) &&
              known.some((cell) => over(cell).includes(k)),
          ),
          both: description.some((_, k) => filled.every((cell) => over(cell).includes(k))),
          ends: description.length === 1 && known.length > 0 && filled.length === 0,
          finished: known.length === description.reduce((sum, run) => sum + run, 0),
          beside: empty.every((cell) => before[cell - 1] === FILLED || before[cell + 1] === FILLED),
          narrow: filled.length === 0,
          reach: filled.length === 0,
          silent: filled.length + empty.length === 0,
          known: !before.includes(UNKNOWN),
          bare: description.length === 0,
        };
        expect([kind, text, holds[kind] ?? kind === 'agree']).toEqual([kind, text, true]);
        if (text.includes('either end')) expect([after[0], after.at(-1)]).toEqual([EMPTY, EMPTY]);
      }),
      { numRuns: 3000 },
    );
    expect([...lineKinds].filter((kind) => !seen.has(kind) && kind !== 'broken')).toEqual([]);
  });
});
