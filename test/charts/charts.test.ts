import { describe, expect, test } from 'vitest';
import {
  binomialChart,
  densityChart,
  difficultyChart,
  difficultyShareChart,
  thresholdChart,
} from '../../src/charts/index.ts';
import type { DrawnChart } from '../../src/notebook/chart/drawnChart.ts';
import { nodeOf, svgDocument } from '../../src/notebook/chart/svgDocument.ts';
import { toMarkup } from '../../src/notebook/svg/svgTree.ts';

const width = 640;
const size = { width, document: svgDocument() };
const markup = (drawn: DrawnChart): string => toMarkup(nodeOf(drawn.svg));
const count = (text: string, part: string): number => text.split(part).length - 1;

const points = [0, 50, 100].map((at) => ({
  at,
  trials: 100,
  successes: at,
  low: Math.max(0, at / 100 - 0.1),
  high: Math.min(1, at / 100 + 0.1),
}));

const drawnAs = (name: 'simple' | 'four'): string =>
  markup(
    densityChart(
      {
        range: [0, 100],
        stored: [{ class: name, points }],
        live: [{ class: name, points }],
        description: '',
      },
      size,
    ),
  ).replaceAll(/var\(--method-\w+\)/g, 'hue');

describe('densityChart', () => {
  test('places percentages and proportions where the scales say', () => {
    const drawn = densityChart({ range: [0, 100], description: '' }, size);
    expect(drawn.x(0)).toBeLessThan(drawn.x(100));
    expect(drawn.x(50)).toBeCloseTo((drawn.x(0) + drawn.x(100)) / 2, 6);
    expect(drawn.y(1)).toBeCloseTo(drawn.top, 6);
    expect(drawn.y(0)).toBeCloseTo(drawn.bottom, 6);
  });

  test('draws a point and an interval for each of the reader, and a band for the stored run', () => {
    const bare = markup(densityChart({ range: [0, 100], description: '' }, size));
    const live = markup(
      densityChart({ range: [0, 100], live: [{ class: 'simple', points }], description: '' }, size),
    );
    // one <line> an interval, one <circle> a point
    expect(count(live, '<line ') - count(bare, '<line ')).toBe(points.length);
    expect(count(live, '<circle ') - count(bare, '<circle ')).toBe(points.length);
    const stored = markup(
      densityChart(
        { range: [0, 100], stored: [{ class: 'simple', points }], description: '' },
        size,
      ),
    );
    expect(count(stored, '<path ') - count(bare, '<path ')).toBe(2);
  });

  test('marks what the documents say by a region and a letter', () => {
    const text = markup(
      densityChart(
        {
          range: [0, 100],
          published: [
            { letter: 'Q', region: { from: 0, to: 30, low: 0, high: 0.02 }, at: 15, height: 0.1 },
          ],
          description: '',
        },
        size,
      ),
    );
    expect(text).toContain('>Q<');
    expect(count(text, '<rect ')).toBe(1);
  });

  test('describes itself and holds no inline style, so that a strict policy lets it through', () => {
    const text = markup(densityChart({ range: [0, 100], description: 'A curve & more.' }, size));
    expect(text).toContain('role="img"');
    expect(text).toContain('aria-description="A curve &amp; more."');
    expect(text).not.toMatch(/<style|style=/);
  });

  test('stacks shares: each class between two edges, the last one up to the top, each with its name', () => {
    const edges = (['simple', 'four', 'some'] as const).map((name, at) => ({
      class: name,
      points: points.map((point) => ({
        ...point,
        successes: Math.min(100, 20 + at * 25),
        low: 0,
        high: 1,
      })),
    }));
    const bare = markup(densityChart({ range: [0, 100], description: '' }, size));
    const text = markup(
      densityChart({ range: [0, 100], form: 'shares', stored: edges, description: '' }, size),
    );
    // four areas; a line and a band for each edge
    expect(count(text, '<path ') - count(bare, '<path ')).toBe(4 + 2 * edges.length);
    for (const name of ['simple', 'pairs', 'some progress', 'none'])
      expect(text).toContain(`>${name}<`);
  });

  test('names several curves, and not a single one', () => {
    const curves = (['simple', 'four'] as const).map((name) => ({
      class: name,
      name: `the ${name} ones`,
      points,
    }));
    const draw = (live: typeof curves): string =>
      markup(densityChart({ range: [0, 100], live, description: '' }, size));
    expect(draw(curves)).toContain('the four ones');
    expect(draw(curves.slice(0, 1))).not.toContain('the simple ones');
  });

  test('tells classes apart by symbol and dash, not by hue alone', () => {
    expect(drawnAs('simple')).not.toBe(drawnAs('four'));
  });
});

describe('binomialChart', () => {
  test('names no group of marks: only the picture as a whole has a name', () => {
    const drawn = binomialChart({ probabilities: [0.5, 0.5], marked: 50, description: '' }, size);
    const named = markup(drawn).match(/<g aria-label="(?:rule|area|line)"(?! aria-hidden="true")/g);
    expect(named).toBeNull();
  });

  test('spans all percentages whatever the number of cells', () => {
    const drawn = binomialChart({ probabilities: [0.25, 0.5, 0.25], description: '' }, size);
    expect(drawn.y(0.5)).toBeLessThan(drawn.y(0.25));
    expect(drawn.x(100) - drawn.x(0)).toBeGreaterThan(width / 2);
  });

  test('marks the percentage that the reader looks at', () => {
    const bare = binomialChart({ probabilities: [0.5, 0.5], description: '' }, size);
    const marked = binomialChart({ probabilities: [0.5, 0.5], marked: 50, description: '' }, size);
    expect(count(markup(marked), '<line ') - count(markup(bare), '<line ')).toBe(1);
  });
});

describe('difficultyChart', () => {
  const ours = [
    { difficulty: 1, count: 7776 },
    { difficulty: 2, count: 0 },
    { difficulty: 3, count: 4 },
  ];

  test('draws a bar for every difficulty that has images, and none for the others', () => {
    const text = markup(difficultyChart({ ours, description: '' }, size));
    expect(count(text, '<rect ')).toBe(2);
  });

  test('draws a ring for every published count', () => {
    const text = markup(difficultyChart({ ours, published: ours, description: '' }, size));
    expect(count(text, '<circle ')).toBe(2);
  });

  test('keeps equal ratios at equal distances', () => {
    const { y } = difficultyChart({ ours, description: '' }, size);
    expect(y(10) - y(100)).toBeCloseTo(y(100) - y(1000), 6);
  });

  test('draws axes when there is nothing to count yet', () => {
    expect(markup(difficultyChart({ ours: [], description: '' }, size))).toContain('difficulty');
  });
});

describe('nodeOf', () => {
  test('refuses an element of a real document', () => {
    expect(() => nodeOf({} as SVGElement)).toThrow(TypeError);
  });
});

const mean = (
  at: number,
  value: number,
): Readonly<Record<'at' | 'mean' | 'low' | 'high', number>> => ({
  at,
  mean: value,
  low: value - 0.1,
  high: value + 0.1,
});

describe('thresholdChart', () => {
  const mark = { name: '', colour: 'red', symbol: 'circle', dash: '' } as const;
  const data = {
    range: [0, 100],
    band: [39, 42],
    bound: [],
    heightLabel: '',
    description: '',
  } as const;
  const shares = [mean(20, 0.1), mean(40, 0.5), mean(60, 0.8)];

  test('draws a point with its interval for each mean, full ones for shares and empty ones for effort', () => {
    const bare = markup(thresholdChart({ ...data, curves: [] }, size));
    const full = markup(thresholdChart({ ...data, curves: [{ mark, shares, efforts: [] }] }, size));
    expect(count(full, '<circle ') - count(bare, '<circle ')).toBe(3);
    expect(count(full, '<line ') - count(bare, '<line ')).toBe(3);
    const both = markup(
      thresholdChart({ ...data, curves: [{ mark, shares, efforts: shares.slice(1) }] }, size),
    );
    expect(count(both, '<circle ') - count(full, '<circle ')).toBe(2);
    expect(count(both, 'fill="var(--paper)"')).toBeGreaterThan(count(full, 'fill="var(--paper)"'));
  });

  test('has efforts in a panel of their own, below the shares', () => {
    const drawn = thresholdChart(
      { ...data, curves: [{ mark, shares: [], efforts: [mean(20, 0), mean(40, 1)] }] },
      size,
    );
    const heights = [...markup(drawn).matchAll(/<circle [^>]*cy="([^"]*)"/g)].map(([, cy]) =>
      Number(cy),
    );
    expect(heights).toHaveLength(2);
    expect(Math.min(...heights)).toBeGreaterThan(drawn.y(0));
    expect(heights[0]).toBeGreaterThan(heights[1]!);
    expect(Math.max(...heights)).toBeLessThanOrEqual(drawn.bottom);
    expect(markup(drawn)).toContain('solver’s work');
  });

  test('leaves room for a mean above one, and puts the band where the text has it', () => {
    const high = thresholdChart(
      { ...data, curves: [{ mark, shares: [mean(90, 1.1)], efforts: [] }] },
      size,
    );
    expect(high.y(1.2)).toBeCloseTo(high.top, 6);
    const drawn = thresholdChart({ ...data, curves: [] }, size);
    expect(drawn.y(1)).toBeCloseTo(drawn.top, 6);
    const [, band = ''] = /<rect ([^>]*)>/.exec(markup(drawn)) ?? [];
    const numberOf = (name: string): number =>
      Number(new RegExp(`\\b${name}="([^"]*)"`).exec(band)?.[1]);
    expect(numberOf('x')).toBeCloseTo(drawn.x(39), 0);
    expect(numberOf('width')).toBeCloseTo(drawn.x(42) - drawn.x(39), 0);
  });
});

describe('difficultyShareChart', () => {
  const mark = { name: 'built', colour: 'red', symbol: 'circle', dash: '' } as const;
  const series = [
    { mark, joined: true, points: [1, 2, 3].map((x) => ({ x, share: x / 4 })) },
    { mark: { ...mark, symbol: 'star' as const }, joined: false, points: [{ x: 1, share: 0.5 }] },
  ];
  const axis = {
    label: 'cells',
    ticks: [1, 1.01, 2, 9].map((at) => ({ at, text: `at ${at}` })),
    domain: [0, 4] as const,
  };
  const drawn = difficultyShareChart(
    { series, limits: [{ share: 0.5, text: 'half' }], axis, label: 'Chart', description: '' },
    size,
  );
  const text = markup(drawn);

  test('joins the points of a family, and not those of single sizes', () => {
    expect(count(text, 'stroke-linejoin="round"')).toBe(1);
    expect(drawn.x(2) - drawn.x(1)).toBeCloseTo(drawn.x(3) - drawn.x(2));
    expect(drawn.y(0)).toBe(drawn.bottom);
  });

  test('names the places that have room, and the limits', () => {
    expect(
      ['at 1<', 'at 1.01<', 'at 2<', 'at 9<', 'half<'].map((name) => count(text, name)),
    ).toEqual([1, 0, 1, 0, 1]);
  });
});
