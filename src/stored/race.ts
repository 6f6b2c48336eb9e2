/**
 * The stored times of `solve` (public/results/race.json), made by `npm run -s race -- --store`: what was asked, on which machine,
 * and what every puzzle and every set of boards took.
 */
import { checkHead } from '../claims/storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import { countIn, listIn, recordIn } from '../notebook/plain/storedTally.ts';

/** What a solver says of a puzzle; `open`: its time ran out. */
export type RaceVerdict = 'none' | 'one' | 'several' | 'open';

const verdicts: readonly unknown[] = ['none', 'one', 'several', 'open'] satisfies RaceVerdict[];

/** What one solver said of one puzzle. */
export type RaceTime = {
  readonly verdict: RaceVerdict;
  readonly ms: number; // of processor time
};

/** A puzzle with what all solvers of the run said. */
export type RacePuzzle = RaceTime & {
  readonly set: string;
  readonly name: string;
  readonly by: string; // the way of `solve` that came to the answer
  readonly states: number;
  readonly propagations: number;
  readonly conflicts: number;
  readonly peers: Readonly<Record<string, RaceTime>>; // by the names of the peers
};

/** A set of boards that were made for it. */
export type RaceSet = {
  readonly set: string;
  readonly boards: number;
  readonly seed: number;
  readonly one: number; // boards with one solution
  readonly several: number;
  readonly open: number;
  readonly seconds: number; // of all boards together
  readonly median: number; // ms, as the following ones
  readonly p90: number;
  readonly p99: number;
  readonly slowest: number;
  readonly under: number; // boards that took less than 0.1 s
};

/** A design of larger boards with what all solvers of the run said, board by board. */
export type RaceLarge = {
  readonly design: string;
  readonly seed: number;
  readonly limit: number; // s a board and solver
  readonly rounds: number; // all solvers in turn; times are medians
  readonly boards: readonly (RaceTime & {
    readonly at: number;
    readonly conflicts: number;
    readonly peers: Readonly<Record<string, RaceTime>>;
  })[];
};

/** The larger boards: when, and with which engine and peers. */
export type RaceLargeRun = {
  readonly command: string;
  readonly date: string; // YYYY-MM-DD
  readonly peers: readonly string[];
  readonly versions: Readonly<Record<string, string>>; // of peers that tell one
  readonly designs: readonly RaceLarge[];
};

/** A whole run. */
export type RaceRecord = {
  readonly experiment: 'race';
  readonly version: number;
  readonly command: string; // that made it
  readonly date: string; // YYYY-MM-DD
  readonly engine: string; // version of the package
  readonly machine: {
    readonly model: string;
    readonly cores: number;
    readonly node: string;
    readonly system: string;
  };
  readonly limit: number; // s a puzzle and solver
  readonly peers: readonly string[];
  readonly puzzles: readonly RacePuzzle[];
  readonly sets: readonly RaceSet[];
  readonly large: RaceLargeRun;
};

/** Raised when the file gets other fields. */
export const raceVersion = 3;

/** The file, for the readers of stored results. */
export const raceFile: StoredFile<RaceRecord> = {
  name: 'race',
  command: 'npm run -s race -- --store',
  read(fields) {
    checkHead(fields, 'race', raceVersion, undefined);
    const machine = recordIn('machine', fields['machine'], ['model', 'cores', 'node', 'system']);
    return {
      experiment: 'race',
      version: raceVersion,
      command: textIn('command', fields['command']),
      date: textIn('date', fields['date']),
      engine: textIn('engine', fields['engine']),
      machine: {
        model: textIn('model', machine['model']),
        cores: countIn('cores', machine['cores']),
        node: textIn('node', machine['node']),
        system: textIn('system', machine['system']),
      },
      limit: countIn('limit', fields['limit']),
      peers: listIn('peers', fields['peers']).map((peer) => textIn('peer', peer)),
      puzzles: listIn('puzzles', fields['puzzles']).map(puzzleIn),
      sets: listIn('sets', fields['sets']).map(setIn),
      large: largeRunIn(fields['large']),
    };
  },
};

function puzzleIn(value: unknown): RacePuzzle {
  const { set, name, by, states, propagations, conflicts, peers, ...time } = recordIn(
    'puzzle',
    value,
  );
  return {
    set: textIn('set', set),
    name: textIn('name', name),
    ...timeIn(time),
    by: textIn('by', by),
    states: countIn('states', states),
    propagations: countIn('propagations', propagations),
    conflicts: countIn('conflicts', conflicts),
    peers: peersIn(peers),
  };
}

function largeRunIn(value: unknown): RaceLargeRun {
  const run = recordIn('large', value, ['command', 'date', 'peers', 'versions', 'designs']);
  return {
    command: textIn('command', run['command']),
    date: textIn('date', run['date']),
    peers: listIn('peers', run['peers']).map((peer) => textIn('peer', peer)),
    versions: Object.fromEntries(
      Object.entries(recordIn('versions', run['versions'])).map(([peer, version]) => [
        peer,
        textIn('version', version),
      ]),
    ),
    designs: listIn('designs', run['designs']).map(largeIn),
  };
}

function largeIn(value: unknown): RaceLarge {
  const one = recordIn('design', value, ['design', 'seed', 'limit', 'rounds', 'boards']);
  return {
    design: textIn('design', one['design']),
    seed: countIn('seed', one['seed']),
    limit: countIn('limit', one['limit']),
    rounds: countIn('rounds', one['rounds']),
    boards: listIn('boards', one['boards']).map((board) => {
      const { at, conflicts, peers, ...time } = recordIn('board', board);
      return {
        at: countIn('at', at),
        ...timeIn(time),
        conflicts: countIn('conflicts', conflicts),
        peers: peersIn(peers),
      };
    }),
  };
}

const peersIn = (value: unknown): Readonly<Record<string, RaceTime>> =>
  Object.fromEntries(
    Object.entries(recordIn('peers', value)).map(([peer, one]) => [
      peer,
      timeIn(recordIn(peer, one)),
    ]),
  );

function timeIn({ verdict, ms }: Readonly<Record<string, unknown>>): RaceTime {
  if (!verdicts.includes(verdict)) throw new RangeError(`no verdict: ${String(verdict)}`);
  return { verdict: verdict as RaceVerdict, ms: numberIn('ms', ms) };
}

function setIn(value: unknown): RaceSet {
  const { set, ...numbers } = recordIn('set', value);
  const number = (name: string): number => numberIn(name, numbers[name]);
  const read = {
    set: textIn('set', set),
    boards: number('boards'),
    seed: number('seed'),
    one: number('one'),
    several: number('several'),
    open: number('open'),
    seconds: number('seconds'),
    median: number('median'),
    p90: number('p90'),
    p99: number('p99'),
    slowest: number('slowest'),
    under: number('under'),
  };
  if (read.one + read.several + read.open !== read.boards)
    throw new RangeError(`the verdicts of ${read.set} do not add up to ${read.boards} boards`);
  return read;
}

function textIn(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new RangeError(`${name} must be a text`);
  return value;
}

function numberIn(name: string, value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0)) throw new RangeError(`${name} must be a number`);
  return value;
}
