/** A question before its answer, without the page: what the author asks, what the reader guesses, and what is said then. */
import { fixed, percent, rounded } from '../../notebook/plain/numbers.ts';
import type { ChoiceProps, GuessProps, Option } from '../../kit/guess/question.ts';
import { flag } from '../../notebook/settings/choices.ts';
import { whole } from '../../notebook/settings/numbers.ts';
import { optional, unseen } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { Settings } from '../../notebook/settings/settings.ts';

type Table = {
  readonly guess: Setting<number | null>;
  readonly shown: Setting<boolean>;
};

/** What a link keeps: the guess, an option from 1 or a percentage, and whether the answer is shown. */
export const guessSettings = (props: GuessProps): Settings<Table> =>
  settings({
    guess: unseen(
      optional(
        whole('g', 'Your guess', {
          name: 'the guess',
          usual: 0,
          ...(props.form === 'choice'
            ? { least: 1, most: props.options.length }
            : { least: 0, most: 100 }),
        }),
      ),
    ),
    shown: unseen(flag('v', 'The answer is shown')),
  });

/** The option that is the most. @throws RangeError where two are, or there are none */
export function mostOf({ options }: Pick<ChoiceProps, 'options'>): Option {
  const shares = options.map(({ share }) => share);
  const most = options.filter(({ share }) => share === Math.max(...shares));
  if (most.length !== 1) throw new RangeError('a question needs one answer');
  return most[0]!;
}

const pointsText = (points: string): string => `${points} ${points === '1' ? 'point' : 'points'}`;

/** How near a guess was, in a sentence. */
export function nearText(props: GuessProps, guess: number): string {
  if (props.form === 'choice') {
    const mine = props.options[guess - 1];
    if (mine === undefined) return '';
    return mine === mostOf(props)
      ? `You said ${lower(mine.text)}, and so it is.`
      : `You said ${lower(mine.text)}: ${percent(mine.share, 0)}.`;
  }
  const off = rounded(guess - props.answer, 0);
  return off === 0
    ? `You said ${guess}\u00a0%, and so it is.`
    : `You said ${guess}\u00a0%: ${pointsText(fixed(Math.abs(off), 0))} too ${off < 0 ? 'low' : 'high'}.`;
}

const lower = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** What stands below: what to do, or the answer. */
export function answerText(props: GuessProps, guess: number | null, shown: boolean): string {
  if (shown) return guess === null ? props.told : `${nearText(props, guess)} ${props.told}`;
  if (guess !== null) return 'That is your guess.';
  return props.form === 'choice'
    ? 'Choose one first. Or show it at once.'
    : 'Move the slider first. Or show it at once.';
}

/** The answer as rows of a table, heads first. */
export const answerRows = (props: GuessProps): readonly (readonly (string | number)[])[] =>
  props.form === 'choice'
    ? [['option', 'share'], ...props.options.map(({ text, share }) => [text, share])]
    : [['percentage', 'share'], ...props.curve.map(({ at, share }) => [at, share])];
