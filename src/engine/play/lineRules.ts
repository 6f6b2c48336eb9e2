/**
 * Rules that people solve single lines by, each by its premises. A rule reads one line and its description, and gives some of
 * what settling the line gives; the last of them gives all of it. Rules that ask which run a cell can belong to go by how far
 * each run can come when the line is bare: that is seen without a pencil.
 */
import { EMPTY, FILLED, UNKNOWN } from '../board/cell.ts';
import type { Description } from '../board/description.ts';
import { unknownLine } from '../line/fits.ts';
import { runPlaces } from '../line/runPlaces.ts';
import { settle } from '../line/settle.ts';

/** The rules, the weak ones first. */
export const lineRules = ['overlap', 'gaps', 'edges', 'ends', 'joins', 'agreement'] as const;

export type LineRule = (typeof lineRules)[number];

/** Cells of a line from `from` up to, and without, `to`. */
type Span = { readonly from: number; readonly to: number };

/** A run of a description, and where it can begin on a bare line. */
type Reach = { readonly run: number; readonly earliest: number; readonly latest: number };

/**
 * What a rule gives of a line.
 *
 * @param line - cells that a fit has; not modified
 * @param description - run lengths, positive integers
 * @returns a new line: the known cells, and those that follow by this rule alone
 * @throws RangeError for a line without a fit
 * @source puzzlers' rules; 000 §2 gives what all of them come to
 */
export function byLineRule(rule: LineRule, line: Uint8Array, description: Description): Uint8Array {
  const settled = settle(line, description);
  if (settled === null) throw new RangeError('no fit of the line has these cells');
  if (rule === 'agreement') return settled;
  const found = line.slice();
  const give = ({ from, to }: Span, value: number): void => {
    for (let at = Math.max(0, from); at < Math.min(to, line.length); at++)
      if (found[at] === UNKNOWN) found[at] = value;
  };
  finders[rule]({ line, description, give });
  return found;
}

/** A line to be looked at, and what is done with a find. */
type Look = {
  readonly line: Uint8Array;
  readonly description: Description;
  readonly give: (span: Span, value: number) => void;
};

const finders: Readonly<Record<Exclude<LineRule, 'agreement'>, (look: Look) => void>> = {
  /** The two outermost places of a run have cells in common, or no run comes to a cell. The marks are not read. */
  overlap({ line, description, give }) {
    const bare = settle(unknownLine(line.length), description)!;
    for (const [at, value] of bare.entries())
      if (value !== UNKNOWN) give({ from: at, to: at + 1 }, value);
  },

  /** A gap between known empty cells, or an edge, into which no run fits that can come there. */
  gaps({ line, description, give }) {
    const reaches = reachesOf(line.length, description);
    for (const gap of spansOf(line, (cell) => cell !== EMPTY))
      if (!reaches.some((reach) => fitsInto(reach, gap))) give(gap, EMPTY);
  },

  /** Behind an edge, and what is finished there, comes the next run: a filled cell near enough is of it. */
  edges({ line, description, give }) {
    fromEdge(line, description, give);
    const last = line.length;
    fromEdge(line.toReversed(), description.toReversed(), ({ from, to }, value) =>
      give({ from: last - to, to: last - from }, value),
    );
  },

  /** A block that no run can exceed is finished, so the cells beside it are empty; so is the rest beside all runs. */
  ends({ line, description, give }) {
    const blocks = blocksOf(line);
    const lengths = blocks.map(({ from, to }) => to - from);
    if (lengths.join() === description.join()) give({ from: 0, to: line.length }, EMPTY);
    const reaches = reachesOf(line.length, description);
    for (const block of blocks) {
      const runs = reaches.filter((reach) => covers(reach, block));
      if (runs.some(({ run }) => run > block.to - block.from)) continue;
      give({ from: block.from - 1, to: block.from }, EMPTY);
      give({ from: block.to, to: block.to + 1 }, EMPTY);
    }
  },

  /** Two blocks that one and the same run alone can hold are one; two that together are too long for any run are apart. */
  joins({ line, description, give }) {
    const reaches = reachesOf(line.length, description);
    const blocks = blocksOf(line);
    for (const [at, left] of blocks.entries()) {
      const right = blocks[at + 1];
      if (right === undefined) continue;
      const between = { from: left.to, to: right.from };
      const ofLeft = reaches.filter((reach) => covers(reach, left));
      const ofRight = reaches.filter((reach) => covers(reach, right));
      if (ofLeft.length === 1 && ofRight.length === 1 && ofLeft[0] === ofRight[0])
        give(between, FILLED);
      else if (
        between.to - between.from === 1 &&
        !reaches.some((reach) => covers(reach, { from: left.from, to: right.to }))
      )
        give(between, EMPTY);
    }
  },
};

/** Each run with its places on a bare line. */
function reachesOf(length: number, description: Description): readonly Reach[] {
  const { earliest, latest } = runPlaces(unknownLine(length), description)!;
  return description.map((run, k) => ({ run, earliest: earliest[k]!, latest: latest[k]! }));
}

/** Whether the run has a place within a span. */
const fitsInto = ({ run, earliest, latest }: Reach, { from, to }: Span): boolean =>
  Math.max(earliest, from) <= Math.min(latest, to - run);

/** Whether the run has a place with all of a span on it. */
const covers = ({ run, earliest, latest }: Reach, { from, to }: Span): boolean =>
  Math.max(earliest, to - run) <= Math.min(latest, from);

/** Neighbouring cells that pass a test, as long as they go. */
function spansOf(line: Uint8Array, test: (cell: number) => boolean): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let at = 0; at <= line.length; at++) {
    if (at < line.length && test(line[at]!)) continue;
    if (at > from) spans.push({ from, to: at });
    from = at + 1;
  }
  return spans;
}

const blocksOf = (line: Uint8Array): readonly Span[] => spansOf(line, (cell) => cell === FILLED);

/** From the left edge: what is known up to the first unknown cell, and what the next run must have. */
function fromEdge(line: Uint8Array, description: Description, give: Look['give']): void {
  let runs = 0; // that are finished
  let begin = 0; // behind them
  for (let at = 0; at <= line.length; at++) {
    const cell = line[at] ?? EMPTY; // beyond the edge it is empty
    if (cell === UNKNOWN) break;
    if (cell !== EMPTY) continue;
    if (at > 0 && line[at - 1] === FILLED) runs++;
    begin = at + 1;
  }
  const run = description[runs];
  if (run === undefined) return;
  const end = begin + run;
  const first = line.subarray(0, end).indexOf(FILLED, begin);
  if (first < 0) return;
  give({ from: first, to: end }, FILLED);
  if (first === begin) give({ from: end, to: end + 1 }, EMPTY);
}
