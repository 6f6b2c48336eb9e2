import { describe, expect, test } from 'vitest';
import { readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';
import {
  backTo,
  originIn,
  originText,
  tellableText,
  withOrigin,
  withoutOrigin,
} from '../../../src/kit/puzzle/origin.ts';
import type { Origin } from '../../../src/kit/puzzle/origin.ts';

const origin: Origin = {
  page: 'density/',
  cell: 'fig-classes-6x6',
  link: { h: '12', w: '12', n: '2000', r: '77', p: '44', c: 'not simple', ran: '1' },
  board: 1,
  boards: 2000,
  percentage: 44,
  size: '12x12',
  seed: 77,
};

const opening = `/sweeps/${writeLink('', 'fig-sweeps', 1, { p: '2x2_1_1~1_1' })}#fig-sweeps`;

const stateOf = (href: string): string => new URL(href, 'https://example.org').search;

describe('where a board comes from', () => {
  const href = withOrigin(opening, 'fig-sweeps', origin);

  test('goes along in the address and comes out as it was', () => {
    expect(originIn(stateOf(href), 'fig-sweeps')).toEqual(origin);
    expect(readLink(stateOf(href), 'fig-sweeps')).toMatchObject({ values: { p: '2x2_1_1~1_1' } });
    expect(href.endsWith('#fig-sweeps')).toBe(true);
  });

  test('goes along in a fragment, where a long puzzle stands', () => {
    const long = withOrigin('/sweeps/#?fig-sweeps=1;p=9;z', 'fig-sweeps', origin);
    expect(long.startsWith('/sweeps/#?fig-sweeps=1;p=9;z&from=1;')).toBe(true);
    expect(originIn(long.slice(long.indexOf('#') + 1), 'fig-sweeps')).toEqual(origin);
  });

  test('is told in words, with the way back', () => {
    expect(originText(origin)).toBe('Board 1 of 2,000 at 44\u00a0%, 12\u00a0×\u00a012, seed 77');
    const back = new URL(backTo(origin, '/site/'), 'https://example.org');
    expect(back.pathname).toBe('/site/density/');
    expect(back.hash).toBe('#fig-classes-6x6-list');
    expect(readLink(back.search, 'fig-classes-6x6')).toMatchObject({ values: origin.link });
  });

  test('of a figure that tells its board in its own words goes along as well', () => {
    const told = {
      page: 'sweeps/',
      cell: 'fig-difficulty',
      link: { n: '5' },
      told: 'Picture no. 24,976,511 of 5 × 5, difficulty 17',
    };
    const moved = withOrigin(opening, 'fig-sweeps', told);
    expect(originIn(stateOf(moved), 'fig-sweeps')).toEqual(told);
    expect(originText(told)).toBe('Picture no. 24,976,511 of 5\u00a0×\u00a05, difficulty 17');
    const back = new URL(backTo(told, '/site/'), 'https://example.org');
    expect(`${back.pathname}${back.hash}`).toBe('/site/sweeps/#fig-difficulty');
    expect(tellableText(originText(told))).toBe(told.told);
    for (const text of ['', '<b>', 'a', 'see https://x.example/y', 'a'.repeat(3) + '"'])
      expect(tellableText(text)).toBe('');
    expect(
      originIn(stateOf(withOrigin(opening, 'fig-sweeps', { ...told, told: '<b>' })), 'fig-sweeps'),
    ).toBeNull();
  });

  test('belongs to one figure, and can be taken away', () => {
    expect(originIn(stateOf(href), 'fig-rows-first')).toBeNull();
    expect(originIn(withoutOrigin(stateOf(href)), 'fig-sweeps')).toBeNull();
    expect(withoutOrigin(stateOf(href))).toBe(stateOf(opening));
  });

  test.each([
    ['a page elsewhere', { g: '//evil.example/' }],
    ['a page that is a program', { g: 'javascript:alert(1)/' }],
    ['no page', { g: '' }],
    ['a figure that is none', { c: '"><b>' }],
    ['no number', { b: 'first' }],
    ['a negative one', { n: '-3' }],
    ['a size that is none', { z: 'large' }],
  ])('with %s is no origin', (_, change) => {
    const reading = readLink(stateOf(href), 'from');
    const values = reading.kind === 'values' ? reading.values : {};
    const forged = writeLink('', 'from', 1, { ...values, ...change });
    expect(originIn(forged, 'fig-sweeps')).toBeNull();
  });
});
