/** The parts of the figure, and what is done with files of games. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { leastRanked } from '../../experiments/fewRanks.ts';
import { measures } from '../../experiments/readerRanks.ts';
import type { ReaderRanks } from '../../experiments/readerRanks.ts';
import { counted, inWords } from '../../notebook/plain/numbers.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import type { Work } from '../../kit/work/work.ts';
import { today } from '../../notebook/clock.ts';
import { saveAndTell } from '../../notebook/export/files.ts';
import { gamesJson } from '../../kit/play/finishedGames.ts';
import type { Whose } from '../../kit/play/finishedGames.ts';
import { choiceField, fileField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import {
  connectionOf,
  connectionText,
  measureWords,
  outcomeChoices,
  shortText,
  whoseChoices,
} from './model.ts';
import type { hardSettings, Ranked, RankedShown } from './model.ts';
import { reasonOf } from './pool.ts';
import type { GamePool } from './pool.ts';

export type HardForYouAbout = {
  readonly settings: typeof hardSettings;
  readonly prebuilt: Ranked | null;
  readonly work: Work;
  readonly kept: {
    readonly pool: GamePool;
    measured: ReaderRanks['measured'];
    shown: RankedShown;
    key: string; // of the games that are ranked, or being ranked
    whoseFile: Whose;
    told: readonly string[]; // of files that were read
    problems: readonly string[]; // of files that could not be
  };
};

type At = StateAt<HardForYouAbout>;

/** What the measure on show is worth. */
export const sentencesOf = ({ kept, state }: At): readonly string[] =>
  connectionText(kept.shown, state.measure, state.outcome);

/** Another measure, or another outcome. */
function choose(at: At, change: Partial<At['state']>): void {
  at.set(change);
  at.announce(sentencesOf(at).join(' '));
}

const choicesOf = <Word extends string>(
  texts: Readonly<Record<Word, string>>,
): readonly { readonly word: Word; readonly text: string }[] =>
  (Object.keys(texts) as Word[]).map((word) => ({ word, text: texts[word] }));

/** What the games are held against, and whose they are. */
export const hardFields = (at: At): TemplateResult =>
  html`<div class="controls">
    ${choiceField({
      id: `${at.id}-outcome`,
      label: 'Held against',
      value: at.state.outcome,
      choices: choicesOf(outcomeChoices),
      onChoice: (outcome) => choose(at, { outcome }),
    })}
    ${
      at.kept.pool.isPooled
        ? choiceField({
            id: `${at.id}-whose`,
            label: 'Games of',
            value: at.state.whose,
            choices: choicesOf(whoseChoices),
            onChoice: (whose) => at.set({ whose }),
          })
        : nothing
    }
  </div>`;

/** A row for each measure: press one to see its games. */
export function measureRows(at: At): TemplateResult {
  const { shown } = at.kept;
  const { measure, outcome } = at.state;
  return html`<div class="hfy-rows" role="group" aria-label="Measures">
    ${measures.map(
      (one) =>
        html`<button
          type="button"
          class="hfy-row"
          data-measure=${one}
          aria-pressed=${one === measure ? 'true' : 'false'}
          @click=${() => choose(at, { measure: one })}
        >
          <span class="hfy-name">${measureWords[one].name}</span>
          <span class="hfy-value">${shortText(connectionOf(shown, one, outcome))}</span>
        </button>`,
    )}
  </div>`;
}

/** How it is reckoned. */
export const howPart = html`<p>
    The time of a game runs from the first mark to the one that solves it, while the page is in
    view; a pause of more than five minutes does not count. A hint counts once, however much of it
    you have told. Of each puzzle your first solution counts. Games from before this was kept, those
    begun with the marks of a link, and those opened from a file of a single game do not.
  </p>
  <p>
    Games and measures are ranked; equal ones share their rank. The number is Spearman’s rank
    correlation, and after it the 95&nbsp;% interval by Fisher’s z with the variance of Bonett and
    Wright (2000).
  </p>
  <p>
    Chance is what 99 of 100 shuffles of your times do. Up to eight games every order is looked at,
    beyond that 10,000 drawn ones. The hundredth is a twentieth, divided among the five measures
    that are tried at once.
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

const save = ({ kept: { pool } }: At): void =>
  saveAndTell(`games-${today()}.json`, 'application/json', JSON.stringify(gamesJson(pool.all)));

/** Adds the games of files. */
async function read(at: At, files: readonly File[], look: () => void): Promise<void> {
  const { kept } = at;
  const told: string[] = [];
  const problems: string[] = [];
  for (const file of files)
    try {
      told.push(`${file.name} ${kept.pool.add(await file.text(), kept.whoseFile)}.`);
    } catch (error) {
      problems.push(
        `${file.name} cannot be added: ${reasonOf(error)}. What was added before is as it was. Choose a file that was saved here, or a game saved on this page.`,
      );
    }
  [kept.told, kept.problems] = [told, problems];
  look();
  at.announce([...problems, ...told].join(' '));
}

function forget(at: At, look: () => void): void {
  const { kept } = at;
  kept.pool.forget();
  [kept.told, kept.problems] = [[], []];
  look();
  at.announce('The added games are forgotten. Those of this browser stay.');
}

/** Files: what can be saved and added. @param look - the games may be others now */
export function filesPart(at: At, look: () => void): TemplateResult {
  const { id, kept } = at;
  const { told, problems, whoseFile, pool } = kept;
  const { trouble } = pool;
  const others = pool.pool.others.length;
  const added = pool.pool.mine.length + pool.pool.others.flat().length;
  return html`<p>
      Nothing of this leaves your browser by itself. A file holds your games with all their moves,
      times and hints, and no name. Whoever gets it can add it here.
    </p>
    <div class="button-row">
      <button type="button" data-save ?disabled=${pool.all.length === 0} @click=${() => save(at)}>
        Save my games as a file
      </button>
      <button
        type="button"
        data-forget
        ?disabled=${added === 0 && trouble === ''}
        @click=${() => forget(at, look)}
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
        onChoice(whose) {
          kept.whoseFile = whose;
          at.draw();
        },
      })}
      <div class="field">
        ${fileField({
          id: `${id}-file`,
          label: 'Add games from files',
          accept: '.json,application/json',
          several: true,
          problemId: `${id}-file-problem`,
          onFiles: (files) => void read(at, files, look),
        })}
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
