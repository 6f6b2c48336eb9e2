/** A chart in fewer signs is the same picture. */
import { expect, test } from 'vitest';
import { slimNode, slimPath } from '../../../src/notebook/chart/slimNode.ts';
import { svgNode } from '../../../src/notebook/svg/svgTree.ts';

const numbers = (text: string): number[] =>
  [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** The points of a path of steps. */
function pointsOf(path: string): readonly (readonly number[])[] {
  const [start = '', steps = ''] = path.slice(1).replace('z', '').split('l');
  let [x = 0, y = 0] = numbers(start);
  const points = [[x, y]];
  const all = numbers(steps);
  for (let at = 0; at < all.length; at += 2) {
    x += all[at]!;
    y += all[at + 1]!;
    points.push([x, y]);
  }
  return points;
}

test('a path of steps goes through the same points, to a tenth, however many there are', () => {
  const points = Array.from({ length: 500 }, (_, k) => [k * 1.357, 100 + 80 * Math.sin(k / 7)]);
  const drawn = pointsOf(
    slimPath(`M${points.map(([x, y]) => `${x!.toFixed(3)},${y!.toFixed(3)}`).join('L')}`),
  );
  expect(drawn).toHaveLength(500);
  points.forEach(([x, y], at) => {
    expect(Math.abs(drawn[at]![0]! - x!)).toBeLessThan(0.051);
    expect(Math.abs(drawn[at]![1]! - y!)).toBeLessThan(0.051);
  });
});

test('a level stretch keeps its two ends', () => {
  expect(slimPath('M0,5L1,7L2,7L3,7L4,7L5,6')).toBe('M0,5l1,2 3,0 1-1');
  expect(slimPath('M0,5.001L10,5.002L20,5')).toBe('M0,5l20,0');
});

test('pieces and closed areas stay what they are', () => {
  expect(slimPath('M0,0L1,2L3,1ZM5,5L6,6')).toBe('M0,0l1,2 2-1zM5,5l1,1');
  expect(slimPath('M0,6L0,0')).toBe('M0,6l0-6');
  expect(slimPath('M4.55555,0')).toBe('M4.6,0');
});

test('of curves only the digits are cut', () => {
  expect(slimPath('M1.2345,2A3,3,0,1,1,4.5678,2')).toBe('M1.2,2A3,3,0,1,1,4.6,2');
});

const line = (x: number, more = {}) =>
  svgNode('line', { x1: x, x2: x, y1: 1.04, y2: 9.96, ...more });

const square = (x: number) =>
  svgNode('path', { transform: `translate(${x},5.5)`, d: 'M-1.5,-1.5h3v3h-3Z' });

test('marks that share their looks are one path', () => {
  expect(
    slimNode(svgNode('g', { stroke: 'red' }, ...[1, 2.123456, 3, 4].map((x) => line(x)))),
  ).toEqual(svgNode('g', { stroke: 'red' }, svgNode('path', { d: 'M1,1v9M2.1,1v9M3,1v9M4,1v9' })));
  expect(slimNode(svgNode('g', {}, ...[10, 20, 30, 40].map(square))).children).toEqual([
    svgNode('path', {
      d: 'M8.5,4h3v3h-3ZM18.5,4h3v3h-3ZM28.5,4h3v3h-3ZM38.5,4h3v3h-3Z',
    }),
  ]);
  const dot = svgNode('circle', { cx: 7.77, cy: 5, r: 3 });
  expect(slimNode(svgNode('g', {}, dot, dot, dot, dot)).children).toEqual([
    svgNode('path', { d: 'M7.8,2a3,3 0 1 0 .01,0z'.repeat(4) }),
  ]);
});

test('few marks, those with looks of their own and those that one sees through stay', () => {
  expect(slimNode(svgNode('g', {}, line(1), line(2), line(3))).children).toHaveLength(3);
  const four = [line(1, { stroke: 'red' }), line(2), line(3), line(4)];
  expect(slimNode(svgNode('g', {}, ...four)).children).toHaveLength(4);
  const plain = [1, 2, 3, 4].map((x) => line(x));
  expect(slimNode(svgNode('g', { 'fill-opacity': 0.4 }, ...plain)).children).toHaveLength(4);
});

test('only the picture as a whole has a label', () => {
  const part = svgNode('g', { 'aria-label': 'dot', 'aria-hidden': 'true', fill: 'red' });
  expect(slimNode(svgNode('svg', { 'aria-label': 'Chart' }, part))).toEqual(
    svgNode('svg', { 'aria-label': 'Chart' }, svgNode('g', { fill: 'red' })),
  );
});
