/** The answer picture under a pointer and under keys: what is nearest opens. */
import type { TemplateResult } from 'lit-html';
import type { Answer } from '../../kit/answer/answer.ts';
import { afterKey, nearestSpeck, specksOf } from '../../kit/answer/answer.ts';
import type { Point } from '../../kit/answer/field.ts';
import { looks, scaleOf } from '../../kit/answer/looks.ts';
import type { Look } from '../../kit/answer/looks.ts';
import { starOn } from '../../kit/answer/openedPicture.ts';
import { answerView } from '../../kit/answer/view.ts';
import type { Opened } from '../../kit/answer/openedPicture.ts';
import { heardOf } from '../../kit/answer/words.ts';
import { html } from '../../notebook/template/html.ts';

type StageActs = {
  /** The speck that is open now: keys may come faster than drawings. */
  readonly at: () => number;
  readonly onOpen: (at: number) => void;
  /** The reader's star is pressed, or where one would drop in. */
  readonly onOwn: () => void;
  /** The open board is to be played. */
  readonly onPlay: () => void;
};

/** How near a pointer has to come, px: a mouse that only passes, a press. */
const reach = { pointermove: 16, click: 44 } as const;

/** Where a pointer is in a look, and how many of its pixels are one on the screen; null beside the picture. */
function placeUnder(event: MouseEvent): { look: Look; at: Point; pixel: number } | null {
  const shown = (event.target as Element).closest<HTMLElement>('.answer');
  const look = looks[shown?.dataset['look'] as keyof typeof looks];
  const box = shown?.querySelector('.answer-field')?.getBoundingClientRect();
  if (look === undefined || box === undefined || box.width === 0) return null;
  const pixel = (look.width + look.left) / box.width;
  const at = [(event.clientX - box.left) * pixel - look.left, (event.clientY - box.top) * pixel];
  return { look, at: at as unknown as Point, pixel };
}

const distance = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b);

/**
 * The picture as one control.
 *
 * @param id - of the figure; what the picture shows in words stands at its end with `-shows`
 */
export function answerStage(
  id: string,
  answer: Answer,
  opened: Opened,
  { at, onOpen, onOwn, onPlay }: StageActs,
): TemplateResult {
  const specks = specksOf(answer);
  const point = (event: MouseEvent): void => {
    const under = placeUnder(event);
    if (under === null) return;
    const { look, at: place, pixel } = under;
    const star = starOn(look, opened.own);
    if (event.type === 'click' && distance(place, star) < 18 * pixel) return onOwn();
    const k = scaleOf(look);
    const { at: to, far } = nearestSpeck(answer, look.layout, [place[0] / k, place[1] / k]);
    const near = (far * k) / pixel <= reach[event.type as keyof typeof reach];
    if (near && to !== at()) onOpen(to);
  };
  return html`<div
    class="answers"
    id="${id}-field"
    role="slider"
    tabindex="0"
    aria-label="The hard boards, small ones first, then sparse ones. Enter plays the open one, the space bar presses the star."
    aria-describedby="${id}-shows"
    aria-valuemin="1"
    aria-valuemax=${specks.length}
    aria-valuenow=${opened.at + 1}
    aria-valuetext=${heardOf(specks[opened.at]!)}
    @pointermove=${(event: PointerEvent) => {
      if (event.pointerType === 'mouse') point(event);
    }}
    @click=${point}
    @keydown=${(event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const acts: Readonly<Record<string, () => void>> = { Enter: onPlay, ' ': onOwn };
      const to = afterKey(event.key, at(), answer);
      if (!(event.key in acts) && to === null) return;
      event.preventDefault();
      if (to === null) acts[event.key]?.();
      else if (to !== at()) onOpen(to);
    }}
  >
    ${answerView('chapter', answer, opened)}
  </div>`;
}
