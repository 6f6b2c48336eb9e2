/** The answer picture in a page: the ground, the field, and what is open, in the layouts that a place has room for. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Grid } from '../../engine/board/cell.ts';
import { boardOf } from '../../experiments/density.ts';
import { boardsOfSide } from '../../experiments/howHard.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { Answer, Speck } from './answer.ts';
import { fieldPicture } from './fieldPicture.ts';
import { groundView } from './ground.ts';
import { looks } from './looks.ts';
import { openedPicture } from './openedPicture.ts';
import type { Opened } from './openedPicture.ts';

/** The picture of a hard board, drawn again. */
export const imageOf = ({ spec }: Answer, { side, percentage, index }: Speck): Grid =>
  boardOf(boardsOfSide(spec, side), spec.percentages.indexOf(percentage), index);

/** One layout of the picture. */
const look = (
  name: keyof typeof looks,
  answer: Answer,
  { at, image, own, still = false }: Opened,
): TemplateResult =>
  html`<div class="answer" data-look=${name}>
    ${groundView()} ${guard([answer], () => pictured(fieldPicture(looks[name], answer)))}
    ${guard([answer, at, own?.side, own?.share], () =>
      pictured(openedPicture(looks[name], answer, { at, image, own, still })),
    )}
  </div>`;

/** The picture: large where there is room, else as on a phone. */
export const answerView = (
  large: 'wide' | 'chapter',
  answer: Answer,
  opened: Opened,
): TemplateResult => html`${look(large, answer, opened)}${look('phone', answer, opened)}`;
