/** 004, “Solvability with lacking information”: what lines alone miss, and its three open questions. */
import type { GuessNumbers } from '../../experiments/guessOrder.ts';
import { guessNumbers } from '../../experiments/guessOrder.ts';
import { guessKind, SEVERAL } from '../../experiments/guesses.ts';
import { sumOf } from '../../notebook/plain/storedTally.ts';
import { grouped, percent } from '../../notebook/plain/numbers.ts';
import type { Claim, Computed, Question } from '../claim.ts';
import type { Measured } from '../evidence.ts';

const place = 'Solvability with lacking information';
const home = 'hunt/#how-many-guesses';

const fivesOf = (measured: Measured): Computed<GuessNumbers> => ({
  ours: guessNumbers(measured.tally('guesses 25-cells')['5x5'] ?? {}),
});

const ground = { kind: 'count', of: 'all pictures of 5x5' } as const;

export const linesNotEnough: Claim<{ readonly least: number }, GuessNumbers> = {
  id: '004-lines-not-enough',
  place: 'The Game; Solvability with lacking information',
  title: 'Occasionally single rows and columns are not enough',
  quote:
    'Occasionally there is not enough information to consider single rows and columns, but instead you need to consider a combination of them.',
  published: { least: 1 },
  effort: 'minute',
  from: ['guesses 25-cells'],
  read: fivesOf,
  agrees: ({ left }, { least }) => left.sweeps >= least,
  ground,
  home,
  what: 'occasionally single lines are not enough, also where there is one solution',
  says: 'occasionally',
  finds: ({ left, unique }) =>
    `${grouped(left.sweeps)} of ${grouped(unique)} pictures of 5x5 with one solution, ${percent(left.sweeps / unique)}`,
  remark: null,
};

export const linesEnough: Claim<{ readonly least: number }, GuessNumbers> = {
  id: '004-lines-enough',
  place,
  title: 'Going over the clues again and again may solve a puzzle in its entirety',
  quote:
    'if the solver iterates over the clues repeatedly they may gain enough information in each pass to eventually solve the puzzle in its entirety',
  published: { least: 1 },
  effort: 'minute',
  from: ['guesses 25-cells'],
  read: fivesOf,
  agrees: ({ left, unique }, { least }) => unique - left.sweeps >= least,
  ground,
  home,
  what: 'sweeps, again and again, may solve a puzzle in its entirety',
  says: 'may',
  finds: ({ left, unique }) =>
    `${grouped(unique - left.sweeps)} of ${grouped(unique)} pictures of 5x5 with one solution, ${percent(1 - left.sweeps / unique)}`,
  remark: null,
};

export const notByInference: Question<string, GuessNumbers> = {
  id: '004-question-inference',
  place,
  title: 'Are there single-solution problems that cannot be solved inferentially?',
  quote:
    'Are there single-solution problems that cannot be solved inferentially (ie need to guess at some point)',
  published: 'a question',
  effort: 'minute',
  from: ['guesses 25-cells'],
  read: fivesOf,
  agrees: null,
  ground,
  home,
  what: 'single-solution problems that cannot be solved inferentially',
  says: 'a question',
  finds: ({ left, unique }) =>
    `of ${grouped(unique)} of 5x5, ${grouped(left.sweeps)} by sweeps, ${grouped(left.four)} by FourSolver, ${grouped(left['two-sat'])} by 2-SAT, ${grouped(left.probing)} by a round of probing, ${left.repeated === 0 ? 'none' : grouped(left.repeated)} by repeated probing`,
  remark: 'It depends on the method that is called inference, so each is named.',
};

export const oneGuess: Question<string, GuessNumbers> = {
  id: '004-question-one-guess',
  place,
  title: 'Is a puzzle acceptable if it has only one instance where you need to guess?',
  quote: 'Is a puzzle acceptable if it has only one instance where you need to guess',
  published: 'a question',
  effort: 'minute',
  from: ['guesses 25-cells'],
  read: fivesOf,
  agrees: null,
  ground,
  home,
  what: 'puzzles with only one instance where you need to guess',
  says: 'a question',
  finds: ({ byGuesses }) =>
    `of 5x5 with one solution ${grouped(byGuesses[0] ?? 0)} need none, ${grouped(byGuesses[1] ?? 0)} one, ${grouped(byGuesses[2] ?? 0)} two and ${byGuesses.length > 3 ? grouped(sumOf(byGuesses.slice(3))) : 'no picture'} more`,
  remark: 'Whether that is acceptable is a matter of taste; how many there are is not.',
};

/** Pictures that one guess solves, and of these those whose other value breaks by sweeps. */
type Confirmed = { readonly one: number; readonly confirmed: number };

export const confirmGuess: Question<string, Confirmed> = {
  id: '004-question-confirm',
  place,
  title: '(How) can you confirm guesses by filling in the board after making an assumption?',
  quote: '(How) can you confirm guesses by filling in the board after making an assumption?',
  published: 'a question',
  effort: 'minute',
  from: ['guesses 25-cells'],
  read(measured) {
    const kinds = Object.entries(measured.tally('guesses 25-cells')['5x5'] ?? {})
      .filter(([kind]) => kind !== SEVERAL)
      .map(([kind, { images }]) => ({ ...guessKind(kind), images }))
      .filter(({ least }) => least === 1);
    const confirmed = kinds.filter(({ left }) => !left.includes('once'));
    return {
      ours: {
        one: sumOf(kinds.map(({ images }) => images)),
        confirmed: sumOf(confirmed.map(({ images }) => images)),
      },
    };
  },
  agrees: null,
  ground,
  home,
  what: 'can you confirm guesses by filling in the board after making an assumption?',
  says: 'a question',
  finds: ({ one, confirmed }) =>
    `in ${grouped(confirmed)} of the ${grouped(one)} pictures of 5x5 that one guess solves, the other value of that cell breaks a line by sweeps alone`,
  remark:
    'A guess that fills the board without a broken line has found a solution. That it is the only one is known when the other value breaks.',
};
