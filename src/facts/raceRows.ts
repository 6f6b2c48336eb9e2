/** The rows of the race as the page and its figure tell them: plain data, and the words for times and verdicts. */
import { fixed, grouped } from '../notebook/plain/numbers.ts';

/** Whose times stand beside ours; `run`: solvers that were asked in the same run as ours. */
export const besideTexts = {
  nonosolve: 'nonosolve and six others, 2026',
  hugi: 'Hugi and three others, 2026',
  nonogrid: 'nonogrid and five others, 2019',
  wolter: 'Wolter’s survey, 2009 to 2013',
  run: 'SAT solvers on our formula, in the run of our own',
} as const;

export type Beside = keyof typeof besideTexts;

/** Which puzzles. */
export const raceSetTexts = {
  survey: 'Wolter’s survey of solvers',
  minizinc: 'MiniZinc benchmarks',
} as const;

export type RaceSetName = keyof typeof raceSetTexts;

/** A puzzle, with what is known of it beforehand. */
export type RaceRow = {
  readonly set: RaceSetName;
  readonly name: string;
  readonly size: string;
  readonly maker: string;
  readonly code: string | null; // src/formats/puzzleCode.ts; null where we may not pass it on
  readonly solutions: string; // in words
  readonly ms: number | null; // of our stored run; null where it was not in it, or stayed open
  readonly stored: string; // the same in words
  readonly beside: { readonly [Key in Beside]?: readonly string[] }; // in the order of the solvers
};

/** The solvers of a source, and what is to be said of their times. */
export type RaceSource = {
  readonly solvers: readonly string[];
  readonly note: string; // source, machine, date
};

/** What the figure is made of. */
export type RaceData = {
  readonly rows: readonly RaceRow[];
  readonly sources: { readonly [Key in Beside]: RaceSource };
};

/** Milliseconds as they are told: `0.31 ms`, `31 ms`, `2.95 s`, `163 s`. */
export function timeText(ms: number): string {
  if (ms < 10) return `${fixed(ms, 2)}\u00a0ms`;
  if (ms < 1000) return `${grouped(Math.round(ms))}\u00a0ms`;
  const seconds = ms / 1000;
  return `${seconds < 100 ? fixed(seconds, 2) : grouped(Math.round(seconds))}\u00a0s`;
}

/** A published time: seconds as they were given, a limit that was passed, or nothing. */
export function publishedText(seconds: number | string | null | undefined): string {
  if (seconds === null || seconds === undefined) return '–';
  const text = typeof seconds === 'number' ? grouped(seconds) : seconds.replace('>', '>\u00a0');
  return `${text}\u00a0s`;
}

/** What a solver came to: its time, or how long it was let work. */
export const endText = (verdict: string, ms: number): string =>
  verdict === 'open' ? `open after ${timeText(ms)}` : timeText(ms);
