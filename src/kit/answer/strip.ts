/** The field as a strip, for where one board is what is looked at: the ridge, every sixth grain, and that board as a star. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { Answer } from './answer.ts';
import { layouts, placeOn } from './field.ts';
import { speckNodes } from './fieldPicture.ts';
import { groundView } from './ground.ts';
import { leader, starNode, textNode } from './marks.ts';
import type { OwnBoard } from './openedPicture.ts';

const { width, height } = layouts.strip;

/** The star with its name, below it, or above it where it lies low. */
function starNodes({ side, share }: OwnBoard, name: string): readonly SvgNode[] {
  const at = placeOn(layouts.strip, side, share);
  const isLow = at[1] > height - 44;
  const y = isLow ? 20 : height - 12;
  const x = Math.max(40, Math.min(width - 40, at[0]));
  return [
    leader([x, isLow ? y + 6 : y - 14], at, 10),
    starNode(at, 12),
    textNode(x, y, name, { size: 15, bold: true, on: isLow ? 'paper' : 'south', anchor: 'middle' }),
  ];
}

/**
 * The strip as a picture without its ground.
 *
 * @param star - a board on it, and its name: "your cat"; null without one
 */
export const stripPicture = (
  answer: Answer,
  star: (OwnBoard & { readonly name: string }) | null,
): SvgNode =>
  svgNode(
    'svg',
    { class: 'answer-field', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...speckNodes(answer, 'strip'),
    textNode(width - 12, 23, 'sweeps solve these', { size: 15, bold: true, anchor: 'end' }),
    ...(star === null ? [] : starNodes(star, star.name)),
    textNode(width - 12, height - 12, 'nobody can solve these', {
      size: 15,
      bold: true,
      on: 'south',
      anchor: 'end',
    }),
  );

/** The strip in a page, under the style sheet of the answer; of its `answer` the layout `strip` is needed. */
export const stripView = (
  answer: Answer,
  star: (OwnBoard & { readonly name: string }) | null,
): TemplateResult =>
  html`<div class="answer" data-look="strip">
    ${groundView()}
    ${guard([answer, star?.side, star?.share, star?.name], () => pictured(stripPicture(answer, star)))}
  </div>`;
