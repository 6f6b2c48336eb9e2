/**
 * 001, section 5: how probing sequences behave on larger boards. Of 6x6 all were counted. They are too many for a list: what the
 * count comes to is stored, with a digest of the whole and of its parts (docs/clusters.md).
 */
import { sequenceCensus } from '../../experiments/sequenceCensus.ts';
import type { SequenceNumbers } from '../../experiments/sequenceCensus.ts';
import { fixed } from '../../notebook/plain/numbers.ts';
import type { StoredFile } from '../../notebook/plain/storedFile.ts';
import {
  checkSum,
  checkWithin,
  countIn,
  listIn,
  recordIn,
  sumOf,
  textIn,
} from '../../notebook/plain/storedTally.ts';
import type { Question } from '../claim.ts';
import { probingCountIn } from '../probingCounts.ts';
import { checkHead } from '../storedFile.ts';
import { sixBySixOf } from './table3All.ts';

/** All sequences of a size, and how long it took one core to count them. */
type CountedSequences = { readonly numbers: SequenceNumbers; readonly seconds: number };

const all = 2 ** 36;

/** The file of all sequences of 6x6. */
export const allSequencesFile: StoredFile<CountedSequences> = {
  name: 'sequences-6x6',
  command: 'npm run -s reproduce -- sequences-6x6',
  read(fields) {
    const run = recordIn('run', fields['run']);
    checkHead(run, sequenceCensus.id, sequenceCensus.version, { height: 6, width: 6 });
    const { digest } = recordIn('tally', run['tally'], ['digest']);
    textIn('digest', digest, /^[0-9a-f]{16}$/);
    checkSum('images counted', countIn('images', run['images']), all);
    const ours = recordIn('ours', fields['ours'], ['simple', 'classes']);
    const images = listIn('classes', ours['classes'], 3).map(imagesIn);
    checkSum('images', countIn('simple', ours['simple']) + sumOf(images), all);
    return {
      numbers: ours as unknown as SequenceNumbers,
      seconds: countIn('seconds', Math.round(Number(run['seconds']))),
    };
  },
};

const counts = ['sequences', 'images', 'unique', 'seldom', 'alone', 'shortest', 'longest'] as const;

/** The images of a class, of which what is said of its sequences can be. */
function imagesIn(value: unknown): number {
  const more = ['pure', 'mixed', 'categories', 'cells', 'most'];
  const sum = recordIn('class', value, [...counts, ...more]);
  const [sequences = 0, images = 0, unique = 0, seldom = 0, alone = 0, shortest = 0, longest = 0] =
    counts.map((name) => countIn(name, sum[name]));
  const inSome = (name: 'pure' | 'mixed'): readonly [sequences: number, images: number] => {
    const some = recordIn(name, sum[name]);
    return [countIn(name, some['sequences']), countIn(name, some['images'])];
  };
  const [pure, mixed] = [inSome('pure'), inSome('mixed')];
  const ofSome = [seldom, alone + mixed[0], pure[0]];
  checkWithin('sequences of a class', [...ofSome, longest], (at) => (at < 3 ? sequences : 36));
  checkWithin('images of a class', [sequences, unique, pure[1], mixed[1]], () => images);
  const cells = listIn('cells', sum['cells'], 16).map((count) => countIn('cells', count));
  checkWithin(
    'cells',
    [shortest * images, sumOf(cells)],
    (at) => [sumOf(cells), longest * images][at]!,
  );
  const named = listIn('categories', sum['categories']).map((one) => listIn('category', one, 3)[0]);
  checkSum(
    'cells of the categories',
    sumOf(named.map((category) => cells[Number(category)] ?? 0)),
    sumOf(cells),
  );
  const most = recordIn('most', sum['most'], ['images', 'unique', 'cells']);
  checkWithin('the most frequent sequence', [countIn('images', most['images'])], () => images);
  listIn('cells', most['cells'], 16);
  return images;
}

/** Of numbers and how often each occurs. */
function meanOf(list: readonly (readonly number[])[]): number {
  const images = sumOf(list.map(([, count = 0]) => count));
  return sumOf(list.map(([length = 0, count = 0]) => length * count)) / images;
}

/** Mean lengths of the classes unique, exactly two, rest. */
type Lengths = { readonly five: readonly number[]; readonly six: readonly number[] };

const text = (means: readonly number[]): string => means.map((mean) => fixed(mean, 1)).join(', ');

export const largerSequences: Question<string, Lengths> = {
  id: '001-section-5-larger-sequences',
  title: 'How probing sequences behave for larger Nonograms: 6x6 beside 5x5',
  quote:
    'The experiments could be extended by considering larger n × n Nonograms to see how the probing sequences behave',
  published: 'could be extended',
  effort: 'hours',
  from: ['probing 5x5', 'probing-levels 6x6'],
  ground: { kind: 'count', of: 'all pictures of 5x5 and 6x6' },
  home: 'papers/wensveen/#longer-sequences',
  what: 'length of a sequence on average: unique, exactly two, the rest',
  finds: ({ five, six }) =>
    `${text(five)} for 5\u00a0×\u00a05, ${text(six)} for 6\u00a0×\u00a06; “Longer sequences” says how many sequences there are, and how often they have each category`,
  read: (measured) => ({
    ours: {
      five: (['unique', 'two', 'rest'] as const).map((kind) =>
        meanOf(
          probingCountIn(measured, 5)
            .of(kind)
            .map(({ sequence, images }) => [sequence.length, images]),
        ),
      ),
      six: sixBySixOf(measured.tally('probing-levels 6x6')).lengths.map(meanOf),
    },
  }),
  agrees: null,
};
