/** Tables of the text that readers may want as data: as they stand on the page, and as files with plain numbers. */
import { grouped, sizeText } from '../notebook/plain/numbers.ts';
import { csvRow, csvWith } from '../notebook/export/files.ts';
import { lengthTable, meansTable } from './longerSequences.ts';
import { beyond, crossTable, leftKinds, solverTable, uniqueImages } from './sequences.ts';
import { bySetColumns, bySetTable, setRound, setRoundTable } from './setRounds.ts';
import { sixLevels } from './sixBySix.ts';
import { smallSizeTable } from './smallSizes.ts';

type FileTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const six = sizeText(6, 6);

/** By the names of their files. */
export const tableFiles = {
  'small-sizes': { caption: 'All pictures of small sizes, counted', ...smallSizeTable },
  'classes-6x6-by-filled': { caption: `${six} by filled cells`, ...sixLevels },
  'sequence-lengths-6x6': { caption: `${six}: how many cells sweeps leave`, ...lengthTable },
  'sequence-categories': {
    caption: 'Cells of each category in a sequence, on average',
    ...meansTable,
  },
  'set-probing-5x5': {
    caption: `The ${grouped(setRound.left)} pictures of 5 × 5 with one solution that single probes leave`,
    columns: ['One round, from the standstill', 'solved', 'left'],
    rows: setRoundTable,
  },
  'deciding-sets': {
    caption: 'All pictures by how many cells have to be probed at once',
    columns: bySetColumns,
    rows: bySetTable,
  },
  'methods-5x5': {
    caption: `The ${grouped(uniqueImages)} pictures of 5 × 5 with one solution, and what solves them`,
    columns: ['Method', 'solved', 'share', 'left'],
    rows: solverTable,
  },
  'probing-and-four-5x5': {
    caption: 'Uniquely solvable pictures of 5 × 5 that are not simple',
    columns: ['Solved by', 'and by FourSolver', 'not by FourSolver', 'together'],
    rows: crossTable,
  },
  'repeated-probing-by-hardness': {
    caption: `The ${grouped(beyond.left)} pictures that need repeated probing, by (p,q)-hardness`,
    columns: ['Hard for', 'pictures', 'up to turns and reflections'],
    rows: leftKinds,
  },
} as const satisfies Readonly<Record<string, FileTable>>;

type TableName = keyof typeof tableFiles;

/** What a table of the text is made of. */
export const tableWithFiles = (file: TableName): FileTable & { readonly file: string } => ({
  ...tableFiles[file],
  file,
});

/** A number as programs read it, a share in percent; other words as they are. */
export function plainCell(text: string): string | number | null {
  const bare = text.replaceAll('\u00a0', ' ').replace(/ %$/, '');
  if (bare === '' || bare === '–') return null;
  return /^\d{1,3}(,\d{3})*(\.\d+)?$/.test(bare) || /^\d+(\.\d+)?$/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : bare;
}

/** The text of a file of a table. */
export function tableFile({ caption, columns, rows }: FileTable, kind: 'csv' | 'json'): string {
  const plain = rows.map((cells) => cells.map(plainCell));
  // shares stand on the page with their sign, in a file in their heads; those of several columns with the name of each
  const heads = columns.map((name, at) => {
    const whole = columns.indexOf(name) === columns.lastIndexOf(name);
    const named = whole ? name : `${columns[at - 1] ?? ''}, ${name}`;
    return rows.some((cells) => cells[at]?.endsWith('\u00a0%') === true) ? `${named}, %` : named;
  });
  const title = caption.replaceAll('\u00a0', ' ');
  return kind === 'csv'
    ? csvWith([title], [heads, ...plain].map(csvRow).join(''))
    : `${JSON.stringify({ title, columns: heads, rows: plain }, null, 1)}\n`;
}
