/** The smallest pictures of the census of guesses, as lists: by guesses, and by the methods that leave them. */
import type { GuessTally } from '../../experiments/guesses.ts';
import { guessExamples, methodExamples } from './model.ts';
import type { ExampleList } from './view.ts';

/** The lists that have anything in them. @source none */
export const exampleLists = (tally: GuessTally): readonly ExampleList[] =>
  [
    { title: 'A smallest for each number of guesses', examples: guessExamples(tally) },
    { title: 'A smallest that a method does not solve', examples: methodExamples(tally) },
  ].filter(({ examples }) => examples.length > 0);
