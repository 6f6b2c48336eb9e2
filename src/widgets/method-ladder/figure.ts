/** `<method-ladder>`: which of two methods finds more, the smallest puzzle that shows it, and on which random boards it tells. */
import type { LadderGiven } from '../../facts/ladder.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { rungNames } from '../../methods/ladder.ts';
import type { Rung } from '../../methods/ladder.ts';
import * as model from './model.ts';
import type { LadderState } from './model.ts';
import { ladderPicture } from './picture.ts';
import { ladderView } from './view.ts';

class MethodLadder extends SettingsFigure<typeof model.ladderSettings.table> {
  readonly linkVersion = 1;
  readonly #given = this.host.prebuilt as LadderGiven;
  #pressed: Rung | null = null; // in the picture, since it was drawn
  readonly #redraw = this.host.throttle(() => this.#draw());

  constructor(host: Host) {
    super(host, model.ladderSettings);
  }

  protected override titleOf({ one, other }: LadderState): string {
    return `The ladder: ${rungNames[one]} and ${rungNames[other]}`;
  }

  get #state(): LadderState {
    return this.reading.values ?? this.usual;
  }

  protected override opened(): void {
    this.requestDraw();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  exports(): Exports {
    const given = this.#given;
    return {
      name: 'ladder',
      csv: () => model.csvOf(given),
      json: () => given,
      svg: () => ladderPicture(given, this.#state, false),
    };
  }

  #draw(): void {
    this.render(
      ladderView({
        idPrefix: this.id,
        layout: this.layout,
        given: this.#given,
        state: this.#state,
        table: this.folded(model.tableOf(this.#given)),
        onState: (change) => this.#choose(change),
        onRung: (rung) => this.#press(rung),
      }),
    );
    // the picture was drawn anew: the keyboard stays where it was
    if (this.#pressed !== null) this.find(`[data-rung="${this.#pressed}"]`)?.focus();
    this.#pressed = null;
  }

  /** The two that were pressed last are held against each other. */
  #press(rung: Rung): void {
    const { one, other } = this.#state;
    this.#pressed = rung;
    if (rung !== other)
      this.#choose(rung === one ? { one: other, other: one } : { one: other, other: rung });
  }

  #choose(change: Partial<LadderState>): void {
    this.edit(change);
    this.announce(model.whoText(this.#given, this.#state));
  }
}

export const figure = figureOf<Partial<LadderState>, LadderGiven>('method-ladder', MethodLadder);
