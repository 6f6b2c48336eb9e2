/**
 * What the figures have in common that make a puzzle of a picture: a picture comes in and is drawn on, what solves its puzzle is
 * found out, and the range of difficulty that it offers is searched. The picture never leaves the browser.
 */
import { FILLED } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { WHITE } from '../../engine/make/greyPicture.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import type { ClueRoom } from '../board/boardModel.ts';
import { boardPicture } from '../board/boardPicture.ts';
import { clueRoom } from '../board/clueMarks.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { Exports, FigurePage, Host } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { Work } from '../work/work.ts';
import type { WorkOptions } from '../work/work.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import { cellsText } from './changes.ts';
import { listenToFiles } from './dropZone.ts';
import { Easel } from './easel.ts';
import type { FoundOut } from './foundOut.ts';
import { PictureJudge } from './judge.ts';
import type { Made, Scene } from './model.ts';
import { cellText, madeOf, pictureJson, pictureText, sceneBoard, sceneOf } from './model.ts';
import { resultRows } from './offered.ts';
import type { StripOrder } from './offered.ts';
import type { PictureActs, PictureShown } from './pictureParts.ts';
import { PictureSource } from './pictureSource.ts';
import { PictureRange } from './range.ts';
import { pictures, pictureSettings } from './settings.ts';
import type { PictureValues } from './settings.ts';

/** A pause in typing or dragging after which the methods are asked. */
const settled = 250;

/** Settings that make another picture. */
const pictureKeys = ['grey', 'height', 'width', 'threshold', 'diffusion'] as const;

/** See the head of the file. */
export abstract class PictureFigure<Found extends FoundOut> extends SettingsFigure<
  typeof pictureSettings.table
> {
  readonly linkVersion = 1;
  #made: Made | null = null;
  #order: StripOrder = 'difficulty';
  #dragging = false;
  readonly #easel = new Easel({
    present: () => this.present.image,
    painted: (image, cells) => {
      const { grey } = this.present;
      const brightness = grey.brightness.slice();
      for (const cell of cells) {
        brightness[cell] = image.cells[cell] === FILLED ? 0 : WHITE;
        this.painted.add(cell);
      }
      this.#made = { ...this.present, grey: { ...grey, brightness }, image, open: [] };
      this.requestDraw();
    },
    takesAreas: () => this.takesAreas,
    done: () => this.#stroke(),
    labelOf: (row, column) => cellText(this.scene(), row, column),
  });
  #beside: { readonly size: string; readonly room: ClueRoom } | null = null; // the board
  protected readonly painted = new Set<number>(); // by the stroke under way
  protected takesAreas = false; // a press fills or empties the whole area around its cell
  readonly #redraw = this.host.throttle(() => this.#draw());
  protected readonly working: WorkOptions = {
    onChange: () => this.requestDraw(),
    announce: () => {}, // its news are not worth a place of their own
    isIdle: this.host.page === null,
  };
  protected readonly range = new PictureRange(
    new Work({ ...this.working, announce: (text) => this.announce(text) }),
    () => this.form,
  );
  #onBoard: { readonly key: readonly unknown[]; readonly scene: Scene } | null = null;
  protected readonly judge = new PictureJudge(
    this.working,
    () => this.#made?.image ?? null,
    () => this.solved(),
  );
  protected readonly source = new PictureSource({
    present: () => this.present,
    begins: () => this.begins(),
    edit: (change) => this.edit(change),
    announce: (text) => this.announce(text),
    notice: (text, tone) => this.notice(text, tone),
  });

  constructor(host: Host) {
    super(host, pictureSettings);
  }

  /** What comes now is another picture than the one before. */
  protected begins(): void {}

  override attach(page: FigurePage): void {
    super.attach(page);
    listenToFiles(page.element, {
      onFile: (file, count) => void this.source.take(file, count),
      onDragging: (dragging) => {
        this.#dragging = dragging;
        this.requestDraw();
      },
    });
  }

  /** What the build has found out of the picture on show. */
  protected get found(): Found | null {
    const found = this.host.prebuilt as Found | null;
    return found?.picture === encodeImage(this.present.image) ? found : null;
  }

  override dispose(): void {
    super.dispose();
    this.range.work.stop();
    this.judge.end();
  }

  exports(): Exports {
    const { values, image } = this.present;
    return {
      name: `picture-${values.height}x${values.width}`,
      about: `${pictureText(image, this.present.open)} ${this.range.summary}`.trim(),
      csv: () => resultRows(this.range.results).map(csvRow).join(''),
      json: () => pictureJson(values, image, this.range.results),
      svg: () => boardPicture(sceneBoard({ ...this.scene(), numbers: true })),
    };
  }

  protected get present(): Made {
    if (this.#made === null) throw new TypeError('the figure is not open');
    return this.#made;
  }

  protected override opened(values: PictureValues): void {
    this.source.forget();
    this.judge.open();
    if (values.changes.some((cell) => cell >= values.height * values.width))
      throw new LinkError('The link names a changed cell that its picture does not have.');
    this.make(values, 0);
    // a link to a result wants it shown
    if (values.shown > 0) void this.#search(false);
  }

  protected override edited(change: Readonly<Record<string, string | undefined>>): void {
    const { values } = this.reading;
    if (values === null) return;
    // another size is made from the picture as it came, or as it was drawn
    const isSized = change['height'] !== undefined || change['width'] !== undefined;
    const sized =
      isSized && change['grey'] === undefined
        ? this.source.inSize(values.height, values.width)
        : null;
    // what was proposed for one picture says nothing of another
    if (sized !== null) this.put(sized);
    else if (
      change['changes'] === undefined &&
      pictureKeys.some((key) => change[key] !== undefined)
    )
      this.put({ changes: '' });
    this.put({ shown: '0', step: '' });
    this.make(this.reading.values ?? values, change['changes'] === undefined ? settled : 0);
  }

  /** The end of a stroke: what it has painted is no longer a change that was proposed. */
  #stroke(): void {
    this.source.forget();
    const { grey, threshold, values } = this.present;
    const changes = values.changes.filter((cell) => !this.painted.has(cell));
    this.painted.clear();
    this.edit({
      grey: pictures.codeOf(grey),
      threshold: String(threshold),
      changes: cellsText(changes),
    });
  }

  /** Everything anew from the settings. */
  protected make(values: PictureValues, wait: number): void {
    this.range.forget();
    this.#made = madeOf(values);
    // the end of a stroke is answered at once, what is typed or dragged waits for its end
    const { image } = this.#made;
    this.judge.look(image, this.found, this.host.page === null ? null : wait);
    this.requestDraw();
  }

  /** Something more is known of the picture. */
  protected solved(): void {
    this.requestDraw();
    this.#easel.relabel();
  }

  async #search(aloud: boolean): Promise<void> {
    const made = this.present;
    const values = this.reading.values ?? made.values;
    if (!(await this.range.search({ ...made, values })) || made.image !== this.#made?.image) return;
    const { shown } = this.reading.values ?? values;
    const { length } = this.range.results;
    if (length > 0 && (shown < 1 || shown > length)) this.#show(1);
    this.requestDraw();
    if (aloud) this.announce(this.range.summary);
  }

  /** Shows a result, all its cells filled; 0: the picture. */
  #show(number: number): void {
    this.keep({ shown: String(number), step: '' });
    this.requestDraw();
  }

  /** What is on the board: the same object while nothing of it changes. */
  protected scene(): Scene {
    const { image, open, values } = this.present;
    const { result, step } = this.range;
    const key = [image, open, values.changes, result, step, this.judge.found];
    if (this.#onBoard === null || key.some((one, at) => one !== this.#onBoard?.key[at])) {
      const scene = sceneOf(image, open, result, step);
      this.#onBoard = { key, scene: result === undefined ? this.marked(scene) : scene };
    }
    return this.#onBoard.scene;
  }

  /** The picture itself with its clues, and what else is marked on it. */
  protected marked(scene: Scene): Scene {
    return { ...scene, room: this.#clueRoom() };
  }

  /** A line that needs more room gets it when the stroke is over: the board stays under the hand. */
  #clueRoom(): ClueRoom {
    const { image } = this.present;
    const size = sizeText(image.height, image.width);
    const before = this.#beside?.size === size ? this.#beside.room : null;
    if (before !== null && this.painted.size > 0) return before;
    const room = clueRoom(image, before);
    this.#beside = { size, room };
    return room;
  }

  readonly #acts: PictureActs = {
    repair: () => {
      this.keep({ shown: '0', step: '' });
      void this.#search(true);
    },
    stop: () => {
      this.range.work.stop();
      this.requestDraw();
      this.announce(`Stopped. ${this.range.summary}`.trim());
    },
    threshold: (text) => this.edit({ threshold: text }),
    show: (number) => {
      this.#show(number);
      this.announce(number === 0 ? 'The picture.' : this.range.words(this.present.image.width));
    },
    step: (step) => {
      this.keep({ step: String(step) });
      this.requestDraw();
      this.announce(this.range.words(this.present.image.width));
    },
    order: (order) => {
      this.#order = order;
      this.requestDraw();
    },
  };

  /** Draws in the next frame: a stroke and a slider come faster. */
  protected requestDraw(): void {
    this.#redraw.request();
  }

  #draw(): void {
    if (this.#made === null) return;
    const scene = this.scene();
    this.draw(
      {
        id: this.id,
        layout: this.layout,
        board: this.#easel.boardOf(sceneBoard(scene), this.range.number === 0, `${this.id}-board`),
        about: pictureText(scene.image, scene.open),
        code: encodePuzzle(puzzleOf(scene.image)),
        made: this.#made,
        source: this.source,
        judge: this.judge,
        range: this.range,
        order: this.#order,
        dragging: this.#dragging,
      },
      this.#acts,
    );
  }

  protected abstract draw(shown: PictureShown, acts: PictureActs): void;
}
