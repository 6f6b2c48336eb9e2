/** The template of a figure, drawn at its sizes in CSS pixels. */
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

type Box = readonly [x: number, y: number, width: number, height: number, words: string];

const boxes: readonly Box[] = [
  [0, 0, 872, 44, 'number and title, 44'],
  [0, 44, 544, 544, 'picture, 544 × 544'],
  [584, 132, 288, 20, 'place, 20'],
  [584, 168, 288, 136, 'sentence: four lines of 25 px'],
  [584, 320, 288, 24, 'answer'],
  [584, 412, 288, 36, 'setting'],
  [584, 460, 288, 52, 'act, 52'],
  [584, 536, 288, 52, 'way, 52'],
  [0, 600, 544, 44, 'caption: what to try, a verb first'],
  [584, 600, 288, 44, 'More, Share'],
];

const boxNode = ([x, y, width, height, words]: Box): SvgNode =>
  svgNode(
    'g',
    {},
    svgNode('rect', {
      x: x + 0.5,
      y: y + 0.5,
      width: width - 1,
      height: height - 1,
      fill: 'var(--paper-raised)',
      stroke: 'var(--rule-strong)',
    }),
    svgNode(
      'text',
      {
        x: x + width / 2,
        y: y + height / 2 + 5,
        'text-anchor': 'middle',
        'font-family': 'var(--sans)',
        'font-size': 16,
        fill: 'var(--ink)',
      },
      words,
    ),
  );

export const stageDrawing = svgNode(
  'svg',
  {
    viewBox: '0 0 872 644',
    width: 872,
    height: 644,
    role: 'img',
    'aria-label':
      'Picture of 544 pixels at the left; 40 pixels on, a column of 288 with place, sentence, answer, setting, act and way; the caption below the picture, More and Share below the column.',
  },
  ...boxes.map(boxNode),
);
