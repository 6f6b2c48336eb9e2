/** What the documents say about sweeps and difficulty, beside what we find. */
import { hardestSimple } from '../claims/000/figure3.ts';
import { construction } from '../claims/000/construction.ts';
import { figure4Simple, figure4Total, publishedSimple } from '../claims/000/figure4.ts';
import { firstSweep } from '../claims/000/firstSweep.ts';
import { figure8 } from '../claims/001/figure8.ts';
import { table3Five, table3Four } from '../claims/001/table3.ts';
import { formatGrid } from '../engine/board/image.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { grouped, inWords } from '../formats/numbers.ts';
import { hardest5, imagesIn, storedCount5 } from './sweeps.ts';
import { computedRow, rowFrom } from './verdictRows.ts';

const images = (count: number): string => `${grouped(count)} pictures`;
const hardestText = (one: {
  readonly difficulty: number;
  readonly images: number;
  readonly others: number;
  readonly otherImages: number;
}): string =>
  `${inWords(one.images)} of ${one.difficulty}, ${inWords(one.otherImages)} of ${one.others}`;

const shareText = (one: { readonly simple: number; readonly percent: number }): string =>
  `${grouped(one.simple)} (${one.percent}\u00a0%)`;

/** One row for each statement. */
export function sweepVerdicts(): readonly VerdictRow[] {
  const { simple, hardest, ...rest } = storedCount5();
  const all = imagesIn({ simple, hardest, ...rest });
  const total = simple.reduce((sum, count) => sum + count, 0);
  const totals = { simple: total, percent: Math.round((10_000 * total) / all) / 100 };
  const family = hardest5();
  return [
    rowFrom(
      figure4Simple,
      publishedSimple.map(([difficulty]) => [difficulty, simple[difficulty] ?? 0] as const),
      {
        what: 'Batenburg & Kosters, Figure 4: simple 5\u00a0×\u00a05 pictures by difficulty',
        published: (rows) => `${rows.length} rows`,
        ours: (rows) =>
          `${rows.filter(([difficulty, count]) => publishedSimple[difficulty - 1]?.[1] === count).length} rows the same`,
        remark: 'row by row in Figure 2.4',
      },
    ),
    rowFrom(
      figure4Total,
      { ...totals, images: all },
      {
        what: 'Batenburg & Kosters, Figure 4: simple pictures in all',
        published: shareText,
        ours: shareText,
      },
    ),
    rowFrom(
      hardestSimple,
      {
        difficulty: hardest.difficulty,
        images: hardest.images.length,
        others: family.others[0]?.rowsFirst ?? 0,
        otherImages: family.others.length,
        classes: family.hardest.length === hardest.images.length ? 1 : 0,
        grids: family.hardest.map(({ image }) => formatGrid(image)),
      },
      {
        what: 'Batenburg & Kosters, section 4.1: the hardest simple 5\u00a0×\u00a05 pictures',
        published: hardestText,
        ours: hardestText,
        remark: 'one picture and its reflections; Figure 2.3 shows all eight',
      },
    ),
    computedRow(firstSweep, {
      what: 'Batenburg & Kosters, section 3.1: starting with the columns changes the difficulty by at most',
      published: String,
      ours: ({ most, simple: tried }) => `${most}, in ${images(tried)}`,
    }),
    {
      what: 'Batenburg & Kosters, section 3.1: the difficulty is between 1 and mn + 1',
      published: '26 at most for 5\u00a0×\u00a05',
      ours: String(hardest.difficulty),
      verdict: 'equal',
      remark: 'true, but never reached: mn is a bound as well, as shown below',
    },
    computedRow(construction, {
      what: 'Batenburg & Kosters, Figure 2: difficulty of the construction for 18\u00a0×\u00a018',
      published: String,
      ours: (difficulty) => `${difficulty} by its formula`,
      remark: 'our copy has no picture of it, so the puzzle itself could not be solved',
      part: true,
    }),
    computedRow(figure8, {
      what: 'Wensveen, Figure 8: rows first against columns first',
      published: ({ hFirst, vFirst, mean }) => `${hFirst} and ${vFirst}, mean ${mean}`,
      ours: ({ hFirst, vFirst, mean }) => `${hFirst} and ${vFirst}, mean ${mean}`,
      part: true,
      remark:
        'our copy has no picture of it; the numbers are those of another puzzle, of 3\u00a0×\u00a03',
    }),
    computedRow(table3Four, {
      what: 'Wensveen, Table 3: simple 4\u00a0×\u00a04 pictures',
      published: shareText,
      ours: shareText,
    }),
    rowFrom(
      table3Five,
      { ...totals, total: all },
      {
        what: 'Wensveen, Table 3: simple 5\u00a0×\u00a05 pictures',
        published: shareText,
        ours: shareText,
      },
    ),
  ];
}
