/** 001, section 3.1: what the formula of Fix(i, j) gives. */
import { formatLine } from '../../engine/board/cell.ts';
import { describeLine, descriptionsOf } from '../../engine/board/description.ts';
import type { Description } from '../../engine/board/description.ts';
import { generalFrom } from '../../engine/board/generalDescription.ts';
import type { GeneralDescription } from '../../engine/board/generalDescription.ts';
import { countGeneralFits } from '../../engine/line/generalFits.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { fixByFormula } from '../fixByFormula.ts';
import { law } from '../law.ts';

const longest = 4;

/** Every line of up to four cells, whatever is known of it, with every description. */
function* cases(): Generator<readonly [line: Uint8Array, description: Description]> {
  for (let length = 1; length <= longest; length++)
    for (const description of descriptionsOf(length))
      for (let state = 0; state < 3 ** length; state++)
        yield [
          Uint8Array.from({ length }, (_, at) => Math.floor(state / 3 ** at) % 3),
          description,
        ];
}

type Formula = {
  readonly entries: number;
  readonly wrong: number; // used for i = 0 as well
  readonly wrongFromOne: number; // with Fix(0, j) false for all j but 0
};

const fixFormula: Claim<{ readonly wrong: number }, Formula> = {
  id: '001-section-3.1-fix',
  title:
    'Fix(i, j) by the formula is true exactly when the first i cells can adhere to the first j pieces',
  quote:
    'Fix(i, j) is exactly true if the first i elements of the line s can still adhere with the first j elements of the description d',
  published: { wrong: 0 },
  ground: { kind: 'proof' },
  proof:
    'The first i cells adhere to the first j pieces just when for some p the first p adhere to the first j − 1 pieces, and the cells from p + 1 to i can all have the symbol of piece j and are as many as it may have. The number of these cells asks for p from i − b to i − a. That all can have the symbol asks for p not before the last cell that cannot. And Fix(p, j − 1) is false but for p from A to B of the pieces before, so that these bounds leave nothing out.',
  reading: 'with i = 0 as well',
  home: 'papers/batenburg-kosters/#the-fix-table',
  what: 'the formula of Fix(i, j)',
  says: 'true exactly when the beginning fits',
  finds: ({ entries, wrong }) =>
    `${wrong === 0 ? 'right' : `${grouped(wrong)} wrong`} in ${grouped(entries)} entries, for all lines of up to ${longest} cells`,
  remark: ({ wrongFromOne }) =>
    `the text has it “where 1 ≤ i”; without i = 0 it fails for ${grouped(wrongFromOne)} of them, those that begin with a piece that may be empty`,
  read() {
    const ours = { entries: 0, wrong: 0, wrongFromOne: 0 };
    for (const [line, description] of cases()) {
      const general = generalFrom(description);
      const [whole, fromOne] = [true, false].map((zero) => fixByFormula(line, general, zero));
      for (let i = 1; i <= line.length; i++)
        for (let j = 1; j <= general.length; j++) {
          const fits = countGeneralFits(line.subarray(0, i), general.slice(0, j)) > 0n;
          ours.entries++;
          if (whole?.at(i, j) !== fits) ours.wrong++;
          if (fromOne?.at(i, j) !== fits) ours.wrongFromOne++;
        }
    }
    return { ours };
  },
  agrees: ({ wrong, entries }, published) => entries > 0 && wrong === published.wrong,
};

/** The description of the eighth row of Figure 1, its pieces, and the lines of eight cells that they allow. */
type Eighth = { readonly pieces: number; readonly lines: readonly string[] };

const eighthRow: Claim<string, Eighth> = {
  id: '001-section-3.1-eighth-row',
  title: 'The description 3 1 is “0{0,∞}, 1{3,3}, 0{1,∞}, 1{1,1}, 0{0,∞}”',
  quote: 'for the eighth row, we have "3 1", which represents (3, 1) as an ordered series',
  published: '3 1',
  ground: { kind: 'count', of: 'all 256 lines of eight cells' },
  home: 'papers/batenburg-kosters/#general-descriptions',
  what: '3 1 in pieces, on a line of eight cells',
  says: '0{0,∞} 1{3,3} 0{1,∞} 1{1,1} 0{0,∞}',
  finds: ({ pieces, lines }) =>
    `${pieces} pieces, ${lines.length} lines: just those with runs 3 and 1`,
  read() {
    const general: GeneralDescription = [
      { symbol: 0, least: 0, most: Infinity },
      { symbol: 1, least: 3, most: 3 },
      { symbol: 0, least: 1, most: Infinity },
      { symbol: 1, least: 1, most: 1 },
      { symbol: 0, least: 0, most: Infinity },
    ];
    const all = Array.from({ length: 2 ** 8 }, (_, number) =>
      Uint8Array.from({ length: 8 }, (__, at) => (number >> at) & 1),
    );
    const lines = all.filter((line) => countGeneralFits(line, general) > 0n).map(formatLine);
    return { ours: { pieces: general.length, lines } };
  },
  agrees({ lines }, published) {
    const described = Array.from({ length: 2 ** 8 }, (_, number) =>
      Uint8Array.from({ length: 8 }, (__, at) => (number >> at) & 1),
    ).filter((line) => describeLine(line).join(' ') === published);
    return described.map(formatLine).join() === lines.join();
  },
};

const longestRegular = 10;

/** The regular expression of a description as section 3.1 writes it: blocks of ones, gaps of `00*`, `0*` at the ends. */
const regularOf = (description: Description): RegExp =>
  new RegExp(`^0*${description.map((run) => `1{${run}}`).join('00*')}0*$`);

const regular = law(
  {
    id: '001-section-3.1-regular-expression',
    title: 'The lines of a description are those of its regular expression: of 3 1, 0*1³00*1¹0*',
    quote: 'The corresponding regular expression is 0^*1^300^*1^10^*',
    home: 'papers/batenburg-kosters/#general-descriptions',
    what: 'descriptions as regular expressions',
    says: 'of 3 1: 0*1³00*1¹0*',
    unit: `lines of up to ${longestRegular} cells, each with every description`,
    proof:
      'A line has the description just when it is its runs in their order, with at least one empty cell between two of them and any number at both ends. That is what the expression says.',
  },
  () => {
    const counts = { cases: 0, exceptions: 0 };
    for (let length = 1; length <= longestRegular; length++) {
      const lines = Array.from({ length: 2 ** length }, (_, number) =>
        Uint8Array.from({ length }, (__, at) => (number >> at) & 1),
      );
      const own = lines.map((line) => describeLine(line).join(' '));
      const texts = lines.map((line) => formatLine(line));
      for (const description of descriptionsOf(length)) {
        const expression = regularOf(description);
        const wanted = description.join(' ');
        counts.cases += lines.length;
        for (const [at, text] of texts.entries())
          if (expression.test(text) !== (own[at] === wanted)) counts.exceptions++;
      }
    }
    return counts;
  },
);

export const fixClaims: readonly Claim[] = [fixFormula, eighthRow, regular];
