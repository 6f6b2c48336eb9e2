import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layeredLayout } from '../../../src/notebook/svg/layeredLayout.ts';
import type { LayeredEdge } from '../../../src/notebook/svg/layeredLayout.ts';

/** Graphs without circles: edges lead from a lower number to a higher one. */
const graphs = fc.integer({ min: 1, max: 12 }).chain((nodes) =>
  fc.record({
    rooms: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: nodes, maxLength: nodes }),
    edges: fc.array(
      fc
        .tuple(fc.nat(nodes - 1), fc.nat(nodes - 1))
        .filter(([a, b]) => a !== b)
        .map(([a, b]): LayeredEdge => ({ from: Math.min(a, b), to: Math.max(a, b) })),
      { maxLength: nodes === 1 ? 0 : 20 },
    ),
  }),
);

describe('layeredLayout', () => {
  test('puts every node as high as its longest way from below, beside the others, in the picture', () =>
    fc.assert(
      fc.property(graphs, ({ rooms, edges }) => {
        const { places, ways, width, layers } = layeredLayout(rooms, edges);
        places.forEach(({ layer, x }, node) => {
          const below = edges
            .filter(({ to }) => to === node)
            .map(({ from }) => places[from]!.layer);
          expect(layer).toBe(Math.max(-1, ...below) + 1);
          expect(layer).toBeLessThan(layers);
          expect(x - rooms[node]! / 2).toBeGreaterThan(-1e-9);
          expect(x + rooms[node]! / 2).toBeLessThan(width + 1e-9);
          places.forEach((other, at) => {
            if (at <= node || other.layer !== layer) return;
            const apart = (rooms[node]! + rooms[at]!) / 2;
            expect(Math.abs(other.x - x)).toBeGreaterThan(apart - 1e-9);
          });
        });
        ways.forEach((way, at) => {
          const { from, to } = edges[at]!;
          expect([way[0], way.at(-1)]).toEqual([places[from], places[to]]);
          way.slice(1).forEach(({ layer }, step) => expect(layer).toBe(way[step]!.layer + 1));
        });
      }),
    ));

  test('lets two edges that need not cross run side by side', () => {
    const rooms = [1, 1, 1, 1];
    const { places } = layeredLayout(rooms, [
      { from: 0, to: 3 },
      { from: 1, to: 2 },
    ]);
    const [a, b, c, d] = places.map(({ x }) => x) as [number, number, number, number];
    expect(Math.sign(b - a)).toBe(Math.sign(c - d));
  });

  test('refuses a circle', () => {
    const circle = [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ];
    expect(() => layeredLayout([1, 1], circle)).toThrow('the edges make a circle');
  });
});
