/** `<solution-repair>`: a picture whose puzzle has several solutions, and the fewest cells that mend it. */
import { figureOf } from '../../figure/figure.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { allMethods, inPlay, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { pictureOfPuzzle } from '../../kit/puzzle/picture.ts';
import { PuzzleFigure } from '../../figure/sources/puzzleFigure.ts';
import { Work } from '../../kit/work/work.ts';
import type { Aim, Mended, Proposed, SolutionRepairProps, SolutionRepairState } from './model.ts';
import {
  boardShown,
  changeNewsText,
  defaultState,
  givenNewsText,
  imageOf,
  isSmall,
  mendedJson,
  outcomeText,
  proposalAt,
  proposalRows,
  proposalsOf,
  proposalText,
  proposed,
  repairLinks,
  solutionsText,
} from './model.ts';
import { presets } from './presets.ts';
import { repairView } from './view.ts';
import type { RepairActs } from './view.ts';

class SolutionRepair extends PuzzleFigure<SolutionRepairState> {
  readonly linkVersion = 1;
  protected readonly links = repairLinks;
  protected readonly presets = presets;
  protected readonly usual = defaultState(this.props<SolutionRepairProps>());
  protected state = this.usual;
  protected override readonly what = 'picture';
  protected override readonly titlePrefix = 'The fewest changes: ';
  #image: Grid = imageOf(this.usual);
  #mended: Mended | null = null;
  #solutions = '';
  #board: BoardView | null = null;
  readonly #work = new Work(this.working);

  override end(): void {
    super.end();
    this.#work.stop();
  }

  override isFolded(key: string): boolean {
    return key === 'g' || key === 'a';
  }

  protected override codeOf(puzzle: Puzzle): ReturnType<typeof pictureOfPuzzle> {
    return pictureOfPuzzle(puzzle);
  }

  exports(): Exports {
    const { aim } = this.state;
    const { height, width } = this.#image;
    return {
      name: `fewest-changes-${height}x${width}`,
      csv: () => proposalRows(this.#image, this.#mended).map(csvRow).join(''),
      json: () => mendedJson(this.#image, aim, this.#mended),
      svg: () => boardPicture(boardShown(this.#shown(), this.#mended), { id: `${this.id}-export` }),
    };
  }

  protected show(asked: SolutionRepairState): void {
    this.#work.stop();
    this.state = asked;
    this.#image = imageOf(asked);
    this.#mended = this.#served();
    this.#solutions = solutionsText(this.#image);
    this.host.lay(true);
    this.shown(puzzleOf(this.#image));
    this.draw();
    // a link to a proposal wants it shown
    if (this.#mended === null && (isSmall(this.#image) || asked.number > 1))
      void this.#search(false);
  }

  /** What the build has found of what the figure opens with. */
  #served(): Mended | null {
    const { code, aim } = this.usual;
    const same = code === this.state.code && aim === this.state.aim;
    return same ? (this.host.given as Mended | null) : null;
  }

  protected choose(code: string): void {
    this.notice(null);
    this.show({ ...this.state, code, number: 1 });
    this.changed();
    this.announce(`Another picture: ${this.puzzleName}. ${this.#solutions}`);
  }

  /** Asks a worker; nothing is shown of a search that was stopped. */
  async #search(aloud: boolean): Promise<void> {
    const { aim } = this.state;
    const image = this.#image;
    const mended = await this.#ask(image, aim);
    if (mended === null || image !== this.#image || aim !== this.state.aim) return;
    this.#mended = mended;
    const { length } = proposalsOf(mended);
    if (this.state.number > Math.max(1, length)) {
      this.state = { ...this.state, number: 1 };
      this.changed();
    }
    this.draw();
    if (aloud) this.announce(this.#words());
  }

  async #ask(image: Grid, aim: Aim): Promise<Mended | null> {
    if (aim === 'given') {
      const found = await this.#work.ask('Searching …', 'fewest-given', { image }, givenNewsText);
      return found === null ? null : { kind: 'given', found };
    }
    const found = await this.#work.ask(
      'Searching …',
      'fewest-changes',
      { image, wanted: aim },
      changeNewsText,
    );
    return found === null ? null : { kind: 'changes', wanted: aim, found };
  }

  #shown(): Proposed {
    return proposed(this.#image, this.state.aim, proposalAt(this.#mended, this.state));
  }

  #words(): string {
    const { aim, number } = this.state;
    if (this.#mended === null) return this.#solutions;
    const text = proposalText(this.#image, aim, this.#mended, number);
    return `${outcomeText(this.#image, this.#mended)} ${text}`.trim();
  }

  readonly #acts: RepairActs = {
    search: () => void this.#search(true),
    stop: () => {
      this.#work.stop();
      this.draw();
      this.announce('Stopped. No proposal is shown.');
    },
    go: (by) => {
      this.state = { ...this.state, number: this.state.number + by };
      this.changed();
      this.draw();
      const { aim, number } = this.state;
      if (this.#mended !== null)
        this.announce(proposalText(this.#image, aim, this.#mended, number));
    },
    aim: (aim) => {
      this.show({ ...this.state, aim, number: 1 });
      this.changed();
    },
  };

  #drawnBoard(): BoardView {
    const model = boardShown(this.#shown(), this.#mended);
    if (this.#board === null) this.#board = new BoardView(model, { id: `${this.id}-board` });
    else this.#board.update(model);
    return this.#board;
  }

  protected draw(): void {
    const { aim, number } = this.state;
    const mended = this.#mended;
    const code = encodePuzzle(this.#shown().puzzle);
    this.place(
      repairView(
        {
          id: this.id,
          layout: this.layout,
          aim,
          number,
          mended,
          board: this.#drawnBoard(),
          solutions: this.#solutions,
          outcome: mended === null ? '' : outcomeText(this.#image, mended),
          proposal: mended === null ? '' : proposalText(this.#image, aim, mended, number),
          open: [
            { href: openIn(inPlay, code), text: 'Play' },
            { href: openIn(allMethods, code), text: 'All methods on it' },
            { href: openIn(puzzleFigures['sweep-stepper'], code), text: 'Open in the stepper' },
          ],
          told: `Mended: ${this.puzzleName}`,
          work: this.#work,
          choice: this.choice(),
          about: this.about(),
          below: this.below(),
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<SolutionRepairProps, Mended | null>(
  'solution-repair',
  SolutionRepair,
);
