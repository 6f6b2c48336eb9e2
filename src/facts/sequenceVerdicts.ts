/** What 001 says in sections 3.5 and 4 and in Tables 3 to 9, beside what we find. */
import { beyondOnce } from '../claims/001/beyond.ts';
import { firstLevels } from '../claims/001/firstLevels.ts';
import { sequenceClaims } from '../claims/001/sequenceClaims.ts';
import {
  fourFifteensFive,
  oddRest,
  restSolutionsFive,
  restSolutionsFour,
  unequalFive,
  unequalFour,
} from '../claims/001/sequenceSayings.ts';
import type { RestSolutions } from '../claims/001/sequenceSayings.ts';
import {
  eightPuzzles,
  elevenTwo,
  elevenUnique,
  fourFifteens,
  multiplesOfEight,
  nineKinds,
  sixDescriptions,
  tooSmall,
} from '../claims/001/sequenceTexts.ts';
import type { Kinds } from '../claims/001/sequenceTexts.ts';
import { table3Rows, table3Six } from '../claims/001/table3All.ts';
import { allImages, classifiedShare } from '../claims/001/totals.ts';
import type { Claim } from '../claims/claim.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { storedFigure } from './fourRelations.ts';
import { grouped, inWords, percent, spacedSizes } from '../formats/numbers.ts';
import { comparedTables } from './sequences.ts';
import { six, sixCategories, sixLengths, sixRun, sixTooMany } from './sixBySix.ts';
import { computedRow, rowFrom } from './verdictRows.ts';

const counts = (list: readonly number[]): string => list.map(grouped).join(', ');

/** One row for each statement: the tables, then the text. */
export function sequenceVerdicts(): readonly VerdictRow[] {
  return [
    ...classRows(),
    ...tableRows(),
    ...claimRows(),
    ...textRows(),
    ...sayingRows(),
    ...sixBySixRows(),
  ];
}

type Row = { readonly images: readonly number[]; readonly percent: readonly number[] };

function classRows(): readonly VerdictRow[] {
  const text = ({ images, percent: shares }: Row): string =>
    `${counts(images.slice(0, 4))} of ${grouped(images[4] ?? 0)}; ${shares.map((one) => one.toFixed(2)).join(', ')}\u00a0%`;
  return [
    ...(table3Rows as readonly Claim<Row, Row>[]).map((figure) =>
      computedRow(figure, { what: spacedSizes(figure.place), published: text, ours: text }),
    ),
    {
      what: 'Table 3, row 6\u00a0×\u00a06: percentages',
      published: table3Six.published.percent.map((one) => `${one.toFixed(2)}\u00a0%`).join(', '),
      ours: `${six.right === 4 ? 'all four' : `${six.right} of four`} follow from the printed counts, which add up to ${grouped(six.sum)}`,
      verdict: six.right === 4 && six.sum === six.total ? 'equal' : 'different',
    },
    {
      what: 'Table 3, row 6\u00a0×\u00a06: the counts',
      published: `${counts(table3Six.published.images.slice(0, 4))} of the first ${grouped(six.total)}`,
      ours: counts(sixRun.seen.increasing.images.slice(0, 4)),
      verdict: sixTooMany.length > 0 ? 'different' : 'equal',
      ...(sixTooMany.length > 0 && {
        remark: `those with fewer than ${six.level} filled cells alone are too many of the class ${sixTooMany.map(({ name }) => name).join(' and of ')}: the order cannot have been the one that the text tells`,
      }),
    },
    computedRow(classifiedShare, {
      what: 'Section 3.5.3: share of all 6\u00a0×\u00a06 pictures that were classified',
      published: (share) => `${share}\u00a0%`,
      ours: () => percent(six.total / six.of, 2),
    }),
    computedRow(allImages, {
      what: 'Section 4: pictures of 4\u00a0×\u00a04, 5\u00a0×\u00a05 and 6\u00a0×\u00a06',
      published: counts,
      ours: counts,
    }),
  ];
}

function tableRows(): readonly VerdictRow[] {
  return comparedTables.map((table): VerdictRow => {
    const { number, title, rows, total, published, differing, damaged } = table;
    const sum = ({ unique, images }: typeof total): string =>
      unique === undefined ? grouped(images) : `${grouped(unique)}/${grouped(images)}`;
    const right = sum(total) === sum(published);
    const remarks = [
      ...(damaged === 0
        ? []
        : [`${inWords(damaged)} sequences are cut off or have a number too many in our copy`]),
      ...(differing === 0 ? [] : ['see the row by row comparison above']),
    ];
    return {
      what: `Table ${number}: ${title}`,
      published: `${rows.length} rows, ${sum(published)} in all`,
      ours: `${rows.length} sequences, ${sum(total)} in all; ${differing === 0 ? 'every count is the same' : `${inWords(differing)} ${differing === 1 ? 'count differs' : 'counts differ'}`}`,
      verdict: right && differing === 0 ? 'equal' : 'different',
      ...(remarks.length === 0 ? {} : { remark: remarks.join('; ') }),
    };
  });
}

/** A number or a list of them, as it stands in a table. */
function told(title: string, value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'number' ? grouped(value) : String(value);
  const list = (value as number[]).map(grouped);
  if (/length|least and greatest/.test(title) && list.length === 2) return list.join(' to ');
  return list.join(', ');
}

function claimRows(): readonly VerdictRow[] {
  return sequenceClaims.map((figure) =>
    computedRow(figure, {
      what: `${figure.place.replace('section', 'Section')}: ${spacedSizes(figure.title).replaceAll(/image(s?)\b/g, 'picture$1')}`,
      published: (value) => told(figure.title, value),
      ours: (value) => told(figure.title, value),
    }),
  );
}

const text = (what: string): string => `Section ${what}`;

const kindsText = ({ images, puzzles, kinds, solutions }: Kinds): string =>
  `${images} pictures, ${puzzles} puzzles of ${solutions.join(' or ')} ${solutions.join() === '1' ? 'solution' : 'solutions'}; turned and reflected: ${kinds.join(' + ')}`;

function textRows(): readonly VerdictRow[] {
  return [
    computedRow(sixDescriptions, {
      what: text('4.1: the descriptions whose sequence is sixteen times 15'),
      published: (list) => `${inWords(list.length)}, listed`,
      ours: (list) => `${inWords(list.length)}, the same`,
    }),
    ...[elevenUnique, elevenTwo, nineKinds].map((figure) =>
      computedRow(figure, {
        what: `Section ${spacedSizes(figure.title).replace(/^(\S+ × \S+|[^:]*): /, '4.1: ')}`,
        published: kindsText,
        ours: kindsText,
      }),
    ),
    computedRow(multiplesOfEight, {
      what: text('4.1: sequences that occur a multiple of eight times'),
      published: (word) => word,
      ours: ({ rows, multiples }) => `${multiples} of ${rows}`,
    }),
    computedRow(fourFifteens, {
      what: text('3.5.1: four times 15, and nothing else, in 4\u00a0×\u00a04'),
      published: (words) => words,
      ours: ({ images, switching }) =>
        `${grouped(switching)} of ${grouped(images)} pictures have one just there`,
    }),
    computedRow(tooSmall, {
      what: text(
        '4.2: uniquely solvable pictures up to 4\u00a0×\u00a04 that probing does not find',
      ),
      published: String,
      ours: String,
    }),
    rowFrom(eightPuzzles, storedFigure(eightPuzzles).ours, {
      what: text(
        '4.2: the eight uniquely solvable puzzles of one sequence, and its other descriptions',
      ),
      published: ({ unique, others }) => `${inWords(unique.length)} listed, ${others} others`,
      ours: ({ unique, others, otherImages }) =>
        `the same ${inWords(unique.length)}; ${inWords(others)} others, with ${otherImages} pictures`,
      remark: 'each of the others has two solutions: 16 counts pictures, not descriptions',
    }),
    rowFrom(beyondOnce, storedFigure(beyondOnce).ours, {
      what: text('4.2 and 5: with Set-Probing, those that probing leaves'),
      published: ({ left, question }) => `${grouped(left)} “${question}”`,
      ours: ({ left, ways }) =>
        `all ${grouped(left)}, and ${grouped(ways.find(([way]) => way === 'repeated')?.[1] ?? 0)} of them by probing again, without sets`,
      remark: 'the thesis proposes it and does not try it',
    }),
  ];
}

const restText = ({ one, two, more }: RestSolutions): string =>
  `${grouped(more)} of ${grouped(one + two + more)} pictures; ${grouped(two)} have two, ${grouped(one)} one`;

const quoted = (words: string): string => `“${words}”`;

/** Statements of the text that have no number. */
function sayingRows(): readonly VerdictRow[] {
  const sides = ['4\u00a0×\u00a04', '5\u00a0×\u00a05'] as const;
  return [
    ...[unequalFour, unequalFive].map((figure, at) =>
      computedRow(figure, {
        what: text(`${at === 0 ? '3.5.1' : '3.5.2'}: ${sides[at]}, the numbers of 11 and of 14`),
        published: quoted,
        ours: ({ sequences, unequal }) =>
          `unequal in ${grouped(unequal)} of ${grouped(sequences)} sequences`,
      }),
    ),
    computedRow(oddRest, {
      what: text(`3.5.2: ${sides[1]}, odd lengths in the rest`),
      published: quoted,
      ours: counts,
    }),
    rowFrom(fourFifteensFive, storedFigure(fourFifteensFive).ours, {
      what: text(`4.2: four times 15, and nothing else, in ${sides[1]}`),
      published: (words) => words,
      ours: ({ images, switching }) =>
        `${grouped(switching)} of ${grouped(images)} pictures have one just there`,
    }),
    computedRow(restSolutionsFour, {
      what: text(`5: ${sides[0]}, the rest`),
      published: quoted,
      ours: restText,
    }),
    rowFrom(restSolutionsFive, storedFigure(restSolutionsFive).ours, {
      what: text(`5: ${sides[1]}, the rest`),
      published: quoted,
      ours: restText,
    }),
  ];
}

const verdict = (equal: boolean): VerdictRow['verdict'] => (equal ? 'equal' : 'different');

/** What the text says about 6x6, held against all pictures. */
function sixBySixRows(): readonly VerdictRow[] {
  const { least, greatest, categories } = firstLevels.published;
  const names = ['unique', 'exactly two', 'the rest'] as const;
  const most = Math.max(...sixLengths.map((of) => of.most));
  return [
    {
      what: text('3.5.3: greatest length for 6\u00a0×\u00a06'),
      published: String(greatest),
      ours: String(most),
      verdict: verdict(most === greatest),
    },
    ...names.flatMap((name, at): VerdictRow[] => {
      const said = (categories[at] ?? []).toSorted((a, b) => a - b);
      const found = sixCategories[at] ?? [];
      const others = found.filter((one) => !said.includes(one));
      const shortest = sixLengths[at]?.least ?? 0;
      return [
        {
          what: text(`3.5.3: least length for 6\u00a0×\u00a06, ${name}`),
          published: String(least[at]),
          ours: String(shortest),
          verdict: verdict(shortest === least[at]),
        },
        {
          what: text(`3.5.3: categories for 6\u00a0×\u00a06, ${name}`),
          published: said.join(', '),
          ours: found.join(', '),
          verdict: verdict(said.join() === found.join()),
          ...(others.length > 0 && { remark: othersText(at, others) }),
        },
      ];
    }),
  ];
}

/** Categories that the text does not name for a class, and how often they occur. */
const othersText = (at: number, others: readonly number[]): string =>
  others
    .map((category) => {
      const images = sixRun.seen.categories[at]?.find(([one]) => one === category)?.[1] ?? 0;
      return `category ${category} occurs in ${grouped(images)} pictures of this class`;
    })
    .join('; ');
