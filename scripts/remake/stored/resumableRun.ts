/**
 * Long runs of boards, which can be stopped at any time and taken up again, also with more boards than before: of a unit only
 * its own number counts, not how many there are. What is done is kept in a folder beside the project's files (.results), and
 * where that is gone the stored run itself is gone on from.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { now } from '../../../src/notebook/clock.ts';
import { threshold } from '../../../src/experiments/threshold.ts';
import { checkSeal } from '../../../src/notebook/plain/digest.ts';
import type { ThresholdSpec, ThresholdTally } from '../../../src/experiments/threshold.ts';
import { sumOf } from '../../../src/notebook/plain/storedTally.ts';
import { messageOf } from '../../../src/command/program.ts';
import { writeWhole } from '../../../src/command/wholeFile.ts';
import { sealedLine } from './sealedText.ts';

/** What is kept of a run, and what a stored run has as well. */
type Kept = {
  readonly version: number;
  readonly spec: ThresholdSpec;
  readonly tally: unknown;
  readonly seconds?: number; // of one core
};

/** Where a run is kept. */
type Places = {
  readonly state: URL; // while it goes on
  readonly stored: URL; // when all is done; it may be of fewer boards
};

/** How a run is done. */
type Options = {
  readonly every?: number; // milliseconds between two writes; default 20 seconds
  /** Told after each board; returns false to stop there. */
  readonly onUnit?: (done: number, units: number) => boolean;
};

/**
 * Does what is not done yet.
 *
 * @returns the tally, and the seconds of one core that all of it took; null when it was stopped before the end
 * @throws Error when what is kept is of another run
 */
export function resumedRun(
  spec: ThresholdSpec,
  { state, stored }: Places,
  { every = 20_000, onUnit = () => true }: Options = {},
): { readonly tally: ThresholdTally; readonly seconds: number } | null {
  threshold.check(spec);
  const tally = threshold.emptyTally(spec);
  const known = [state, stored].map((place) => readKept(place, spec)).find((kept) => kept !== null);
  if (known) takeOver(known, tally);
  const { done } = tally;
  const start = now();
  const seconds = (): number => (known?.seconds ?? 0) + (now() - start) / 1000;
  const keep = (): void => {
    mkdirSync(new URL('.', state), { recursive: true });
    const kept: Kept = {
      version: threshold.version,
      spec,
      tally: threshold.toStored(tally),
      seconds: seconds(),
    };
    writeWhole(state, sealedLine(kept));
  };
  const add = threshold.begin(spec);
  let written = start;
  for (let unit = done.indexOf(0); unit >= 0; unit = done.indexOf(0, unit)) {
    add(unit, unit + 1, tally);
    const goOn = onUnit(unit + 1, done.length);
    if (goOn && now() - written <= every) continue;
    keep();
    written = now();
    if (!goOn) return null;
  }
  rmSync(state, { force: true });
  return { tally, seconds: seconds() };
}

/** What is kept of a run but for its number of boards; null where there is no file. */
function readKept(place: URL, spec: ThresholdSpec): Kept | null {
  if (!existsSync(place)) return null;
  const kept = JSON.parse(readFileSync(place, 'utf8')) as Kept & Record<string, unknown>;
  try {
    checkSeal(kept);
  } catch (error) {
    const why = messageOf(error);
    throw new Error(`${place.pathname} cannot be gone on from: ${why}`, { cause: error });
  }
  const same =
    JSON.stringify({ ...kept.spec, boards: 0 }) === JSON.stringify({ ...spec, boards: 0 });
  if (!same || kept.version !== threshold.version)
    throw new Error(`${place.pathname} is of another run`);
  return kept;
}

/** The units that both have. */
function takeOver({ spec, tally: stored }: Kept, into: ThresholdTally): void {
  const done = (stored as { readonly done: readonly (readonly [number, number])[] }).done;
  const count = sumOf(done.map(([from, to]) => to - from));
  const from: Readonly<Record<string, ArrayLike<number>>> = threshold.fromStored(
    stored,
    spec,
    count,
  );
  for (const [name, list] of Object.entries(into))
    for (let unit = 0; unit < Math.min(list.length, from[name]!.length); unit++)
      list[unit] = from[name]![unit]!;
}
