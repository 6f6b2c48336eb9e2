/** What the sequence browser says. */
import { categoriesOf } from '../../experiments/sequences.ts';
import { counted, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { classNames } from '../../kit/probe/probingClasses.ts';
import { sidesOf } from '../../stored/probing.ts';
import type { StoredSize } from '../../stored/probing.ts';
import type { SequenceBrowserExample, SequenceBrowserFound, SequenceList } from './model.ts';
import type { CountedRow } from './query.ts';
import { tableOf } from './tables.ts';

/** A size in words. */
export const sizeWords = (size: StoredSize): string => sizeText(...sidesOf(size));

/** A sequence in short: "11×4 14×4". */
export function shortWords({ counts }: Pick<CountedRow, 'counts'>): string {
  const parts: string[] = [];
  for (let category = 0; category < 16; category++) {
    const count = counts[category] ?? 0;
    if (count > 0) parts.push(`${category}×${count}`);
  }
  return parts.join(' ');
}

/** What the figure is called that shows what a search finds. */
export function titleOf(size: StoredSize, query: string): string {
  const table = tableOf(size, query);
  if (table !== null) return `Table ${table.number} of the thesis: sequences of ${table.name}`;
  return query.trim() === ''
    ? `All probing sequences of ${sizeWords(size)}`
    : `Probing sequences of ${sizeWords(size)}: ${query.trim()}`;
}

const isSquare = (size: StoredSize): boolean => {
  const [height, width] = sidesOf(size);
  return height === width;
};

/** What a symmetry class is at this size. @source 001_a525a3e1210b0814.txt §4, Figure 19 */
export const classesWords = (size: StoredSize): string =>
  isSquare(size)
    ? 'Classes: pictures that turns and reflections make of each other count once.'
    : 'Classes: pictures that reflections make of each other count once.';

const classCount = (groups: number): string =>
  groups === 1 ? '1 class' : `${grouped(groups)} classes`;

/** What is found, in a sentence. */
export function foundSentence(list: SequenceList, found: SequenceBrowserFound): string {
  const { rows, images, classes, solvable } = found;
  const all = list.rows.length;
  if (rows.length === 0)
    return `None of the ${counted(all, 'sequence')} of ${sizeWords(list.size)} is like this.`;
  const which =
    rows.length === all
      ? `All ${counted(all, 'sequence')} of ${sizeWords(list.size)}`
      : `${grouped(rows.length)} of the ${counted(all, 'sequence')} of ${sizeWords(list.size)}`;
  return `${which}: ${counted(images, 'picture')} in ${classCount(classes)}, ${grouped(solvable)} of them uniquely solvable.`;
}

/** A row for the live region. */
export function rowSentence(row: CountedRow): string {
  const { images, groups, unique } = row;
  const solvable = unique === images ? 'all' : unique === 0 ? 'none' : grouped(unique);
  return `Class ${classNames[row.class]}, length ${row.sequence.length}: ${spelled(row)}. ${counted(images, 'picture')}, ${classCount(groups)}; ${solvable} uniquely solvable.`;
}

/** "4 times 11, 4 times 14". */
function spelled({ counts }: CountedRow): string {
  return Array.from(counts)
    .flatMap((count, category) => (count === 0 ? [] : [`${count} times ${category}`]))
    .join(', ');
}

/** Under the example. */
export const exampleCaption = ({ number }: Pick<SequenceBrowserExample, 'number'>): string =>
  `Picture ${grouped(number)}, the first by number with this sequence`;

/** The sequence as printed. @source 001_a525a3e1210b0814.txt Tables 4-9 */
export const printed = ({ sequence }: CountedRow): string => categoriesOf(sequence).join(' ');

/** Examples of searches, with what they ask. */
export const exampleSearches: readonly { readonly query: string; readonly meaning: string }[] = [
  { query: 'contains 15 and no 12', meaning: 'some probes of category 15, none of 12' },
  { query: '14 >= 4', meaning: 'at least four of category 14; also =, <=, <, > and 14 = 2 to 4' },
  { query: 'length 16', meaning: 'sixteen unknown cells' },
  { query: 'class rest', meaning: 'unique, two or rest, as in Table 3' },
  { query: 'pure', meaning: 'only 11 and 14, or only 15' },
  { query: 'only 6 8 9 12', meaning: 'no other category than these' },
  { query: 'mixed', meaning: 'of uniquely solvable pictures and of others, as in Table 9' },
  {
    query: 'images >= 1000',
    meaning: 'likewise classes, and solvable: uniquely solvable pictures',
  },
  { query: 'begins 4 4 4 4', meaning: 'how the sorted sequence begins' },
  { query: '15 15 15 15', meaning: 'one sequence, as the thesis prints it, in any order' },
];
