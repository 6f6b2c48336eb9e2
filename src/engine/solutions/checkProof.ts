/**
 * Checks a proof that a picture is a puzzle's only solution. It shares no code with what makes proofs, and writes the formula anew. With
 * a picture of which no cell is known (2) it checks a proof that there is no solution.
 *
 * Variables count from 1. The cell in row i and column j, from 0, is i x width + j + 1, true for filled. Then come the rows, then the
 * columns: of a line with s cells to spare each run has s variables; number p, from 0, says that it begins at most p cells after its
 * first possible place. One clause says that a filled cell of the picture is empty: all solutions have equally many filled ones. That
 * there is none is proved without this clause.
 *
 * A proof is a list of numbers: n, and n literals of a clause that follows from those before by unit propagation (RUP: Goldberg and
 * Novikov 2003); or -k, if the k-th of these, from 1, is no longer used. As fewer clauses prove less, no harm comes of a wrong -k.
 */
import type { Puzzle } from '../board/puzzle.ts';

/** The clauses of a line of these cells, whose own variables come after `last`. */
function* clausesOf(runs: readonly number[], cells: number[], spare: number, last: number) {
  const firsts = runs.map((_, j) => runs.slice(0, j).reduce((sum, run) => sum + run + 1, 0));
  /** Run j begins by this place; Infinity is true. Before the first run something does, after the last nothing. */
  const begun = (j: number, place: number): number => {
    const late = j < 0 ? spare : j < runs.length ? place - firsts[j]! : -1;
    return late < 0 ? -Infinity : late < spare ? last + j * spare + late + 1 : Infinity;
  };
  for (const [place, cell] of cells.entries())
    for (const [j, run] of [0, ...runs].entries())
      for (const clause of [
        [-begun(j, place), begun(j, place + 1)],
        [-begun(j, place), begun(j - 1, place - run - 1)], // `run` is run j - 1; a gap follows
        [-begun(j - 1, place), begun(j - 1, place - run), cell],
        [-begun(j - 1, place - run), begun(j, place), -cell],
      ])
        if (!clause.includes(Infinity)) yield clause.filter(Number.isFinite);
}

/** Unit propagation in `data`, a list of clauses as a proof is one; of each the two literals that come first are watched. */
function propagation(data: Int32Array, top: number) {
  const values = new Int8Array(2 * top + 1); // of literal l at top + l: 1 true, -1 false, 0 open
  const watches = Array.from(values, (): number[] => []);
  const trail = new Int32Array(top); // what is true, in the order in which it became so
  let [end, head] = [0, 0];
  const assign = (literal: number): boolean => {
    if (values[top + literal] !== 0) return values[top + literal] === 1;
    values[top - literal] = -(values[top + literal] = 1);
    return (trail[end++] = literal) !== 0;
  };
  /** Goes on while all agree. Most of the time goes here: nothing is made anew, and lists of watches are shortened in place. */
  const propagate = (agree: boolean): boolean => {
    for (let kept = 0; head < (agree ? end : 0); head++, kept = 0) {
      const falsified = -trail[head]!;
      for (const clause of watches[top + falsified]!) {
        const last = clause + data[clause - 1]!; // the same, if it is no longer used
        if (data[clause] === falsified) data[clause] = data[clause + 1]!;
        let at = agree && values[top + data[clause]!] !== 1 ? clause + 2 : last;
        while (at < last && values[top + data[at]!] === -1) at++;
        data[clause + 1] = at < last ? data[at]! : falsified;
        if (at < last) watches[top + data[at]!]!.push(clause);
        if (at < last) data[at] = falsified;
        else agree &&= last === clause || assign(data[clause]!);
        if (at >= last && last > clause) watches[top + falsified]![kept++] = clause;
      }
      watches[top + falsified]!.length = kept;
    }
    return agree;
  };
  /** Whether it leads to a contradiction that all literals of a clause are false. */
  const follows = (clause: Int32Array, known = end): boolean => {
    const agree = propagate(clause.every((literal) => assign(-literal)));
    for (head = known; end > known;) values[top + trail[--end]!] = values[top - trail[end]!] = 0;
    return !agree;
  };
  /** Adds a clause for good; false is a contradiction. */
  const add = (clause: Int32Array, at: number): boolean => {
    clause.sort((a, b) => values[top + b]! - values[top + a]!); // no false one before an open one
    for (const literal of clause.subarray(0, 2)) watches[top + literal]!.push(at);
    return values[top + clause[1]!] === 0 || propagate(assign(clause[0]!));
  };
  return { follows, add };
}

/** Checks a proof, and tells what share is read. @returns null: it is one; else what is wrong */
export function* checkProofInPieces(
  { rows, columns, clues = new Uint8Array() }: Puzzle,
  { width, cells }: { readonly width: number; readonly cells: Uint8Array },
  proof: Int32Array,
): Generator<number, string | null, undefined> {
  const isSized = width === columns.length && cells.length === rows.length * width;
  const isNone = isSized && cells.every((cell) => cell === 2);
  const isRight = isSized && clues.every((clue, cell) => clue === 2 || clue === cells[cell]);
  const others = [...cells].flatMap((cell, at) => (cell === 1 ? [-at - 1] : []));
  const given = [...clues].flatMap((clue, at) => (clue > 1 ? [] : [1, (at + 1) * (2 * clue - 1)]));
  const formula = isNone ? given : [others.length, ...others, ...given];
  let top = cells.length;
  for (const [runs, along] of [
    ...rows.map((runs, i) => [runs, columns.map((_, j) => i * width + j + 1)] as const),
    ...columns.map((runs, j) => [runs, rows.map((_, i) => i * width + j + 1)] as const),
  ]) {
    const fits = new RegExp(`^0*${runs.map((run) => `1{${run - 1}}1`).join('0+')}0*$`);
    const isFit = fits.test(along.map((cell) => cells[cell - 1]).join(''));
    if (!isNone && !(isRight && isFit)) return 'the picture is no solution';
    const spare = along.length - runs.reduce((sum, run) => sum + run + 1, -1);
    for (const clause of clausesOf(runs, along, spare, top)) formula.push(clause.length, ...clause);
    top += runs.length * spare;
    yield 0;
  }
  const data = new Int32Array(formula.length + proof.length);
  data.set(formula);
  data.set(proof, formula.length);
  const { follows, add } = propagation(data, top);
  const places: number[] = []; // of the clauses of the proof
  for (let [at, agree] = [1, true]; agree;) {
    const size = data[at - 1] ?? 0;
    const clause = data.subarray(at, at + Math.max(size, 0));
    const isClause = clause.length === size && clause.every((l) => l !== 0 && Math.abs(l) <= top);
    if (size < 0) data[places[-size - 1] ?? -1] = 0;
    else if (at <= formula.length || (isClause && follows(clause))) agree = add(clause, at);
    else return `clause ${places.length + 1} of the proof does not follow`;
    if (at > formula.length && size >= 0) places.push(at - 1);
    at += clause.length + 1;
    if (places.length % 10 === 0) yield at / data.length;
  }
  return null;
}
