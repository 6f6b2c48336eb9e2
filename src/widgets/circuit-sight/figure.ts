/** `<circuit-sight>`: circuits that always give out the same, and which method sees it. */
import { formulaBox } from '../../kit/circuit/formulaBox.ts';
import { formulaIn, formulaProblem } from '../../kit/circuit/formulaSettings.ts';
import { Work } from '../../kit/work/work.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import * as model from './model.ts';
import type { SightRow } from './model.ts';
import { sightTable } from './view.ts';

type About = {
  readonly settings: typeof model.sightSettings;
  readonly prebuilt: readonly SightRow[];
  readonly work: Work;
  readonly kept: {
    text: string; // as it stands in the box
    own: SightRow | null; // what the methods came to on the reader's formula
    readonly hrefs: Map<string, model.Doors | null>;
  };
};

type At = StateAt<About>;

function hrefsOf({ kept }: At, formula: string): model.Doors | null {
  if (!kept.hrefs.has(formula)) kept.hrefs.set(formula, model.methodHrefs(formula));
  return kept.hrefs.get(formula) ?? null;
}

async function ask(at: At, formula: string): Promise<void> {
  const { kept, prebuilt, work } = at;
  kept.own = prebuilt.find((row) => row.formula === formula) ?? null;
  const question = { formula: formulaIn(formula) };
  const found =
    kept.own?.reach ??
    (await work.ask('Asking the methods …', 'circuit-reach', question, model.newsText));
  if (found === null || at.state.formula !== formula) return;
  kept.own = { formula, reach: found };
  at.draw();
  at.announce(model.rowText(kept.own));
}

/** Puts a formula to the methods. */
function take(at: At, text: string): void {
  at.kept.text = text;
  if (formulaProblem(text, model.sightLimit) !== null) return;
  at.notice(null);
  at.work.stop();
  at.set({ formula: text.trim() });
  void ask(at, text.trim());
}

export const figure = stateFigure<About>({
  tag: 'circuit-sight',
  settings: model.sightSettings,
  folded: [], // the formula stands in the open
  work: (options) => new Work(options),
  keep: () => ({ text: '', own: null, hrefs: new Map() }),
  // the addresses of six boards are work for some tasks
  preparing: (at) =>
    at.prebuilt.map(
      ({ formula }) =>
        () =>
          void hrefsOf(at, formula),
    ),
  opened(at) {
    const { formula } = at.state;
    at.work.stop();
    at.kept.text = formula ?? model.presets[0]?.text ?? '';
    at.kept.own = null;
    if (formula !== null) void ask(at, formula);
  },
  parts(at) {
    const { id, kept, prebuilt, work } = at;
    const { text } = kept;
    const problem = formulaProblem(text, model.sightLimit);
    const isNew = !prebuilt.some(({ formula }) => formula === kept.own?.formula);
    const own = isNew ? kept.own : null;
    return {
      picture: html`${sightTable(own === null ? prebuilt : [...prebuilt, own], own, (formula) => hrefsOf(at, formula))}
        <p class="circuit-sentence">
          ${own === null ? model.summaryText(prebuilt) : model.rowText(own)}
        </p>`,
      action: html`<div class="button-row">
        <button
          type="button"
          class="primary"
          data-ask
          aria-disabled=${problem === null ? 'false' : 'true'}
          @click=${() => take(at, text)}
        >
          Ask the methods
        </button>
      </div>`,
      answer: html`${workView(work, () => {
        work.stop();
        at.announce('Stopped.');
      })}
      ${formulaBox(
        { id, text, problem, presets: model.presets, kept: '' },
        {
          type(typed) {
            kept.text = typed;
            at.draw();
          },
          take: (preset) => take(at, preset),
        },
      )}`,
    };
  },
  files({ prebuilt, kept }) {
    const rows = kept.own === null ? prebuilt : [...prebuilt, kept.own];
    return {
      name: 'circuits-seen',
      about: rows.map(model.rowText).join(' '),
      rows: () => model.csvRows(rows),
      json: () => ({ circuits: rows }),
    };
  },
});
