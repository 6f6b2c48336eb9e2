/** `<pair-sequences>`: all sequences of pairs of four by four, each by a picture that has it, and one of them on show. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { cellRings } from '../../kit/probe/categoryPicture.ts';
import { openIn } from '../../kit/puzzle/openIn.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { openTable } from '../../notebook/chart/dataTable.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { csvOf } from '../../notebook/records/column.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';

type About = {
  readonly props: model.PairSequencesProps;
  readonly prebuilt: model.SequenceList;
  readonly settings: ReturnType<typeof model.sequenceSettings>;
  readonly found: model.OpenedSequence;
};

const chosenOf = ({ prebuilt, state }: StateAt<About>): model.ListedSequence => {
  const one = prebuilt[state.at - 1];
  if (one === undefined) throw new RangeError(`no sequence ${state.at}`);
  return one;
};

/** Another sequence, from 1. */
function go(at: StateAt<About>, to: number): void {
  at.set({ at: to });
  at.announce(`Sequence ${to}: ${model.optionText(chosenOf(at))}.`);
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function onKey(at: StateAt<About>, event: KeyboardEvent): void {
  const { length } = at.prebuilt;
  const to =
    event.key === 'Home'
      ? 1
      : event.key === 'End'
        ? length
        : at.state.at + (steps[event.key] ?? Number.NaN);
  if (Number.isNaN(to)) return;
  event.preventDefault();
  if (to >= 1 && to <= length) go(at, to);
}

function tile(at: StateAt<About>, place: number): TemplateResult {
  const one = at.prebuilt[place]!;
  const isChosen = place === at.state.at - 1;
  return html`<div
    class="pair-sequence"
    role="option"
    id="${at.id}-sequence-${place + 1}"
    aria-selected=${isChosen ? 'true' : 'false'}
    aria-label=${model.optionText(one)}
    @click=${() => go(at, place + 1)}
  >
    ${guard([one], () => pictured(boardPictureSmall(model.imageOf(one), { label: '', size: 32 })))}
    <span aria-hidden="true">${grouped(one.images)}</span>
  </div>`;
}

const sheet = (at: StateAt<About>): TemplateResult =>
  html`<div
    class="pair-sequences"
    role="listbox"
    tabindex="0"
    aria-label="Sequences of pairs"
    aria-activedescendant="${at.id}-sequence-${at.state.at}"
    @keydown=${(event: KeyboardEvent) => onKey(at, event)}
  >
    ${model.groupsOf(at.prebuilt).map(
      ({ name, words, places }) =>
        html`<div class="pair-group" role="group" aria-label=${words}>
          <p class="pair-class" aria-hidden="true">${name}</p>
          <div class="pair-tiles" role="none">${places.map((place) => tile(at, place))}</div>
        </div>`,
    )}
  </div>`;

/** The board where sweeps stop, the pair that is opened ringed. */
function standstill({ puzzle, state, pair: [first, second] }: model.OpenedSequence): BoardModel {
  const rings = (kind: string, cell: number | undefined) =>
    cellRings(kind, state.width, cell === undefined ? [] : [cell]);
  return {
    ...boardOf(puzzle, state.cells, 'The board where sweeps stop, with a pair of cells'),
    overlay: [rings('probe-chosen', first), rings('probe-second', second)],
  };
}

function buttons(at: StateAt<About>): TemplateResult {
  const { state, prebuilt } = at;
  const isLast = state.at === prebuilt.length;
  return html`<div class="button-row" role="group" aria-label="Sequences">
    ${backButton('Back', state.at > 1, () => go(at, state.at - 1))}
    <button type="button" class="primary" @click=${() => go(at, isLast ? 1 : state.at + 1)}>
      ${isLast ? 'From the first' : 'Next sequence'}
    </button>
  </div>`;
}

/** The whole board, the way to its pairs, and what their futures come to. */
function more(at: StateAt<About>): TemplateResult {
  const { found, props } = at;
  const [one, text] = [chosenOf(at), encodePuzzle(found.puzzle)];
  return html`<div class="pair-board">
      ${guard([found], () => pictured(boardPicture(standstill(found), { cell: 44 })))}
      <div>
        ${pictured(boardPictureSmall(found.image, { label: 'The picture', size: 84 }))}
        <p>
          <a href=${openIn(props.explorer, text, model.pairValues(found))}>Probe the ringed pair</a>
        </p>
      </div>
    </div>
    <p class="pair-line">${model.sequenceText(one)}</p>
    ${openTable(model.categoryTable(one))}`;
}

export const figure = stateFigure<About>({
  tag: 'pair-sequences',
  settings: model.sequenceSettings,
  usual: () => ({ at: 1 }),
  folded: [],
  find: (at) => model.openedOf(chosenOf(at)),
  parts(at) {
    const one = chosenOf(at);
    return {
      picture: sheet(at),
      wide: true,
      place: html`<p>Sequence ${at.state.at} of ${at.prebuilt.length}: ${model.nameOf(one)}</p>`,
      sentence: html`<p>${model.sentenceOf(one)}</p>`,
      action: buttons(at),
      more: more(at),
    };
  },
  files: (at) => ({
    name: 'sequences-of-pairs-4x4',
    csv: () => csvOf(model.sequenceColumns, at.prebuilt),
    json: () => ({
      sequences: at.prebuilt.map((one) => ({
        class: model.nameOf(one),
        pairs: one.pairs.map(([category, pairs]) => ({ category, pairs })),
        pictures: one.images,
        first: one.first,
      })),
    }),
    svg: () => boardPicture(standstill(at.found)),
  }),
  paper: () => nothing,
});
