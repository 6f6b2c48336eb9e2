import { describe, expect, test } from 'vitest';
import { ladderGuess, thresholdGuess } from '../../../src/facts/guesses.ts';
import { risesToHalf } from '../../../src/kit/guess/curve.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import type { ChoiceProps } from '../../../src/kit/guess/question.ts';
import * as model from '../../../src/widgets/guess-first/model.ts';

const choice: ChoiceProps = {
  form: 'choice',
  question: 'Which?',
  options: [
    { text: 'Rows', share: 0.25 },
    { text: 'Columns', share: 0.5 },
  ],
  of: 'all',
  told: 'Columns are more.',
};

describe('a choice', () => {
  test('has one answer, and says whether the guess was it', () => {
    expect(model.mostOf(choice).text).toBe('Columns');
    expect(model.nearText(choice, 1)).toBe('You said rows: 25\u00a0%.');
    expect(model.nearText(choice, 2)).toBe('You said columns, and so it is.');
    expect(() => model.mostOf({ options: [] })).toThrow(RangeError);
    expect(() => model.mostOf({ options: [choice.options[0]!, choice.options[0]!] })).toThrow(
      RangeError,
    );
  });

  test('never asks for a guess before it answers', () => {
    expect(model.answerText(choice, null, true)).toBe('Columns are more.');
    expect(model.answerText(choice, null, false)).toMatch(/Or show it at once\.$/);
  });

  test('keeps the guess in its link, and refuses one that is no option', () => {
    const settings = model.guessSettings(choice);
    const usual = settings.of({});
    const values = settings.fromLink({ g: '2', v: '1' }, usual);
    expect(values).toEqual({ guess: 2, shown: true });
    expect(settings.toLink(settings.formOf(values), usual)).toEqual({ g: '2', v: '1' });
    expect(() => settings.fromLink({ g: '3' }, usual)).toThrow(LinkError);
  });
});

describe('the questions of the chapters', () => {
  test('the threshold is where the curve on show passes one half', () => {
    const props = thresholdGuess();
    expect(Math.abs(risesToHalf(props.curve)! - props.answer)).toBeLessThan(0.1);
    expect(model.nearText(props, 30)).toMatch(/^You said 30\u00a0%: \d+ points too low\.$/);
    expect(model.nearText(props, Math.round(props.answer))).toMatch(/and so it is\.$/);
    expect(model.answerText(props, 90, true)).toContain(props.told);
  });

  test('the ladder has shares of what sweeps leave, and one method is ahead', () => {
    const props = ladderGuess();
    for (const { share } of props.options) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
    expect(props.told.startsWith(model.mostOf(props).text)).toBe(true);
  });
});
