/** Puzzles to order: the form, the work of drawing one, and what came of it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { mostTried } from '../../engine/play/makePuzzle.ts';
import type { MadePuzzle, OrderMethod } from '../../engine/play/makePuzzle.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settingsFields } from '../../notebook/settings/fields.ts';
import { percent, seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { FormOf } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { Work } from '../../kit/work/work.ts';
import { reachNames } from '../../methods/reached.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';

const methodTexts: Readonly<Record<OrderMethod, string>> = {
  sweeps: reachNames.sweeps,
  four: reachNames.four,
  'two-sat': reachNames['two-sat'],
  probing: 'probing',
  search: 'more than repeated probing',
};

/** What can be ordered; no link keeps it, for the puzzle itself is in the link. */
const orderSettings = settings({
  height: whole('h', 'Rows', { name: 'the height', least: 2, most: 32, usual: 10 }),
  width: whole('w', 'Columns', { name: 'the width', least: 2, most: 32, usual: 10 }),
  method: choice<OrderMethod>('m', 'Needs', methodTexts, 'sweeps'),
  percentage: percent('d', 'Filled', {
    name: 'the percentage',
    least: 1,
    most: 99,
    usual: 55,
  }),
  bottlenecks: whole('b', 'Bottlenecks, at least', {
    name: 'the number of bottlenecks',
    least: 0,
    most: 50,
    usual: 0,
  }),
  seed: seed(1),
});

export class Maker {
  readonly #options: WorkOptions;
  readonly #onMade: (made: MadePuzzle, name: string) => void;
  readonly #work: Work;
  #form: FormOf<typeof orderSettings> = orderSettings.formOf(orderSettings.defaults);
  #said = '';
  /** Of the puzzle that was made last. */
  code: string | null = null;

  /** @param onMade - is given the puzzle, and what to call it */
  constructor(options: WorkOptions, onMade: (made: MadePuzzle, name: string) => void) {
    this.#options = options;
    this.#onMade = onMade;
    this.#work = new Work(options);
  }

  stop(): void {
    this.#work.stop();
  }

  /** Makes the puzzle of the form, with the next seed each time. */
  async make(): Promise<void> {
    const { values } = orderSettings.read(this.#form);
    if (values === null) return;
    const answer = await this.#work.ask(
      'Drawing images',
      'make-puzzle',
      values,
      ({ tried }) => `${counted(tried, 'picture')} drawn, of at most ${grouped(mostTried)}`,
    );
    if (answer === null) return;
    const { made } = answer;
    this.#said =
      made === null
        ? `None of ${grouped(mostTried)} pictures makes such a puzzle. Ask for less, for another size, or take another seed.`
        : `Found after ${counted(made.tried, 'picture')}; bottlenecks: ${made.bottlenecks}.`;
    if (made === null) {
      this.#options.onChange();
      this.#options.announce(this.#said);
      return;
    }
    const { seed: number } = values;
    // the next press draws another one
    this.#form = { ...this.#form, seed: String((number + 1) % 2 ** 32) };
    this.code = encodePuzzle(made.puzzle);
    this.#onMade(made, `Random, by ${methodTexts[values.method]}, seed ${number}`);
  }

  template(id: string): TemplateResult {
    const { values, problems } = orderSettings.read(this.#form);
    return html`<p>
        Random pictures are drawn until one has a single solution and needs this method, and no
        easier one is enough. A bottleneck is a round in which at most two lines give anything.
      </p>
      ${settingsFields({
        idPrefix: `${id}-order`,
        settings: orderSettings,
        form: this.#form,
        problems,
        onText: (name, text) => {
          this.#form = { ...this.#form, [name]: text };
          this.#options.onChange();
        },
        more: html`<button
          type="button"
          data-make
          ?disabled=${values === null || this.#work.text !== ''}
          @click=${() => void this.make()}
        >
          Make a puzzle
        </button>`,
      })}
      ${workView(this.#work, () => this.#work.stop())}
      ${this.#said === '' ? nothing : html`<p class="readout" data-made>${this.#said}</p>`}`;
  }
}
