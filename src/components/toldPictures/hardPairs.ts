/** Pictures of the pairs of rows and columns that pictures of 6x6 are hard for. */
import { hardSix, newPairPictures } from '../../facts/hardKinds.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { board, box, picture, words } from './parts.ts';

const sides = [2, 3, 4, 5, 6];

/** A count in a few letters: "52.3 M", "418 k", "1,672". */
const short = (count: number): string => {
  if (count >= 1e6) return `${fixed(count / 1e6, 1)} M`;
  return count >= 1e5 ? `${fixed(count / 1e3, 0)} k` : grouped(count);
};

/** All pictures of 6x6 beyond pairs of lines, by the pairs for which they are hard: the darker, the more. */
export function hardPairsOf6x6(): SvgNode {
  const [left, top, wide, high] = [60, 26, 60, 34];
  const most = Math.log(hardSix.pairs[0]?.images ?? 1);
  const parts = sides.flatMap((p, row) =>
    sides.slice(row).flatMap((q, at) => {
      const images = hardSix.pairs.find(({ pair }) => pair === `${p},${q}`)?.images ?? 0;
      const [x, y] = [left + (row + at) * wide, top + row * high];
      const d = box(x + 1, y + 1, wide - 2, high - 2);
      const isPairs = p === 2 && q === 2;
      return [
        images === 0
          ? svgNode('path', { class: 'is-frame', d })
          : svgNode('path', {
              d,
              fill: 'var(--method-pairs)',
              'fill-opacity': 0.1 + 0.35 * (Math.log(images + 1) / most),
            }),
        words(
          x + wide / 2,
          y + high / 2 + 5,
          isPairs ? 'pairs' : images === 0 ? 'none' : short(images),
          {
            anchor: 'middle',
            size: 13,
            soft: images === 0,
          },
        ),
      ];
    }),
  );
  const named = hardSix.pairs.map(({ pair, images }) => `(${pair}) ${grouped(images)}`);
  return picture(
    `Pictures of 6 × 6 by the rows and columns that they are hard for: ${named.join(', ')}`,
    top + sides.length * high + 2,
    ...sides.map((q, at) =>
      words(left + (at + 0.5) * wide, 16, String(q), { anchor: 'middle', soft: true }),
    ),
    ...sides.map((p, at) => words(0, top + (at + 0.5) * high + 5, `${p} with`, { soft: true })),
    ...parts,
  );
}

/** Pictures of 6x6 that are hard for pairs for which none of 5x5 is. */
export function harderKinds(): SvgNode {
  const shown = newPairPictures('', '');
  const [unit, step, rowHigh, across] = [12.4, 92, 134, 4];
  return picture(
    `Pictures that are hard for ${shown.map(({ text }) => /\(.*\)/.exec(text)?.[0] ?? '').join(', ')}`,
    Math.ceil(shown.length / across) * rowHigh - 10,
    ...shown.flatMap(({ image, text }, at) => {
      const [, rows = '', columns = ''] = /\((\d+),(\d+)\)/.exec(text) ?? [];
      const [x, y] = [(at % across) * step, Math.floor(at / across) * rowHigh];
      return [
        ...board(image, unit, x + 1, y + 4),
        words(x + 3 * unit, y + 104, `${rows} rows`, { anchor: 'middle', soft: true }),
        words(x + 3 * unit, y + 121, `${columns} columns`, { anchor: 'middle', soft: true }),
      ];
    }),
  );
}
