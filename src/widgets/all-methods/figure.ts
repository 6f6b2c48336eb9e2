/** `<all-methods>`: one puzzle, every method that the site tells of, each with its verdict. */
import { figureOf } from '../../notebook/host/figure.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { allKnown, endsOf, keepEnds, MethodRuns } from '../../kit/methods/methodRuns.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { keepSolved, SolutionSearch } from '../../kit/solutions/solutionSearch.ts';
import { verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { Work } from '../../kit/work/work.ts';
import {
  boardLabel,
  boardWords,
  csvRows,
  defaultState,
  difficultiesOf,
  methodsJson,
  methodsLinks,
  rowsOf,
  shownGrid,
  summaryText,
} from './model.ts';
import type { AllMethodsProps, MethodRow, MethodsState, SolvedByAll } from './model.ts';
import { presets } from './presets.ts';
import { ProofCheck, proofCommands } from './proof.ts';
import { methodsView } from './view.ts';
import type { MethodsActs } from './view.ts';
import { fileAround, placeOf } from './where.ts';
import type { Surroundings } from './where.ts';

class AllMethods extends PuzzleFigure<MethodsState> {
  readonly linkVersion = 1;
  protected readonly links = methodsLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<AllMethodsProps>() as AllMethodsProps);
  protected state = this.usual;
  #puzzle: Puzzle = puzzleIn(this.usual.code);
  #board: BoardView | null = null;
  readonly #runs = new MethodRuns(this.working);
  readonly #solving = new SolutionSearch(new Work(this.working), ({ status }) => {
    this.draw();
    this.announce(verdictTexts[status]);
  });
  readonly #proof = new ProofCheck(this.working);
  readonly #around = new StoredResult<Surroundings>(() => this.draw());

  override open(link: LinkValues): void {
    const given = this.host.prebuilt as SolvedByAll | null;
    const { code } = this.usual;
    if (given !== null && !allKnown(code)) {
      keepEnds(code, given.ends);
      keepSolved(puzzleIn(code), given.solved);
    }
    super.open(link);
  }

  override dispose(): void {
    super.dispose();
    this.#runs.stop();
    this.#solving.stop();
    this.#proof.clear();
    this.#around.close();
  }

  exports(): Exports {
    const rows = this.#rows();
    const { rows: lines, columns } = this.#puzzle;
    return {
      name: `methods-${lines.length}x${columns.length}`,
      csv: () => csvRows(this.#solving.found, rows).map(csvRow).join(''),
      json: () => methodsJson(this.state.code, this.#solving.found, rows),
      svg: () => boardPicture(this.#boardModel(), { id: `${this.id}-export` }),
    };
  }

  protected show(state: MethodsState): void {
    const other = state.code !== this.state.code;
    this.state = state;
    if (other) this.#puzzle = puzzleIn(state.code);
    this.#proof.clear();
    this.shown(this.#puzzle);
    this.askFor(this.#around, fileAround(this.#puzzle));
    void this.#solving.look(this.#puzzle);
    void this.#run();
    this.draw();
  }

  /** Runs what is not known yet, and says how it came out. */
  async #run(): Promise<void> {
    const { code } = this.state;
    this.#runs.stop();
    if (allKnown(code)) return;
    if (!(await this.#runs.run(code, this.#puzzle)) || code !== this.state.code) return;
    this.draw();
    this.announce(summaryText(this.#rows()));
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code });
    this.changed();
    if (allKnown(code)) this.announce(summaryText(this.#rows()));
  }

  readonly #acts: MethodsActs = {
    choose: (method) => {
      this.state = { ...this.state, method };
      this.changed();
      this.draw();
      const row = this.#rows().find((one) => one.method.id === method);
      if (row !== undefined) this.announce(boardWords(row));
    },
    stop: () => {
      this.#runs.work.pause();
      this.announce(`Stopped. ${summaryText(this.#rows())}`);
    },
    goOn: () => this.#runs.work.resume(),
    stopSolving: () => {
      this.#solving.work.pause();
      this.announce(`Stopped. ${verdictTexts.open}`);
    },
    goOnSolving: () => this.#solving.work.resume(),
    proof: {
      check: () => {
        const solution = this.#solving.found?.solutions[0];
        if (solution !== undefined) void this.#proof.check(this.#puzzle, solution);
      },
      stop: () => this.#proof.stop(),
    },
  };

  #rows(): readonly MethodRow[] {
    const { code } = this.state;
    return rowsOf(code, this.#puzzle, endsOf(code)).map((row) => ({
      ...row,
      href: row.href === null ? null : this.carried(row.href),
    }));
  }

  #boardModel(): BoardModel {
    const { code, method } = this.state;
    const { cells } = shownGrid(this.#puzzle, endsOf(code), method);
    return boardOf(this.#puzzle, cells, boardLabel(this.#puzzle, method));
  }

  protected draw(): void {
    const { code, method } = this.state;
    const ends = endsOf(code);
    if (this.#board === null)
      this.#board = new BoardView(this.#boardModel(), { id: `${this.id}-board` });
    else this.#board.update(this.#boardModel());
    const around = this.#around.value;
    this.render(
      methodsView(
        {
          rows: this.#rows(),
          chosen: method,
          board: this.#board,
          choice: this.choice(),
          about: this.about(),
          solved: this.#solving.found,
          solving: this.#solving.progress,
          proof: {
            work: this.#proof.work,
            found: this.#proof.found,
            commands: proofCommands(code, this.#puzzle),
          },
          work: this.#runs.work,
          difficulties: difficultiesOf(ends),
          place: around === null ? null : placeOf(this.#puzzle, ends, around),
          placeProblem: this.#around.problem,
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<AllMethodsProps, SolvedByAll>('all-methods', AllMethods);
