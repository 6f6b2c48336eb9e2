/** `<density-hand>`: one random board, a slider of its density, and what the clues tell at each. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, FigurePage, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { differenceOf, differenceText } from '../../kit/guess/curve.ts';
import type { CurveGuess } from '../../kit/guess/curve.ts';
import { CurveHandles } from '../../kit/guess/curveHandles.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { mostSeed } from '../../notebook/settings/numbers.ts';
import type { Form } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { Work } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import { handCurve, meanCurve, sheet } from './curves.ts';
import type { HandGiven } from './prebuilt.ts';
import * as model from './model.ts';
import type { HandProps, MeanCurve, Visit } from './model.ts';
import { handBoard, handPaper, handView } from './view.ts';

type Table = typeof model.handSettings.table;

/** A hand that moves on within this time asks nothing, ms. */
const pause = 60;
/** What is told is announced when the hand has rested so long, ms. */
const rest = 600;

class DensityHand extends SettingsFigure<Table> {
  readonly linkVersion = 1;
  readonly #given = this.host.prebuilt as HandGiven | null;
  readonly #redraw = this.host.throttle(() => this.#draw());
  readonly #room = new WaitingRoom();
  readonly #work = new Work(
    {
      onChange: () => this.requestDraw(),
      announce: (text) => this.announce(text),
      isIdle: this.host.page === null,
    },
    async () => {
      const { startTaskIn } = await import('../../workers/startTask.ts');
      return { startTask: startTaskIn(this.#room) };
    },
  );
  readonly #handles = new CurveHandles({
    idPrefix: this.id,
    of: (at) => `Your guess: of the filled cells, told at ${at}\u00a0%`,
    onGuess: (guess) => this.#guess(guess),
    onSettled: () => this.changed(),
  });
  readonly #heights = new KeptFrom<Float64Array>();
  readonly #board = new KeptFrom<SvgNode>();
  readonly #curve = new KeptFrom<SvgNode>();
  readonly #visits = new Map<number, Visit>(); // of the board on show, by percentage
  #values: HandProps = this.usual; // the last that could be read
  #asking: Visit | null = null; // what a worker is asked about
  #timers: { ask: number; say: number } = { ask: 0, say: 0 };

  constructor(host: Host) {
    super(host, model.handSettings);
  }

  protected override titleOf({ side, seed }: HandProps): string {
    return `Change the density yourself: ${sizeText(Number(side), Number(side))}, board ${grouped(seed)}`;
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    this.#room.open();
  }

  override dispose(): void {
    super.dispose();
    this.#leave();
    window.clearTimeout(this.#timers.say);
    this.#room.close();
  }

  protected override opened(values: HandProps): void {
    super.opened(values);
    this.#visits.clear();
    this.#look(values);
    this.requestDraw();
  }

  protected override edited(_change: Partial<Form<Table>>): void {
    const { values } = this.reading;
    if (values === null) return;
    const { side, seed } = this.#values;
    if (side !== values.side || seed !== values.seed) this.#visits.clear();
    this.#look(values);
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  /** Goes to a density: what sweeps know stands there at once, and a worker is asked about the rest when the hand rests. */
  #look(values: HandProps): void {
    this.#values = values;
    if (this.#visit.asked) this.#say();
    if (this.#asking === this.#visit) return;
    this.#leave();
    if (this.host.page !== null)
      this.#timers.ask = window.setTimeout(() => void this.#ask(), pause);
  }

  /** Nothing is asked any more. */
  #leave(): void {
    if (this.host.page === null) return;
    window.clearTimeout(this.#timers.ask);
    this.#asking = null;
    this.#work.stop();
  }

  /** What is known of a density before anybody is asked. */
  #first(): Visit {
    const { side, seed, percentage } = this.#values;
    const image = this.#imageAt(percentage);
    const { usual } = this;
    const isOpening = side === usual.side && seed === usual.seed;
    const known = this.#given?.known.find((one) => isOpening && one.percentage === percentage);
    return known === undefined
      ? model.swept(percentage, image)
      : { percentage, image, told: known.told, asked: true };
  }

  #imageAt(percentage: number): Visit['image'] {
    const { side, seed } = this.#values;
    const heights = this.#heights.get([side, seed], () => model.heightsOf({ side, seed }));
    return model.imageAt(heights, percentage);
  }

  /** Asks about the density on show, and then about those that the hand passed, near ones first. */
  async #ask(): Promise<void> {
    for (;;) {
      const visit = model.nextToAsk(this.#all, this.#values.percentage);
      this.#asking = visit;
      if (visit === null) return;
      const { image, percentage } = visit;
      const found = await this.#work.ask('Asking a SAT solver.', 'picture-inference', {
        image,
        propagations: model.mostPropagations,
      });
      if (found === null) return;
      const told = { cells: found.inferable.cells, undecided: found.undecided };
      this.#visits.set(percentage, { percentage, image, told, asked: true });
      if (percentage === this.#values.percentage) this.#say();
      this.requestDraw();
    }
  }

  /** Says what is told here, once the hand rests. */
  #say(): void {
    if (this.host.page === null) return;
    window.clearTimeout(this.#timers.say);
    this.#timers.say = window.setTimeout(() => {
      const visit = this.#visit;
      if (visit.asked) this.announce(`${model.toldText(visit)} ${model.restText(visit)}`);
    }, rest);
  }

  get #visit(): Visit {
    const { percentage } = this.#values;
    const visit = this.#visits.get(percentage) ?? this.#first();
    this.#visits.set(percentage, visit);
    return visit;
  }

  get #all(): readonly Visit[] {
    return [...this.#visits.values()].toSorted((a, b) => a.percentage - b.percentage);
  }

  get #mean(): MeanCurve | null {
    return this.#given?.means[this.#values.side] ?? null;
  }

  #guess(guess: CurveGuess): void {
    this.put({ guess: guess.join('.') });
    this.#values = { ...this.#values, guess };
    this.requestDraw();
  }

  #reveal(): void {
    const shown = !this.#values.shown;
    this.edit({ shown: shown ? '1' : '0' });
    this.announce(this.#guessText());
  }

  #another(): void {
    const { seed } = this.#values;
    this.edit({ seed: String(seed >= mostSeed ? 0 : seed + 1) });
  }

  /** What to do with the guess, or how far off it was. */
  #guessText(): string {
    const { guess, shown } = this.#values;
    const mean = this.#mean;
    if (!shown)
      return guess === null
        ? 'Guess first: drag the five handles to the curve that you expect, then show it. Or show it at once.'
        : 'That is your guess. Show the curve to see how near it is.';
    if (mean === null) return 'There is no stored curve of this size.';
    const difference = guess === null ? null : differenceOf(guess, mean.points);
    return difference === null ? model.meanText(mean) : differenceText(difference, 'the mean');
  }

  #drawnCurve(): SvgNode {
    const { guess, shown } = this.#values;
    return handCurve({ visit: this.#visit, all: this.#all, guess, shown, mean: this.#mean });
  }

  #draw(): void {
    const { guess, shown, behind, side } = this.#values;
    const visit = this.#visit;
    const all = this.#all;
    const { problem, notices } = this.#work;
    this.render(
      handView(
        {
          idPrefix: this.id,
          layout: this.layout,
          visit,
          behind,
          board: this.#board.get([visit, behind], () =>
            handBoard(visit, behind, `${this.id}-board`),
          ),
          curve: this.#curve.get([visit, guess, shown, side, model.foundPoints(all).length], () =>
            this.#drawnCurve(),
          ),
          handles: shown ? nothing : this.#handles.view(guess),
          shown,
          guessText: this.#guessText(),
          trouble:
            problem === '' && notices.length === 0
              ? nothing
              : workView(this.#work, () => this.#leave()),
          settings: this.settingsFields(),
          more: this.#more(visit, all),
        },
        {
          onDensity: (percentage) => this.edit({ percentage: String(percentage) }),
          onReveal: () => this.#reveal(),
          onAnother: () => this.#another(),
        },
      ),
    );
  }

  #more(visit: Visit, all: readonly Visit[]): TemplateResult {
    const told = `A random board of ${sizeText(visit.image.height, visit.image.width)}, ${visit.percentage} % filled`;
    return html`<p class="hand-ways">
        <a href=${openImageIn(allMethods, visit.image)} data-told=${told}
          >This board by every method</a
        >
      </p>
      ${this.folded(model.tableOfVisits(all))}`;
  }

  override paper(): TemplateResult | typeof nothing {
    const mean = this.#mean;
    if (this.#given === null || mean === null) return nothing;
    const strip = this.#given.strip.map(({ percentage, told }) => ({
      percentage,
      image: this.#imageAt(percentage),
      told,
      asked: true,
    }));
    return handPaper(strip, meanCurve(mean), model.meanText(mean));
  }

  exports(): Exports {
    const { side, seed, guess, shown, behind, percentage } = this.#values;
    const all = this.#all;
    return {
      name: `density-${side}x${side}-seed-${seed}`,
      about: `${sizeText(Number(side), Number(side))}, seed ${seed}, at ${percentage} %`,
      csv: () => model.csvOfVisits(all),
      json: () => ({
        side: Number(side),
        seed,
        percentage,
        guess,
        visits: model.jsonOfVisits(all),
        ...(shown && { mean: this.#mean }),
      }),
      svg: () => sheet(handBoard(this.#visit, behind, `${this.id}-file`), this.#drawnCurve()),
    };
  }
}

export const figure = figureOf<Partial<HandProps>, HandGiven>('density-hand', DensityHand);
