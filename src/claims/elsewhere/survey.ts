/** Jan Wolter's survey of solvers: has the puzzle one solution, or several? Those that may be passed on are asked again. */
import nonogramDb from '../../../content/puzzles/nonogram-db.json' with { type: 'json' };
import surveyPuzzles from '../../../content/puzzles/survey.json' with { type: 'json' };
import surveyed from '../../../content/race/survey.json' with { type: 'json' };
import { solve } from '../../engine/solve/solve.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import type { Claim, Untested } from '../claim.ts';

type Surveyed = {
  readonly name: string;
  readonly solutions: string;
  readonly stored?: { readonly file: string; readonly name: string };
};

type Stored = {
  readonly name: string;
  readonly height: number;
  readonly width: number;
  readonly rows: readonly (readonly number[])[];
  readonly cols: readonly (readonly number[])[];
};

const collections: Readonly<Record<string, readonly Stored[]>> = {
  survey: surveyPuzzles,
  'nonogram-db': nonogramDb,
};
const home = 'race/#puzzles';

const rows: readonly Surveyed[] = surveyed;

/** The puzzle, where it may be passed on. */
const puzzleOf = ({ stored }: Surveyed): Stored | undefined =>
  collections[stored?.file ?? '']?.find(({ name }) => name === stored?.name);

/** These two our solver leaves open in the stored race. */
const undecided = ['Knotty', 'Faase'];

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

function survey(one: Surveyed): readonly Claim<string, string>[] {
  const puzzle = puzzleOf(one);
  if (puzzle === undefined || undecided.includes(one.name)) return [];
  const { name } = one;
  return [
    {
      id: `web-survey-${idOf(name)}`,
      place: name,
      title: `${name}: ${one.solutions} solution${one.solutions === 'one' ? '' : 's'}`,
      published: one.solutions,
      read: () => ({
        ours: solve({ rows: puzzle.rows, columns: puzzle.cols }, { most: 2 }).status,
      }),
      agrees: (ours, said) => ours === said,
      ground: { kind: 'count', of: 'all pictures with these clues, by a search to its end' },
      home,
      what: `solutions of ${name}, ${puzzle.height}x${puzzle.width}`,
      finds: (ours) => ours,
      remark: null,
    },
  ];
}

export const surveyClaims: readonly Claim[] = rows.flatMap(survey);

const several = ['Thing', 'Sierp', 'Gettys'];

/** The puzzles that are not here. */
const elsewhere = rows.filter((one) => puzzleOf(one) === undefined && !several.includes(one.name));

export const surveyUntested: readonly Untested[] = [
  {
    id: 'web-survey-three-unique',
    place: enumerated(several),
    title: `A public collection calls ${enumerated(several)} unique`,
    says: 'one solution each',
    untested:
      'We were told so without the name of the collection. These puzzles may not be passed on, so nothing here can show it. Nonosolve and Hugi found several solutions of each, and a solver of our own did in a trial.',
    home,
  },
  ...undecided.map((name): Untested => ({
    id: `web-survey-${idOf(name)}`,
    place: name,
    title: `${name} has several solutions`,
    says: 'several',
    untested: 'The puzzle is here, and our solver leaves it open after 20 s, as the race tells.',
    home,
  })),
  {
    id: 'web-survey-elsewhere',
    place: enumerated(elsewhere.map(({ name }) => name)),
    title: 'The solutions of the other puzzles of the survey',
    says: 'one or several each',
    untested: 'These puzzles belong to their makers and are not on this site.',
    home,
  },
];
