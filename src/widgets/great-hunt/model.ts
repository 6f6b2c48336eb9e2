/** The hunt of 002 as plain data: what came of it, and how that is told. */
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { mostFinds } from '../../experiments/greatHunt.ts';
import type { GreatHuntSpec, GreatHuntTally } from '../../experiments/greatHunt.ts';
import { decodeImage } from '../../formats/imageCode.ts';
import { nonpackFormat } from '../../formats/nonpackFormat.ts';
import { fixed, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import { measureNames, methodNames } from './settings.ts';

/** A stage of the hunt. */
export type Stage = { readonly name: string; readonly count: number };

/** The difficulty that is wanted, in words; empty where any is. */
function wantedText({ measure, least, most }: GreatHuntSpec): string {
  if (measure === 'none') return '';
  const range = most >= 1000 ? `${least} or more` : `${least} to ${most}`;
  return `${measureNames[measure]}: ${range}`;
}

/** The funnel: each stage is a part of the one before it. */
export function stagesOf(spec: GreatHuntSpec, tally: GreatHuntTally): readonly Stage[] {
  const { formula, method } = spec;
  const solved = { name: `solved by ${methodNames[method]}`, count: tally.solved };
  const passed = { name: 'let through by the formula', count: tally.passed };
  const wanted = [wantedText(spec), spec.needed ? 'by nothing weaker' : ''].filter(
    (text) => text !== '',
  );
  return [
    { name: 'drawn', count: tally.drawn },
    ...(formula === null
      ? [solved]
      : formula.when === 'first'
        ? [passed, solved]
        : [solved, passed]),
    ...(wanted.length === 0 ? [] : [{ name: `kept (${wanted.join('; ')})`, count: tally.kept }]),
  ];
}

/** "1 in 3.8". */
const oneIn = (count: number, n: number): string => {
  if (count === 0) return 'none';
  const times = n / count;
  return `1 in ${times < 20 ? fixed(times, 1) : grouped(Math.round(times))}`;
};

/** The funnel as a table. */
export function funnelTable(spec: GreatHuntSpec, tally: GreatHuntTally): DataTable {
  const stages = stagesOf(spec, tally);
  return {
    summary: 'Table of the stages',
    caption: `Pictures of ${sizeText(spec.height, spec.width)} with ${grouped(spec.filled)} filled cells`,
    columns: [
      { head: 'stage' },
      { head: 'images', number: true },
      { head: 'of the stage before', number: true },
      { head: 'of all drawn', number: true },
    ],
    rows: stages.map(({ name, count }, at) => {
      const before = stages[at - 1]?.count ?? 0;
      return [
        name,
        grouped(count),
        at === 0 ? '' : before === 0 ? 'none' : percent(count / before),
        at === 0 ? '' : oneIn(count, tally.drawn),
      ];
    }),
  };
}

/** What a hunt found, in a sentence. */
export function foundText({ drawn, kept }: GreatHuntTally): string {
  const share = kept === 0 ? '' : `, ${oneIn(kept, drawn)}`;
  return `${grouped(drawn)} pictures drawn, ${grouped(kept)} kept${share}.`;
}

/** A rate as far as it can be told. */
const round = (value: number): string =>
  grouped(value < 1000 ? Math.round(value) : Math.round(value / 100) * 100);

/** Images and finds a second, all cores together and each; null before that means anything. */
export function rateText(
  { drawn, kept }: GreatHuntTally,
  elapsed: number,
  cores: number,
): string | null {
  if (elapsed < 300 || drawn === 0) return null;
  const rate = (1000 * drawn) / elapsed;
  const finds = (1000 * kept) / elapsed;
  const found = finds < 10 ? fixed(finds, 1) : round(finds);
  return cores > 1
    ? `${round(rate)} pictures a second, ${round(rate / cores)} on each of ${cores} cores, and ${found} finds a second.`
    : `${round(rate)} pictures and ${found} finds a second on one core.`;
}

/** How a hunt went that has the filter on one side of solving. */
type Paced = {
  readonly drawn: number;
  readonly kept: number;
  readonly elapsed: number; // ms
};

/** Hunts with the same finds, by where their filter stood. */
export type Race = Readonly<Partial<Record<'first' | 'last', Paced>>>;

/** Hunts that may be compared have the same text: only where the filter stands differs, and how far they went. */
export function raceKey(spec: GreatHuntSpec, workers: number): string {
  const formula = spec.formula === null ? null : { ...spec.formula, when: '' };
  return JSON.stringify([{ ...spec, formula, boards: 0 }, workers]);
}

const findsASecond = ({ kept, elapsed }: Paced): string => {
  const finds = (1000 * kept) / elapsed;
  return finds < 10 ? fixed(finds, 1) : round(finds);
};

/**
 * Filter first against solve first; null before both were run. Both have the same finds among the same images, so that the
 * rates of images tell more exactly than the finds how many times as fast one is.
 */
export function raceText({ first, last }: Race): string | null {
  if (first === undefined || last === undefined) return null;
  const times = first.drawn / first.elapsed / (last.drawn / last.elapsed);
  return `Filter first: ${findsASecond(first)} finds a second. Solve first: ${findsASecond(last)}. The filter makes the hunt ${fixed(times, 1)} times as fast.`;
}

/** What the list holds, where it does not hold all. */
export const listedText = ({ kept, finds }: GreatHuntTally): string | null =>
  kept > finds.length && finds.length >= mostFinds
    ? `The first ${grouped(mostFinds)} of ${grouped(kept)} finds are listed and saved.`
    : null;

/** All finds as one file of puzzles, with their pictures. */
export const nonpackOf = (spec: GreatHuntSpec, { finds }: GreatHuntTally): string =>
  nonpackFormat.writer?.write(
    finds.map(({ index, image }) => {
      const picture = decodeImage(image);
      const name = `Image ${index} of seed ${spec.seed}`;
      return { puzzle: puzzleOf(picture), name, goal: picture.cells };
    }),
  ) ?? '';

/** Images that one core looks at in a second, roughly. As measured at 15 x 15. */
export const huntPace = ({ height, width, method, formula }: GreatHuntSpec): number => {
  const slower = { pass: 1, fills: 1, overlap: 1.5, sweeps: 1, four: 2, 'two-sat': 4, repeated: 5 };
  const solving = 12_000_000 / (height * width) ** 0.9 / slower[method];
  return formula?.when === 'first' ? 2 * solving : solving;
};
