/** `<all-solutions>`: all solutions of a puzzle, leafed through, laid over each other, and joined by single switches. */
import { figureOf } from '../../figure/figure.ts';
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { allPieces } from '../../engine/pieces.ts';
import { leafingOrder } from '../../engine/solutions/solutionGraph.ts';
import { arrangedInPieces } from '../../engine/solutions/everySolution.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { choiceField } from '../../kit/settings/inputs.ts';
import type { Setting } from '../../kit/settings/setting.ts';
import type { LinkValues } from '../../kit/cell/linkState.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { PuzzleFigure } from '../../figure/sources/puzzleFigure.ts';
import { Work } from '../../kit/work/work.ts';
import { mapOf } from './mapPicture.ts';
import { MapView } from './mapView.ts';
import { checkFound, partly, shownAt, wholly } from './known.ts';
import type { Known } from './known.ts';
import {
  boardShown,
  laidShown,
  puzzleShown,
  solutionRows,
  solutionsJson,
  troubleWith,
} from './model.ts';
import { presets } from './presets.ts';
import {
  aroundSetting,
  defaultState,
  mostSolutions,
  patternSetting,
  solutionLinks,
} from './settings.ts';
import type { AllSolutionsProps, SolutionsState } from './settings.ts';
import { solutionsView } from './view.ts';
import type { SolutionsActs } from './view.ts';
import { aroundText, graphText, laidText, newsText, stateText, totalText } from './words.ts';

/** Columns of the widest board that has its answer beside it. */
const mostBeside = 12;

/** What is known of puzzles, by their codes and what lies around them, while the page lives. */
const answers = new Map<string, Known>();

const keyOf = ({ code, around, pattern, place }: SolutionsState): string =>
  around === 'into'
    ? `${around} ${pattern} ${place?.row} ${place?.column} ${code}`
    : `${around} ${code}`;

class AllSolutions extends PuzzleFigure<SolutionsState> {
  readonly linkVersion = 1;
  protected readonly links = solutionLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<AllSolutionsProps>());
  protected state = this.usual;
  protected override readonly titlePrefix = 'All solutions: ';
  readonly #work = new Work(this.working);
  #puzzle: Puzzle = puzzleShown(this.usual);
  #board: BoardView | null = null;
  #map: MapView | null = null;
  #held = false; // what the board is laid over stays
  #found: readonly Grid[] = [];

  override open(link: LinkValues): void {
    const key = keyOf(this.usual);
    const given = this.host.given as readonly Grid[] | null;
    if (given !== null && !answers.has(key))
      answers.set(
        key,
        wholly(allPieces(arrangedInPieces(given, true, laidShown(this.usual)?.image))),
      );
    super.open(link);
  }

  override end(): void {
    super.end();
    this.#work.stop();
  }

  get #known(): Known | null {
    return answers.get(keyOf(this.state)) ?? null;
  }

  protected show(asked: SolutionsState): void {
    const known = answers.get(keyOf(asked));
    if (known?.stopped === false) checkFound(known, asked);
    this.state = asked;
    this.#puzzle = puzzleShown(asked);
    this.#held = false;
    this.host.lay(this.#puzzle.columns.length <= mostBeside);
    this.shown(puzzleIn(asked.code));
    void this.#ask();
    this.draw();
  }

  protected choose(code: string): void {
    this.notice(null);
    this.#begin({ code });
  }

  /** The same figure of another puzzle, from its first solution. */
  #begin(change: Partial<SolutionsState>): void {
    this.show({ ...this.state, ...change, at: 1, against: 0, shared: false });
    this.changed();
    this.#tell();
  }

  async #ask(): Promise<void> {
    this.#work.stop();
    const key = keyOf(this.state);
    if (this.#known?.stopped === false) return;
    const trouble = troubleWith(this.#puzzle, this.state);
    if (trouble !== null) {
      this.notice(trouble, 'warning');
      return;
    }
    this.#found = [];
    const laid = laidShown(this.state);
    const found = await this.#work.ask(
      'Asking a SAT solver.',
      'every-solution',
      {
        puzzle: this.#puzzle,
        most: mostSolutions,
        ...(laid !== null && { first: laid.image }),
      },
      (news) => {
        this.#found = news;
        return newsText(news);
      },
    );
    if (found === null) return;
    answers.set(key, wholly(found));
    if (key !== keyOf(this.state)) return;
    this.draw();
    this.#tell();
  }

  #tell(): void {
    const known = this.#known;
    if (known !== null)
      this.announce(`${totalText(known, this.state)} ${stateText(known, this.state)}`);
  }

  #change(change: Partial<SolutionsState>): void {
    this.state = { ...this.state, ...change };
    this.changed();
    this.draw();
    if (this.#known !== null) this.announce(stateText(this.#known, this.state));
  }

  readonly #acts: SolutionsActs = {
    go: (at) => {
      const known = this.#known;
      if (known === null) return;
      const shown = shownAt(known, this.state);
      const before = at === shown.at ? this.state.against : shown.at + 1;
      this.#change({
        at: at + 1,
        against: this.#held ? this.state.against : before,
        shared: false,
      });
    },
    share: () => this.#change({ shared: !this.state.shared }),
    hold: () => {
      this.#held = !this.#held;
      const known = this.#known;
      if (this.#held && known !== null)
        this.#change({ against: shownAt(known, this.state).at + 1, shared: false });
      else this.draw();
    },
    stop: () => {
      answers.set(keyOf(this.state), partly(leafingOrder(this.#found)));
      this.#work.stop();
      this.draw();
      this.#tell();
    },
    goOn: () => void this.#ask(),
  };

  exports(): Exports {
    const known = this.#known;
    const { rows, columns } = this.#puzzle;
    return {
      name: `solutions-${rows.length}x${columns.length}`,
      csv: () => (known === null ? [] : solutionRows(known)).map(csvRow).join(''),
      json: () => solutionsJson(this.#puzzle, known),
      svg: () =>
        boardPicture(boardShown(this.#puzzle, known, this.state), {
          id: `${this.id}-export`,
        }),
    };
  }

  #drawBoard(): BoardView {
    const model = boardShown(this.#puzzle, this.#known, this.state);
    if (this.#board === null) {
      this.#board = new BoardView(model, {
        id: `${this.id}-board`,
        onCellActivate: (row, column) => {
          if (this.state.around === 'into') this.#begin({ place: { row, column } });
        },
      });
    } else this.#board.update(model);
    return this.#board;
  }

  #drawMap(known: Known | null): MapView | null {
    if (known === null) return null;
    if (this.#map?.known !== known) {
      const map = mapOf(known);
      this.#map = map === null ? null : new MapView(known, map, this.state, this.#acts.go);
    }
    this.#map?.update(this.state);
    return this.#map;
  }

  /** A field of what lies around the puzzle or in its picture; null where what was chosen is none of its words. */
  #field<Word extends string>(
    key: string,
    setting: Setting<Word>,
    value: Word,
    choose: (word: Word) => void,
  ): TemplateResult {
    return choiceField({
      id: `${this.id}-${key}`,
      label: setting.label,
      value,
      choices: setting.input.kind === 'choice' ? setting.input.choices : [],
      onChoice: (word) => {
        const chosen = setting.read(word);
        if (chosen.value === null) return;
        this.notice(null);
        choose(chosen.value);
      },
    });
  }

  #fields(): TemplateResult {
    const { around, pattern } = this.state;
    return html`${this.#field('around', aroundSetting, around, (word) => this.#begin({ around: word }))}
    ${
      around === 'into'
        ? this.#field('pattern', patternSetting, pattern, (word) => this.#begin({ pattern: word }))
        : nothing
    }`;
  }

  #aroundText(known: Known | null): string {
    const laid = laidShown(this.state);
    if (laid !== null) return laidText(known, laid);
    return known === null ? '' : aroundText(known, this.state);
  }

  protected draw(): void {
    const known = this.#known;
    this.place(
      solutionsView(
        {
          layout: this.layout,
          board: this.#drawBoard(),
          total: known === null ? 'The solutions are looked for.' : totalText(known, this.state),
          sentence: known === null ? '' : stateText(known, this.state),
          graph: known === null ? '' : graphText(known),
          map: this.#drawMap(known),
          at: known === null ? -1 : shownAt(known, this.state).at,
          grids: known?.solutions ?? [],
          shared: this.state.shared,
          held: this.#held,
          stopped: this.#work.idle && known?.stopped === true,
          work: this.#work,
          around: this.#aroundText(known),
          choice: html`${this.choice()} ${this.#fields()}`,
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<AllSolutionsProps, readonly Grid[]>('all-solutions', AllSolutions);
