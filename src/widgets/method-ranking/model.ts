/** Which methods solve which puzzles of a small size, as plain data: settings, groups, what parts them, tables, words. */
import type { Grid } from '../../engine/board/cell.ts';
import { imageFromIndex } from '../../engine/board/image.ts';
import type { Ranked } from '../../engine/census/ranking.ts';
import { RANKED } from '../../engine/census/ranking.ts';
import { rankedSizes } from '../../experiments/ranking.ts';
import type { RankingSpec, RankingTally } from '../../experiments/ranking.ts';
import { rankOrder } from '../../experiments/rankingOrder.ts';
import type { Gain, NumberedImage, RankGroup, RankOrder } from '../../experiments/rankingOrder.ts';
import { counted, enumerated, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { DataTable } from '../../notebook/chart/dataTable.ts';
import type { Column } from '../../notebook/records/column.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { unseen } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { rankedName } from '../../methods/ranked.ts';

const methodTexts = Object.fromEntries(
  RANKED.map((method) => [method, rankedName(method)]),
) as Readonly<Record<Ranked, string>>;

/** The methods in words, for a list. */
export const methodChoices = RANKED.map((word) => ({ word, text: methodTexts[word] }));

/** What an author and a reader set. */
export const rankingSettings = settings({
  side: whole('n', 'Sides of up to', { name: 'the side', least: 2, most: 5, usual: 5 }),
  method: unseen(choice('m', 'Method', methodTexts, 'two-sat')),
});

export type RankingProps = ValuesOf<typeof rankingSettings>;

/** The run of some settings. */
export const specOf = ({ side }: RankingProps): RankingSpec => ({ side });

/** What a run has found, whoever made it. */
type Counted = {
  readonly spec: RankingSpec;
  readonly tally: RankingTally;
  readonly complete: boolean;
};

/** The sizes of a smaller run out of those of a larger one. */
export function restricted(tally: RankingTally, spec: RankingSpec): RankingTally {
  return Object.fromEntries(rankedSizes(spec).map(({ size }) => [size, tally[size] ?? {}]));
}

/** What is shown: the order, and the group of the chosen method. */
export type ChosenGroup = {
  readonly order: RankOrder;
  readonly side: number;
  readonly complete: boolean;
  readonly chosen: number; // place in the list of groups
};

/** Reads the order of a count. */
export function shownOf({ spec, tally, complete }: Counted, method: Ranked): ChosenGroup {
  const { side } = spec;
  const order = rankOrder(tally, `${side}x${side}`);
  return { order, side, complete, chosen: groupWith(order, method) };
}

const groupWith = ({ groups }: RankOrder, method: Ranked): number =>
  groups.findIndex(({ methods }) => methods.includes(method));

/** The methods of a group in words. */
export const groupText = ({ methods }: RankGroup): string => enumerated(methods.map(rankedName));

/** How a group stands to the chosen one. */
export type Standing = 'chosen' | 'weaker' | 'stronger' | 'other';

/** Of each group, how it stands to the chosen one. */
export function standings({ order, chosen }: ChosenGroup): readonly Standing[] {
  const parted = new Set(
    order.crossings.flatMap(({ one, other }) =>
      one === chosen ? [other] : other === chosen ? [one] : [],
    ),
  );
  return order.groups.map((_, at) =>
    at === chosen ? 'chosen' : parted.has(at) ? 'other' : at < chosen ? 'weaker' : 'stronger',
  );
}

/** A puzzle that one group solves and another one does not. */
export type Witness = {
  readonly by: RankGroup;
  readonly not: RankGroup;
  readonly gain: Gain;
  readonly image: Grid;
};

/** The puzzles that show how the chosen group stands to its neighbours in the picture. */
export type Witnesses = {
  readonly below: readonly Witness[]; // what it solves besides those next below it
  readonly above: readonly Witness[]; // what those next above it solve besides
  readonly apart: readonly (readonly [Witness, Witness])[]; // what only it solves, and only the other one
};

const imageOf = ({ height, width, number }: NumberedImage): Grid =>
  imageFromIndex(height, width, number);

/** The puzzles of the chosen group. */
export function witnessesOf({ order, chosen }: ChosenGroup): Witnesses {
  const { groups, steps, crossings } = order;
  const witness = (by: number, not: number, gain: Gain): Witness => ({
    by: groups[by]!,
    not: groups[not]!,
    gain,
    image: imageOf(gain.smallest),
  });
  return {
    below: steps.flatMap(({ weak, strong, gain }) =>
      strong === chosen ? [witness(strong, weak, gain)] : [],
    ),
    above: steps.flatMap(({ weak, strong, gain }) =>
      weak === chosen ? [witness(strong, weak, gain)] : [],
    ),
    apart: crossings.flatMap(({ one, other, onlyOne, onlyOther }): [Witness, Witness][] => {
      const [first, second] = [witness(one, other, onlyOne), witness(other, one, onlyOther)];
      if (one === chosen) return [[first, second]];
      return other === chosen ? [[second, first]] : [];
    }),
  };
}

/** "All but 1,040", "All". */
const allBut = (left: number): string => (left === 0 ? 'All' : `All but ${grouped(left)}`);

const picturesOf = (side: number): string =>
  `pictures of ${sizeText(side, side)} with a single solution`;

/** What the chosen group solves, in a sentence. */
export function chosenText({ order, side, complete, chosen }: ChosenGroup): string {
  const group = order.groups[chosen];
  if (group === undefined || order.unique === 0) return 'Nothing counted yet.';
  const { solved, methods } = group;
  const by = `${methods.length > 1 ? 'each of ' : ''}${groupText(group)}`;
  const far = complete ? '' : ', as far as they are counted';
  return `${allBut(order.unique - solved)} of the ${grouped(order.unique)} ${picturesOf(side)} are solved by ${by}${far}.`;
}

/** What the picture shows, for those who do not see it. */
export function describe({ order, side }: ChosenGroup): string {
  const { groups, steps, crossings } = order;
  return `Methods by what they solve of the ${grouped(order.unique)} ${picturesOf(side)}: ${counted(groups.length, 'group')}, ${counted(steps.length, 'step')} from one to the next that solves more, ${counted(crossings.length, 'pair')} of which neither solves all that the other one does.`;
}

/** "4 × 5, no. 51,510". */
const numberText = ({ height, width, number }: NumberedImage): string =>
  `${sizeText(height, width)}, no. ${grouped(number)}`;

const heads = (...names: readonly string[]): DataTable['columns'] =>
  names.map((head, at) => ({ head, number: at > 0 }));

/** What each method solves. */
export const methodTable = ({ order, side }: ChosenGroup): DataTable => ({
  summary: `Table of the ${RANKED.length} methods`,
  caption: `What each method solves of the ${grouped(order.unique)} ${picturesOf(side)}`,
  columns: heads('method', 'solves', 'share', 'leaves'),
  rows: order.groups.flatMap(({ methods, solved }) =>
    methods.map((method) => [
      rankedName(method),
      grouped(solved),
      order.unique === 0 ? '' : percent(solved / order.unique, 3),
      grouped(order.unique - solved),
    ]),
  ),
});

/** The lines of the picture. */
export const stepTable = ({ order: { groups, steps } }: ChosenGroup): DataTable => ({
  summary: `Table of the ${steps.length} lines of the picture`,
  caption: 'From a method to the next ones that solve all that it does, and more',
  columns: heads('weaker', 'stronger', 'pictures more', 'a smallest one'),
  rows: steps.map(({ weak, strong, gain }) => [
    groupText(groups[weak]!),
    groupText(groups[strong]!),
    grouped(gain.images),
    numberText(gain.smallest),
  ]),
});

/** The pairs of which neither contains the other. */
export const crossingTable = ({ order: { groups, crossings } }: ChosenGroup): DataTable => ({
  summary: `Table of the ${crossings.length} pairs that part`,
  caption: 'Methods of which neither solves all that the other one does',
  columns: heads('one', 'other', 'only the one', 'a smallest', 'only the other', 'a smallest'),
  rows: crossings.map(({ one, other, onlyOne, onlyOther }) => [
    groupText(groups[one]!),
    groupText(groups[other]!),
    grouped(onlyOne.images),
    numberText(onlyOne.smallest),
    grouped(onlyOther.images),
    numberText(onlyOther.smallest),
  ]),
});

/** What one group solves and another one does not. */
type Gained = { readonly by: RankGroup; readonly not: RankGroup; readonly gain: Gain };

/** All that part two groups. */
export const gainsOf = ({
  order: { groups, steps, crossings },
}: ChosenGroup): readonly Gained[] => [
  ...steps.map(({ weak, strong, gain }) => ({ by: groups[strong]!, not: groups[weak]!, gain })),
  ...crossings.flatMap(({ one, other, onlyOne, onlyOther }) => [
    { by: groups[one]!, not: groups[other]!, gain: onlyOne },
    { by: groups[other]!, not: groups[one]!, gain: onlyOther },
  ]),
];

/** What the file of CSV has of them. */
export const columns: readonly Column<Gained>[] = [
  {
    fields: {
      solvedBy: ({ by }) => by.methods.join(' '),
      notBy: ({ not }) => not.methods.join(' '),
      images: ({ gain }) => gain.images,
      smallestRows: ({ gain }) => gain.smallest.height,
      smallestColumns: ({ gain }) => gain.smallest.width,
      smallestNumber: ({ gain }) => gain.smallest.number,
    },
  },
];
