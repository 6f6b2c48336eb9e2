import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestLink, readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';

const key = fc.stringMatching(/^[a-z]{1,4}$/);
const values = fc.dictionary(key, fc.string({ unit: 'grapheme' }));

describe('writeLink', () => {
  test('gives a text that readLink turns back into the same values', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 99 }), (settings, version) => {
        const search = writeLink('?other=1;z', 'fig-sweeps', version, settings);
        expect(readLink(search, 'fig-sweeps')).toEqual({
          kind: 'values',
          version,
          values: { ...settings },
        });
        expect(readLink(search, 'other').kind).toBe('values');
      }),
    );
  });

  test('survives a program that escapes the separators on the way', () => {
    const search = writeLink('', 'fig-sweeps', 1, { p: '3.1_2', s: '12' });
    const escaped = search.replaceAll(';', '%3B').replace(/(?<=fig-sweeps=.*)=/g, '%3D');
    expect(readLink(escaped, 'fig-sweeps')).toEqual(readLink(search, 'fig-sweeps'));
  });

  test('leaves no trace of a cell whose state is removed', () => {
    const search = writeLink('', 'fig-sweeps', 1, { s: '12' });
    expect(writeLink(search, 'fig-sweeps', 1, null)).toBe('');
  });
});

describe('readLink', () => {
  test('finds nothing for a cell that the address does not name', () => {
    expect(readLink('?fig-sweeps-1=1;s=1;z', 'fig-sweeps')).toEqual({ kind: 'none' });
    expect(readLink('', 'fig-sweeps')).toEqual({ kind: 'none' });
  });

  test('calls every truncated link damaged', () => {
    const whole = writeLink('', 'fig-sweeps', 1, { p: '3x2_1', s: '12' });
    for (let length = 'fig-sweeps=.'.length; length < whole.length; length += 1) {
      expect(readLink(whole.slice(0, length), 'fig-sweeps').kind).toBe('damaged');
    }
  });

  test('calls a link damaged that says the same thing twice', () => {
    const reading = readLink('?a=1;s=1;p=3;s=2;z', 'a');
    expect(reading).toMatchObject({ kind: 'damaged', reason: 'it says twice what "s" is' });
  });

  test('reads a key of any name as one of the link', () => {
    const reading = readLink('?a=1;__proto__=2;toString=3;z', 'a');
    if (reading.kind !== 'values') throw new Error(reading.kind);
    expect(Object.entries(reading.values)).toEqual([
      ['__proto__', '2'],
      ['toString', '3'],
    ]);
  });

  test('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['none', 'values', 'damaged']).toContain(readLink(`?a=${text}`, 'a').kind);
      }),
    );
  });

  test('refuses a parameter longer than any link of ours', () => {
    expect(readLink(`?a=1;s=${'1'.repeat(longestLink)};z`, 'a').kind).toBe('damaged');
  });
});
