/** Two runs of the lab book laid over each other: the chart, what it says, and its files. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { today } from '../clock.ts';
import { foldedTable } from '../chart/dataTable.ts';
import { LiveChart } from '../chart/liveChart.ts';
import { csvWith, saveFile } from '../export/files.ts';
import { pictureFile, pngOf, textOfPicture } from '../export/pictureFile.ts';
import { againText, toldOf } from '../export/told.ts';
import type { ToldFile } from '../export/told.ts';
import type { Book } from '../host/book.ts';
import { csvOf, tableOf } from '../records/column.ts';
import {
  laidColumns,
  laidNames,
  laidRows,
  laidSentence,
  runNameOf,
  whyNotLaid,
} from '../run/laid.ts';
import type { LabKinds, LaidCurve, LaidNames } from '../run/laid.ts';
import { siteVersion } from '../share/shownNow.ts';
import { html } from '../template/html.ts';
import { part } from '../template/part.ts';
import type { LabEntry } from './labModel.ts';

/** What there is to see of two runs. */
type Laid =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'apart'; readonly why: string } // they cannot be laid over each other
  | { readonly kind: 'laid'; readonly curves: readonly LaidCurve[]; readonly told: Told };

/** What two runs are called, and the commands that make them again where there are such. */
type Told = {
  readonly names: LaidNames;
  readonly lines: readonly [string, string];
  readonly commands: readonly (string | null)[];
};

type Pair = readonly [LabEntry, LabEntry];

/** The overlay; see the head of the file. */
export class LabOverlay {
  /** Which of the curves. */
  curve = 0;
  #laid: Laid = { kind: 'none' };
  #key = ''; // of the runs that are laid
  #giving = new AbortController();
  #tableOpen = false;
  readonly #chart: LiveChart;
  readonly #kinds: LabKinds;
  readonly #textOf: (entry: LabEntry) => Promise<string>;
  readonly #onChange: (said: string) => void;

  /** @param onChange - there is something else to show, and to say unless it is '' */
  constructor(
    kinds: LabKinds,
    charts: Book['charts'],
    textOf: (entry: LabEntry) => Promise<string>,
    onChange: (said: string) => void,
  ) {
    this.#kinds = kinds;
    this.#textOf = textOf;
    this.#onChange = onChange;
    this.#chart = new LiveChart({ idPrefix: 'lab-chart' }, () => 0, charts);
  }

  /** What is laid is another pair, or none. */
  show(pair: Pair | null): void {
    const key = pair === null ? '' : pair.map(({ head }) => `${head.run} ${head.at}`).join('\n');
    if (key === this.#key) return;
    this.#key = key;
    this.#giving.abort();
    this.#giving = new AbortController();
    this.#laid = pair === null ? { kind: 'none' } : { kind: 'waiting' };
    if (pair !== null) void this.#lay(pair, this.#giving.signal);
  }

  async #lay(pair: Pair, signal: AbortSignal): Promise<void> {
    const laid = await this.#laidOf(pair, signal);
    if (signal.aborted) return;
    this.#laid = laid;
    if (laid.kind === 'laid' && this.curve >= laid.curves.length) this.curve = 0;
    this.#onChange(this.#sentence());
  }

  async #laidOf(pair: Pair, signal: AbortSignal): Promise<Laid> {
    const [a, b] = pair.map(({ head }) => runNameOf(head.run));
    if (a == null || b == null)
      return { kind: 'apart', why: 'One of these is no run that we know.' };
    const why = whyNotLaid([this.#kinds.chart(a), this.#kinds.chart(b)]);
    if (why !== null) return { kind: 'apart', why };
    try {
      const [inA, inB] = [await this.#textOf(pair[0]), await this.#textOf(pair[1])];
      const drawn = this.#chart.load();
      const runs = [
        { ...a, text: inA },
        { ...b, text: inB },
      ] as const;
      const curves = await this.#kinds.lay(runs, signal);
      if (!(await drawn)) throw new Error('the chart could not be loaded');
      if (curves.length === 0) throw new Error('they have no curve in common');
      const words = [this.#kinds.settings(a), this.#kinds.settings(b)] as const;
      const lines = pair.map(
        ({ head, note }, which) =>
          `${'AB'[which]}: ${note || head.title}; ${words[which]!.join(', ')}; ${head.counted}`,
      ) as [string, string];
      const commands = [this.#kinds.command(a), this.#kinds.command(b)];
      return { kind: 'laid', curves, told: { names: laidNames(...words), lines, commands } };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { kind: 'apart', why: `These two cannot be laid over each other: ${why}.` };
    }
  }

  #sentence(): string {
    const laid = this.#laid;
    if (laid.kind === 'apart') return laid.why;
    return laid.kind === 'laid' ? laidSentence(laid.curves[this.curve]!) : '';
  }

  #told(curve: LaidCurve, { lines }: Told): ToldFile {
    const cited = { number: null, title: `Two runs: ${curve.name}`, about: null };
    const where = { address: location.href, version: siteVersion(), day: today() };
    return toldOf({ ...cited, ...where }, [...lines, laidSentence(curve)]);
  }

  async #save(kind: string, curve: LaidCurve, told: Told): Promise<void> {
    const file = this.#told(curve, told);
    const rows = laidRows(curve);
    const save = (type: string, content: string | Blob): void =>
      saveFile(`two-runs.${kind}`, type, content);
    if (kind === 'csv') {
      const again = told.commands.flatMap((command, which) =>
        command === null ? [] : `${'AB'[which]}: ${againText(command)}`,
      );
      const head = [file.title ?? '', ...file.lines, ...again, file.source, file.link];
      save('text/csv', csvWith(head, csvOf(laidColumns, rows)));
    } else if (kind === 'json') {
      const [a, b] = told.lines;
      const { name, heights } = curve;
      const { commands } = told;
      const content = {
        title: file.title,
        a,
        b,
        commands,
        curve: name,
        heights,
        saved: today(),
        rows,
      };
      save('application/json', `${JSON.stringify(content, null, 1)}\n`);
    } else {
      const within = this.#chart.element.parentElement ?? document.body;
      const text = textOfPicture(await pictureFile(this.#chart.file(), file, within));
      if (kind === 'svg') save('image/svg+xml', text);
      else save('image/png', await pngOf(text));
    }
  }

  /** What is laid, as a template. */
  view(): TemplateResult {
    const laid = this.#laid;
    if (laid.kind === 'none')
      return html`<p class="readout">Choose two runs of the list by their boxes.</p>`;
    if (laid.kind === 'waiting') return html`<p class="readout">Reading the two runs …</p>`;
    if (laid.kind === 'apart') return html`<p class="work-notice">${laid.why}</p>`;
    const { curves, told } = laid;
    const curve = curves[this.curve]!;
    this.#chart.draw([curve, told], (charts) => this.#kinds.content(charts, curve, told.names));
    const table = tableOf(laidColumns, laidRows(curve), {
      summary: 'Table of both runs',
      caption: `${curve.name}, in brackets 95\u00a0% intervals`,
    });
    const onTable = (open: boolean): void => {
      this.#tableOpen = open;
      this.#onChange('');
    };
    return html`${curves.length < 2 ? nothing : this.#choice(curves)}
      <div class="lab-chart">${part(this.#chart)}</div>
      ${this.#kinds.key(told.names)}
      <div class="stage-sentence">${this.#chart.said(html`<p>${laidSentence(curve)}</p>`)}</div>
      <ul class="lab-pair">
        ${told.lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      <div class="button-row" role="group" aria-label="Save the overlay">
        ${['csv', 'json', 'svg', 'png'].map(
          (kind) =>
            html`<button
              type="button"
              class="chip"
              aria-label=${`Save as ${kind.toUpperCase()}`}
              @click=${() => void this.#save(kind, curve, told)}
            >
              ${kind.toUpperCase()}
            </button>`,
        )}
      </div>
      ${foldedTable(table, this.#tableOpen, onTable)}`;
  }

  #choice(curves: readonly LaidCurve[]): TemplateResult {
    const choose = ({ target }: Event): void => {
      this.curve = Number((target as HTMLSelectElement).value);
      this.#onChange(this.#sentence());
    };
    return html`<div class="field">
      <label for="lab-curve">Curve</label>
      <select id="lab-curve" @change=${choose}>
        ${curves.map(
          ({ name }, at) =>
            html`<option value=${at} ?selected=${at === this.curve}>${name}</option>`,
        )}
      </select>
    </div>`;
  }
}
