/** The density chart in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { SampledBoard } from '../../experiments/density.ts';
import { boardList } from '../../kit/chart/boardList.ts';
import { chartKey } from '../../kit/chart/chartKey.ts';
import { foldedTable } from '../../kit/chart/dataTable.ts';
import type { DataTable } from '../../kit/chart/dataTable.ts';
import { stepperLink } from '../../kit/chart/stepperLink.ts';
import { choiceField, numberField } from '../../kit/run/fields.ts';
import { presetButtons } from '../../kit/run/runBar.ts';
import type { BoardChoice } from './boards.ts';
import { modelNames } from './model.ts';
import type {
  DensityForm,
  DensityKey,
  DensityModel,
  DensityPreset,
  DensityReading,
} from './model.ts';
import type { Verdict } from './verdicts.ts';

/** The boards of the chosen point, as far as they were looked for. */
export type BoardPanel = {
  readonly title: string; // "Boards at 30 %, your run"
  readonly choice: BoardChoice;
  readonly boards: readonly SampledBoard[] | null; // null while they are looked for
  readonly more: boolean; // there may be more
};

export type DensityPicture = {
  readonly idPrefix: string;
  readonly form: DensityForm;
  readonly reading: DensityReading;
  readonly presets: readonly DensityPreset[];
  readonly bar: TemplateResult;
  readonly chart: HTMLElement;
  readonly binomial: HTMLElement;
  readonly stored: string | null; // what the stored run is; null when there is none
  readonly live: string | null; // what the reader's run is; null before one
  readonly verdicts: readonly Verdict[];
  readonly panel: BoardPanel | null;
  readonly chooseLabel: string | null; // on the button that shows the boards of the point looked at
  readonly table: DataTable | null;
  readonly tableOpen: boolean;
  readonly base: string; // root of the site
};

export type DensityActions = {
  readonly onText: (key: DensityKey, text: string) => void;
  readonly onModel: (model: DensityModel) => void;
  readonly onBoards: (boards: number) => void; // a preset
  readonly onChoosePoint: () => void;
  readonly onBoardChoice: (choice: BoardChoice) => void;
  readonly onMoreBoards: () => void;
  readonly onCloseBoards: () => void;
  readonly onTable: (open: boolean) => void;
};

const labels: Readonly<Record<DensityKey, string>> = {
  height: 'Rows',
  width: 'Columns',
  from: 'From, %',
  to: 'To, %',
  step: 'Step, %',
  boards: 'Boards for each',
  seed: 'Seed',
};

function settings(picture: DensityPicture, actions: DensityActions): TemplateResult {
  const { idPrefix, form, reading } = picture;
  const field = (key: DensityKey): TemplateResult =>
    numberField({
      id: `${idPrefix}-${key}`,
      label: labels[key],
      text: form.texts[key],
      problem: reading.problems[key],
      wide: key === 'seed' || key === 'boards',
      onText: (text) => {
        actions.onText(key, text);
      },
    });
  return html`<div class="controls run-settings">
    ${field('height')} ${field('width')}
    ${choiceField({
      id: `${idPrefix}-model`,
      label: 'Percentage means',
      value: form.model,
      choices: (['exact', 'independent'] as const).map((word) => ({
        word,
        text: modelNames[word],
      })),
      onChoice: actions.onModel,
    })}
    ${field('from')} ${field('to')} ${field('step')} ${field('boards')} ${field('seed')}
    <div class="field">
      <span class="label">Size of the run</span>
      ${presetButtons('Size of the run', picture.presets, (preset) => {
        actions.onBoards(preset.boards);
      })}
    </div>
  </div>`;
}

function sources({ stored, live }: DensityPicture): TemplateResult {
  return html`<dl class="run-sources">
    ${
      live === null
        ? nothing
        : html`<div>
            <dt>Your run</dt>
            <dd>${live}</dd>
          </div>`
    }
    <div>
      <dt>Stored run</dt>
      <dd>${stored ?? 'none for this size: yours is the first'}</dd>
    </div>
  </dl>`;
}

const verdictWords = { agrees: 'Agrees', differs: 'Differs', open: 'Not sampled' } as const;

function verdictList({ verdicts }: DensityPicture): TemplateResult | typeof nothing {
  if (verdicts.length === 0) return nothing;
  return html`<ul class="run-verdicts" aria-label="What the documents say about this size">
    ${verdicts.map(
      ({ statement, kind, text }) =>
        html`<li data-verdict=${kind}>
          <strong>${verdictWords[kind]}.</strong> ${statement.source}: ${statement.says}; ${text}.
        </li>`,
    )}
  </ul>`;
}

const choices: readonly { readonly word: BoardChoice; readonly text: string }[] = [
  { word: 'all', text: 'all' },
  { word: 'simple', text: 'only simple' },
  { word: 'not simple', text: 'only not simple' },
];

function boardPanel(picture: DensityPicture, actions: DensityActions): TemplateResult {
  const { panel, chooseLabel, idPrefix, base } = picture;
  if (panel === null) {
    return html`<p class="readout">
      ${
        chooseLabel === null
          ? 'Choose a point of the chart (click it, or walk with the arrow keys and press Enter) to see the boards it counted.'
          : html`<button type="button" @click=${actions.onChoosePoint}>${chooseLabel}</button>`
      }
    </p>`;
  }
  const { title, boards, choice, more } = panel;
  return html`<section class="run-boards" aria-label=${title}>
    <div class="controls">
      <h3 tabindex="-1" id="${idPrefix}-boards">${title}</h3>
      ${choiceField({
        id: `${idPrefix}-board-choice`,
        label: 'Show',
        value: choice,
        choices,
        onChoice: actions.onBoardChoice,
      })}
      <button type="button" class="quiet" @click=${actions.onCloseBoards}>Close</button>
    </div>
    ${
      boards === null
        ? html`<p class="readout">Looking through the boards …</p>`
        : boards.length === 0
          ? html`<p class="readout">This point counted no such board.</p>`
          : boardList(
              title,
              boards.map(({ image, index, simple }) => ({
                image,
                caption: `${index + 1}: ${simple ? 'simple' : 'not simple'}`,
                href: stepperLink(base, image),
              })),
            )
    }
    ${
      more ? html`<button type="button" @click=${actions.onMoreBoards}>Show more</button>` : nothing
    }
  </section>`;
}

/** The whole figure. */
export function densityView(picture: DensityPicture, actions: DensityActions): TemplateResult {
  const { live, stored, verdicts, table } = picture;
  return html`${settings(picture, actions)} ${picture.bar}
  ${chartKey([
    ...(stored === null ? [] : [{ mark: 'band', text: 'stored run, 95 % interval' } as const]),
    ...(live === null ? [] : [{ mark: 'dot', text: 'your run, 95 % interval' } as const]),
    ...(verdicts.length === 0 ? [] : [{ mark: 'region', text: 'what the documents say' } as const]),
  ])}
  ${picture.chart} ${boardPanel(picture, actions)} ${sources(picture)} ${verdictList(picture)}
  ${picture.binomial}
  ${table === null ? nothing : foldedTable(table, picture.tableOpen, actions.onTable)}`;
}
