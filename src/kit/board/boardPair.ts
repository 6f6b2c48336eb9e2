/** Boards side by side in one picture, each with a word beneath it: what a file has of a stage with two of them. */
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

const [between, below] = [60, 30]; // px

/** A board, and what is said of it. */
export type Captioned = { readonly picture: SvgNode; readonly words: string };

const sizeOf = ({ attributes }: SvgNode): readonly [width: number, height: number] => [
  Number(attributes['width']),
  Number(attributes['height']),
];

/** The boards from left to right. */
export function boardPair(boards: readonly Captioned[], label: string): SvgNode {
  const sizes = boards.map(({ picture }) => sizeOf(picture));
  const [width, high] = [
    sizes.reduce((sum, [wide]) => sum + wide + between, -between),
    Math.max(...sizes.map(([, height]) => height)),
  ];
  const height = high + (boards.some(({ words }) => words !== '') ? below : 0);
  let left = -between;
  const children = boards.flatMap(({ picture, words }, at) => {
    const [wide = 0, tall = 0] = sizes[at] ?? [];
    left += between;
    const x = left;
    left += wide;
    const board = { ...picture, attributes: { ...picture.attributes, x, y: high - tall } };
    const word = svgNode(
      'text',
      { x: x + wide / 2, y: high + 20, 'text-anchor': 'middle', 'font-size': 14 },
      words,
    );
    return words === '' ? [board] : [board, word];
  });
  return svgNode(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': label },
    ...children,
  );
}
