/** The colours of methods, computed from the tokens as they stand: told apart by every eye, and clear on each ground. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  brokenDistance,
  colourOf,
  contrast,
  distance,
  eyes,
  leastDistance,
  themes,
  tokensOf,
} from '../../src/components/kit/colours.ts';
import { methodMark } from '../../src/kit/methods/marks.ts';
import { methodKinds } from '../../src/methods/kinds.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const kinds = Object.entries(eyes);

test('the measures are those of their sources', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 3);
  // Ottosson's blue is 0.452, -0.032, -0.312
  expect(distance('#0000ff', '#000000')).toBeCloseTo(100 * Math.hypot(0.452, 0.032, 0.312), 1);
  for (const [, matrix] of kinds)
    expect(distance('#ffffff', '#000000', matrix)).toBeGreaterThan(99.9);
});

describe.each(themes)('in the %s theme', (theme) => {
  const tokens = tokensOf(css, theme);
  const grounds = [tokens['paper']!, tokens['paper-raised']!];
  const least = (colour: string): number =>
    Math.min(...grounds.map((ground) => contrast(colour, ground)));

  test('any two methods are 11.6 apart, to eyes that lack a colour too', () => {
    for (const [name, matrix] of kinds)
      expect([name, leastDistance(tokens, matrix) >= 11.6]).toEqual([name, true]);
  });

  test.each(methodKinds)('%s: its mark 3 : 1, its letters and a sign on it 4.5 : 1', (method) => {
    expect(least(colourOf(tokens, method))).toBeGreaterThanOrEqual(3);
    expect(least(colourOf(tokens, method, '-text'))).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(colourOf(tokens, method, '-sign'), colourOf(tokens, method)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  // never without its frame or its cross: to eyes without blue it is near to probing
  test('what is broken is told from every method, and from its own ground', () => {
    const apart = kinds.map(([name, matrix]) => [name, brokenDistance(tokens, matrix)] as const);
    const floor = { light: 10, dark: 4.7 }[theme];
    expect(apart.filter(([, far]) => far < floor)).toEqual([]);
    expect(least(tokens['broken']!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['broken']!, tokens['broken-tint']!)).toBeGreaterThanOrEqual(4.5);
  });
});

// sweeps and chains as they were before they were measured
test.each([
  ['no red', '#1f5fa8', '#6d4fa3', 2.1],
  ['no green', '#8abbf2', '#bda6ef', 0.6],
] as const)('to eyes with %s two methods were one colour', (eye, sweeps, chains, far) => {
  expect(distance(sweeps, chains, eyes[eye])).toBeCloseTo(far, 1);
  const old = { 'method-sweeps': sweeps, 'method-chains': chains };
  for (const theme of themes)
    expect(leastDistance({ ...tokensOf(css, theme), ...old }, eyes[eye])).toBeLessThan(11.6);
});

test('style sheets draw the marks of the classes as they are', () => {
  const sheet = readFileSync('src/styles/marks.css', 'utf8');
  const drawn = [...sheet.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
  const marks = (['sweeps', 'pairs', 'chains'] as const).map(methodMark);
  expect(drawn).toEqual(
    marks.map(({ children: [path] }) => typeof path === 'object' && path.attributes['d']),
  );
});
