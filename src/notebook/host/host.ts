/**
 * Where a figure is at work: in a page, or in Node while its first frame is drawn. All that a figure asks of the world
 * around it goes through its host, so one program draws both.
 */
import type { TemplateResult } from 'lit-html';
import type { Charts } from '../chart/loadCharts.ts';
import type { StoredFile } from '../plain/storedFile.ts';
import type { SvgNode } from '../svg/svgTree.ts';

/** What a figure offers to the row of outputs; an absent one has no button. */
export type Exports = {
  readonly name: string; // stem of file names, e.g. "density-6x6"
  readonly about?: string; // what was run: size, boards, seed, version
  readonly command?: string; // that makes the numbers again
  readonly csv?: () => string;
  readonly json?: () => unknown;
  readonly svg?: () => SVGSVGElement | SvgNode; // also the source of the PNG
};

export type NoticeTone = 'info' | 'warning';

/** Requests to draw, gathered. */
export type Redraws = {
  /** Asks for a drawing; many requests make one. */
  request(): void;
  /** Forgets a request that has not been drawn yet. */
  cancel(): void;
};

/** Steps of a drawing that is too much for one task; see notebook/cell/turns.ts. */
export type Steps = {
  readonly done: Promise<void>;
  take(...steps: (() => void)[]): void;
  drop(): void;
};

/** The page that a figure is in. */
export type FigurePage = {
  readonly element: HTMLElement; // of the figure
  readonly frame: HTMLElement; // its notebook cell
  /** Aborted when the figure leaves the page: give it to every listener. */
  readonly signal: AbortSignal;
};

/** See the head of the file. */
export type Host = {
  readonly tag: string; // of the figure
  readonly id: string; // of its notebook cell: unique on the page, and its key in links
  readonly props: Readonly<Record<string, unknown>>; // the author's settings
  /** What the build found out for the figure, which the page would need too long for; null without. */
  readonly prebuilt: unknown;
  /** The page; null while the first frame is drawn. */
  readonly page: FigurePage | null;
  readonly turns: Steps;
  /** Shows a template as the whole figure. */
  render(template: TemplateResult): void;
  /** Gathers requests for `draw`, at most one a frame and one in `gap` ms. */
  throttle(draw: () => void, gap?: number): Redraws;
  /** The first drawing waits for this: what is on its way belongs to the first frame. */
  waitFor(arrival: Promise<unknown>): void;
  /** What draws charts. */
  charts(): Promise<Charts>;
  /** Reads a stored result. @throws StoredError when it cannot be had */
  stored<Value>(file: StoredFile<Value>, signal: AbortSignal): Promise<Value>;
  /** The address of the page, with the state of its figures. */
  address(): URL;
  /** To be called after every change of state that a link should keep. */
  changed(): void;
  /** Says `text` to readers of the live region; the same text twice in a row is said again. */
  announce(text: string): void;
  /** A message between title and figure that stays until replaced; `null` takes it away. */
  notice(message: string | null, tone?: NoticeTone): void;
  /** Another title for the figure while it shows something else than in the text; `null`: the author's again. */
  setTitle(text: string | null): void;
};
