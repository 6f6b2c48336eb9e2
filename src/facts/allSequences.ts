/** What the companion of the thesis says of all sequences of 6x6, beside those of 4x4 and 5x5: how many there are, and of how many pictures. */
import { sum } from 'd3';
import { categoriesOf } from '../experiments/sequences.ts';
import type { ProbingTally } from '../experiments/sequences.ts';
import { sequenceNumbers } from '../experiments/sequenceCensus.ts';
import type { SequenceNumbers } from '../experiments/sequenceCensus.ts';
import { addToTable, emptyTable, sequenceNumber } from '../experiments/sequenceTable.ts';
import { allSequencesFile } from '../claims/001/allSequences.ts';
import { grouped, percent, sizeText } from '../notebook/plain/numbers.ts';
import { readStored } from '../stored/fromFile.ts';
import { censuses, classNames } from './sequences.ts';

/** What a census with a list of its sequences comes to. */
function numbersOf({ images, sequences }: ProbingTally): SequenceNumbers {
  const table = emptyTable();
  for (const [sequence, { images: own, unique }] of sequences)
    addToTable(table, sequenceNumber(categoriesOf(sequence)), own, unique);
  return sequenceNumbers({ images, sequences: table });
}

const { numbers, seconds } = readStored(allSequencesFile);

/** Of one core, for 6x6. */
export const sequencesSeconds = seconds;

/** Counts short parts of those of 6x6 again. */
export const sequencesCheck = `${allSequencesFile.command} --verify 8/5000`;

/** All sequences of the squares that have been counted. */
export const allSequences: Readonly<Record<4 | 5 | 6, SequenceNumbers>> = {
  4: numbersOf(censuses[4].tally),
  5: numbersOf(censuses[5].tally),
  6: numbers,
};

const sides = [4, 5, 6] as const;
type Side = (typeof sides)[number];

/** Different sequences of a square. */
export const differentOf = (side: Side): number =>
  sum(allSequences[side].classes, ({ sequences }) => sequences);

/** For <FactTable>: different sequences by class. */
export const differentTable = {
  columns: ['Class', ...sides.map((side) => sizeText(side, side))],
  rows: [
    ...classNames
      .slice(1)
      .map((name, at) => [
        name,
        ...sides.map((side) => grouped(allSequences[side].classes[at]?.sequences ?? 0)),
      ]),
    ['together', ...sides.map((side) => grouped(differentOf(side)))],
  ],
} as const;

/** What is told of one class of a square. */
type ToldClass = {
  readonly sequences: number;
  readonly seldom: number; // sequences that no more pictures have than one has forms
  readonly frequent: string; // the most frequent one: "11 11 14 14"
  readonly frequentShare: number; // of the pictures of the class
  readonly pure: number; // sequences
  readonly pureShare: number;
  /** Of its pictures with one solution: those whose sequence no picture with several has. */
  readonly tellingShare: number;
};

/** The classes unique, exactly two and rest of a square. */
export const toldClasses = (side: Side): readonly ToldClass[] =>
  allSequences[side].classes.map(
    ({ sequences, seldom, images, unique, mixed, pure, most }): ToldClass => ({
      sequences,
      seldom,
      frequent: (most?.cells ?? [])
        .flatMap((cells, category) => Array.from({ length: cells }, () => category))
        .join(' '),
      frequentShare: (most?.images ?? 0) / images,
      pure: pure.sequences,
      pureShare: pure.images / images,
      tellingShare: (unique - mixed.unique) / unique,
    }),
  );

/** For <FactTable>: the most frequent sequence of each class, which is the same on both boards. */
export const frequentTable = ((five: readonly ToldClass[], six: readonly ToldClass[]) => ({
  columns: ['Class', 'Sequence', sizeText(5, 5), sizeText(6, 6)],
  rows: six.map(({ frequent, frequentShare }, at) => [
    classNames[at + 1] ?? '',
    frequent,
    percent(five[at]?.frequentShare ?? 0),
    percent(frequentShare),
  ]),
}))(toldClasses(5), toldClasses(6));
