/** `<picture-studio>`: a puzzle of one's own, drawn, typed or brought as a picture, with a verdict after every stroke. */
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { FoundOut } from '../../kit/make/foundOut.ts';
import type { Scene } from '../../kit/make/model.ts';
import { changedCells } from '../../kit/make/offered.ts';
import { PictureFigure } from '../../kit/make/pictureFigure.ts';
import type { PictureActs, PictureShown } from '../../kit/make/pictureParts.ts';
import { pictureSettings } from '../../kit/make/settings.ts';
import type { PictureForm, PictureProps, PictureValues } from '../../kit/make/settings.ts';
import { studio } from '../../kit/puzzle/openIn.ts';
import { PuzzleSheet } from '../../kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { FigurePage } from '../../notebook/host/host.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import type { Drawing } from './drawingText.ts';
import { Mine } from './mine.ts';
import { Studio } from './studio.ts';
import { studioView } from './studioView.ts';
import { differing, headText, verdictText, waitingHead } from './verdict.ts';

/** Settings that say what a picture is called, and whose it is. */
const nameKeys = ['name', 'author', 'licence'] as const;

/** These stand above the drawing. */
const isSide = (name: string): boolean => name === 'height' || name === 'width';

class PictureStudio extends PictureFigure<FoundOut> {
  readonly #sheet = new PuzzleSheet();
  #drawn: { readonly image: Grid; readonly puzzle: Puzzle } | null = null; // on the sheet
  readonly #studio = new Studio({
    id: this.id,
    figure: () => this.host.page?.element ?? null,
    working: this.working,
    values: () => this.#values,
    image: () => this.present.image,
    edit: (change) => this.edit(change),
    take: (image, told) => this.source.takeImage(image, told),
    announce: (text) => this.announce(text),
    notice: (text, tone) => this.notice(text, tone),
    requestDraw: () => this.requestDraw(),
  });

  /** The drawings that are kept, in the studio's own page. */
  readonly #mine =
    this.id === studio.cell
      ? new Mine(
          {
            folds: this.folds,
            form: () => this.form,
            own: () => this.source.own,
            changed: () => this.requestDraw(),
            announce: (text) => this.announce(text),
            open: (drawing) => {
              this.notice(null);
              this.#openMine(drawing);
              this.changed();
            },
          },
          this.host.page !== null,
        )
      : null;
  #anew = false; // a reset: the figure as the page has it
  #said = ''; // the last verdict that was told

  /** The settings, or the last that could be read. */
  get #values(): PictureValues {
    return this.reading.values ?? this.present.values;
  }

  /** A page that is opened without a picture has the last one that was worked on. */
  override open(link: LinkValues): void {
    const keeper = this.#mine?.keeper ?? null;
    const last = this.#anew || Object.keys(link).length > 0 ? null : (keeper?.last() ?? null);
    if (last !== null) return this.#openMine(last);
    super.open(link);
    this.source.restore(keeper?.at(this.form)?.own ?? null);
  }

  override reset(): void {
    this.#anew = true;
    super.reset();
    this.#anew = false;
  }

  #openMine({ form, own }: Drawing): void {
    super.open(pictureSettings.toLink(form, this.usual));
    this.source.restore(own);
  }

  override attach(page: FigurePage): void {
    super.attach(page);
    page.element.addEventListener('keydown', (event) => this.#key(event));
    this.#mine?.begin(page);
  }

  override dispose(): void {
    super.dispose();
    this.#mine?.keeper.now();
    this.#studio.stop();
  }

  /** Control and Z undo, with Shift or Y redo, wherever nothing is typed. */
  #key(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    const typed = event.target instanceof Element && event.target.closest('input, textarea');
    if (!(event.ctrlKey || event.metaKey) || event.altKey || typed || !'zy'.includes(key)) return;
    event.preventDefault();
    this.#goTo(key === 'y' || event.shiftKey ? 1 : -1);
  }

  protected override titleOf({ height, width, name }: PictureValues): string {
    return `${name.trim() === '' ? 'Make a puzzle' : name.trim()}, ${sizeText(height, width)}`;
  }

  protected override opened(values: PictureValues): void {
    this.#studio.forget();
    super.opened(values);
  }

  protected override begins(): void {
    this.#mine?.keeper.begin();
  }

  protected override edit(change: Partial<PictureForm>): void {
    this.#studio.remember(this.form);
    super.edit(change);
    this.#mine?.keeper.soon();
  }

  protected override make(values: PictureValues, wait: number): void {
    this.#studio.stop();
    super.make(values, wait);
  }

  /** Takes a step back, or on. */
  #goTo(by: -1 | 1): void {
    const form = this.#studio.step(by, this.form);
    if (form === null) return;
    this.source.forget();
    // names that were typed meanwhile are kept
    const { name, author, licence, aim, needs } = this.form;
    super.edit({ ...form, name, author, licence, aim, needs });
    this.#mine?.keeper.soon();
    this.announce(by < 0 ? 'Undone.' : 'Done again.');
  }

  /** What is known of the drawing is told, once. */
  protected override solved(): void {
    super.solved();
    const verdict = this.#verdict;
    if (verdict === null || verdict === this.#said) return;
    this.#said = verdict;
    this.announce(verdict);
  }

  get #verdict(): string | null {
    if (this.range.number > 0) return null;
    const { found, kind } = this.judge;
    return verdictText(found, this.scene().differ ?? [], kind);
  }

  protected override marked(scene: Scene): Scene {
    const { image, values } = this.present;
    const differ = differing(image, this.judge.found);
    return super.marked({ ...scene, changed: values.changes, differ });
  }

  /** What a press takes: an area from now on, or a cell again. */
  #areas(): void {
    this.takesAreas = !this.takesAreas;
    this.requestDraw();
    this.announce(
      this.takesAreas
        ? 'A press fills or empties all that hangs together with its cell.'
        : 'A press fills or empties a cell.',
    );
  }

  /** A result becomes the drawing. */
  #takeResult(number: number): void {
    const result = this.range.results[number - 1];
    if (result !== undefined) this.#studio.changeCells(changedCells(result));
    this.announce('The drawing has these cells now.');
  }

  protected draw(shown: PictureShown, acts: PictureActs): void {
    const { ends, found, search } = this.judge;
    const head = headText(ends, found, this.scene().differ ?? []);
    this.render(
      studioView(shown, acts, this.#studio, {
        form: this.form,
        sides: this.settingsFields(undefined, isSide),
        fields: this.settingsFields(undefined, (name) => !isSide(name)),
        head: head ?? waitingHead(search.progress),
        verdict: this.#verdict,
        mine: this.#mine,
        keep: (change) => {
          if (change.needs !== undefined) this.range.forget();
          this.keep(change);
          if (nameKeys.some((key) => change[key] !== undefined)) this.#mine?.keeper.soon();
          this.retitle();
          this.requestDraw();
        },
        takesAreas: this.takesAreas,
        areas: () => this.#areas(),
        redraw: (image, said) => {
          this.source.redraw(image);
          this.announce(said);
        },
        toggled: () => {
          if (!this.folds.isOpen('whole')) this.takesAreas = false; // what is out of sight does nothing
          this.requestDraw();
        },
        undo: () => this.#goTo(-1),
        redo: () => this.#goTo(1),
        take: (number) => this.#takeResult(number),
      }),
    );
  }

  /** The puzzle of the drawing, and the drawing on the page after it. */
  override paper(): TemplateResult {
    const { image } = this.present;
    const { name, author, licence } = this.#values;
    if (image !== this.#drawn?.image) this.#drawn = { image, puzzle: puzzleOf(image) };
    const title = name.trim() === '' ? 'A nonogram' : name.trim();
    const credit = [author, licence].map((text) => text.trim()).filter((text) => text !== '');
    const sheet = this.#sheet.sheet({
      puzzle: this.#drawn.puzzle,
      name: title,
      solvedName: title,
      solution: image,
      credit: credit.join('. '),
    });
    const site = this.host.page === null ? null : this.host.address();
    return html`<div data-paper>${sheetPages(sheet, site)}</div>`;
  }
}

export const figure = figureOf<PictureProps, FoundOut>('picture-studio', PictureStudio);
