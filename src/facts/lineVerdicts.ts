/** The worked examples on single lines in the documents, beside what the engine makes of them. */
import { settleExample } from '../claims/000/settle.ts';
import { figure2, figure4, figure5 } from '../claims/001/lines.ts';
import { fourOnFive } from '../claims/002/line.ts';
import { oneThreeOnSix } from '../claims/004/line.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { inWords } from '../formats/numbers.ts';
import { computedRow } from './verdictRows.ts';

const asIs = { published: String, ours: String };
const fitCount = (count: number): string => `${inWords(count)} ${count === 1 ? 'fit' : 'fits'}`;

const andText = ({
  fits,
  and,
}: {
  readonly fits: readonly string[];
  readonly and: string;
}): string => `${fits.join(' AND ')} = ${and}`;

/** One row for each example. */
export function lineVerdicts(): readonly VerdictRow[] {
  return [
    computedRow(settleExample, {
      what: 'Batenburg & Kosters, section 2: 3 2 1 in ?1?1?0?????',
      ...asIs,
    }),
    computedRow(figure2, {
      what: 'Wensveen, Figure 2: 2 3 1 on eight cells',
      published: (fits) => fits.join(', '),
      ours: (fits) => fits.join(', '),
      remark: 'the only fit',
    }),
    computedRow(figure4, {
      what: 'Wensveen, Figure 4: 2 3 1 in ?0?????????',
      published: fitCount,
      ours: (fits) => fitCount(fits.length),
      remark: 'the text says four; the picture is lost',
    }),
    computedRow(figure5, { what: 'Wensveen, Figure 5: what they share', ...asIs }),
    computedRow(fourOnFive, { what: 'Raven’s Point: 4 on five cells', ...asIs }),
    computedRow(oneThreeOnSix, {
      what: '“Nonograms” 2025: 1 3 on six cells',
      published: andText,
      ours: andText,
      remark: 'three fits; their bitwise AND has a 1 where all are filled',
    }),
  ];
}
