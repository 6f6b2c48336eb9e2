/** The figure in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { leastRanked } from '../../experiments/fewRanks.ts';
import { measures } from '../../experiments/readerRanks.ts';
import type { Measure, Outcome } from '../../experiments/readerRanks.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import { figureParts, fold } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import type { Whose } from '../../kit/play/finishedGames.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import {
  connectionOf,
  connectionText,
  exampleText,
  measureWords,
  outcomeChoices,
  powerText,
  shortText,
  standingText,
  whoseChoices,
} from './model.ts';
import type { RankedShown, WhoseShown } from './model.ts';
import { gamesPicture, stripPicture } from './picture.ts';

/** What is to be seen. */
export type HardShown = {
  readonly id: string;
  readonly layout: FigureLayout;
  readonly shown: RankedShown;
  readonly measure: Measure;
  readonly outcome: Outcome;
  readonly whose: WhoseShown;
  readonly own: number; // finished games of the reader
  readonly kept: number; // games of this browser, for a file
  readonly others: number; // other players
  readonly added: number; // games from files
  readonly whoseFile: Whose;
  readonly work: TemplateResult | typeof nothing;
  readonly told: readonly string[]; // of files that were read
  readonly problems: readonly string[]; // of files that could not be
  readonly trouble: string; // why nothing more is kept
  readonly table: TemplateResult | typeof nothing;
};

/** What the reader can do. */
export type HardActs = {
  readonly choose: (measure: Measure) => void;
  readonly hold: (outcome: Outcome) => void;
  readonly show: (whose: WhoseShown) => void;
  readonly save: () => void;
  readonly take: (whose: Whose) => void;
  readonly read: (files: readonly File[]) => void;
  readonly forget: () => void;
};

const choicesOf = <Word extends string>(
  texts: Readonly<Record<Word, string>>,
): readonly { readonly word: Word; readonly text: string }[] =>
  (Object.keys(texts) as Word[]).map((word) => ({ word, text: texts[word] }));

/** @source none */
export function hardView(view: HardShown, acts: HardActs): TemplateResult {
  const { shown, measure, outcome, layout, own } = view;
  const example = shown.whose === 'example';
  return figureParts(
    {
      picture: html`<p data-standing>${standingText(own)}</p>
        ${
          example
            ? html`<p class="hfy-example" data-example>
                ${exampleText(shown.players[0]?.length ?? 0)}
              </p>`
            : nothing
        }
        ${view.work}
        <div class="controls">
          ${choiceField({
            id: `${view.id}-outcome`,
            label: 'Held against',
            value: outcome,
            choices: choicesOf(outcomeChoices),
            onChoice: acts.hold,
          })}
          ${
            view.added === 0
              ? nothing
              : choiceField({
                  id: `${view.id}-whose`,
                  label: 'Games of',
                  value: view.whose,
                  choices: choicesOf(whoseChoices),
                  onChoice: acts.show,
                })
          }
        </div>
        ${strips(view, acts)}
        <p class="readout" data-power>${powerText(shown, outcome)}</p>`,
      answer: html`<div class="hfy-answer">
        ${guard([shown, measure, outcome], () => pictured(gamesPicture(shown, measure, outcome)))}
        <div data-said>
          ${connectionText(shown, measure, outcome).map((text) => html`<p>${text}</p>`)}
        </div>
      </div>`,
      more: html`${view.table} ${fold(layout.folds, 'how', 'How this is reckoned', howPart)}
      ${fold(layout.folds, 'files', 'Files: save your games, add those of others', filesPart(view, acts))}`,
    },
    layout,
  );
}

/** A row for each measure: press one to see its games. */
function strips({ shown, measure, outcome }: HardShown, { choose }: HardActs): TemplateResult {
  return html`<div class="hfy-rows" role="group" aria-label="Measures">
      ${measures.map((one) => {
        const connection = connectionOf(shown, one, outcome);
        return html`<button
          type="button"
          class="hfy-row"
          data-measure=${one}
          aria-pressed=${one === measure ? 'true' : 'false'}
          @click=${() => choose(one)}
        >
          <span class="hfy-name">${measureWords[one].name}</span>
          <span class="hfy-value">${shortText(connection)}</span>
          <span class="hfy-place"
            >${guard([connection], () => pictured(stripPicture(connection)))}</span
          >
        </button>`;
      })}
    </div>
    <p class="hfy-scale" aria-hidden="true">
      <span>−1<br />opposite order</span><span>0<br />no connection</span
      ><span>1<br />same order</span>
    </p>`;
}

const howPart = html`<p>
    The time of a game runs from the first mark to the one that solves it, while the page is in
    view; a pause of more than five minutes does not count. A hint counts once, however much of it
    you have told. Of each puzzle your first solution counts. Games from before this was kept, those
    begun with the marks of a link, and those opened from a file of a single game do not.
  </p>
  <p>
    Games and measures are ranked; equal ones share their rank. The number is Spearman’s rank
    correlation. Its line is the 95&nbsp;% interval by Fisher’s z with the variance of Bonett and
    Wright (2000).
  </p>
  <p>
    The grey band holds what chance does: 99 of 100 shuffles of your times lie in it. Up to eight
    games every order is looked at, beyond that 10,000 drawn ones. The hundredth is a twentieth,
    divided among the five measures that are tried at once.
  </p>
  <p>
    A measure that says nothing of a puzzle leaves its game out: sweeps and bottlenecks, where
    sweeps do not solve it, and all methods, where it has several solutions.
  </p>
  <p>
    With games of others each player’s are ranked among that player’s own, as people differ in
    speed. What is shown is the mean of their correlations, a player of n games weighing n − 1.
    Players of fewer than ${inWords(leastRanked)} games do not count.
  </p>`;

function filesPart(view: HardShown, acts: HardActs): TemplateResult {
  const { id, kept, added, others, told, problems, trouble, whoseFile } = view;
  return html`<p>
      Nothing of this leaves your browser by itself. A file holds your games with all their moves,
      times and hints, and no name. Whoever gets it can add it here.
    </p>
    <div class="button-row">
      <button type="button" data-save ?disabled=${kept === 0} @click=${acts.save}>
        Save my games as a file
      </button>
      <button
        type="button"
        data-forget
        ?disabled=${added === 0 && trouble === ''}
        @click=${acts.forget}
      >
        Forget the added games
      </button>
    </div>
    <div class="controls">
      ${choiceField({
        id: `${id}-file-whose`,
        label: 'Files to add are of',
        value: whoseFile,
        choices: [
          { word: 'other', text: 'other players, a file each' },
          { word: 'mine', text: 'my own, from another browser' },
        ],
        onChoice: acts.take,
      })}
      <div class="field">
        <label for="${id}-file">Add games from files</label>
        <input
          id="${id}-file"
          type="file"
          multiple
          accept=".json,application/json"
          aria-describedby="${id}-file-problem"
          @change=${(event: Event) => {
            const input = event.target as HTMLInputElement;
            const files = [...(input.files ?? [])];
            if (files.length > 0) acts.read(files);
            input.value = '';
          }}
        />
        <div id="${id}-file-problem">
          ${problems.map((text) => html`<p class="field-message" data-tone="error">${text}</p>`)}
        </div>
      </div>
    </div>
    ${told.map((text) => html`<p class="readout" data-told>${text}</p>`)}
    <p class="readout" data-pool>
      ${
        added === 0
          ? 'No games are added.'
          : `${counted(added, 'game')} added${others === 0 ? '' : `, of ${counted(others, 'other player')}`}. The same game never counts twice.`
      }
    </p>
    ${trouble === '' ? nothing : html`<p class="field-message" data-tone="warning">${trouble}</p>`}`;
}
