import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { answerJson, fitsCsv } from '../../../src/widgets/line-explorer/lineFiles.ts';
import { answer, fitsOf, readTyped } from '../../../src/widgets/line-explorer/model.ts';
import type { LineExplorerQuestion } from '../../../src/widgets/line-explorer/model.ts';
import { bitsOf, commonOf, numberOf } from '../../../src/widgets/line-explorer/numbers.ts';
import { presets } from '../../../src/widgets/line-explorer/presets.ts';
import {
  linkOfState,
  presetOf,
  stateOf,
  stateOfLink,
  stateOfProps,
  titleOf,
} from '../../../src/widgets/line-explorer/state.ts';
import { firstFrame } from '../../../src/book/still.ts';
import { figure as lineExplorer } from '../../../src/widgets/line-explorer/figure.ts';

function ask(description: string, line: string): LineExplorerQuestion {
  const reading = readTyped({ description, line, general: '' });
  if (reading.errors !== undefined) throw new Error(JSON.stringify(reading.errors));
  return reading.question;
}

const usual = stateOfProps({});

describe('a link', () => {
  test('without a choice has the one of the page, as long as the line is the same', () => {
    const page = stateOfProps({ preset: '002', v: 'table', c: '4.2' });
    expect(stateOfLink({}, page)).toEqual(page);
    expect(linkOfState(page, page)).toEqual({});
    expect(stateOfLink({ l: '??' }, page)).toMatchObject({ cell: null, entry: null });
    expect(linkOfState({ ...page, entry: { i: 1, j: 1 } }, page)).toEqual({ c: '1.1' });
  });

  test.each([
    [{ l: 'abc' }, 'The link holds a line that cannot be read. Not a cell at column 1: a'],
    [{ l: '?'.repeat(101) }, '101 cells, 100 is the most'],
    [{ d: '3 x' }, 'Not a run at column 3'],
    [{ g: '2' }, 'Not a segment at column 1'],
    [{ v: 'song' }, 'The link asks for "song"; known are fits, table, numbers.'],
    [{ c: '99' }, 'The link points at "99"; cells run from 1 to 11.'],
    [{ c: '4.99' }, 'The link points at "4.99"'],
    [{ c: '-1' }, 'The link points at "-1"'],
  ])('%j is refused with a message for the reader', (values, message) => {
    expect(() => stateOfLink(values, usual)).toThrow(LinkError);
    expect(() => stateOfLink(values, usual)).toThrow(message);
  });
});

describe('settings of a page', () => {
  test('begin with a preset and go on from there', () => {
    expect(stateOfProps({ preset: '004' })).toMatchObject({
      typed: { description: '1 3', line: '??????' },
      view: 'numbers',
    });
    expect(stateOfProps({ preset: '002', v: 'table', c: '2.1' })).toMatchObject({
      view: 'table',
      entry: { i: 2, j: 1 },
    });
    expect(() => stateOfProps({ preset: 'nonsense' })).toThrow(RangeError);
  });

  test('name the preset as long as it is unchanged', () => {
    expect(presetOf(stateOfProps({ preset: '002' }))?.id).toBe('002');
    expect(presetOf(stateOfProps({ preset: '002', l: '??????' }))).toBeUndefined();
  });

  test.each(presets.map(({ id }) => id))('%s has a first frame without script', async (preset) => {
    const { markup } = await firstFrame(lineExplorer, { props: { preset } });
    expect(markup).toContain('data-row="line"');
    expect(markup).not.toContain('style=');
    expect(markup).toMatch(/fits?\b/);
  });

  test('give a first frame with the fits and the settled line', async () => {
    const { markup } = await firstFrame(lineExplorer, { props: { preset: '001-figure-4' } });
    expect(markup.match(/>Fit \d</g)).toHaveLength(4);
    const [, settled = ''] = markup.split('data-row="settled"');
    const values = [...settled.matchAll(/data-value="(\d)"/g)].map(([, value]) => value);
    expect(values.join('')).toBe('00212211222');
    expect(markup).toMatch(/<strong>4 fits<\/strong\s*>/);
    expect(markup).toContain(
      'Wensveen, Figures 4 and 5: 4 fits, settled line 00?1??11???; computed here: the same.',
    );
  });
});

describe('the fits as numbers', () => {
  test('004: 1 3 on 6 cells leaves 000110 by AND, and nothing by AND of the complements', () => {
    const fits = [...fitsOf(ask('1 3', '??????'))];
    expect(fits.map(numberOf)).toEqual([0b101110n, 0b100111n, 0b010111n]);
    const common = commonOf(6, fits);
    expect(bitsOf(6, common.filled)).toBe('000110');
    expect(bitsOf(6, common.empty)).toBe('000000');
  });

  test('spell the settled line by AND', () => {
    const questions = fc.tuple(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
      fc.array(fc.constantFrom('0', '1', '?', '?'), { minLength: 1, maxLength: 40 }),
    );
    fc.assert(
      fc.property(questions, ([runs, cells]) => {
        const question = ask(runs.join(' '), cells.join(''));
        const { settled, count } = answer(question);
        fc.pre(settled !== null && count < 5000n);
        const { length } = question.line;
        const { filled, empty } = commonOf(length, fitsOf(question));
        const common = Array.from({ length }, (_, i) => {
          const bit = 1n << BigInt(length - 1 - i);
          return filled & bit ? FILLED : empty & bit ? EMPTY : UNKNOWN;
        });
        expect(common).toEqual([...(settled ?? [])]);
      }),
    );
  });
});

describe('files', () => {
  test('CSV lists the fits', () => {
    const question = ask('4', '?????');
    expect(fitsCsv(question, answer(question))).toBe('fit,cells\r\n1,11110\r\n2,01111\r\n');
  });

  test('CSV stops after 10,000 fits and says how many are left', () => {
    const question = ask('1 1 1 1 1', '?'.repeat(30));
    const result = answer(question);
    const rows = fitsCsv(question, result).trimEnd().split('\r\n');
    expect(rows).toHaveLength(10_002);
    expect(rows.at(-1)).toBe('"and 55,780 fits more",');
    expect(result.count).toBe(65_780n);
  });

  test('JSON holds line, description, count, settled line and table', () => {
    const question = ask('1', '??');
    expect(answerJson(question, answer(question))).toEqual({
      description: '1',
      line: '??',
      count: '2',
      settled: '??',
      leftmost: '10',
      rightmost: '01',
      fix: ['100', '111', '011', '011'],
    });
  });
});

const own = (description: string, line: string, general = ''): string | null =>
  titleOf({ ...usual, typed: { description, line, general } }, usual);

describe('the title', () => {
  test('is the page’s for its line, whichever view and cell of it', () => {
    expect(titleOf(usual, usual)).toBeNull();
    expect(titleOf({ ...usual, view: 'table', cell: 3 }, usual)).toBeNull();
  });

  test('is the name of any other example', () => {
    for (const preset of presets)
      expect(titleOf(stateOf(preset), usual)).toBe(presetOf(usual) === preset ? null : preset.name);
  });

  test('says of a line of the reader’s what it is', () => {
    expect(own('2 1', '????1')).toBe('2 1 on 5 cells');
    expect(own('0', '?')).toBe('0 on 1 cell');
    expect(own('1 '.repeat(30), '?'.repeat(90))).toBe('A line of 90 cells');
    expect(own('3', '?????', '0* 1{3} 0*')).toBe('A general description on 5 cells');
  });
});
