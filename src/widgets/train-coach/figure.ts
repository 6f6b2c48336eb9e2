/** `<train-coach>`: one cell of a board is asked for, and what is said to the answer is shown by a fit or a future. */
import type { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { positionsFile } from '../../claims/positions.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import { today } from '../../notebook/clock.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports, FigurePage } from '../../notebook/host/host.ts';
import type { BoardModel } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { csvRow, saveFile } from '../../notebook/export/files.ts';
import { textOfMarks } from '../../kit/play/marks.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { html } from '../../notebook/template/html.ts';
import {
  exerciseIn,
  mostQuestions,
  orderOf,
  placeWords,
  questionsOf,
  questionWords,
} from '../../kit/train/exercise.ts';
import type { Exercise } from '../../kit/train/exercise.ts';
import { askedBoard } from '../../kit/train/askedBoard.ts';
import { dueOn, practiceJson } from '../../kit/train/practice.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { judge } from '../../kit/train/verdict.ts';
import type { Answer, Verdict } from '../../kit/train/verdict.ts';
import { Work } from '../../kit/work/work.ts';
import { workView } from '../../notebook/work/workView.ts';
import { cardId, coachLinks, coachSettings, nextOf, stateOf } from './model.ts';
import type { CoachState, TrainCoachProps } from './model.ts';
import { PracticeStore, reasonOf } from './store.ts';
import { coachView } from './view.ts';
import type { CoachActs } from './view.ts';

class TrainCoach extends LiveFigure {
  readonly linkVersion = 1;
  readonly #usual = coachSettings.of(this.props<TrainCoachProps>(), 'train-coach');
  #state = this.#usual;
  readonly #stored = new StoredResult<readonly StoredPosition[]>(() => this.#arrived());
  readonly #work = new Work({
    onChange: () => this.#draw(),
    announce: (text) => this.announce(text),
    isIdle: this.host.page === null,
  });
  readonly #kept = new PracticeStore();
  #exercise: Exercise | null = null;
  #answer: Answer | undefined;
  #verdict: Verdict | null = null;
  #board: BoardView | null = null;
  #recent: readonly string[] = [];
  #right = 0;
  #asked = 0;
  #asksAll = false;
  #problem = '';
  #returns = false; // the question is one that was missed

  override attach(page: FigurePage): void {
    super.attach(page);
    this.#kept.look();
  }

  override dispose(): void {
    this.#work.stop();
    this.#stored.close();
  }

  open(link: LinkValues): void {
    this.#show(coachLinks.read(link, this.#usual));
  }

  linkValues(): LinkValues {
    const { code } = this.#state;
    const { technique, number } = this.#usual;
    // which technique gives a cell of the reader's own board is found out each time
    const state = code === null ? this.#state : { ...this.#state, technique, number };
    return coachLinks.write(state, this.#usual);
  }

  exports(): Exports {
    const exercise = this.#exercise;
    return {
      name: `train-${this.#state.technique}-${this.#state.number}`,
      ...(exercise === null
        ? {}
        : {
            json: () => ({
              technique: exercise.technique,
              puzzle: encodePuzzle(exercise.puzzle),
              marks: textOfMarks(exercise.grid.cells),
              cell: placeWords(exercise.cell, exercise.grid),
              truth: exercise.truth,
            }),
            svg: () => boardPicture(this.#model(exercise), { id: `${this.id}-export` }),
          }),
      csv: () =>
        [['question', 'box', 'due'], ...this.#kept.cards.map(({ id, box, due }) => [id, box, due])]
          .map(csvRow)
          .join(''),
    };
  }

  #show(state: CoachState): void {
    this.#state = state;
    [this.#exercise, this.#answer, this.#verdict] = [null, undefined, null];
    this.#board = null;
    this.#work.stop();
    if (state.code === null) {
      this.askFor(this.#stored, positionsFile(state.technique));
      if (this.#stored.value !== null) this.#arrived();
      else this.#draw();
    } else {
      this.#draw();
      void this.#look(state);
    }
  }

  /** The positions of the technique are there. */
  #arrived(): void {
    const positions = this.#stored.value;
    const { technique, number, code } = this.#state;
    if (positions !== null && code === null) {
      const questions = questionsOf(positions);
      const at = (number - 1) % questions.length; // a technique may have fewer than a link can ask for
      this.#state = { ...this.#state, number: at + 1 };
      const { position, asks } = questions[at]!;
      this.#take(exerciseIn(technique, positions[position]!, asks));
    } else this.#draw();
  }

  /** Asks a worker for the technique that gives a cell of the reader's own board. */
  async #look(state: CoachState): Promise<void> {
    const { code, cell } = state;
    const grid = stateOf(state);
    if (code === null || cell === null || grid === null) return;
    const puzzle = puzzleIn(code);
    const found = await this.#work.ask('Looking for what gives this cell', 'exercise', {
      puzzle,
      grid,
      cell,
    });
    if (this.#state !== state) return;
    if (found === null) {
      if (this.#work.idle)
        this.notice('None of the ten techniques gives this cell of your board.', 'warning');
      this.#draw();
      return;
    }
    const { technique, step } = found;
    this.#state = { ...state, technique };
    this.#take({
      technique,
      puzzle,
      grid: found.grid,
      cell: cell.row * grid.width + cell.column,
      truth: step.fix.value,
      basis: step.basis,
    });
  }

  #take(exercise: Exercise): void {
    this.#exercise = exercise;
    const model = this.#model(exercise);
    this.#board = new BoardView(model, { id: `${this.id}-board` });
    const { width } = exercise.grid;
    this.#board.placeCursor(Math.floor(exercise.cell / width), exercise.cell % width);
    this.#draw();
    if (this.#recent.length > 0 || this.#returns) this.announce(this.#question(exercise));
  }

  /** The numbers of the questions as they are asked; in their order while the positions are not there. */
  get #order(): readonly number[] {
    const positions = this.#stored.value;
    return positions === null
      ? Array.from({ length: mostQuestions }, (_, at) => at + 1)
      : orderOf(this.#state.technique, positions);
  }

  #model(exercise: Exercise): BoardModel {
    return askedBoard(exercise, this.#verdict !== null);
  }

  #question(exercise: Exercise): string {
    return `${this.#returns ? 'One that you missed. ' : ''}${questionWords(exercise)}`;
  }

  readonly #acts: CoachActs = {
    choose: (technique) => {
      this.notice(null);
      this.#returns = false;
      this.#show({ ...coachSettings.defaults, technique });
      this.changed();
    },
    answer: (answer) => this.#judge(answer),
    next: () => this.#next(),
    save: () =>
      saveFile(
        `training-${today()}.json`,
        'application/json',
        JSON.stringify(practiceJson(this.#kept.cards)),
      ),
    read: (file) => void this.#read(file),
    clear: (sure) => {
      if (sure && this.#asksAll) {
        this.#kept.clear();
        this.announce('All of it is forgotten.');
      }
      this.#asksAll = sure && !this.#asksAll;
      this.#draw();
    },
  };

  #judge(answer: Answer): void {
    const exercise = this.#exercise;
    if (exercise === null || this.#verdict !== null) return;
    const id = cardId(this.#state);
    this.#answer = answer;
    this.#verdict = judge(exercise, answer);
    const { right, sentences, evidence } = this.#verdict;
    this.#recent = [...this.#recent, id].slice(-10);
    this.#asked++;
    if (right) this.#right++;
    this.#kept.answer(id, right, today());
    this.#board?.update(this.#model(exercise));
    this.#draw();
    // the button that had the focus can no longer be pressed
    this.find('[data-next]')?.focus({ preventScroll: true });
    this.announce([...sentences, ...evidence.map(({ title }) => `Shown: ${title}.`)].join(' '));
  }

  #next(): void {
    this.notice(null);
    const { values, returns } = nextOf(this.#state, this.#order, {
      practice: this.#kept.cards,
      today: today(),
      recent: this.#recent,
    });
    this.#returns = returns;
    this.#show(coachLinks.read(values, coachSettings.defaults));
    this.changed();
  }

  async #read(file: File): Promise<void> {
    try {
      const cards = this.#kept.add(await file.text());
      this.#problem = '';
      this.announce(`${cards} added.`);
    } catch (error) {
      this.#problem = `${file.name} cannot be added: ${reasonOf(error)}. What you have kept is as it was. Choose a file that was saved here.`;
      this.announce(this.#problem);
    }
    this.#draw();
  }

  #draw(): void {
    if (this.isGone) return;
    const exercise = this.#exercise;
    const { technique, code } = this.#state;
    const { cards } = this.#kept;
    const title = techniqueWords[exercise?.technique ?? technique].name;
    const usual = code === null && technique === this.#usual.technique;
    this.setTitle(
      usual ? null : code === null ? title : `A step of your own: ${title.toLowerCase()}`,
    );
    this.host.setBeside(true);
    this.render(
      coachView(
        {
          id: this.id,
          folds: this.folds,
          board: this.#board,
          technique: exercise?.technique ?? (code === null ? technique : null),
          chosen: technique,
          question: exercise === null ? '' : this.#question(exercise),
          verdict: this.#verdict,
          answer: this.#answer,
          score: scoreText(this.#right, this.#asked),
          waiting: this.#waiting,
          kept: cards.length,
          due: dueOn(cards, today()).length,
          keeps: this.#kept.problem,
          problem: this.#problem,
          asksAll: this.#asksAll,
        },
        this.#acts,
      ),
    );
  }

  get #waiting(): TemplateResult | typeof nothing {
    if (this.#stored.problem !== null)
      return html`<p class="field-message" data-tone="error">
        The positions cannot be had: ${this.#stored.problem}. Try another technique, or load the
        page again.
      </p>`;
    return html`${workView(this.#work, () => this.#work.stop())}`;
  }
}

const scoreText = (right: number, asked: number): string =>
  asked === 0 ? 'One press is an answer.' : `${right} of ${asked} right on this visit.`;

export const figure = figureOf<TrainCoachProps>('train-coach', TrainCoach);
