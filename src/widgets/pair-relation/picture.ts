/** The figure as one picture, for the server and for files: the settled line, then the four combinations. */
import { formatLine } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { combinationSentence, relationSentence } from './model.ts';
import type { PairAnswer, PairQuestion } from './model.ts';

/** A line lying flat, the two cells ringed. */
export function pairLine(cells: Uint8Array, ringed: readonly number[], label: string): SvgNode {
  return boardPicture(
    {
      height: 1,
      width: cells.length,
      cells,
      rows: [],
      columns: [],
      fresh: new Set(ringed),
      label: `${label}: ${formatLine(cells)}`,
    },
    { cell: cells.length > 40 ? 10 : cells.length > 20 ? 14 : 20 },
  );
}

/** The whole picture. */
export function pairPicture(question: PairQuestion, answer: PairAnswer): SvgNode {
  const rows: { readonly text: string; readonly cells: Uint8Array | null }[] = [
    {
      text: `Clues ${formatDescription(question.description)}, settled`,
      cells: answer.settled ?? question.line,
    },
    ...answer.combinations.map((one) => ({
      text: `${one.a}–${one.b}: ${combinationSentence(question, answer, one)}`,
      cells: one.fit ?? one.proof,
    })),
  ];
  const height = 52;
  const widest = Math.max(...rows.map(({ text }) => text.length)) * 7.2;
  const width = Math.max(widest, question.line.length * 20 + 8);
  return svgNode(
    'svg',
    {
      class: 'pair-picture',
      viewBox: `0 0 ${width} ${rows.length * height}`,
      width,
      height: rows.length * height,
      role: 'img',
      'aria-label': relationSentence(question, answer),
    },
    ...rows.flatMap(({ text, cells }, at) => [
      svgNode('text', { class: 'pair-text', x: 2, y: at * height + 15 }, text),
      ...(cells === null
        ? []
        : [
            svgNode(
              'g',
              { transform: `translate(0 ${at * height + 20})` },
              pairLine(cells, question.cells, `Line ${at + 1}`),
            ),
          ]),
    ]),
  );
}
