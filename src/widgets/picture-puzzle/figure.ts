/** `<picture-puzzle>`: a picture becomes a puzzle that single lines solve. The picture never leaves the browser. */
import { figureOf } from '../../notebook/host/figure.ts';

import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { encodePicture } from '../../formats/greyCode.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { Exports, FigurePage, Host } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { SettingsFigure } from '../../notebook/records/settingsFigure.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { studio } from '../../kit/puzzle/openIn.ts';
import { cellsText } from './changes.ts';
import type { Drawing } from './drawingText.ts';
import { listenToFiles } from './dropZone.ts';
import { Easel } from './easel.ts';
import { noDrawings } from './galleryView.ts';
import { PictureJudge } from './judge.ts';
import { madeOf } from './made.ts';
import type { Made } from './made.ts';
import { Mine } from './mine.ts';
import type { Scene } from './model.ts';
import { cellText, pictureJson, pictureText, sceneBoard } from './model.ts';
import { changedCells, resultRows } from './offered.ts';
import type { StripOrder } from './offered.ts';
import { PictureSource } from './pictureSource.ts';
import { PictureRange } from './range.ts';
import { ResultShown } from './resultShown.ts';
import { SceneShown } from './sceneShown.ts';
import type { FoundOut } from './prebuilt.ts';
import { opensOf, studioLink } from './opens.ts';
import { pictureSettings } from './settings.ts';
import type { PictureForm, PictureProps, PictureValues } from './settings.ts';
import { Studio } from './studio.ts';
import { StudioSheet } from './studioSheet.ts';
import { studioView } from './studioView.ts';
import { verdictText } from './verdict.ts';
import { pictureView, repairedPaper } from './view.ts';
import type { PictureActs, PictureShown } from './view.ts';

/** A pause in typing or dragging after which the methods are asked. */
const settled = 250;

/** Settings that make another picture. */
const pictureKeys = ['grey', 'height', 'width', 'threshold', 'diffusion'] as const;

/** Settings that say what a picture is called, and whose it is. */
const nameKeys = ['name', 'author', 'licence'] as const;

/** Columns of a drawing that leaves room beside it, in the studio. */
const mostBeside = 20;

/** In the studio these stand above the drawing. */
const isSide = (name: string): boolean => name === 'height' || name === 'width';

class PicturePuzzle extends SettingsFigure<typeof pictureSettings.table> {
  readonly linkVersion = 1;
  #made: Made | null = null;
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
  #said = ''; // the last verdict that was told
  readonly #redraw = this.host.throttle(() => this.#draw());
  readonly #working: WorkOptions = {
    onChange: () => this.requestDraw(),
    announce: () => {}, // its news are not worth a place of their own
    isIdle: this.host.page === null,
  };
  readonly #range = new PictureRange(
    new Work({ ...this.#working, announce: (text) => this.announce(text) }),
  );
  readonly #result = new ResultShown(this.#range, () => this.form);
  readonly #onBoard = new SceneShown();
  readonly #judge = new PictureJudge(
    this.#working,
    () => this.#made?.image ?? null,
    () => this.#solved(),
  );
  readonly #source = new PictureSource({
    present: () => this.#present,
    begins: () => this.#mine?.keeper.begin(),
    edit: (change) => this.edit(change),
    announce: (text) => this.announce(text),
    notice: (text, tone) => this.notice(text, tone),
  });
  readonly #sheet = new StudioSheet();
  readonly #studio = this.host.props['studio'] === true ? this.#newStudio() : null;

  /** The drawings that are kept, in the studio's own page. */
  readonly #mine =
    this.#studio === null || this.host.page === null || this.id !== studio.cell
      ? null
      : new Mine({
          folds: this.folds,
          form: () => this.form,
          own: () => this.#source.own,
          changed: () => this.requestDraw(),
          announce: (text) => this.announce(text),
          open: (drawing) => {
            this.notice(null);
            this.#openMine(drawing);
            this.changed();
          },
        });
  #anew = false; // a reset: the figure as the page has it

  constructor(host: Host) {
    super(host, pictureSettings);
  }

  /** A page that is opened without a picture has the last one that was worked on. */
  override open(link: LinkValues): void {
    const keeper = this.#mine?.keeper ?? null;
    const last = this.#anew || Object.keys(link).length > 0 ? null : (keeper?.last() ?? null);
    if (last !== null) return this.#openMine(last);
    super.open(link);
    this.#source.restore(keeper?.at(this.form)?.own ?? null);
  }

  override reset(): void {
    this.#anew = true;
    super.reset();
    this.#anew = false;
  }

  #openMine({ form, own }: Drawing): void {
    super.open(pictureSettings.toLink(form, this.usual));
    this.#source.restore(own);
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    if (this.#studio !== null)
      page.element.addEventListener('keydown', (event) => this.#key(event));
    this.#mine?.begin(page);
    listenToFiles(page.element, {
      onFile: (file, count) => void this.#source.take(file, count),
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
    const found = this.host.prebuilt as FoundOut | null;
    return found?.picture === encodeImage(this.#present.image) ? found : null;
  }

  override dispose(): void {
    super.dispose();
    this.#mine?.keeper.now();
    this.#range.work.stop();
    this.#studio?.stop();
    this.#judge.end();
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
    this.#source.forget();
    this.#judge.open();
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
    // another size is made from the picture as it came, or as it was drawn
    const isSized = change['height'] !== undefined || change['width'] !== undefined;
    const sized =
      isSized && change['grey'] === undefined
        ? this.#source.inSize(values.height, values.width)
        : null;
    // what was proposed for one picture says nothing of another
    if (sized !== null) this.put(sized);
    else if (
      change['changes'] === undefined &&
      pictureKeys.some((key) => change[key] !== undefined)
    )
      this.put({ changes: '' });
    this.put({ shown: '0', step: '' });
    this.#make(this.reading.values ?? values, change['changes'] === undefined ? settled : 0);
  }

  protected override edit(change: Partial<PictureForm>): void {
    this.#studio?.remember(this.form);
    super.edit(change);
    this.#mine?.keeper.soon();
  }

  /** The end of a stroke: what it has painted is no longer a change that was proposed. */
  #stroke(): void {
    this.#source.forget();
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
    this.#source.forget();
    // names that were typed meanwhile are kept
    const { name, author, licence, aim, needs } = this.form;
    super.edit({ ...form, name, author, licence, aim, needs });
    this.#mine?.keeper.soon();
    this.announce(by < 0 ? 'Undone.' : 'Done again.');
  }

  /** Everything anew from the settings. */
  #make(values: PictureValues, wait: number): void {
    this.#range.forget();
    this.#studio?.stop();
    this.#made = madeOf(values);
    // the end of a stroke is answered at once, what is typed or dragged waits for its end
    const { image } = this.#made;
    this.#judge.look(image, this.#found, this.host.page === null ? null : wait);
    this.requestDraw();
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
    if (this.#result.number > 0) return null;
    const { found, kind } = this.#judge;
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

  /** Shows a result, all its cells filled; 0: the picture. */
  #show(number: number): void {
    this.keep({ shown: String(number), step: '' });
    this.requestDraw();
  }

  #scene(): Scene {
    const { result, step } = this.#result;
    return this.#onBoard.of(this.#present, {
      result,
      step,
      found: this.#judge.found,
      isStudio: this.#studio !== null,
      isPainting: this.#painted.size > 0,
    });
  }

  #newStudio(): Studio {
    return new Studio({
      id: this.id,
      figure: () => this.host.page?.element ?? null,
      working: this.#working,
      values: () => this.reading.values ?? this.#present.values,
      image: () => this.#present.image,
      edit: (change) => this.edit(change),
      take: (image, told) => this.#source.takeImage(image, told),
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
    file: (files) => void this.#source.take([...(files ?? [])][0] ?? null, files?.length ?? 0),
    clear: () => this.#source.clear(),
    sample: () => this.#source.sample(),
    asIs: (asIs) => this.#source.asIs(asIs),
    threshold: (text) => this.edit({ threshold: text }),
    show: (number) => {
      this.#show(number);
      this.announce(number === 0 ? 'The picture.' : this.#result.words(this.#present.image.width));
    },
    stopSolving: () => this.#judge.search.work.pause(),
    goOnSolving: () => this.#judge.search.work.resume(),
    step: (step) => {
      this.keep({ step: String(step) });
      this.requestDraw();
      this.announce(this.#result.words(this.#present.image.width));
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

  /** A result becomes the drawing. */
  #takeResult(number: number): void {
    const result = this.#range.results[number - 1];
    if (result !== undefined) this.#studio?.changeCells(changedCells(result));
    this.announce('The drawing has these cells now.');
  }

  /** Draws in the next frame: a stroke and a slider come faster. */
  protected requestDraw(): void {
    this.#redraw.request();
  }

  #draw(): void {
    if (this.#made === null) return;
    const { values, threshold, image } = this.#made;
    const scene = this.#scene();
    this.host.setBeside(this.#studio !== null && image.width <= mostBeside);
    const code = encodePuzzle(puzzleOf(scene.image));
    const shown: PictureShown = {
      id: this.id,
      layout: this.layout,
      board: this.#easel.boardOf(scene, this.#result.number === 0, `${this.id}-board`),
      picture: image,
      about: pictureText(scene.image, scene.open),
      // what was found out is of the picture; of a board on its way to a result nobody has asked
      kind: this.#result.number === 0 ? this.#judge.kind : null,
      solving: this.#judge.search.progress,
      fitting: this.#source.own?.pixels == null ? null : this.#source.own.asIs,
      threshold,
      automatic: values.threshold === null,
      results: this.#range.results,
      summary: this.#range.summary,
      order: this.#order,
      number: this.#result.number,
      step: this.#result.step,
      open: opensOf(code),
      told: this.#result.told,
      dragging: this.#dragging,
      work: this.#range.work,
      fields: this.settingsFields(undefined, (name) => this.#studio === null || !isSide(name)),
      studioLink: this.#studio === null ? studioLink(this.form) : '',
    };
    this.render(
      this.#studio === null
        ? pictureView(shown, this.#acts)
        : studioView(shown, this.#acts, this.#studio, {
            values,
            sides: this.settingsFields(undefined, isSide),
            head: this.#judge.head(scene.differ ?? []),
            verdict: this.#verdict,
            form: this.form,
            image,
            mine: this.#mine?.shown ?? (this.id === studio.cell ? noDrawings(this.folds) : null),
            notKept: this.#mine?.keeper.said ?? '',
            keep: (change) => {
              this.keep(change);
              if (nameKeys.some((key) => change[key] !== undefined)) this.#mine?.keeper.soon();
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
