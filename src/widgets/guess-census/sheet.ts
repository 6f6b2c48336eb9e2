/** The smallest puzzles of the census on one sheet, for a file. */
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { ExampleList } from './model.ts';

const [side, across, wide, high, head, margin] = [84, 4, 190, 124, 34, 12] as const;

/** The lists beneath each other, each with its heading. */
export function exampleSheet(lists: readonly ExampleList[]): SvgNode {
  const children: SvgNode[] = [];
  let top = margin;
  for (const { title, examples } of lists) {
    children.push(
      svgNode('text', { class: 'guess-sheet-title', x: margin, y: top + head / 2 }, title),
    );
    top += head;
    for (const [at, { image, text }] of examples.entries()) {
      const x = margin + (at % across) * wide;
      const y = top + Math.floor(at / across) * high;
      const small = boardPictureSmall(image, { label: '', size: side });
      const caption = svgNode('text', { class: 'guess-sheet-text', x, y: y + side + 20 }, text);
      children.push({ ...small, attributes: { ...small.attributes, x, y } }, caption);
    }
    top += Math.ceil(examples.length / across) * high;
  }
  return svgNode(
    'svg',
    {
      viewBox: `0 0 ${across * wide + 2 * margin} ${top}`,
      width: across * wide + 2 * margin,
      height: top,
      role: 'img',
      'aria-label': lists.map(({ title }) => title).join('; '),
    },
    ...children,
  );
}
