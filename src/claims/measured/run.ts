/** What a stored run is, and what the lists beside this file are written with. */
import type { Effort } from '../effort.ts';
import type { ExperimentId, SpecOf, TallyOf } from '../../experiments/experiments.ts';

/** A run of an experiment, and where it is stored. */
export type Measurement<Id extends ExperimentId = ExperimentId> = {
  readonly id: string; // its name in the list
  readonly experiment: Id;
  readonly spec: SpecOf<Id>;
  /** The name of its file, without `.json`. A run without one is so short that it is done again each time. */
  readonly stored?: string;
  /** How long it takes to make on one core; without it no longer than the claims that read it say. */
  readonly effort?: Effort;
  /** It takes hours: `npm run reproduce` does it in parts, and the file may hold only some of them. */
  readonly inParts?: {
    /** How many images a tally has counted. */
    imagesOf(this: void, tally: TallyOf<Id>): number;
  };
};

/** A measurement that is stored. */
export type StoredMeasurement<Id extends ExperimentId = ExperimentId> = Measurement<Id> & {
  readonly stored: string;
};

/** One stored measurement for each of these names. */
export function each<const Name extends string, Id extends ExperimentId>(
  names: readonly Name[],
  of: (name: Name) => Omit<StoredMeasurement<Id>, 'id'>,
): Readonly<Record<Name, StoredMeasurement<Id>>> {
  const made = names.map((id) => [id, { id, ...of(id) }] as const);
  return Object.fromEntries(made) as unknown as Record<Name, StoredMeasurement<Id>>;
}

/** The seed of all stored runs: the year of 000. */
export const seed = 2012;
/** All percentages. */
export const percentages = Array.from({ length: 101 }, (_, percentage) => percentage);

/** What 000 may mean by a percentage of filled cells. */
const models = ['exact', 'independent'] as const;
/** One of the two. */
export type Model = (typeof models)[number];

/** Rows and columns. */
export type Sides = { readonly height: number; readonly width: number };

/** Rows and columns of `4x5`. */
export function sidesOf(size: string): Sides {
  const [height = NaN, width = NaN] = size.split('x').map(Number);
  return { height, width };
}

/** Size and model of `density 6x6 exact`. */
export function sampleOf(name: string): Sides & { readonly model: Model } {
  const [, size = '', model = ''] = name.split(' ');
  return { ...sidesOf(size), model: model as Model };
}

/** The name of the file where it is that of the measurement. */
export const fileOf = (name: string): string => name.replaceAll(' ', '-');

/** Names of runs of some sizes by both meanings of a percentage. */
export const bothModels = <Kind extends string, Size extends string>(
  kind: Kind,
  of: readonly Size[],
): readonly `${Kind} ${Size} ${Model}`[] =>
  of.flatMap((size) => models.map((model) => `${kind} ${size} ${model}` as const));

/** Names of runs of some sizes. */
export const withSizes = <Kind extends string, Size extends string>(
  kind: Kind,
  of: readonly Size[],
): readonly `${Kind} ${Size}`[] => of.map((size) => `${kind} ${size}` as const);

/** The size in the name of a run. */
export const sizeIn = (name: string): Sides => sidesOf(name.split(' ')[1] ?? '');
