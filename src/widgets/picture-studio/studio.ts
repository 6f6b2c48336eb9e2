/**
 * What the studio has beside the picture itself: the search for few changes, steps back, names, and the box for puzzles
 * that are typed, pasted and saved.
 */
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { cleanDetails } from '../../formats/told.ts';
import type { ToldPuzzle } from '../../formats/told.ts';
import { OwnPuzzle } from '../../kit/puzzle-box/ownPuzzle.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import { cellsText, inOne } from '../../kit/make/changes.ts';
import type { MendFound } from './mendWords.ts';
import { mendedText, mendNewsText } from './mendWords.ts';
import type { PictureForm, PictureValues } from '../../kit/make/settings.ts';
import { pictureOfPuzzle } from './typed.ts';

/** Steps back that are kept. */
const mostSteps = 200;

/** What the studio needs of the figure that it is in. */
export type StudioPlace = {
  readonly id: string; // of the figure
  readonly figure: () => HTMLElement | null;
  readonly working: WorkOptions;
  readonly values: () => PictureValues;
  readonly image: () => Grid;
  /** Changes settings as the reader does. */
  readonly edit: (change: Partial<PictureForm>) => void;
  /** The picture becomes another one; the settings are what was told of it. */
  readonly take: (image: Grid, told: Partial<PictureForm>) => void;
  readonly announce: (text: string) => void;
  readonly notice: (text: string, tone: 'info' | 'warning') => void;
  readonly requestDraw: () => void;
};

/** See the head of the file. */
export class Studio {
  readonly mending: Work;
  readonly #place: StudioPlace;
  readonly #reading: Work;
  readonly #box: OwnPuzzle;
  #mended: (MendFound & { readonly code: string }) | null = null;
  #best: readonly number[] | null = null; // of the search under way
  #past: PictureForm[] = [];
  #future: PictureForm[] = [];
  #hasGoneBack = false;
  #shown = '';

  constructor(place: StudioPlace) {
    this.#place = place;
    this.mending = new Work({ ...place.working, announce: place.announce });
    this.#reading = new Work(place.working);
    this.#box = new OwnPuzzle({
      id: place.id,
      figure: place.figure,
      summary: () => 'Type or paste a puzzle, or save this one in any format',
      onPuzzle: (puzzle, _name, told) => void this.#typed(puzzle, told ?? { puzzle }),
      onChange: place.requestDraw,
    });
  }

  /** The box with the picture on show. */
  get box(): OwnPuzzle {
    const { name, author, licence } = this.#place.values();
    const image = this.#place.image();
    const key = [encodeImage(image), name, author, licence].join('\n');
    if (key !== this.#shown) {
      this.#shown = key;
      const told = { ...cleanDetails({ name, author, licence }), goal: image.cells };
      this.#box.show(puzzleOf(image), told);
    }
    return this.#box;
  }

  /** What came of the last search, while the picture is as it left it; '' otherwise. */
  get mended(): string {
    const mended = this.#mended;
    return mended !== null && mended.code === encodeImage(this.#place.image())
      ? mendedText(mended)
      : '';
  }

  /** Another picture: what was under way for the last one ends. */
  stop(): void {
    this.mending.stop();
    this.#reading.stop();
  }

  /** Looks for few changes that make the picture what is wanted, and makes them. */
  async mend(): Promise<void> {
    const { aim: wanted } = this.#place.values();
    const image = this.#place.image();
    this.#best = null;
    this.#mended = null;
    const found = await this.mending.ask(
      'Searching …',
      'mend-picture',
      { image, settings: { wanted } },
      (news) => {
        this.#best = news.best;
        return mendNewsText(news);
      },
    );
    if (found === null || encodeImage(image) !== encodeImage(this.#place.image())) return;
    this.#change({ ...found, wanted, stopped: false });
  }

  /** Ends the search; what it has found by then is taken. */
  stopMending(): void {
    this.mending.stop();
    const { aim: wanted } = this.#place.values();
    if (this.#best === null) this.#place.announce('Stopped. Nothing was changed.');
    else this.#change({ cells: this.#best, least: 1, wanted, stopped: true });
    this.#place.requestDraw();
  }

  #change(found: MendFound): void {
    const { cells } = found;
    if (cells !== null && cells.length > 0) this.changeCells(cells);
    this.#mended = { ...found, code: encodeImage(this.#place.image()) };
    this.#place.announce(this.mended);
    this.#place.requestDraw();
  }

  /** Turns cells over; one that was changed is as it was. */
  changeCells(cells: readonly number[]): void {
    this.#place.edit({ changes: cellsText(inOne(this.#place.values().changes, cells)) });
  }

  /** Remembers what is about to be changed. */
  remember(form: PictureForm): void {
    this.#past = [...this.#past.slice(1 - mostSteps), form];
    this.#future = [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Whether something was done: the way back is there from then on. */
  get hasDone(): boolean {
    return this.canUndo || this.#hasGoneBack;
  }

  /** Whether a step was taken back: the way to take it again is there from then on. */
  get hasGoneBack(): boolean {
    return this.#hasGoneBack;
  }

  /** Goes a step back or on; null where there is none. @param now - what is on show */
  step(by: -1 | 1, now: PictureForm): PictureForm | null {
    const [from, to] = by < 0 ? [this.#past, this.#future] : [this.#future, this.#past];
    const form = from.pop();
    if (form === undefined) return null;
    to.push(now);
    this.#hasGoneBack = true;
    return form;
  }

  /** Forgets the steps: a link opens something else. */
  forget(): void {
    this.#past = [];
    this.#future = [];
    this.#hasGoneBack = false;
    this.#mended = null;
  }

  /** A puzzle was typed or pasted: its picture is what is meant, else a solution. */
  async #typed(puzzle: Puzzle, told: ToldPuzzle): Promise<void> {
    const found = await pictureOfPuzzle(this.#reading, puzzle, told);
    if (found === null) return;
    if ('problem' in found) {
      this.#place.notice(found.problem, 'warning');
      this.#place.announce(found.problem);
      return;
    }
    const { name = '', author = '', licence = '' } = told;
    this.#place.take(found.image, { name, author, licence });
    if (found.said !== '') this.#place.notice(found.said, 'info');
  }
}
