/** LocalNonogram: how many pictures of a size single lines solve. */
import { SIMPLE } from '../../engine/census/smallFour.ts';
import { fourTotals } from '../../experiments/fourCensus.ts';
import { wilson } from '../../experiments/wilson.ts';
import { grouped } from '../../formats/numbers.ts';
import { meets } from '../agree.ts';
import type { Counted } from '../agree.ts';
import type { Claim, Untested } from '../claim.ts';

const pictures = 2 ** 35;
const home = 'every-5x5/#sizes';

/** In billions, of hundredths. */
const billions = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The share of a sample as a number of pictures, its 95 % interval rounded outwards. */
const between = ({ count, n }: Counted): string => {
  const { low, high } = wilson(count, n);
  return `${billions(Math.floor((low * pictures) / 1e7))} to ${billions(Math.ceil((high * pictures) / 1e7))} billion`;
};

const fiveBySeven: Claim<number, Counted> = {
  id: 'web-local-nonogram-5x7',
  place: '5x7',
  title: 'Pictures of 5x7 that single lines solve',
  published: 24_259_979_981,
  effort: 'minute',
  from: ['four-sample 5x7'],
  read(measured) {
    const { images, classes } = fourTotals(measured.tally('four-sample 5x7'));
    return { ours: { count: classes[SIMPLE], n: images }, seed: 2012 };
  },
  agrees: (ours, said) => meets(ours, { low: said / pictures, high: said / pictures }),
  ground: ({ n }) => ({ kind: 'sample', n, unit: 'pictures', interval: '95\u00a0% interval' }),
  home,
  what: 'pictures of 5x7 that single lines solve',
  says: grouped,
  finds: between,
  remark: 'an estimate from random pictures; the number itself was not counted again',
};

export const lineSolvable: readonly Claim[] = [fiveBySeven];

export const otherSizes: Untested = {
  id: 'web-local-nonogram-others',
  place: 'the other 63 entries',
  title: 'The other 63 entries of the table',
  says: 'a number each',
  untested:
    'We do not have the table. Ours of small sizes has the same count for sides of two and more and up to 25 cells, for 5x6 and for 6x6.',
  home,
};
