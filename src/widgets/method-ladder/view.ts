/** The ladder in the page, and what is said of the two methods that are chosen. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { LadderGiven, SmallestPuzzle } from '../../facts/ladder.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { missedMarks } from '../../kit/board/openMarks.ts';
import { allMethods, openIn } from '../../kit/puzzle/openIn.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { kindOf } from '../../methods/kinds.ts';
import { rungNames } from '../../methods/ladder.ts';
import type { Rung } from '../../methods/ladder.ts';
import { curvesPicture } from './curves.ts';
import { gridFromText } from './grids.ts';
import * as model from './model.ts';
import type { LadderState } from './model.ts';
import { ladderPicture } from './picture.ts';

export type MethodLadderAbout = {
  readonly settings: typeof model.ladderSettings;
  readonly prebuilt: LadderGiven;
  readonly kept: { pressed: Rung | null }; // in the picture, since it was drawn
};

type At = StateAt<MethodLadderAbout>;

/** Chooses other methods, or another size. */
function choose(at: At, change: Partial<LadderState>): void {
  at.set(change);
  at.announce(model.whoText(at.prebuilt, at.state));
}

/** The two that were pressed last are held against each other. */
function pressRung(at: At, rung: Rung): void {
  const { one, other } = at.state;
  at.kept.pressed = rung;
  if (rung !== other)
    choose(at, rung === one ? { one: other, other: one } : { one: other, other: rung });
}

/** Its name with its mark. */
const rungWords = (rung: Rung): TemplateResult =>
  html`${markTemplate(kindOf(rung))} ${model.headOf(rungNames[rung])}`;

/** A board with what a method knows; what only the other one knows wears a diamond. */
function boardView(
  puzzle: SmallestPuzzle,
  rung: Rung,
  missed: ReadonlySet<number>,
): TemplateResult {
  const sides = model.sidesOf(puzzle);
  const board = boardOf(
    puzzleIn(puzzle.code),
    gridFromText(sides, puzzle.known[rung]).cells,
    model.headOf(rungNames[rung]),
  );
  const overlay = missed.size === 0 ? {} : { overlay: [missedMarks(sides, missed)] };
  return html`<figure class="ladder-board" data-method=${kindOf(rung)}>
    ${pictured(boardPicture({ ...board, ...overlay }))}
    <figcaption>${rungWords(rung)}: ${model.knownCount(puzzle, rung)}</figcaption>
  </figure>`;
}

/** One direction: the smallest puzzle in which one method finds what the other misses. */
export function directionView(at: At, one: Rung, other: Rung): TemplateResult | typeof nothing {
  const puzzle = model.smallestOf(at.prebuilt, one, other);
  if (puzzle === null) return nothing;
  const missed = model.onlyKnown(puzzle, one, other);
  return html`<section class="ladder-direction" data-direction="${one} ${other}">
    <div class="ladder-boards">
      ${boardView(puzzle, other, missed)} ${boardView(puzzle, one, new Set())}
    </div>
  </section>`;
}

/** The same in words, with the way on. */
export function directionText(at: At, one: Rung, other: Rung): TemplateResult | typeof nothing {
  const puzzle = model.smallestOf(at.prebuilt, one, other);
  if (puzzle === null) return nothing;
  return html`<p class="readout">
    ${model.puzzleText(puzzle, one, other)}
    <a
      href=${openIn(allMethods, puzzle.code)}
      data-told="Smallest puzzle for ${rungNames[one]} over ${rungNames[other]}"
      >Try every method on it</a
    >
  </p>`;
}

/** On which random boards it tells. */
export function densityView(at: At): TemplateResult | typeof nothing {
  const { prebuilt: given, state, id } = at;
  const { one, other, size } = state;
  if (one === other) return nothing;
  return html`<section class="ladder-density">
    ${pictured(curvesPicture(model.curvesOf(given, state), one, other))}
    <div>
      ${choiceField({
        id: `${id}-size`,
        label: 'Random boards of',
        value: size,
        choices: model.sizeChoices,
        onChoice: (size) => choose(at, { size }),
      })}
      <ul class="ladder-key">
        ${[one, other].map((rung) => html`<li data-method=${kindOf(rung)}><span class="ladder-mark"></span>${rungWords(rung)}</li>`)}
      </ul>
      <p data-density>${model.densityText(given, state)}</p>
    </div>
  </section>`;
}

/** The ladder. */
export function ladderView(at: At): TemplateResult {
  const { prebuilt: given, state } = at;
  const { one, other } = state;
  const press = (event: Event): void => {
    const target = event.target as Element;
    const step = target.closest('[data-step]')?.getAttribute('data-step')?.split(' ');
    const rung = target.closest('[data-rung]')?.getAttribute('data-rung');
    if (step !== undefined) choose(at, { one: step[0] as Rung, other: step[1] as Rung });
    else if (rung !== null && rung !== undefined) pressRung(at, rung as Rung);
  };
  return html`<div
    class="ladder-figure"
    @click=${press}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(event);
    }}
  >
    ${guard([one, other], () => pictured(ladderPicture(given, state, at.host.page !== null)))}
  </div>`;
}

/** The next step of the ladder, from below, and after the last the first. */
export function nextButton(at: At): TemplateResult {
  const steps = model.stepsOf(at.prebuilt);
  const { one, other } = at.state;
  const is = ({ below, above }: model.Step): boolean =>
    (one === below && other === above) || (one === above && other === below);
  const next = steps[(steps.findIndex(is) + 1) % steps.length];
  return html`<button
    type="button"
    class="primary"
    @click=${() => next && choose(at, { one: next.below, other: next.above })}
  >
    Next step
  </button>`;
}

/** The two that are chosen. */
export function rungFields(at: At): TemplateResult {
  const { id, state } = at;
  return html`<div class="controls">
    ${choiceField({
      id: `${id}-one`,
      label: 'Compare',
      value: state.one,
      choices: model.rungChoices,
      onChoice: (chosen) => choose(at, { one: chosen }),
    })}
    ${choiceField({
      id: `${id}-other`,
      label: 'with',
      value: state.other,
      choices: model.rungChoices,
      onChoice: (chosen) => choose(at, { other: chosen }),
    })}
  </div>`;
}
