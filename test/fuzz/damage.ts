/** Damaged texts, drawn from a seed: some thousand in the tests, as many as are asked for by `npm run fuzz`. */
import { boardRandom } from '../../src/engine/board/random.ts';
import type { Random } from '../../src/engine/board/random.ts';

const { FUZZ_COUNT, FUZZ_SEED = '20261127' } = process.env;

/**
 * How many to try.
 *
 * @param cheap - what takes some three seconds
 */
export const tries = (cheap: number): number => Number(FUZZ_COUNT ?? cheap);

/** Whether each kind of end is bound to come up: what `npm test` tries is enough for that, and fewer may not be. */
export const areMany = (cheap: number): boolean => tries(cheap) >= cheap;

/** Time for them, in ms. */
export const patience = Math.max(120_000, Number(FUZZ_COUNT ?? 0) * 100);

/** A stream of its own for each test. */
export const drawnFor = (test: number): Random => boardRandom(Number(FUZZ_SEED), 1, 1, 50, test);

export const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.below(items.length)]!;

const signs = [
  ...'0123456789;=&?%.,~_-+:/\\#<>[]{}()"\'` \n\tazAZ',
  ...'%00 %E2%98 \u0000 \uFEFF \u202E \uD800 é 🙂 __proto__ null true [] {}'.split(' '),
  ...'1e9 -1 0.5 99999999999999999999 NaN Infinity'.split(' '),
];

/** One to three damages: signs lost, added, turned into others, parts doubled or exchanged, the end cut off. */
export function damage(text: string, random: Random): string {
  let out = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(out.length + 1);
    const end = Math.min(out.length, at + 1 + random.below(6));
    switch (random.below(7)) {
      case 0:
        out = out.slice(0, at) + out.slice(end);
        break;
      case 1:
      case 2:
        out = out.slice(0, at) + oneOf(signs, random) + out.slice(at);
        break;
      case 3:
        out = out.slice(0, at) + oneOf(signs, random) + out.slice(end);
        break;
      case 4:
        out = out.slice(0, at) + out.slice(at, end).repeat(2 + random.below(40)) + out.slice(end);
        break;
      case 5:
        out = out.slice(end) + out.slice(at, end) + out.slice(0, at);
        break;
      default:
        out = out.slice(0, at);
    }
  }
  return out;
}

/** A sentence for readers. */
export const isSentence = (text: string): boolean =>
  /^[“"'‘(\p{Lu}\p{N}][\s\S]*[.!?)]$/u.test(text);
