/** The places of research: what each is, in one sentence, with a picture of what it has. */
import corpus from '../../content/corpus/index.json' with { type: 'json' };
import { publicCounts } from '../facts/elsewhere.ts';
import { every5x5 as five } from '../facts/every5x5.ts';
import { gradedFacts } from '../facts/graded.ts';
import { ledgerEntries } from '../facts/ledger.ts';
import { countOf } from '../facts/tally.ts';
import { grouped } from '../notebook/plain/numbers.ts';
import type { SvgNode } from '../notebook/svg/svgTree.ts';
import * as pictures from './toldPictures/places.ts';

/** A place, by its page below the root of the site. */
type ResearchPlace = {
  readonly page: string;
  readonly name: string;
  readonly says: string;
  readonly picture: () => SvgNode;
};

export type ResearchGroup = { readonly title: string; readonly places: readonly ResearchPlace[] };

const puzzles = corpus.strata.reduce((sum, one) => sum + one.puzzles, 0);

/** In the order of the page, below what is new. */
export const researchGroups: readonly ResearchGroup[] = [
  {
    title: 'Five documents, read again',
    places: [
      {
        page: 'papers/',
        name: 'The companions',
        says: 'Read each document section by section, with our numbers beside its own.',
        picture: pictures.fiveDocuments,
      },
      {
        page: 'ledger/',
        name: 'The ledger',
        says: `${grouped(ledgerEntries().length)} statements: ${grouped(countOf(null, 'agrees'))} agree, ${grouped(countOf(null, 'differs'))} differ. Each has the run behind it.`,
        picture: pictures.verdictBars,
      },
      {
        page: 'ledger/elsewhere/',
        name: 'Elsewhere',
        says: `${grouped(publicCounts().all)} statements of other public sources, and what we find.`,
        picture: pictures.knownSequence,
      },
      {
        page: 'words/',
        name: 'Words of the field',
        says: 'Every term in a sentence or two, and where the book explains it.',
        picture: pictures.fitsOfARun,
      },
    ],
  },
  {
    title: 'Data to take with you',
    places: [
      {
        page: 'every-5x5/',
        name: 'Every 5 × 5',
        says: `All ${grouped(five.pictures)} pictures, each with a number of its own.`,
        picture: pictures.censusOf5x5,
      },
      {
        page: 'corpus/',
        name: 'An open corpus',
        says: `${grouped(puzzles)} puzzles of ${corpus.strata.length} kinds, free for any use.`,
        picture: pictures.corpusBoards,
      },
      {
        page: 'corpus/graded/',
        name: 'What solves what',
        says: `${grouped(gradedFacts.puzzles)} puzzles in ${grouped(gradedFacts.classes)} classes, to rank a solver by.`,
        picture: pictures.whatSolvesWhat,
      },
      {
        page: 'race/',
        name: 'Times of solvers',
        says: 'Which puzzles are hard for which program.',
        picture: pictures.timesOfTwo,
      },
    ],
  },
  {
    title: 'Compute with it',
    places: [
      {
        page: 'reference/',
        name: 'The engine as a library',
        says: 'Solve, rate and explain a puzzle in your own program.',
        picture: pictures.callsOfTheLibrary,
      },
      {
        page: 'code/',
        name: 'All modules',
        says: 'Every file of the engine and the figures, to read.',
        picture: pictures.allModules,
      },
      {
        page: 'lab/',
        name: 'The lab book',
        says: 'Your own runs in one list: lay two over each other, save all as one file.',
        picture: pictures.twoRuns,
      },
      {
        page: 'device/',
        name: 'On this device',
        says: 'The book without a network, and what else your device keeps.',
        picture: pictures.onAScreen,
      },
    ],
  },
];
