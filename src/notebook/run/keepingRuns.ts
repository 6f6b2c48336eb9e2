/**
 * What a figure does with runs that are kept on the device: the run of its settings is there again, those of others are
 * offered, and what is found is kept while a run goes on, when it has ended, and when its settings or its page are left.
 */
import type { nothing, TemplateResult } from 'lit-html';
import { moment } from '../clock.ts';
import { specKey } from '../plain/experiment.ts';
import type { Experiment } from '../plain/experiment.ts';
import { AskBeforeLeaving } from './askBeforeLeaving.ts';
import { keptOffers } from './keptOffers.ts';
import { dayText, keepingText } from './keptRuns.ts';
import type { Keeping, KeptHead, RunHome } from './keptRuns.ts';
import { RunKeeper } from './runKeeper.ts';
import { isActive } from './runModel.ts';
import type { RunState } from './runModel.ts';
import type { RunSession } from './runSession.ts';
import { countText, statusText } from './runText.ts';
import type { UnitNames } from './runText.ts';

/** What this needs of the figure. */
export type KeepingFigure<Spec> = {
  readonly id: string;
  readonly unit: () => UnitNames;
  readonly isGone: () => boolean;
  readonly home: () => RunHome | null;
  readonly spec: () => Spec | null; // of the settings as they stand; null while one of them cannot be read
  /** The run of the settings is there again. */
  readonly onTaken: () => void;
  /** Shows the settings of a kept run. */
  readonly open: (head: KeptHead) => void;
  readonly goOn: () => void;
  readonly changed: () => void;
  readonly announce: (text: string) => void;
  /** Announces something with the next drawing. */
  readonly tell: (text: string) => void;
  readonly requestDraw: () => void;
  /** Whoever pressed a button that goes is at the run again. */
  readonly focusBar: () => void;
};

/** See the head of the file. */
export class KeepingRuns<Spec, Tally> {
  readonly #session: RunSession<Spec, Tally>;
  readonly #figure: KeepingFigure<Spec>;
  readonly #keeper: RunKeeper<Spec, Tally>;
  readonly #asks = new AskBeforeLeaving();
  #offers: readonly KeptHead[] = []; // kept runs that are not on show
  #serial = 0; // of the settings for which kept runs are looked up

  constructor(
    experiment: Experiment<Spec, Tally>,
    session: RunSession<Spec, Tally>,
    figure: KeepingFigure<Spec>,
  ) {
    this.#session = session;
    this.#figure = figure;
    this.#keeper = new RunKeeper(experiment, ({ done, total }) =>
      countText(done, total, figure.unit()),
    );
  }

  /** A run that was kept is there again with its settings, and what is kept with others is offered. */
  async takeBack(spec: Spec | null): Promise<void> {
    const serial = ++this.#serial;
    const run = spec === null ? null : await this.#keeper.taken(spec);
    if (serial !== this.#serial || this.#figure.isGone()) return;
    if (spec !== null && run !== null && this.#session.spec === null) {
      this.#figure.onTaken();
      this.#session.restore(spec, run.outcome, dayText(run.at, moment()));
      this.#begins(run.keeping);
    }
    await this.#lookForOthers();
  }

  async #lookForOthers(): Promise<void> {
    const serial = this.#serial;
    const offers = await this.#keeper.others(this.#figure.id, this.#session.spec);
    if (serial !== this.#serial || this.#figure.isGone()) return;
    const isSame = offers.length + this.#offers.length === 0;
    this.#offers = offers;
    if (!isSame) this.#figure.requestDraw();
  }

  /** The run in hand is of the settings on show. */
  #begins(keeping: Keeping | null = null): void {
    const home = this.#figure.home();
    if (home !== null) this.#keeper.begins(home, keeping);
  }

  /** What became of the run on show. */
  get keeping(): Keeping | null {
    return this.#keeper.keeping;
  }

  /** Keeps a run while it goes on and when it has ended, and its mark in the link. */
  onRun(before: RunState<Tally>): void {
    const { spec, outcome, state } = this.#session;
    if (isActive(state.phase)) {
      if (!isActive(before.phase)) this.#begins();
      void this.#kept(this.#keeper.nowAndThen(this.#session));
    } else if (isActive(before.phase) && spec !== null) {
      if (outcome !== null) void this.#kept(this.#keeper.keep(spec, outcome), true);
      this.#figure.changed();
    }
    this.#asks.when(this.#keeper.isAtStake(this.#session));
  }

  /** @param hasEnded - the reader hears what has become of the run */
  async #kept(keep: Promise<unknown>, hasEnded = false): Promise<void> {
    await keep;
    const { isGone, requestDraw, tell, unit } = this.#figure;
    this.#asks.when(!isGone() && this.#keeper.isAtStake(this.#session));
    if (isGone() || !hasEnded) return;
    const { keeping } = this;
    const { state } = this.#session;
    if (keeping !== null && (state.phase === 'partial' || keeping.kind === 'page'))
      tell(`${statusText(state, unit())} ${keepingText(keeping)}`);
    requestDraw();
  }

  /** The page, or the settings, are left. */
  leave(): Promise<Keeping | null> {
    return this.#keeper.leave(this.#session);
  }

  /** The run of other settings is kept under them, and what was kept of the new ones is there again. */
  follow(): void {
    const spec = this.#figure.spec();
    const { spec: ran, active } = this.#session;
    if (spec === null) this.#session.stop();
    if (spec === null || (ran !== null && specKey(ran) === specKey(spec))) return;
    const kept = this.leave();
    if (ran !== null) this.#session.discard();
    const serial = ++this.#serial;
    void kept.then((keeping) => {
      const text = keeping === null ? '' : ` ${keepingText(keeping)}`;
      if (active && !this.#figure.isGone()) this.#figure.announce(`The run is stopped.${text}`);
      return serial === this.#serial ? this.takeBack(spec) : undefined;
    });
  }

  /** Opens the settings of a kept run, and goes on with it where it is not whole. */
  async #open(head: KeptHead): Promise<void> {
    this.#figure.open(head);
    const spec = this.#figure.spec();
    if (spec === null) return;
    await this.takeBack(spec);
    this.#figure.goOn();
    this.#figure.focusBar();
  }

  /** The figure goes. */
  end(): void {
    this.#asks.when(false);
  }

  /** What is offered of kept runs. */
  offers(): TemplateResult | typeof nothing {
    return keptOffers({
      heads: this.#offers,
      now: moment(),
      onOpen: (head) => void this.#open(head),
    });
  }
}
