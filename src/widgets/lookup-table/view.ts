/** The explorer around its picture: filters that are also the legend, the chosen situation, the puzzle. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Configuration } from '../../kit/relations/configurations.ts';
import { configurations, lineNames } from '../../kit/relations/configurations.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import { outcomeOf, tableFacts } from '../../engine/intersect/lookupTable.ts';
import { enumerated, grouped, inWords } from '../../notebook/plain/numbers.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import {
  crossingPicture,
  meetingPicture,
  relationPicture,
} from '../../kit/relations/crossingPicture.ts';
import { relationMeaning, relationTold } from '../../kit/relations/relationWords.ts';
import { capital } from '../../kit/stepper/sentences.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import {
  countsByKind,
  entryLabel,
  entryOf,
  kindName,
  outcomeKinds,
  outcomeSentence,
  relations,
  symmetrySentence,
} from './model.ts';
import type { LookupProps, lookupSettings, LookupState, OutcomeKind } from './model.ts';
import type { TableView } from './tableView.ts';
import {
  exampleLink,
  exampleOf,
  exampleSentence,
  noExampleSentence,
  searchSentence,
} from './stored.ts';
import type { LookupTableExample } from './stored.ts';
import type { StoredSearch } from '../../claims/situations.ts';

export type LookupTableAbout = {
  readonly props: LookupProps;
  readonly settings: typeof lookupSettings;
  readonly kept: {
    readonly table: TableView;
    search: StoredSearch | 'none' | 'asked' | 'failed'; // of the puzzles
    seeks: boolean; // the reader has asked for the puzzle, and is to see it
  };
};

type At = StateAt<LookupTableAbout>;

/** Changes what is shown, and says how many are. */
function change(at: At, part: Partial<LookupState>): void {
  at.set(part);
  const counts = countsByKind(at.state);
  const shown = at.state.kinds.reduce<number>((sum, kind) => sum + (counts[kind] ?? 0), 0);
  at.announce(`${grouped(shown)} situations shown.`);
}

/** What 000 says about the table, counted here. @source 000_8dc3042ab81c971c.txt §3.2 */
export function factsSentence(): string {
  const { situations, successful, byFixed, impossible, leastForbidden } = tableFacts();
  const [nothingFixed = 0, ...some] = byFixed;
  const parts = some.map((count, at) => `${at + 1} in ${grouped(count)}`);
  return `${grouped(situations)} situations: ${grouped(successful)} fix something (cells fixed: ${enumerated(parts)}), ${grouped(nothingFixed)} nothing, ${impossible} are impossible. Where something is fixed, at least ${leastForbidden} of the 16 configurations are forbidden.`;
}

/** What the squares of the picture say. */
export const key = (): TemplateResult =>
  html`<ul class="lookup-key" role="list" aria-label="Key of the table">
    ${outcomeKinds.map(
      (kind) =>
        html`<li>
          <span class="lookup-swatch is-${kind}" aria-hidden="true"></span>${kindName(kind)}
        </li>`,
    )}
  </ul>`;

/** Which situations are shown. */
export function filters(at: At): TemplateResult {
  const { id, state } = at;
  const counts = countsByKind(state);
  const toggle = (kind: OutcomeKind, on: boolean): void => {
    change(at, {
      kinds: outcomeKinds.filter((one) => (one === kind ? on : state.kinds.includes(one))),
    });
  };
  return html`<div class="controls">
    <fieldset class="lookup-kinds">
      <legend>Show</legend>
      ${outcomeKinds.map(
        (kind) =>
          html`<label
            ><input
              type="checkbox"
              .checked=${live(state.kinds.includes(kind))}
              @change=${(event: Event) => toggle(kind, (event.target as HTMLInputElement).checked)}
            /><span class="lookup-swatch is-${kind}" aria-hidden="true"></span>${kindName(kind)}
            (${grouped(counts[kind] ?? 0)})</label
          >`,
      )}
    </fieldset>
    <div class="field">
      <label for="${id}-relation">Only with the relation</label>
      <select
        id="${id}-relation"
        @change=${(event: Event) => change(at, { relation: (event.target as HTMLSelectElement).selectedIndex })}
      >
        ${[0, ...relations].map(
          (relation) =>
            html`<option .selected=${live(relation === state.relation)}>
              ${relation === 0 ? 'any' : relationTold(relation)}
            </option>`,
        )}
      </select>
    </div>
    <label
      ><input
        type="checkbox"
        .checked=${live(state.folded)}
        @change=${(event: Event) => change(at, { folded: (event.target as HTMLInputElement).checked })}
      />One of each set of symmetric ones</label
    >
  </div>`;
}

/** The relations of the four lines. */
export function lineChoices(at: At): TemplateResult {
  const { id, state } = at;
  const set = (line: number, relation: number): void => {
    const [row1, row2, column1, column2] = state.situation.map((old, which) =>
      which === line ? relation : old,
    );
    at.set({ situation: [row1 ?? 1, row2 ?? 1, column1 ?? 1, column2 ?? 1] });
    const { situation } = at.state;
    at.announce(`${entryLabel(entryOf(situation))}. ${outcomeSentence(situation)}`);
  };
  return html`<div class="lookup-lines">
    ${lineNames.map(
      (name, line) =>
        html`<div class="field">
          <label for="${id}-line-${line}"
            >${name[0]?.toUpperCase()}${name.slice(1)}
            ${pictured(relationPicture(state.situation[line] ?? 1, 12))}</label
          >
          <select
            id="${id}-line-${line}"
            @change=${(event: Event) => set(line, (event.target as HTMLSelectElement).selectedIndex + 1)}
          >
            ${relations.map(
              (relation) =>
                html`<option .selected=${live(relation === state.situation[line])}>
                  ${relationTold(relation)}
                </option>`,
            )}
          </select>
        </div>`,
    )}
  </div>`;
}

/** The situation that is chosen: what its lines say, and what follows for the four cells. */
export function crossing(situation: Situation): TemplateResult {
  const { cells, impossible } = outcomeOf(situation);
  const values = cells.map((cell) => ['empty', 'filled', 'unknown'][cell]);
  const label = impossible ? 'Nothing is left' : `The four cells: ${values.join(', ')}`;
  return html`<div class="lookup-meeting">
    ${pictured(meetingPicture(situation, cells, label, impossible))}
    <ul class="lookup-relations" role="list">
      ${situation.map(
        (relation, line) =>
          html`<li>
            ${pictured(relationPicture(relation, 16))}
            <span>${capital(lineNames[line] ?? '')}</span>
            <span>${relationTold(relation)}</span>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** The same in sentences. */
export function crossingTold(situation: Situation): TemplateResult {
  return html`<p class="lookup-sentence" data-sentence>
      ${markedWords(outcomeSentence(situation))}
    </p>
    <p class="readout">${symmetrySentence(entryOf(situation))}</p>
    <ul class="lookup-meanings">
      ${situation.map(
        (relation, line) =>
          html`<li>
            ${pictured(relationPicture(relation, 12))}
            ${markedWords(`${lineNames[line] ?? ''} ${relationTold(relation)}: ${lowered(relationMeaning(relation))}`)}
          </li>`,
      )}
    </ul>`;
}

const lowered = (text: string): string => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** How many fillings of the four cells are left. */
export function leftText(situation: Situation): string {
  const left = configurations(situation).filter(({ forbiddenBy }) => forbiddenBy.length === 0);
  return `${left.length} of 16 fillings left`;
}

/** What follows for the four cells, in a sentence. */
export function certainText(situation: Situation): string {
  const { fixed, impossible } = outcomeOf(situation);
  if (impossible) return 'Nothing is left: no puzzle with a solution has these four lines.';
  if (fixed === 4) return 'All four cells are certain.';
  if (fixed === 0) return 'No cell is certain.';
  return fixed === 1 ? 'One cell is certain.' : `${capital(inWords(fixed))} cells are certain.`;
}

/** Which of its 16 configurations are possible. */
export function configurationList(situation: Situation): TemplateResult {
  return html`<ol class="lookup-configurations" aria-label="The 16 configurations">
    ${configurations(situation).map(
      (one) =>
        html`<li>
          ${pictured(crossingPicture(one.cells, configurationLabel(one), one.forbiddenBy.length > 0))}
          <span>${forbiddenText(one)}</span>
        </li>`,
    )}
  </ol>`;
}

function configurationLabel({ cells }: Configuration): string {
  return `Configuration ${cells.slice(0, 2).join('')} over ${cells.slice(2).join('')}`;
}

function forbiddenText({ forbiddenBy }: Configuration): string {
  return forbiddenBy.length === 0
    ? 'possible'
    : `not by ${forbiddenBy.map((line) => lineNames[line]).join(', ')}`;
}

/** What is said of the search that was found. */
export function foundText(search: StoredSearch, situation: Situation): string {
  const example = exampleOf(search, situation);
  return example === null
    ? noExampleSentence(search, outcomeOf(situation).impossible)
    : exampleSentence(example);
}

/** The puzzle of the situation, once it was asked for. */
export function foundView({ props, state, kept }: At): TemplateResult | typeof nothing {
  const { search } = kept;
  if (search === 'none') return nothing;
  if (search === 'asked')
    return html`<p class="readout" data-found>Looking through the stored puzzles …</p>`;
  if (search === 'failed')
    return html`<p class="field-message" data-tone="warning" data-found>
      The stored search could not be loaded. Try again when the connection is back.
    </p>`;
  const example = exampleOf(search, state.situation);
  const { stepper } = props;
  const link =
    example === null || stepper === undefined ? null : exampleLink(sitePath(''), stepper, example);
  return html`<div class="lookup-found" data-found>
    <p>${foundText(search, state.situation)}</p>
    ${example === null ? nothing : exampleTemplate(example, link)}
    <p class="readout">${searchSentence(search)}</p>
  </div>`;
}

function exampleTemplate(example: LookupTableExample, link: string | null): TemplateResult {
  const { puzzle, standstill, rows, columns } = example;
  const ringed = rows.flatMap((row) => columns.map((column) => row * standstill.width + column));
  const board = {
    ...boardOf(puzzle, standstill.cells, 'The puzzle where sweeps stop'),
    fresh: new Set(ringed),
  };
  const picture = boardPicture(board, { cell: standstill.width > 12 ? 12 : 18 });
  return html`<div class="table-scroll" tabindex="0" role="group" aria-label="The puzzle found">
      ${pictured(picture)}
    </div>
    ${link === null ? nothing : html`<p><a href=${link}>Open it in the stepper of pairs of lines</a></p>`}`;
}
