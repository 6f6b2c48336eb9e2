/** `<hex-sweeps>`: the same settling on boards that are no rectangles, with lines in three directions. */
import type { TemplateResult } from 'lit-html';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { HexRun, HexState } from './model.ts';
import { hexPicture } from './picture.ts';
import { hexView } from './view.ts';

class HexSweeps extends SettingsFigure<typeof model.hexSettings.table> {
  readonly linkVersion = 1;
  #tabStop = 0;

  constructor(host: Host) {
    super(host, model.hexSettings);
  }

  get #state(): HexState {
    return this.reading.values ?? this.usual;
  }

  get #run(): HexRun {
    const { shape, picture } = this.#state;
    return model.runOf(shape, picture);
  }

  get #position(): number {
    return model.placeIn(this.#run, this.#state.position);
  }

  protected override titleOf({ shape }: HexState): string {
    return `Other shapes: a ${shape}, swept in three directions`;
  }

  protected override opened(): void {
    this.#tabStop = 0;
    this.requestDraw();
  }

  exports(): Exports {
    const run = this.#run;
    const at = this.#position;
    const steps = model.stepsShown(run, this.#state.pace, at);
    return {
      name: `sweeps-${run.name}`,
      csv: () => model.stepRows(run).map(csvRow).join(''),
      json: () => model.hexJson(run),
      svg: () => hexPicture(run, model.knownAt(run, at), steps, `${this.id}-export`),
    };
  }

  /** The end of the run. */
  override paper(): TemplateResult {
    const run = this.#run;
    const end = run.result.steps.length;
    const board = hexPicture(run, model.knownAt(run, end), [], `${this.id}-paper`);
    return html`<div data-paper>
      ${pictured(board)}
      <p>${model.sentenceAt(run, 'sweep', end)}</p>
    </div>`;
  }

  /** A change by the reader, read out. */
  #set(change: Partial<Record<keyof HexState, string>>): void {
    this.edit(change);
    this.announce(model.sentenceAt(this.#run, this.#state.pace, this.#position));
  }

  protected requestDraw(): void {
    const run = this.#run;
    const at = this.#position;
    this.render(
      hexView(
        {
          id: this.id,
          layout: this.layout,
          run,
          pace: this.#state.pace,
          position: at,
          tabStop: this.#tabStop,
          fields: this.settingsFields(),
          table: this.folded(model.tableAt(run, model.knownAt(run, at))),
        },
        {
          choose: (shape) => {
            this.#tabStop = 0;
            this.#set({ shape, picture: '', position: '0' });
          },
          turn: (cell) => {
            this.edit({ picture: model.turned(run, cell), position: '0' });
            this.announce(model.cellText(this.#run, cell));
          },
          stop: (cell) => {
            if (cell === this.#tabStop) return;
            this.#tabStop = cell;
            this.requestDraw();
          },
          go: (position) => this.#set({ position: String(position) }),
        },
      ),
    );
  }
}

export const figure = figureOf<Partial<HexState>>('hex-sweeps', HexSweeps);
