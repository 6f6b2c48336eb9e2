/** `<solution-repair>`: a picture whose puzzle has several solutions, and the fewest cells that mend it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { remembered } from '../../kit/puzzle/coded.ts';
import { allMethods, inPlay, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { pictureOfPuzzle } from '../../kit/puzzle/picture.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import * as model from './model.ts';
import type { Aim, Mended, Proposed, SolutionRepairProps, SolutionRepairState } from './model.ts';
import { presets } from './presets.ts';

type Repair = At<SolutionRepairState, Mended | null>;

/** How many solutions the puzzle of the picture has. */
const solutionsText = remembered((code) => model.solutionsText(model.imageOf({ code })));

/** Which proposal is on show, from 1: a link may ask for more than were found. */
const shownNumber = ({ state: { number }, found }: Repair): number =>
  number > model.proposalsOf(found).length ? 1 : number;

const proposedIn = (at: Repair): Proposed => {
  const cells = model.proposalsOf(at.found)[shownNumber(at) - 1] ?? [];
  return model.proposed(model.imageOf(at.state), at.state.aim, cells);
};

/** What is said of the proposal on show; '' where there is none. */
const proposalText = (at: Repair): string =>
  at.found === null
    ? ''
    : model.proposalText(model.imageOf(at.state), at.state.aim, at.found, shownNumber(at));

/** The search, and then its proposals in turn. */
function action(at: Repair): TemplateResult {
  const { work, idle, state, found, ask, change } = at;
  const { length } = model.proposalsOf(found);
  const number = shownNumber(at);
  const go = (to: number): void =>
    change({ number: to }, proposalText({ ...at, state: { ...state, number: to } }));
  const find =
    state.aim === 'given' ? 'Find the fewest to give away' : 'Find the fewest to turn over';
  if (!idle) return html`${work}`;
  if (length > 1)
    return html`<div class="button-row" role="group" aria-label="Proposals">
      ${backButton('Back', number > 1, () => go(number - 1))}
      <button type="button" class="primary" @click=${() => go((number % length) + 1)}>
        ${number < length ? 'Next proposal' : 'From the first'}
      </button>
    </div>`;
  return html`${work}
    <button type="button" class="primary" data-search @click=${ask}>
      ${found === null ? find : 'Search again'}
    </button>`;
}

/** The proposal in words, and where its puzzle opens. */
function proposal(at: Repair): TemplateResult | typeof nothing {
  const { found, name, ask, idle } = at;
  const { length } = model.proposalsOf(found);
  if (length === 0) return nothing;
  const text = proposalText(at);
  const code = encodePuzzle(proposedIn(at).puzzle);
  const open = [
    { href: openIn(inPlay, code), words: 'Play' },
    { href: openIn(allMethods, code), words: 'All methods on it' },
    { href: openIn(puzzleFigures['sweep-stepper'], code), words: 'Open in the stepper' },
  ];
  return html`${text === '' ? nothing : html`<p data-proposal>${markedWords(text)}</p>`}
    <p class="button-row">
      ${open.map(
        ({ href, words }) =>
          html`<a class="button" data-told=${`Mended: ${name}`} href=${href}>${words}</a>`,
      )}
      ${
        length > 1 && idle
          ? html`<button type="button" data-search @click=${ask}>Search again</button>`
          : nothing
      }
    </p>`;
}

function outcome({ state, found }: Repair): string {
  return found === null ? '' : model.outcomeText(model.imageOf(state), found);
}

const aims = (Object.keys(model.aimTexts) as Aim[]).map((word) => ({
  word,
  text: model.aimTexts[word],
}));

export const figure = puzzleFigure<
  SolutionRepairProps,
  SolutionRepairState,
  Mended | null,
  Mended | null
>({
  tag: 'solution-repair',
  titlePrefix: 'The fewest changes: ',
  presets,
  settings: model.repairSettings,
  usual: model.defaultState,
  start: { number: 1 },
  what: 'picture',
  codeOf: pictureOfPuzzle,
  puzzleOf: (state) => puzzleOf(model.imageOf(state)),
  folded: ['g', 'a'],
  keyOf: ({ code, aim }) => `${aim} ${code}`,
  served: (given) => given,
  asks: {
    async run({ work, state }) {
      const image = model.imageOf(state);
      const { aim } = state;
      if (aim === 'given') {
        const given = await work.ask('Searching …', 'fewest-given', { image }, model.givenNewsText);
        return given === null ? null : { kind: 'given', found: given };
      }
      const question = { image, wanted: aim };
      const found = await work.ask('Searching …', 'fewest-changes', question, model.changeNewsText);
      return found === null ? null : { kind: 'changes', wanted: aim, found };
    },
    // a link to a proposal wants it shown
    atOnce: (_, state) => model.isSmall(model.imageOf(state)) || state.number > 1,
  },
  said: (at) =>
    at.found === null
      ? `${at.name}. ${solutionsText(at.state.code)}`
      : `${outcome(at)} ${proposalText(at)}`.trim(),
  board: { model: (at) => model.boardShown(proposedIn(at), at.found) },
  parts: (at) => ({
    sentence: html`<p>
      ${at.found === null ? solutionsText(at.state.code) : model.shortText(at.found)}
    </p>`,
    action: action(at),
    more: html`${
      at.found === null
        ? nothing
        : html`<p class="readout">${solutionsText(at.state.code)}</p>
            <p data-outcome><strong>${markedWords(outcome(at))}</strong></p>`
    }
    ${proposal(at)}`,
    fields: choiceField({
      id: `${at.id}-aim`,
      label: 'What may be done',
      value: at.state.aim,
      choices: aims,
      onChoice: (aim) => at.begin({ aim }),
    }),
  }),
  files: ({ state, found }) => ({
    name: 'fewest-changes',
    rows: () => model.proposalRows(model.imageOf(state), found),
    json: () => model.mendedJson(model.imageOf(state), state.aim, found),
  }),
});
