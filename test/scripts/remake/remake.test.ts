import { expect, test } from 'vitest';
import { searches } from '../../../scripts/remake/searches/all.ts';
import { run } from '../run.ts';

const remake = (...words: readonly string[]) => run('remake/remake.ts', words);

test('lists what can be made again', () => {
  const { code, out } = remake('--help');
  expect(code).toBe(0);
  for (const { name } of searches) expect(out).toContain(`\n  ${name} `);
});

test.each([
  [['strips', 'many'], 'not a seed: many'],
  [['hardest', '7'], 'not a size or picture: 7'],
  [['corpus', '--shard', '5/4'], '--shard takes 1/4 to 4/4, or the like: 5/4'],
  [['asking', '60'], 'Only all percentages can be stored.'],
])('%s is refused in a sentence', (words, sentence) => {
  const { code, out, err } = remake(...words);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});
