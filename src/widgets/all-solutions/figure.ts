/** `<all-solutions>`: all solutions of a puzzle, leafed through, laid over each other, and joined by single switches. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { allPieces } from '../../engine/pieces.ts';
import { arrangedInPieces } from '../../engine/solutions/everySolution.ts';
import { leafingOrder } from '../../engine/solutions/solutionGraph.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { backButton } from '../../kit/stepper/stepperParts.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { pictureStrip } from '../../kit/board/pictureStrip.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { fold } from '../../notebook/cell/figureParts.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { checkFound, partly, shownAt, wholly } from './known.ts';
import type { Known } from './known.ts';
import { mapOf } from './mapPicture.ts';
import { MapView } from './mapView.ts';
import * as model from './model.ts';
import { presets } from './presets.ts';
import { pulling } from './pulling.ts';
import * as settings from './settings.ts';
import type { AllSolutionsProps, SolutionsState } from './settings.ts';
import * as words from './words.ts';

/** What is kept beside the state: the graph, where what the board is laid over stays, and what is drawn. */
type Kept = { map: MapView | null; held: string; at: Solutions | null };

type Solutions = At<SolutionsState, Known | null, Kept>;

const keyOf = ({ code, around, pattern, place, down, across }: SolutionsState): string =>
  around === 'into'
    ? `${around} ${pattern} ${place?.row} ${place?.column} ${down} ${across} ${code}`
    : `${around} ${code}`;

const isHeld = ({ kept, state }: Solutions): boolean => kept.held === keyOf(state);

/** Changes what is on show, and says that alone. */
function change(at: Solutions, part: Partial<SolutionsState>): void {
  const state = { ...at.state, ...part };
  at.change(part, at.found === null ? '' : words.stateText(at.found, state));
}

function go(at: Solutions, to: number): void {
  const { found, state } = at;
  if (found === null) return;
  const shown = shownAt(found, state);
  const before = to === shown.at ? state.against : shown.at + 1;
  change(at, { at: to + 1, against: isHeld(at) ? state.against : before, shared: false });
}

function hold(at: Solutions): void {
  at.kept.held = isHeld(at) ? '' : keyOf(at.state);
  if (isHeld(at) && at.found !== null)
    change(at, { against: shownAt(at.found, at.state).at + 1, shared: false });
  else at.draw();
}

function buttons(at: Solutions): TemplateResult {
  const { found, state } = at;
  const shown = found === null ? -1 : shownAt(found, state).at;
  const { length } = found?.solutions ?? [];
  const isLast = shown === length - 1;
  return html`<div class="button-row" role="group" aria-label="Solutions">
    ${backButton('Back', shown > 0, () => go(at, shown - 1))}
    ${dimmedButton(
      isLast ? 'From the first' : 'Next solution',
      length > 1,
      () => go(at, isLast ? 0 : shown + 1),
      { style: 'primary' },
    )}
  </div>`;
}

/** What is compared. */
function comparing(at: Solutions): TemplateResult {
  const { state } = at;
  const { length } = at.found?.solutions ?? [];
  return html`<div class="button-row" role="group" aria-label="Comparison">
    ${dimmedButton('What all share', length > 0, () => change(at, { shared: !state.shared }), {
      pressed: state.shared,
    })}
    ${dimmedButton('Hold for comparison', length > 1, () => hold(at), { pressed: isHeld(at) })}
  </div>`;
}

const mostBeside = 8;

/** Some solutions beside the one on the board, which is marked. */
function others({ found, state }: Solutions): TemplateResult | typeof nothing {
  const { length } = found?.solutions ?? [];
  if (found === null || length < 2) return nothing;
  const { at } = shownAt(found, state);
  const from = Math.max(0, Math.min(at - mostBeside / 2, length - mostBeside));
  return html`<div class="solutions-beside" aria-hidden="true">
    ${found.solutions
      .slice(from, from + mostBeside)
      .map(
        (grid, one) =>
          html`<span class=${from + one === at && !state.shared ? 'is-shown' : ''}
            >${pictured(boardPictureSmall(grid, { label: '', size: 56 }))}</span
          >`,
      )}
  </div>`;
}

function map({ kept, found, state }: Solutions): MapView | null {
  if (found === null) return null;
  const goTo = (to: number): void => {
    if (kept.at !== null) go(kept.at, to);
  };
  if (kept.map?.known !== found) {
    const places = mapOf(found);
    kept.map = places === null ? null : new MapView(found, places, state, goTo);
  }
  kept.map?.update(state);
  return kept.map;
}

/** What the pattern does that lies around the puzzle, or in its picture. */
function aroundText({ found, state }: Solutions): string {
  const laid = model.laidShown(state);
  if (laid !== null) return words.laidText(found, laid);
  return found === null ? '' : words.aroundText(found, state);
}

/** All in small, behind a fold. */
function strip(at: Solutions, found: Known): TemplateResult | typeof nothing {
  const { solutions } = found;
  if (solutions.length < 2) return nothing;
  const shown = {
    grids: solutions,
    at: shownAt(found, at.state).at,
    name: 'Solution',
    others: 'Next solution and Back',
  };
  return fold(
    at.layout.folds,
    'strip',
    `All ${grouped(solutions.length)} in small`,
    pictureStrip(shown, (to) => go(at, to)),
  );
}

function more(at: Solutions): TemplateResult {
  const { found, state } = at;
  const graph = found === null ? '' : words.graphText(found);
  const drawn = map(at);
  return html`${pulling(at.id, state, (part, said) => at.begin(part, said))} ${comparing(at)}
    <p data-total>
      <strong
        >${found === null ? 'The solutions are looked for.' : words.totalText(found, state)}</strong
      >
      ${aroundText(at)}
    </p>
    <p class="solutions-sentence">${found === null ? '' : words.stateText(found, state)}</p>
    ${drawn === null ? nothing : html`<div class="solutions-map-room">${part(drawn)}</div>`}
    ${graph === '' ? nothing : html`<p data-graph>${graph}</p>`}
    ${found === null ? nothing : strip(at, found)}`;
}

/** A field of what lies around the puzzle or in its picture; what was chosen may be none of its words. */
function field<Word extends string>(
  at: Solutions,
  key: string,
  setting: Setting<Word>,
  value: Word,
  choose: (word: Word) => void,
): TemplateResult {
  return choiceField({
    id: `${at.id}-${key}`,
    label: setting.label,
    value,
    choices: setting.input.kind === 'choice' ? setting.input.choices : [],
    onChoice: (word) => {
      const chosen = setting.read(word);
      if (chosen.value !== null) choose(chosen.value);
    },
  });
}

function fields(at: Solutions): TemplateResult {
  const { around, pattern } = at.state;
  return html`${field(at, 'around', settings.aroundSetting, around, (word) => at.begin({ around: word }))}
  ${
    around === 'into'
      ? field(at, 'pattern', settings.patternSetting, pattern, (word) =>
          at.begin({ pattern: word }),
        )
      : nothing
  }`;
}

export const figure = puzzleFigure<
  AllSolutionsProps,
  SolutionsState,
  Known | null,
  readonly Grid[] | null,
  Kept
>({
  tag: 'all-solutions',
  titlePrefix: 'All solutions: ',
  presets,
  settings: settings.solutionSettings,
  usual: settings.defaultState,
  start: { at: 1, against: 0, shared: false },
  folded: ['p', 'f'],
  keyOf,
  served: (given, state) =>
    given === null
      ? null
      : wholly(allPieces(arrangedInPieces(given, true, model.laidShown(state)?.image))),
  asks: {
    async run({ work, state, keep }) {
      let solutions: readonly Grid[] = [];
      keep(() => partly(leafingOrder(solutions)));
      const laid = model.laidShown(state);
      const found = await work.ask(
        'Asking a SAT solver.',
        'every-solution',
        {
          puzzle: model.puzzleShown(state),
          most: settings.mostSolutions,
          ...(laid !== null && { first: laid.image }),
        },
        (news) => {
          solutions = news;
          return words.newsText(news);
        },
      );
      return found === null ? null : wholly(found);
    },
    isWhole: ({ stopped }) => !stopped,
    trouble: (_, state) => model.troubleWith(model.puzzleShown(state), state),
  },
  checked(asked, found) {
    if (found?.stopped === false) checkFound(found, asked);
    return asked;
  },
  said: ({ found, state }) =>
    found === null ? '' : `${words.totalText(found, state)} ${words.stateText(found, state)}`,
  keep: () => ({ map: null, held: '', at: null }),
  board: {
    model: ({ found, state }) => model.boardShown(model.puzzleShown(state), found, state),
    press: ({ state, begin }, place) => {
      if (state.around === 'into') begin({ place });
    },
  },
  parts(at) {
    at.kept.at = at;
    const { found, state } = at;
    return {
      place: html`${markTemplate('several')} ${found === null ? '' : words.placeText(found, state)}`,
      sentence: html`<p>
        ${found === null ? 'The solutions are looked for.' : words.shortText(found, state)}
      </p>`,
      answer: html`${at.work} ${others(at)}`,
      action: buttons(at),
      fields: fields(at),
      more: more(at),
    };
  },
  files: ({ found, state }) => ({
    name: 'solutions',
    rows: () => (found === null ? [] : model.solutionRows(found)),
    json: () => model.solutionsJson(model.puzzleShown(state), found),
  }),
});
