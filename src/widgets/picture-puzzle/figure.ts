/** `<picture-puzzle>`: a picture becomes a puzzle that single lines solve. The picture never leaves the browser. */
import { figureOf } from '../../figure/figure.ts';

import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { GreyPicture } from '../../engine/make/greyPicture.ts';
import { resized, WHITE } from '../../engine/make/greyPicture.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { encodePicture } from '../../formats/greyCode.ts';
import { sizeText } from '../../formats/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import type { ClueRoom } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { clueRoom } from '../../kit/board/clueMarks.ts';
import type { Exports, FigurePage, Host } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import { keepSolved, SolutionSearch } from '../../kit/solutions/solutionSearch.ts';
import { SettingsFigure } from '../../figure/sources/settingsFigure.ts';
import { WaitingRoom } from '../../workers/waitingRoom.ts';
import { Work } from '../../kit/work/work.ts';
import type { Starter, WorkOptions } from '../../kit/work/work.ts';
import type { Ends } from '../../methods/method.ts';
import { LinkError } from '../../kit/cell/linkState.ts';
import { cellsText } from './changes.ts';
import { listenToFiles } from './dropZone.ts';
import { Easel } from './easel.ts';
import { moreFilesText, nameOf, pictureOfFile } from './intake.ts';
import { madeOf } from './made.ts';
import type { Made } from './made.ts';
import type { Scene } from './model.ts';
import {
  cellText,
  classText,
  pictureJson,
  pictureText,
  sceneBoard,
  sceneOf,
  stepText,
} from './model.ts';
import { changedCells, resultRows, variantText } from './offered.ts';
import type { StripOrder } from './offered.ts';
import { PictureRange } from './range.ts';
import type { FoundOut } from './given.ts';
import { opensOf, studioLink } from './opens.ts';
import { pictureSettings } from './settings.ts';
import type { PictureForm, PictureProps, PictureValues } from './settings.ts';
import { Studio } from './studio.ts';
import { StudioSheet } from './studioSheet.ts';
import { studioView } from './studioView.ts';
import { differing, verdictText } from './verdict.ts';
import { pictureView, repairedPaper } from './view.ts';
import type { PictureActs, PictureShown } from './view.ts';

/** A pause in typing or dragging after which the methods are asked. */
const settled = 250;

/** Settings that make another picture. */
const pictureKeys = ['grey', 'height', 'width', 'threshold', 'diffusion'] as const;

/** In the studio these stand beside the drawing. */
const isSide = (name: string): boolean => name === 'height' || name === 'width';

class PicturePuzzle extends SettingsFigure<typeof pictureSettings.table> {
  readonly linkVersion = 1;
  #made: Made | null = null;
  #source: GreyPicture | null = null; // the reader's picture, larger than the board
  #ends: Ends = {};
  #order: StripOrder = 'difficulty';
  #dragging = false;
  readonly #easel = new Easel({
    present: () => this.#present,
    painted: (part) => {
      this.#made = { ...this.#present, ...part, open: [] };
      this.#painted.add(part.cell);
      this.requestDraw();
    },
    done: () => this.#stroke(),
    labelOf: (row, column) => cellText(this.#scene(), row, column),
  });
  readonly #painted = new Set<number>(); // by the stroke under way
  #beside: { readonly size: string; readonly room: ClueRoom } | null = null; // the board
  #said = ''; // the last verdict that was told
  #shown: { readonly key: readonly unknown[]; readonly scene: Scene } | null = null;
  #timer = 0;
  readonly #redraw = this.host.gather(() => this.#draw());
  readonly #working: WorkOptions = {
    onChange: () => this.requestDraw(),
    announce: () => {}, // its news are not worth a place of their own
    isIdle: this.host.page === null,
  };
  readonly #range = new PictureRange(
    new Work({ ...this.#working, announce: (text) => this.announce(text) }),
  );
  // its worker waits for the next stroke
  readonly #room = new WaitingRoom();
  readonly #warm: Starter = async () => {
    const { startTaskIn } = await import('../../workers/startTask.ts');
    return { startTask: startTaskIn(this.#room) };
  };
  readonly #solving = new SolutionSearch(new Work(this.#working, this.#warm), () => this.#solved());
  readonly #classing = new Work(this.#working);
  readonly #sheet = new StudioSheet();
  readonly #studio = this.host.props['studio'] === true ? this.#newStudio() : null;

  constructor(host: Host) {
    super(host, pictureSettings);
  }

  override begin(page: FigurePage): void {
    super.begin(page);
    if (this.#studio !== null)
      page.element.addEventListener('keydown', (event) => this.#key(event));
    listenToFiles(page.element, {
      onFile: (file, count) => void this.#take(file, count),
      onDragging: (dragging) => {
        this.#dragging = dragging;
        this.requestDraw();
      },
    });
  }

  /** Control and Z undo, with Shift or Y redo, wherever nothing is typed. */
  #key(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    const typed = event.target instanceof Element && event.target.closest('input, textarea');
    if (!(event.ctrlKey || event.metaKey) || event.altKey || typed || !'zy'.includes(key)) return;
    event.preventDefault();
    this.#goTo(key === 'y' || event.shiftKey ? 1 : -1);
  }

  /** What a short repair makes of the picture. */
  override paper(): TemplateResult | typeof nothing {
    if (this.#studio !== null)
      return this.#sheet.template(
        this.id,
        this.reading.values ?? this.#present.values,
        this.#present.image,
        this.host.page === null ? null : this.host.address(),
      );
    const found = this.#found;
    return found === null ? nothing : repairedPaper(this.id, this.#present.image, found.repaired);
  }

  /** What the build has found out of the picture on show. */
  get #found(): FoundOut | null {
    const found = this.host.given as FoundOut | null;
    return found?.picture === encodeImage(this.#present.image) ? found : null;
  }

  override end(): void {
    super.end();
    clearTimeout(this.#timer);
    this.#range.work.stop();
    this.#classing.stop();
    this.#solving.stop();
    this.#studio?.stop();
    this.#room.close();
  }

  protected override titleOf({ grey, height, width, name }: PictureValues): string {
    if (this.#studio !== null)
      return `${name.trim() === '' ? 'Make a puzzle' : name.trim()}, ${sizeText(height, width)}`;
    return `From a picture to a puzzle: ${grey === '' ? 'the sample' : 'your picture'}, ${sizeText(height, width)}`;
  }

  exports(): Exports {
    const { values, image } = this.#present;
    return {
      name: `picture-${values.height}x${values.width}`,
      about: `${pictureText(image, this.#present.open)} ${this.#range.summary}`.trim(),
      csv: () => resultRows(this.#range.results).map(csvRow).join(''),
      json: () => pictureJson(values, image, this.#range.results),
      svg: () =>
        boardPicture(sceneBoard({ ...this.#scene(), numbers: true }), {
          id: `${this.id}-export`,
        }),
    };
  }

  get #present(): Made {
    if (this.#made === null) throw new TypeError('the figure is not open');
    return this.#made;
  }

  protected override opened(values: PictureValues): void {
    this.#source = null;
    this.#room.open();
    this.#studio?.forget();
    if (values.changes.some((cell) => cell >= values.height * values.width))
      throw new LinkError('The link names a changed cell that its picture does not have.');
    this.#make(values, 0);
    // a link to a result wants it shown
    if (values.shown > 0) void this.#search(false);
  }

  protected override edited(change: Readonly<Record<string, string | undefined>>): void {
    const { values } = this.reading;
    if (values === null) return;
    // another size is made from the picture as it came
    if (this.#source !== null && (change['height'] !== undefined || change['width'] !== undefined))
      this.put({ grey: encodePicture(resized(this.#source, values.height, values.width)) });
    // what was proposed for one picture says nothing of another
    if (change['changes'] === undefined && pictureKeys.some((key) => change[key] !== undefined))
      this.put({ changes: '' });
    this.put({ shown: '0', step: '' });
    this.#make(this.reading.values ?? values, change['changes'] === undefined ? settled : 0);
  }

  protected override edit(change: Partial<PictureForm>): void {
    this.#studio?.remember(this.form);
    super.edit(change);
  }

  /** The end of a stroke: what it has painted is no longer a change that was proposed. */
  #stroke(): void {
    this.#source = null;
    const { grey, threshold, values } = this.#present;
    const changes = values.changes.filter((cell) => !this.#painted.has(cell));
    this.#painted.clear();
    this.edit({
      grey: encodePicture(grey),
      threshold: String(threshold),
      changes: cellsText(changes),
    });
  }

  /** Takes a step back, or on. */
  #goTo(by: -1 | 1): void {
    const form = this.#studio?.step(by, this.form) ?? null;
    if (form === null) return;
    this.#source = null;
    // names that were typed meanwhile are kept
    const { name, author, licence, aim, needs } = this.form;
    super.edit({ ...form, name, author, licence, aim, needs });
    this.announce(by < 0 ? 'Undone.' : 'Done again.');
  }

  /** Everything anew from the settings. */
  #make(values: PictureValues, wait: number): void {
    this.#range.forget();
    this.#studio?.stop();
    const made = madeOf(values);
    const { image } = made;
    this.#made = made;
    this.#ends = {};
    this.#classing.stop();
    this.#solving.stop();
    clearTimeout(this.#timer);
    const found = this.#found;
    if (found !== null) {
      this.#ends = found.ends;
      keepSolved(puzzleOf(image), found.solved);
      void this.#solving.look(puzzleOf(image));
    } else if (this.host.page !== null)
      // the end of a stroke is answered at once, what is typed or dragged waits for its end
      this.#timer = window.setTimeout(() => void this.#classify(image), wait);
    this.requestDraw();
  }

  async #classify(image: Grid): Promise<void> {
    const puzzle = puzzleOf(image);
    await this.#solving.look(puzzle, image);
    if (image !== this.#made?.image || this.#solving.found?.status === 'several')
      return this.#solved();
    const ends = await this.#classing.ask('…', 'picture-class', { puzzle }, (news) => {
      this.#ends = news.ends;
      return '…';
    });
    if (ends === null || image !== this.#made?.image) return;
    this.#ends = ends;
    this.#solved();
  }

  /** Something more is known of the picture: it is shown, and in the studio told, once. */
  #solved(): void {
    this.requestDraw();
    this.#easel.relabel();
    const verdict = this.#verdict;
    if (this.#studio === null || verdict === null || verdict === this.#said) return;
    this.#said = verdict;
    this.announce(verdict);
  }

  get #verdict(): string | null {
    if (this.#number > 0) return null;
    const { found } = this.#solving;
    const kind = classText(this.#ends, found);
    return verdictText(found, this.#scene().differ ?? [], kind);
  }

  async #search(aloud: boolean): Promise<void> {
    const made = this.#present;
    const values = this.reading.values ?? made.values;
    if (!(await this.#range.search({ ...made, values })) || made.image !== this.#made?.image)
      return;
    const { shown } = this.reading.values ?? values;
    const { length } = this.#range.results;
    if (length > 0 && (shown < 1 || shown > length)) this.#show(1);
    this.requestDraw();
    if (aloud) this.announce(this.#range.summary);
  }

  get #number(): number {
    const number = Number(this.form.shown);
    return number <= this.#range.results.length ? number : 0;
  }

  /** How many cells of the result on show are filled. */
  get #step(): number {
    const result = this.#range.results[this.#number - 1];
    const length = result !== undefined && 'steps' in result ? result.steps.length : 0;
    return this.form.step === '' ? length : Math.min(length, Number(this.form.step));
  }

  /** Shows a result, all its cells filled; 0: the picture. */
  #show(number: number): void {
    this.keep({ shown: String(number), step: '' });
    this.requestDraw();
  }

  /** What is on the board: the same object while nothing of it changes. */
  #scene(): Scene {
    const { image, open, values } = this.#present;
    const result = this.#range.results[this.#number - 1];
    const { found } = this.#solving;
    const key = [image, open, values.changes, result, this.#step, found];
    if (this.#shown === null || key.some((one, at) => one !== this.#shown?.key[at])) {
      const scene = sceneOf(image, open, result, this.#step);
      const more = {
        changed: values.changes,
        differ: differing(image, found),
        room: this.#clueRoom(image),
      };
      const isDrawing = result === undefined && this.#studio !== null;
      this.#shown = { key, scene: isDrawing ? { ...scene, ...more } : scene };
    }
    return this.#shown.scene;
  }

  /** A line that needs more room gets it when the stroke is over: the board stays under the hand. */
  #clueRoom(image: Grid): ClueRoom {
    const size = sizeText(image.height, image.width);
    const before = this.#beside?.size === size ? this.#beside.room : null;
    if (before !== null && this.#painted.size > 0) return before;
    const room = clueRoom(image, before);
    this.#beside = { size, room };
    return room;
  }

  #newStudio(): Studio {
    return new Studio({
      id: this.id,
      figure: () => this.host.page?.element ?? null,
      working: this.#working,
      values: () => this.reading.values ?? this.#present.values,
      image: () => this.#present.image,
      edit: (change) => this.edit(change),
      take: ({ height, width, cells }, told) => {
        this.#source = null;
        const brightness = Float64Array.from(cells, (cell) => (cell === FILLED ? 0 : WHITE));
        this.edit({
          ...told,
          grey: encodePicture({ height, width, brightness }),
          height: String(height),
          width: String(width),
          threshold: '128',
          diffusion: '0',
        });
      },
      announce: (text) => this.announce(text),
      notice: (text, tone) => this.notice(text, tone),
      requestDraw: () => this.requestDraw(),
    });
  }

  readonly #acts: PictureActs = {
    repair: () => {
      this.keep({ shown: '0', step: '' });
      void this.#search(true);
    },
    stop: () => {
      this.#range.work.stop();
      this.requestDraw();
      this.announce(`Stopped. ${this.#range.summary}`.trim());
    },
    file: (files) => void this.#take([...(files ?? [])][0] ?? null, files?.length ?? 0),
    clear: () => {
      this.#source = null;
      const { height, width } = this.#present.values;
      const brightness = new Float64Array(height * width).fill(WHITE);
      this.edit({ grey: encodePicture({ height, width, brightness }), threshold: '128' });
      this.announce('An empty sheet.');
    },
    sample: () => {
      this.#source = null;
      this.edit({ grey: '', threshold: '' });
      this.announce('The sample.');
    },
    threshold: (text) => this.edit({ threshold: text }),
    show: (number) => {
      this.#show(number);
      this.announce(number === 0 ? 'The picture.' : this.#stepWords());
    },
    stopSolving: () => this.#solving.work.pause(),
    goOnSolving: () => this.#solving.work.resume(),
    step: (step) => {
      this.keep({ step: String(step) });
      this.requestDraw();
      this.announce(this.#stepWords());
    },
    needs: (needs) => {
      this.#range.forget();
      this.keep({ needs, shown: '0', step: '' });
      this.requestDraw();
    },
    order: (order) => {
      this.#order = order;
      this.requestDraw();
    },
  };

  #stepWords(): string {
    const result = this.#range.results[this.#number - 1];
    if (result === undefined) return '';
    return 'steps' in result
      ? stepText(result, this.#step, this.#present.image.width)
      : variantText(result);
  }

  /** Takes a picture file in, or says why not. */
  async #take(file: File | null, count: number): Promise<void> {
    if (file === null) return;
    const taken = await pictureOfFile(file, nameOf(file));
    if ('problem' in taken) {
      this.notice(taken.problem, 'warning');
      this.announce(taken.problem);
      return;
    }
    const { height, width } = this.#present.values;
    this.#source = taken.picture;
    this.edit({ grey: encodePicture(resized(taken.picture, height, width)), threshold: '' });
    this.notice(`${taken.said}${moreFilesText(count)}`);
    this.announce(taken.said);
  }

  /** A result becomes the drawing. */
  #takeResult(number: number): void {
    const result = this.#range.results[number - 1];
    if (result !== undefined) this.#studio?.changeCells(changedCells(result));
    this.announce('The drawing has these cells now.');
  }

  /** What the puzzle on show is, for the figure that it opens in. */
  get #told(): string {
    const result = this.#range.results[this.#number - 1];
    if (result === undefined) return 'The puzzle of a picture';
    return 'steps' in result ? 'Made simple from a picture' : 'Made from a picture';
  }

  /** Draws in the next frame: a stroke and a slider come faster. */
  protected requestDraw(): void {
    this.#redraw.request();
  }

  #draw(): void {
    if (this.#made === null) return;
    const { values, threshold, image } = this.#made;
    const scene = this.#scene();
    const code = encodePuzzle(puzzleOf(scene.image));
    const shown: PictureShown = {
      id: this.id,
      layout: this.layout,
      board: this.#easel.boardOf(scene, this.#number === 0, `${this.id}-board`),
      picture: image,
      about: pictureText(scene.image, scene.open),
      // what was found out is of the picture; of a board on its way to a result nobody has asked
      kind: this.#number === 0 ? classText(this.#ends, this.#solving.found) : null,
      solving: this.#solving.progress,
      threshold,
      automatic: values.threshold === null,
      results: this.#range.results,
      summary: this.#range.summary,
      order: this.#order,
      number: this.#number,
      step: this.#step,
      open: opensOf(code),
      told: this.#told,
      dragging: this.#dragging,
      work: this.#range.work,
      fields: this.settingsFields(undefined, (name) => this.#studio === null || !isSide(name)),
      studioLink: this.#studio === null ? studioLink(this.form) : '',
    };
    this.place(
      this.#studio === null
        ? pictureView(shown, this.#acts)
        : studioView(shown, this.#acts, this.#studio, {
            values,
            sides: this.settingsFields(undefined, isSide),
            verdict: this.#verdict,
            form: this.form,
            image,
            keep: (change) => {
              this.keep(change);
              this.retitle();
              this.requestDraw();
            },
            undo: () => this.#goTo(-1),
            redo: () => this.#goTo(1),
            take: (number) => this.#takeResult(number),
          }),
    );
  }
}

export const figure = figureOf<Partial<PictureProps>, FoundOut>('picture-puzzle', PicturePuzzle);
