/**
 * Sequences of the counts of n x n pictures, ready to be sent to the On-Line Encyclopedia of Integer Sequences: terms from the
 * stored runs, and the file of an entry with its list of terms. `npm run -s remake -- sequences` prints them and counts terms anew.
 */
import table from '../../content/claims/local-nonogram.json' with { type: 'json' };
import { smallSizeOf, smallSizes } from './smallSizes.ts';
import type { SmallSize } from './smallSizes.ts';
import { sequencePrograms } from './sequencePrograms.ts';

/** A sequence. */
export type IntegerSequence = {
  readonly id: string;
  readonly name: string; // as the encyclopedia would have it, in the words of A242876
  readonly comments: readonly string[];
  readonly example: string;
  readonly first: number; // the term of n = 1, which no run is needed for
  readonly of: (size: SmallSize) => number | null;
  readonly shape?: 'square' | 'two rows'; // n x n, unless it is said
  /** Terms after ours that a public table prints, and whose it is: the entry names it. */
  readonly printed?: { readonly terms: readonly number[]; readonly whose: string };
};

const puzzle =
  'The clues of a picture of n X n are the lengths of the runs of filled cells in each row and each column; the solutions are all pictures with these clues.';
const twoRows =
  'The clues of a picture of 2 X n are the lengths of the runs of filled cells in both rows and each column; the solutions are all pictures with these clues.';
const sweeps =
  'A sweep looks at all rows, each by itself, and fills in every cell that is the same in all ways to place its runs; the next sweep does the same with the columns, and so on.';

export const integerSequences: readonly IntegerSequence[] = [
  {
    id: 'different-puzzles',
    name: 'Number of different lists of clues of n X n nonograms (hanjie).',
    comments: [
      puzzle,
      'Each picture has one list of clues, and several pictures may have the same.',
    ],
    example:
      'a(2) = 15: of the 16 pictures of 2 X 2 only the two with a filled diagonal have the same clues.',
    first: 2,
    of: ({ puzzles }) => puzzles,
  },
  {
    id: 'most-solutions',
    name: 'Greatest number of solutions of an n X n nonogram (hanjie).',
    comments: [
      puzzle,
      'The clues 1 in every row and every column have n! solutions, so a(n) >= n!.',
    ],
    example: 'a(2) = 2: rows 1, 1 and columns 1, 1 fit two pictures.',
    first: 1,
    of: ({ mostSolutions }) => mostSolutions,
  },
  {
    id: 'pairs-of-lines',
    name: 'Number of n X n nonograms (hanjie) which can be solved by analyzing each row and column in isolation, and two rows with two columns, repeatedly.',
    comments: [
      puzzle,
      sweeps,
      'Where sweeps stop, the four cells in which two rows and two columns cross are looked at: values that some line refuses in all its placements are ruled out (Batenburg and Kosters 2012, Section 3.2).',
    ],
    example: 'a(3) = 384: all pictures of 3 X 3 whose nonogram has one solution.',
    first: 2,
    of: ({ pairs }) => pairs,
  },
  {
    id: 'chains',
    name: 'Number of n X n nonograms (hanjie) which can be solved by analyzing each row and column in isolation, and by 2-SAT on pairs of their cells, repeatedly.',
    comments: [
      puzzle,
      sweeps,
      'Where sweeps stop, each line gives all clauses on two of its cells that hold in all its placements; what follows from all these clauses is filled in, and the sweeps go on.',
    ],
    example: 'a(4) = 52362: all pictures of 4 X 4 whose nonogram has one solution.',
    first: 2,
    of: ({ chains }) => chains,
  },
  {
    id: 'most-sweeps',
    name: 'Greatest number of sweeps, rows first, in an n X n nonogram (hanjie) which can be solved by analyzing each row and column in isolation, repeatedly.',
    comments: [puzzle, sweeps, 'The number of the sweep is counted that fills in the last cell.'],
    example: 'a(1) = 1: the row says whether its cell is filled.',
    first: 1,
    of: ({ mostSweeps }) => mostSweeps,
  },
  {
    id: 'several-solutions',
    name: 'Number of lists of clues of n X n nonograms (hanjie) with more than one solution.',
    comments: [puzzle],
    example: 'a(2) = 1: rows 1, 1 and columns 1, 1.',
    first: 0,
    of: ({ several }) => several,
  },
  {
    id: 'two-solutions',
    name: 'Number of lists of clues of n X n nonograms (hanjie) with exactly two solutions.',
    comments: [puzzle],
    example: 'a(2) = 1: rows 1, 1 and columns 1, 1 fit two pictures.',
    first: 0,
    of: ({ two }) => two,
  },
  {
    id: 'different-puzzles-two-rows',
    name: 'Number of different lists of clues of 2 X n nonograms (hanjie).',
    comments: [twoRows],
    example: 'a(1) = 4: the row clues tell both cells.',
    first: 4,
    of: ({ puzzles }) => puzzles,
    shape: 'two rows',
  },
  {
    id: 'sweeps-two-rows',
    name: 'Number of 2 X n nonograms (hanjie) which can be solved by analyzing each row and column in isolation, repeatedly.',
    comments: [
      twoRows,
      sweeps,
      'The project LocalNonogram (github.com/olligobber/LocalNonogram, 2026) counts the same.',
    ],
    example:
      'a(4) = 208: of the 210 pictures of 2 X 4 whose nonogram has one solution sweeps miss 2.',
    first: 4,
    of: ({ sweeps: swept }) => swept,
    shape: 'two rows',
    printed: { terms: table[2] ?? [], whose: 'LocalNonogram' },
  },
];

/** Sizes with so many columns, in either shape. */
const sizesOf = (shape: IntegerSequence['shape']): readonly SmallSize[] =>
  shape === 'two rows'
    ? smallSizes().filter(({ size }) => size.startsWith('2x'))
    : [2, 3, 4, 5, 6].map((side) => smallSizeOf(`${side}x${side}`));

/** The terms, from a(1). */
export const termsOf = ({
  first,
  of,
  shape,
}: Pick<IntegerSequence, 'first' | 'of' | 'shape'>): readonly number[] => [
  first,
  ...sizesOf(shape).flatMap((size) => of(size) ?? []),
];

/** Entries that there are already. */
const relatedTo = ({ shape }: IntegerSequence): string =>
  shape === 'two rows'
    ? 'Cf. A383345 (n X 2 nonograms which can be solved uniquely).'
    : 'Cf. A242876 (n X n nonograms which can be solved uniquely), A391619 (solved by sweeps).';

/** The terms that we count, and those that are only printed elsewhere. n x 2 begins there with n = 2. @throws RangeError where the two differ */
export function allTermsOf(sequence: IntegerSequence): readonly number[] {
  const counted = termsOf(sequence);
  const printed =
    sequence.printed === undefined ? [] : [counted[0] ?? 0, ...sequence.printed.terms];
  if (printed.some((term, at) => at < counted.length && term !== counted[at]))
    throw new RangeError(`${sequence.id}: not as ${sequence.printed?.whose ?? ''} prints it`);
  return [...counted, ...printed.slice(counted.length)];
}

/** Who has the terms that we did not count: "a(13)-a(15)". */
function extensionOf(sequence: IntegerSequence): readonly (readonly [string, string])[] {
  const [counted, all] = [termsOf(sequence).length, allTermsOf(sequence).length];
  return all === counted
    ? []
    : [['E', `a(${counted + 1})-a(${all}) as ${sequence.printed?.whose ?? ''} has them.`]];
}

/** The lines of an entry, as the encyclopedia writes them. */
export function entryText(sequence: IntegerSequence): string {
  const terms = allTermsOf(sequence);
  const lines = [
    ['S', terms.join(', ')],
    ['N', sequence.name],
    ...sequence.comments.map((comment) => ['C', comment] as const),
    [
      'D',
      'K. J. Batenburg and W. A. Kosters, On the difficulty of Nonograms, ICGA J. 35 (2012), 195-205.',
    ],
    ['H', `Table of n, a(n) for n = 1..${terms.length} (b-file beside this entry)`],
    ['e', sequence.example],
    ['o', '(JavaScript)'],
    ...(sequencePrograms[sequence.id] ?? '').split('\n').map((line) => ['o', line] as const),
    ['Y', relatedTo(sequence)],
    ['K', 'nonn,hard,more'],
    ['O', `1,${1 + terms.findIndex((term) => term > 1)}`],
    ...extensionOf(sequence),
  ] as const;
  return `${lines.map(([letter, text]) => `%${letter} A000000 ${text}`).join('\n')}\n`;
}

/** The list of terms, a line each. */
export const termsFile = (sequence: IntegerSequence): string =>
  `${allTermsOf(sequence)
    .map((term, at) => `${at + 1} ${term}`)
    .join('\n')}\n`;

/** The files of all sequences, by their names. */
export const sequenceFiles = (): readonly { readonly name: string; readonly text: string }[] =>
  integerSequences.flatMap((sequence) => [
    { name: `${sequence.id}.txt`, text: entryText(sequence) },
    { name: `b-${sequence.id}.txt`, text: termsFile(sequence) },
  ]);
