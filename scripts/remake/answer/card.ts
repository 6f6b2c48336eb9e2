/** The answer picture as the card of a shared link: the field is the whole card, and its words are for those who know none of ours. */
import { readFileSync } from 'node:fs';
import { answerShown } from '../../../src/facts/answer.ts';
import { pointOf, specksOf } from '../../../src/kit/answer/answer.ts';
import { layouts } from '../../../src/kit/answer/field.ts';
import { speckNodes } from '../../../src/kit/answer/fieldPicture.ts';
import { boardNode, leader, ringNode, textNode } from '../../../src/kit/answer/marks.ts';
import { groundView } from '../../../src/kit/answer/ground.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import { grouped } from '../../../src/notebook/plain/numbers.ts';
import { svgNode, toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import { storedRun } from '../../../src/stored/fromFile.ts';
import { fileOf, glowMask, grainMasks, tintMask } from './grains.ts';

/** A card, px; the field goes a little beyond it. */
const [width, height] = [1200, 630];
const scale = width / layouts.wide.width;
const field = { width, height: Math.round(layouts.wide.height * scale) };
const beyond = (field.height - height) / 2;

/** The style sheet of the picture with its masks in it. */
async function style(): Promise<string> {
  const { north, south } = grainMasks(field, 1);
  const masks = {
    tint: tintMask(),
    'wide-north': north,
    'wide-south': south,
    'wide-glow': glowMask(layouts.wide),
  };
  let css = readFileSync('src/kit/answer/answer.css', 'utf8');
  for (const [name, mask] of Object.entries(masks)) {
    const data = (await fileOf(mask)).toString('base64');
    css = css.replaceAll(`./ground/${name}.webp`, `data:image/webp;base64,${data}`);
  }
  return `${css}
    .card { position: absolute; inset: ${-beyond}px 0; overflow: hidden; background: var(--paper) }
    .card .answer-ground { inset: 0 }
    .card svg { position: absolute; inset: 0 }`;
}

/** What a browser draws. */
export async function answerCard(
  title: string,
): Promise<{ readonly css: string; readonly body: string }> {
  const { answer, opened } = answerShown();
  const [px, py] = pointOf(answer, 'wide', opened.at);
  const point = [px * scale, py * scale] as const;
  const board = { x: 540, y: 447 + beyond, size: 135 };
  const all = grouped(storedRun('how-hard').tally.found.length);
  const hard = grouped(specksOf(answer).length);
  const low = board.y;
  const right = width - 56;
  const picture = svgNode(
    'svg',
    { viewBox: `0 0 ${field.width} ${field.height}`, width: field.width, height: field.height },
    svgNode('g', { transform: `scale(${scale})` }, ...speckNodes(answer, 'wide')),
    textNode(56, 100, title, { size: 58, big: true, on: 'paper' }),
    textNode(58, 144, `Of ${all} drawn at random, ${hard} are hard. They lie on a border.`, {
      size: 27,
      on: 'paper',
    }),
    textNode(right, 212, 'easy: one line at a time', { size: 27, bold: true, anchor: 'end' }),
    textNode(right, low + 73, 'nobody can: several pictures fit', {
      size: 27,
      bold: true,
      on: 'south',
      anchor: 'end',
    }),
    textNode(right, low + 147, 'Nonogram Explorer', {
      size: 24,
      bold: true,
      on: 'south',
      anchor: 'end',
    }),
    leader([board.x + board.size - 20, low], point, 9),
    ringNode(point, 9),
    boardNode(opened.image, board.x, low, board.size),
    textNode(board.x - 14, low + 66, 'only a search', {
      size: 24,
      bold: true,
      on: 'south',
      anchor: 'end',
    }),
    textNode(board.x - 14, low + 95, 'solves this one', { size: 24, on: 'south', anchor: 'end' }),
  );
  return {
    css: await style(),
    body: `<div class="card">${markup(groundView())}${toMarkup(picture)}</div>`,
  };
}
