import { describe, expect, test } from 'vitest';
import { difficulty000 } from '../../../src/engine/sweep/difficulty.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { hunt } from '../../../src/experiments/hunt.ts';
import type { HuntSpec } from '../../../src/experiments/hunt.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  countsOf,
  csvOf,
  huntSettings,
  presetsFor,
  recordOf,
  specOf,
  tableOfCounts,
  withRecord,
} from '../../../src/widgets/puzzle-hunt/model.ts';
import type { HuntRecord } from '../../../src/widgets/puzzle-hunt/model.ts';

const spec: HuntSpec = {
  height: 5,
  width: 5,
  method: 'climb',
  percentage: 50,
  restarts: 4,
  steps: 200,
  seed: 7,
};

function hunted(of: HuntSpec) {
  const tally = hunt.emptyTally(of);
  hunt.begin(of)(0, hunt.units(of), tally);
  return tally;
}

const { defaults, read, formOf, fromLink, toLink } = huntSettings;

const typed = (texts: Record<string, string>) => ({ ...formOf(defaults), ...texts });

const found = (): HuntRecord => {
  const record = recordOf(hunted(spec));
  if (record === null) throw new Error('nothing found');
  return record;
};

describe('the settings', () => {
  test('give larger puzzles fewer steps for each restart, so that a hunt can be stopped quickly', () => {
    expect(read(typed({ height: '4', width: '4', steps: '5000' })).values?.steps).toBe(5000);
    const { values, problems } = read(typed({ height: '20', width: '20', steps: '5000' }));
    expect(values).toBeNull();
    expect(problems.steps).toContain('from 1 to 500.');
  });

  test('accept the presets of their size', () => {
    for (const side of ['4', '10', '20']) {
      const { values } = read(typed({ height: side, width: side, steps: '400' }));
      const presets = presetsFor(values === null ? null : specOf(values));
      expect(presets).toHaveLength(3);
      for (const { restarts } of presets)
        expect(read(typed({ restarts: String(restarts) })).problems).toEqual({});
    }
  });

  test('name a bad size once and do not blame the steps for it', () => {
    expect(Object.keys(read(typed({ height: '99' })).problems)).toEqual(['height']);
  });
});

describe('records', () => {
  test('have the difficulty that they claim', () => {
    const { image, difficulty } = found();
    expect(difficulty000(puzzleOf(image))).toBe(difficulty);
  });

  test('make a history that only rises', () => {
    const record = found();
    const easier = { ...record, difficulty: record.difficulty - 1, code: 'a' };
    expect(withRecord([], record)).toEqual([record]);
    expect(withRecord([easier], record)).toEqual([easier, record]);
    expect(withRecord([record], easier)).toEqual([record]);
    expect(withRecord([record], null)).toEqual([record]);
  });

  test('replace one that is equally hard, so that the last does not depend on the number of cores', () => {
    const record = found();
    const other = { ...record, code: 'other' };
    expect(withRecord([record], other)).toEqual([other]);
  });

  test('come back from a link, with their difficulty computed and not believed', () => {
    const record = found();
    const link = toLink(typed({ record: record.code }), defaults);
    expect(link).toEqual({ b: record.code });
    const { record: back } = fromLink(link, defaults);
    expect(back?.image).toEqual(record.image);
    expect(back?.difficulty).toBe(record.difficulty);
  });

  test.each([
    ['a forged code', '5x5b!!'],
    ['a truncated code', '10x10bAAAA'],
    ['a puzzle that is not simple', '2x2bJ'],
    ['a grid with unknown cells', '2x2tA'],
  ])('are refused from a link with %s', (_what, code) => {
    expect(() => fromLink({ b: code }, defaults)).toThrow(LinkError);
  });

  test('are absent from a link without one', () => {
    expect(fromLink({}, defaults).record).toBeNull();
  });
});

describe('links', () => {
  test.each([{ h: '21' }, { k: '0' }, { m: 'x' }, { h: '20', w: '20', k: '5000' }])(
    'that ask for what cannot be hunted are refused: %o',
    (values) => expect(() => fromLink(values, defaults)).toThrow(LinkError),
  );
});

describe('counts', () => {
  test('add up to the simple puzzles tried', () => {
    const tally = hunted(spec);
    const counts = countsOf(tally);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(tally.simple);
    expect(counts.at(-1)?.difficulty).toBe(tally.best?.difficulty);
    expect(tableOfCounts(spec, tally).rows).toHaveLength(counts.length);
  });

  test('and records stand in one file, told apart', () => {
    const lines = csvOf([found()], [{ difficulty: 1, count: 3 }])
      .trim()
      .split('\r\n');
    expect(lines[1]?.startsWith('record,')).toBe(true);
    expect(lines[2]).toBe('count,1,3,');
  });
});
