/** `<hard-for-you>`: how hard puzzles were for the reader, held against every measure of the book. */
import type { TemplateResult } from 'lit-html';
import type { nothing } from 'lit-html';
import { today } from '../../notebook/clock.ts';
import { leastRanked } from '../../experiments/fewRanks.ts';
import { measures, ranksSeed } from '../../experiments/readerRanks.ts';
import type { Measure, ReaderRanks } from '../../experiments/readerRanks.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, FigurePage, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { saveFile } from '../../notebook/export/files.ts';
import { gamesJson } from '../../kit/play/finishedGames.ts';
import type { Whose } from '../../kit/play/finishedGames.ts';
import { browserStore, gamesChanged } from '../../kit/play/savedGames.ts';
import type { HardForYouProps, Ranked, RankedShown, WhoseShown } from './model.ts';
import * as model from './model.ts';
import { sheet } from './picture.ts';
import { GamePool, reasonOf } from './pool.ts';
import { hardView } from './view.ts';
import type { HardActs } from './view.ts';
import { Work } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';

const noRanks: Ranked = {
  players: [[]],
  ranks: { measured: {}, connections: { time: [], hints: [] } },
};

class HardForYou extends SettingsFigure<typeof model.hardSettings.table> {
  readonly linkVersion = 1;
  readonly #example = (this.host.prebuilt as Ranked | null) ?? noRanks;
  readonly #pool = new GamePool(browserStore());
  readonly #work = new Work({
    onChange: () => this.requestDraw(),
    announce: (text) => this.announce(text),
    isIdle: this.host.page === null,
  });
  readonly #redraw = this.host.throttle(() => this.#draw());
  #measured: ReaderRanks['measured'] = this.#example.ranks.measured;
  #shown: RankedShown = { ...this.#example, whose: 'example' };
  #key = ''; // of the games that are ranked, or being ranked
  #whoseFile: Whose = 'other';
  #told: readonly string[] = [];
  #problems: readonly string[] = [];

  constructor(host: Host) {
    super(host, model.hardSettings);
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    const { signal } = page;
    for (const event of ['storage', gamesChanged])
      window.addEventListener(event, this.#look, { signal });
    this.#look();
  }

  override dispose(): void {
    super.dispose();
    this.#work.stop();
  }

  protected override opened(values: HardForYouProps): void {
    super.opened(values);
    this.#rank();
    this.requestDraw();
  }

  protected override edited(): void {
    this.#rank();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  get #values(): HardForYouProps {
    return {
      outcome: model.hardSettings.valueIn(this.form, 'outcome'),
      whose: model.hardSettings.valueIn(this.form, 'whose'),
      measure: model.hardSettings.valueIn(this.form, 'measure'),
    };
  }

  /** The games may be others. */
  readonly #look = (): void => {
    this.#pool.look();
    this.#rank();
    this.requestDraw();
  };

  /** Has a worker rank the games that are to be shown, unless they are on show. */
  #rank(): void {
    const all = this.#values.whose === 'all' && this.#pool.isPooled;
    const whose: WhoseShown = all ? 'all' : 'own';
    const players = all ? this.#pool.players : this.#pool.players.slice(0, 1);
    const enough = players.some(({ length }) => length >= leastRanked);
    const key = enough ? JSON.stringify([whose, players]) : '';
    if (key === this.#key) return;
    this.#key = key;
    this.#work.stop();
    if (enough) void this.#ask(whose, players);
    else this.#shown = { ...this.#example, whose: 'example' };
  }

  async #ask(whose: WhoseShown, players: Ranked['players']): Promise<void> {
    const key = this.#key;
    const games = players.flat().length;
    const ranks = await this.#work.ask(
      'Measuring the puzzles',
      'reader-ranks',
      { players, known: this.#measured },
      (done) => `Measuring the puzzles: ${done} of ${games}`,
    );
    if (key !== this.#key) return;
    if (ranks === null) {
      this.#key = ''; // the reader did not wait
      return;
    }
    this.#measured = { ...this.#measured, ...ranks.measured };
    this.#shown = { players, ranks, whose };
    this.requestDraw();
    this.announce(`${counted(games, 'game')} ranked. ${this.#sentences.join(' ')}`);
  }

  get #sentences(): readonly string[] {
    const { measure, outcome } = this.#values;
    return model.connectionText(this.#shown, measure, outcome);
  }

  readonly #acts: HardActs = {
    choose: (measure: Measure) => {
      this.keep({ measure });
      this.requestDraw();
      this.announce(this.#sentences.join(' '));
    },
    hold: (outcome) => {
      this.edit({ outcome });
      this.announce(this.#sentences.join(' '));
    },
    show: (whose) => this.edit({ whose }),
    save: () =>
      saveFile(
        `games-${today()}.json`,
        'application/json',
        JSON.stringify(gamesJson(this.#pool.all)),
      ),
    take: (whose) => {
      this.#whoseFile = whose;
      this.requestDraw();
    },
    read: (files) => void this.#read(files),
    forget: () => {
      this.#pool.forget();
      [this.#told, this.#problems] = [[], []];
      this.#look();
      this.announce('The added games are forgotten. Those of this browser stay.');
    },
  };

  async #read(files: readonly File[]): Promise<void> {
    const told: string[] = [];
    const problems: string[] = [];
    for (const file of files)
      try {
        told.push(`${file.name} ${this.#pool.add(await file.text(), this.#whoseFile)}.`);
      } catch (error) {
        problems.push(
          `${file.name} cannot be added: ${reasonOf(error)}. What was added before is as it was. Choose a file that was saved here, or a game saved on this page.`,
        );
      }
    [this.#told, this.#problems] = [told, problems];
    this.#look();
    this.announce([...problems, ...told].join(' '));
  }

  #draw(): void {
    if (this.isGone) return;
    const { measure, outcome, whose } = this.#values;
    const { mine, others } = this.#pool.pool;
    this.host.setBeside(true);
    this.render(
      hardView(
        {
          id: this.id,
          layout: this.layout,
          shown: this.#shown,
          measure,
          outcome,
          whose,
          own: this.#pool.players[0]?.length ?? 0,
          kept: this.#pool.all.length,
          others: others.length,
          added: mine.length + others.flat().length,
          whoseFile: this.#whoseFile,
          work: this.#progress,
          told: this.#told,
          problems: this.#problems,
          trouble: this.#pool.trouble,
          table: this.folded(model.tableOf(this.#shown)),
        },
        this.#acts,
      ),
    );
  }

  get #progress(): TemplateResult | typeof nothing {
    return workView(this.#work, () => this.#work.stop());
  }

  exports(): Exports {
    const shown = this.#shown;
    const { outcome } = this.#values;
    const games = counted(shown.players.flat().length, 'game');
    const about =
      shown.whose === 'example'
        ? `an example of ${games} of our own solver, no person`
        : `${games}, ${model.whoseChoices[shown.whose]}; shuffles of more than eight games with seed ${ranksSeed}`;
    return {
      name: `how-hard-for-you-${outcome}`,
      about,
      csv: () => model.csvOf(shown),
      json: () => ({
        whose: shown.whose,
        seed: ranksSeed,
        measures,
        connections: shown.ranks.connections,
        measured: shown.ranks.measured,
        players: shown.players,
      }),
      svg: () => sheet(shown, outcome),
    };
  }
}

export const figure = figureOf<Partial<HardForYouProps>, Ranked>('hard-for-you', HardForYou);
