/** Pictures of chapters: what was counted over all images, and of probes. */
import { censusOf } from '../../facts/census.ts';
import { classMarks, classOrder } from '../../charts/classScale.ts';
import { rounded } from '../../notebook/plain/numbers.ts';
import { outcomePath, outcomesOf } from '../../kit/probe/categoryPicture.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { high, wide } from './measures.ts';

const logOf = (count: number): number => Math.log10(1 + count);

/** The chapter on all small nonograms: all pictures of 5 x 5 by row of the census, a bar each; its parts are the four classes. */
export function censusBars(): SvgNode[] {
  const { rows } = censusOf(5);
  const shown = rows.slice(1);
  const [unit, floor, most] = [(wide - 12) / shown.length, high - 8, high - 16];
  const tallest = Math.max(
    ...shown.map(([, ...counts]) => logOf(counts.reduce((a, b) => a + b, 0))),
  );
  return shown.flatMap(([, ...counts], at) => {
    const all = counts.reduce((a, b) => a + b, 0);
    const height = (logOf(all) / tallest) * most;
    let from = floor;
    return classOrder.map((name, kind) => {
      const part = all === 0 ? 0 : (height * (counts[kind] ?? 0)) / all;
      from -= part;
      return svgNode('rect', {
        x: rounded(6 + at * unit, 2),
        y: rounded(from, 2),
        width: rounded(unit - 1.5, 2),
        height: rounded(part, 2),
        fill: classMarks[name].colour,
      });
    });
  });
}

/** The chapter on probing: the sixteen answers of two probes. */
export function categoriesTable(): SvgNode[] {
  const [column, row] = [30, 22];
  const mark = (category: number, which: 0 | 1): string => {
    const x = 6 + (category % 4) * column + (which === 0 ? 8 : 21);
    const y = 15 + Math.floor(category / 4) * row;
    return outcomePath(outcomesOf(category)[which], x, y, 4);
  };
  const all = Array.from({ length: 16 }, (_, category) => category);
  return [
    svgNode('path', {
      class: 'is-line',
      d: [1, 2, 3]
        .map((k) => `M${4 + k * column} 5v${4 * row - 2}M6 ${4 + k * row}h${4 * column - 4}`)
        .join(''),
    }),
    svgNode('path', { class: 'is-probe-one', d: all.map((one) => mark(one, 0)).join('') }),
    svgNode('path', { class: 'is-probe-zero', d: all.map((one) => mark(one, 1)).join('') }),
  ];
}
