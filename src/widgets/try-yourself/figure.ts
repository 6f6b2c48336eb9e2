/** `<try-yourself>`: one last step, three challenges and a sentence to refute, judged as the reader draws; folded until asked for. */
import { openImageIn, allMethods } from '../../kit/puzzle/openIn.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { answered, startOf } from '../../challenges/judge.ts';
import type { AnyTask } from '../../challenges/judge.ts';
import { tasksOf } from '../../challenges/list.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { BoardView } from '../../kit/board/boardView.ts';
import { settingsFold } from '../../notebook/cell/figureParts.ts';
import { putState, stateIn } from '../../notebook/cell/linkPlace.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import { csvRow } from '../../notebook/export/files.ts';
import * as model from './model.ts';
import type { AnswerKey, TryProps } from './model.ts';
import { tryView } from './view.ts';

type Table = ReturnType<typeof model.trySettings>['table'];

class TryYourself extends SettingsFigure<Table> {
  readonly linkVersion = 1;
  readonly #props: TryProps;
  readonly #tasks: readonly AnyTask[];
  readonly #redraw = this.host.throttle(() => this.#draw());
  #board: { readonly at: number; readonly view: BoardView } | null = null;
  #stroke: model.Stroke | null = null;

  constructor(host: Host) {
    const props = model.propsOf(host.props);
    super(host, model.trySettings(props));
    this.#props = props;
    this.#tasks = tasksOf(props.chapter);
  }

  override isFolded(): boolean {
    return true;
  }

  protected override opened(): void {
    this.#board = null;
    this.requestDraw();
  }

  protected requestDraw(): void {
    this.#redraw.request();
  }

  /** The task that is open, from 0. */
  get #at(): number {
    return Number(this.form.task) - 1;
  }

  get #task(): AnyTask {
    return this.#tasks[this.#at]!;
  }

  get #key(): AnswerKey {
    return model.answerKeys[this.#at]!;
  }

  get #text(): string {
    return this.form[this.#key];
  }

  #answer(text: string): void {
    if (text === this.#text) return;
    this.edit({ [this.#key]: text });
    this.#show(text);
    const task = this.#task;
    this.announce(model.sentenceOfAnswer(task, model.saidOf(task, text)));
  }

  #show(text: string): void {
    const shown = model.boardShown(this.#task, text);
    if (shown !== null) this.#board?.view.update(shown);
  }

  #begin(row: number, column: number, second: boolean): void {
    const task = this.#task;
    const width = startOf(task)!.width;
    if (task.kind === 'cell') {
      this.#answer(`${row + 1}.${column + 1}`);
      return;
    }
    this.#stroke = new model.Stroke(task, this.#text);
    this.#stroke.begin(row * width + column, second);
    this.#show(this.#stroke.text);
  }

  #over(row: number, column: number): void {
    const width = startOf(this.#task)?.width ?? 0;
    this.#stroke?.over(row * width + column);
    if (this.#stroke !== null) this.#show(this.#stroke.text);
  }

  #end(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke !== null) this.#answer(stroke.text);
  }

  /** The board of the open task; a new one for each. */
  get #view(): BoardView | null {
    const shown = model.boardShown(this.#task, this.#text);
    if (shown === null) return null;
    if (this.#board?.at !== this.#at)
      this.#board = {
        at: this.#at,
        view: new BoardView(shown, {
          id: `${this.id}-board`,
          cell: shown.width > 5 ? 28 : 36, // so that all of it is in view on a phone
          onCellActivate: (row, column) => {
            this.#begin(row, column, false);
            this.#end();
          },
          ...(this.#task.kind !== 'cell' && {
            paint: {
              start: (row, column, second) => this.#begin(row, column, second),
              over: (row, column) => this.#over(row, column),
              end: () => this.#end(),
            },
          }),
        }),
      };
    return this.#board.view;
  }

  /** The address that opens the task with an answer of ours; the reader's other answers stay. */
  #reference(): string | null {
    const { reference } = this.#task;
    if (reference === null) return null;
    const url = this.host.address();
    const values = { ...this.linkValues(), k: String(this.#at + 1), [this.#key]: reference };
    putState(url, writeLink(stateIn(url), this.id, this.linkVersion, values));
    url.hash = this.id;
    return url.href;
  }

  /** The address of the puzzle of a drawn picture. */
  #puzzle(): string | null {
    const task = this.#task;
    if (task.kind !== 'picture' || this.#text === '') return null;
    return openImageIn(allMethods, answered(task, this.#text)!);
  }

  #draw(): void {
    const isOpen = this.folds.isOpen(settingsFold);
    this.render(
      tryView(
        {
          id: this.id,
          folds: this.folds,
          tasks: this.#tasks,
          answers: model.answerKeys.map((key) => this.form[key]),
          at: this.#at,
          tried: this.host.prebuilt as string | null,
          board: isOpen ? this.#view : null,
          puzzle: isOpen ? this.#puzzle() : null,
          reference: isOpen ? this.#reference() : null,
          isOpen,
        },
        {
          choose: (at) => this.edit({ task: String(at + 1) }),
          type: (text) => this.#answer(text),
          clear: () => this.#answer(''),
          toggle: () => this.requestDraw(),
        },
      ),
    );
  }

  exports(): Exports {
    const { chapter } = this.#props;
    const shown = model.boardShown(this.#task, this.#text);
    return {
      name: `try-${chapter}`,
      csv: () => model.answerRows(this.#props, this.form).map(csvRow).join(''),
      json: () => ({
        chapter,
        answers: this.#tasks.map((task, at) => {
          const text = this.form[model.answerKeys[at]!];
          const { met, says } = model.saidOf(task, text);
          return { task: task.ask, answer: text, met, says };
        }),
      }),
      ...(shown !== null && { svg: () => boardPicture(shown, { id: `${this.id}-file` }) }),
    };
  }
}

export const figure = figureOf<Partial<TryProps>, string>('try-yourself', TryYourself);
