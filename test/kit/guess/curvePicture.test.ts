import { expect, test } from 'vitest';
import { curvePicture } from '../../../src/kit/guess/curvePicture.ts';
import { freePlace } from '../../../src/kit/guess/labelPlace.ts';
import type { SvgNode } from '../../../src/notebook/svg/svgTree.ts';

const textsIn = (node: SvgNode | string): readonly string[] =>
  typeof node === 'string'
    ? []
    : node.tag === 'text'
      ? node.children.filter((child) => typeof child === 'string')
      : node.children.flatMap(textsIn);

const rise = [
  { at: 3, share: 0 },
  { at: 36, share: 0.1 },
  { at: 48, share: 0.9 },
  { at: 99, share: 1 },
];

const axes = {
  label: 'A curve',
  description: 'It rises.',
  heightLabel: 'told, %',
  widthLabel: '%',
};

/** A curve under the hand, as text. */
const drawn = (most?: number): string =>
  JSON.stringify(
    curvePicture({
      ...axes,
      curves: [],
      hand: { at: 20, share: 0.2, ...(most === undefined ? {} : { most }) },
    }),
  );

test('names stand at their lines, and say what the picture is', () => {
  const picture = curvePicture({
    ...axes,
    curves: [
      { kind: 'truth', name: 'the mean', points: rise },
      { kind: 'guess', name: 'your guess', points: [{ at: 10, share: 0.5 }] },
    ],
    places: [{ kind: 'truth', name: 'one half', at: 42 }],
  });
  expect(picture.attributes['aria-label']).toBe('A curve. It rises.');
  expect(textsIn(picture)).toEqual(
    expect.arrayContaining(['the mean', 'your guess', 'one half', '100 %', 'told, %']),
  );
});

test('a share that lies between two is drawn from one to the other', () => {
  expect(drawn(0.4)).toContain('curve-between');
  expect(drawn()).not.toContain('curve-between');
});

test('a name stands where no other name and no line is, or not at all', () => {
  const within = { x: 0, y: 0, width: 100, height: 100 };
  const boxes = [0, 40, 80].map((x) => ({ x, y: 40, width: 20, height: 10 }));
  expect(freePlace(boxes, [], [], within)).toBe(boxes[0]);
  expect(freePlace(boxes, [boxes[0]!], [], within)).toBe(boxes[1]);
  const upright = [
    { x: 50, y: 0 },
    { x: 50, y: 100 },
  ];
  expect(freePlace(boxes, [boxes[0]!], [upright], within)).toBe(boxes[2]);
  const across = [
    { x: 0, y: 45 },
    { x: 100, y: 46 },
  ];
  expect(freePlace(boxes, [], [across], within)).toBeNull();
  expect(freePlace(boxes, [], [], { ...within, height: 45 })).toBeNull();
});
