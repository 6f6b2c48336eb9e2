import { describe, expect, test } from 'vitest';
import type { DensityCurve, SampledPoint } from '../../src/charts/densityCurves.ts';
import { densityChart } from '../../src/charts/densityChart.ts';
import { nodeOf, svgDocument } from '../../src/notebook/chart/svgDocument.ts';
import { toMarkup } from '../../src/notebook/svg/svgTree.ts';

const points = (share: (at: number) => number): readonly SampledPoint[] =>
  Array.from({ length: 51 }, (_, i) => {
    const at = 2 * i;
    const successes = Math.round(100 * share(at));
    return { at, trials: 100, successes, low: successes / 100, high: successes / 100 };
  });
const curves: readonly DensityCurve[] = [
  { class: 'simple', name: 'simple', points: points((at) => at / 100) },
  { class: 'four', name: 'simple or (2,2)', points: points((at) => Math.min(1, at / 80)) },
];

/** Names with the places at which they are drawn. */
function drawn(
  live: readonly DensityCurve[],
  letters: readonly { readonly at: number; readonly height: number }[],
): readonly string[] {
  const { svg } = densityChart(
    {
      range: [0, 100],
      stored: curves,
      live,
      published: letters.map((one) => ({ ...one, letter: 'A' })),
      description: '',
    },
    { width: 700, document: svgDocument() },
  );
  return Array.from(
    toMarkup(nodeOf(svg)).matchAll(/<text[^>]*transform="([^"]*)"[^>]*>(simple[^<]*)</g),
    ([, place = '', name = '']) => `${name} ${place}`,
  );
}

describe('names on the density chart', () => {
  test('move away from a letter, and from points', () => {
    const free = drawn([], []);
    expect(free).toHaveLength(2);
    const [simple = ''] = free;
    const lettered = drawn([], [{ at: 52, height: 0.46 }]);
    expect(lettered).toHaveLength(2);
    expect(lettered).not.toContain(simple);
  });

  test('are left to the key where there is no room at all', () => {
    const everywhere = Array.from({ length: 20 }, (_, i) => ({
      class: 'some' as const,
      points: points(() => i / 20),
    }));
    expect(drawn(everywhere, [])).toEqual([]);
  });
});
