/** Probing: what if a cell were filled, what if it were empty. */
import type { Grid } from '../engine/board/cell.ts';
import { UNKNOWN } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { adheres } from '../engine/board/puzzle.ts';
import { agreement, probeAllInPieces } from '../engine/probe/probe.ts';
import type { ProbedCell, ProbingResult } from '../engine/probe/probe.ts';
import { CATEGORIES } from '../engine/probe/probeCategory.ts';
import { repeatedProbingInPieces } from '../engine/probe/probeRepeated.ts';
import { setProbingInPieces } from '../engine/probe/probeSets.ts';
import { told } from '../engine/pieces.ts';
import { createFastSimple } from '../engine/sweep/fastSimple.ts';
import { counted, grouped } from '../notebook/plain/numbers.ts';
import { roundSettings } from './figures.ts';
import { knownText, noneText, statesFor, stuckText, sweepsText } from './method.ts';
import type { Difficulty, Method, MethodEnd } from './method.ts';

const starWords = { 1: '1 star of 3', 2: '2 stars of 3', 3: '3 stars of 3' } as const;

const starDifficulty = ({ stars }: ProbingResult): Difficulty => ({
  name: 'Stars',
  source: '001',
  place: '§3.6, Table 2',
  measures: 'One star: sweeps solve it. Two: a single probe settles it. Three: none does.',
  value: stars === null ? 'none: there is no solution' : starWords[stars],
});

/** Where SimpleSolver ends when a cell has a value. */
function futureOf(puzzle: Puzzle, state: Grid, cell: ProbedCell, value: 0 | 1): Grid {
  const simple = createFastSimple(state.height, state.width);
  simple.setPuzzle(puzzle);
  simple.setCells(state.cells);
  simple.setCell(cell.row, cell.column, value);
  simple.run('H');
  return { ...state, cells: simple.readCells().slice() };
}

/** Each unknown cell filled and empty, and all values that contradictions prove. */
function withProved(state: Grid, cells: readonly ProbedCell[]): Grid {
  const known = state.cells.slice();
  for (const { row, column, category } of cells) {
    const value = CATEGORIES[category]?.proves ?? null;
    if (value !== null) known[row * state.width + column] = value;
  }
  return { ...state, cells: known };
}

/** The cells that have one value in two states. */
function shared(state: Grid, futures: readonly Grid[]): Grid {
  const known = state.cells.slice();
  const same = agreement(
    state,
    futures.map(({ cells }) => cells),
  );
  for (const { row, column, value } of same) known[row * state.width + column] = value;
  return { ...state, cells: known };
}

export const probingOnce: Method = {
  id: 'probe',
  kind: 'probing',
  name: 'A single probe',
  does: 'Where sweeps stop, every unknown cell is set filled and set empty, each time from the same state, and sweeps go on.',
  chapter: 'probing',
  figure: 'probe-explorer',
  goesOnFrom: 'sweeps',
  *run(puzzle) {
    const pieces = probeAllInPieces(puzzle);
    let result: ProbingResult;
    for (;;) {
      const { done, value } = pieces.next();
      if (done === true) {
        result = value;
        break;
      }
      yield value === undefined
        ? undefined
        : `${grouped(value.cells.length)} of ${grouped(value.unknown)} cells`;
    }
    return endOfProbing(puzzle, result);
  },
};

function endOfProbing(puzzle: Puzzle, result: ProbingResult): MethodEnd {
  const { state, cells, status } = result;
  const difficulties = [starDifficulty(result)];
  const end = (how: MethodEnd['status'], grid: Grid, verdict: string): MethodEnd => ({
    status: how,
    grid,
    verdict,
    difficulties,
  });
  if (status === 'solved') return end('solved', state, sweepsText);
  if (status === 'contradiction' || cells.some(({ category }) => category === 10))
    return end('none', state, noneText);
  const deciding = cells.filter(({ category }) => (CATEGORIES[category]?.solutions ?? 0) > 0);
  const ofAll = `${deciding.length} of ${counted(cells.length, 'unknown cell')}`;
  const many = `${ofAll} ${deciding.length === 1 ? 'decides' : 'decide'}`;
  const one = deciding.find(({ category }) => CATEGORIES[category]?.solutions === 1);
  if (one !== undefined) {
    const value = CATEGORIES[one.category]?.proves ?? 0;
    return end('solved', futureOf(puzzle, state, one, value), `solved: ${many}`);
  }
  const [two] = deciding;
  if (two !== undefined) {
    const solutions = ([1, 0] as const).map((value) => futureOf(puzzle, state, two, value));
    const grid = shared(state, solutions);
    return {
      ...end('several', grid, `two solutions, both found: by probes of ${ofAll}`),
      solutions,
    };
  }
  const known = withProved(state, cells);
  // contradictions may prove every cell, one by one
  if (!known.cells.includes(UNKNOWN))
    return adheres(known, puzzle)
      ? end('solved', known, 'solved: every unknown cell proves its own value')
      : end('none', state, noneText);
  return end('stuck', known, stuckText(known));
}

export const probingAgain: Method = {
  id: 'repeated',
  kind: 'probing',
  name: 'Repeated probing',
  does: 'Probing, fixing what contradictions prove, sweeps, and probing again, until nothing is proved.',
  chapter: 'probing',
  figure: 'probe-explorer',
  goesOnFrom: 'sweeps',
  *run(puzzle) {
    const { status, grid, rounds } = yield* told(
      repeatedProbingInPieces(puzzle),
      (news) => `round ${news.rounds + 1}, ${counted(news.unknown, 'unknown cell')}`,
    );
    const after = rounds === 0 ? '' : `, ${counted(rounds, 'round')}`;
    const verdicts = {
      solved: rounds === 0 ? sweepsText : `solved${after}`,
      standstill: `${stuckText(grid)}${rounds === 0 ? ': no probe proves anything' : after}`,
      contradiction: noneText,
    };
    return {
      status: ({ solved: 'solved', standstill: 'stuck', contradiction: 'none' } as const)[status],
      grid,
      verdict: verdicts[status],
      difficulties: [],
      ...(rounds === 0 ? {} : { settings: roundSettings(puzzle, rounds) }),
    };
  },
};

export const pairsOfCells: Method = {
  id: 'pairs',
  kind: 'probing',
  name: 'Probing two cells at a time',
  does: 'Two cells at a time in all four ways, and what the ways that are left agree on. Given up after as many trials as take a second or two.',
  chapter: 'probing',
  figure: 'probe-explorer',
  goesOnFrom: 'repeated',
  *run(puzzle, { sweeps, repeated }) {
    const maxRuns = 3 * statesFor(puzzle); // most are short
    const { status, grid, sets, complete } = yield* told(
      setProbingInPieces(puzzle, 2, { maxRuns }),
      ({ runs }) => `${grouped(runs)} of at most ${grouped(maxRuns)} trials`,
    );
    const used = sets === 0 ? '' : `, ${counted(sets, 'pair')}`;
    const end = (how: MethodEnd['status'], verdict: string): MethodEnd => ({
      status: how,
      grid,
      verdict,
      difficulties: [],
      ...(repeated?.settings === undefined ? {} : { settings: repeated.settings }),
    });
    if (status === 'solved' && sets > 0) return end('solved', `solved${used}`);
    if (status === 'solved')
      return end(
        'solved',
        sweeps?.status === 'solved' ? sweepsText : 'solved: probing one cell at a time is enough',
      );
    if (status === 'contradiction') return end('none', noneText);
    if (!complete)
      return end('open', `given up after ${grouped(maxRuns)} trials: ${knownText(grid)}`);
    return end('stuck', `${stuckText(grid)}${used}`);
  },
};
