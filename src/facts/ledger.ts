/** Every statement of the documents with what we find, for the ledger page and its files; put together while the site is built. */
import { isAnswered } from '../claims/claim.ts';
import type { FailsBy, Statement } from '../claims/claim.ts';
import { failsBy } from '../claims/failsBy.ts';
import { statements } from '../claims/ledger.ts';
import { effortOf } from '../claims/effortOf.ts';
import { measurements } from '../claims/measurement.ts';
import { toldOnce } from './evidence.ts';
import { figurePlaces } from './figurePlaces.ts';
import type { ToldClaim } from '../claims/verdict.ts';
import { storedOutcome, storedRun } from '../stored/fromFile.ts';

/** A run behind a value: how to do it again. */
type RunBehind = {
  readonly command: string;
  readonly effort: string;
  readonly what?: string; // the measurement or the stored outcome
  readonly seed?: number;
  readonly size?: string; // boards or pictures, with the board size
  readonly version?: number; // of the experiment
  readonly date?: string; // when it was stored
};

/** An entry of the ledger. */
export type LedgerEntry = {
  readonly told: ToldClaim;
  readonly title: string;
  readonly quote?: string;
  readonly home?: string; // where it is told, as the claim says it
  readonly page: string; // that tells it: "sweeps"; "" where none does
  readonly runs: readonly RunBehind[];
  readonly fails: FailsBy | null; // what observation would refute it
};

const effortWords = {
  moment: 'under a second',
  seconds: 'seconds',
  minute: 'up to a minute',
  minutes: 'up to twenty minutes',
  hours: 'hours',
} as const;

/** What a spec says of its size and seed, in words. */
function specText(spec: object): Pick<RunBehind, 'seed' | 'size'> {
  const { height, width, side, boards, seed } = spec as Readonly<
    Record<string, number | undefined>
  >;
  const size = height === undefined ? side && `${side}x${side}` : `${height}x${width}`;
  const text = [size, boards && `${boards} boards a percentage`].filter(Boolean).join(', ');
  return { ...(text !== '' && { size: text }), ...(seed !== undefined && { seed }) };
}

/** The stored runs that a claim is read from, and the command that reads it. */
function runsBehind(statement: Statement): readonly RunBehind[] {
  if (!isAnswered(statement)) return [];
  const { id, from = [], outcome } = statement;
  const kept = from.map((name): RunBehind => {
    const { stored: file, spec, inParts } = measurements[name];
    const { command, version, date } = storedRun(name);
    const whole = `npm run -s reproduce -- ${file} --state FILE`;
    return {
      what: name,
      command: inParts === undefined ? command : whole,
      effort: 'stored',
      ...specText(spec),
      version,
      ...(date !== '' && { date }),
    };
  });
  if (outcome !== undefined) {
    const { command, version, date } = storedOutcome(outcome);
    kept.push({ what: outcome, command, effort: 'stored', version, date });
  }
  return [
    { command: `npm run -s reproduce -- ${id}`, effort: effortWords[effortOf(statement)] },
    ...kept,
  ];
}

/** The page of a home: of the figure, or of the section. */
const pageOf = (home: string | undefined): string =>
  (home === undefined ? '' : (figurePlaces().get(home)?.page ?? home)).replace(/\/(#.*)?$/, '');

let made: readonly LedgerEntry[] | undefined;

/** All entries, in the order of the documents. */
export function ledgerEntries(): readonly LedgerEntry[] {
  made ??= statements.map((statement) => entryOf(statement));
  return made;
}

function entryOf(statement: Statement): LedgerEntry {
  const told = toldOnce(statement);
  return {
    told,
    title: statement.title,
    ...(statement.quote !== undefined && { quote: statement.quote }),
    ...(statement.home !== undefined && { home: statement.home }),
    page: pageOf(statement.home),
    runs: runsBehind(statement),
    fails: isAnswered(statement) && told.ground !== null ? failsBy(statement, told.ground) : null,
  };
}
