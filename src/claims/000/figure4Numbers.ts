/** Every number that Figure 4 and the sentences below it print, beside those of a count: by the claims of the ledger. */
import type { FourCensusTally } from '../../experiments/fourCensus.ts';
import { exact } from '../agree.ts';
import type { VerdictKind } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { ownCount } from '../ownCount.ts';
import { verdictOf } from '../verdict.ts';
import { figure4Table, figure4Totals, inTable } from './figure4All.ts';

/** A printed number beside ours, and where it stands. */
export type PrintedNumber = {
  readonly line: 'row' | 'total' | 'share' | 'unique' | 'one clue';
  readonly row: number; // of a row of the table, else 0
  readonly kind: number; // the class, 0 to 3
  readonly ours: number;
  readonly published: number;
  readonly same: boolean;
};

/** What a count says about a claim, and the numbers in which the two are held against each other. */
export type NumbersOf = {
  readonly id: string;
  readonly kind: VerdictKind;
  readonly numbers: readonly PrintedNumber[];
};

type Place = Pick<PrintedNumber, 'line' | 'row'>;

const beside = (
  place: Place,
  ours: readonly number[],
  published: readonly number[],
): readonly PrintedNumber[] =>
  published.map((said, kind) => {
    const found = ours[kind] ?? 0;
    return { ...place, kind, ours: found, published: said, same: exact(found, said) };
  });

/** Reads the claims whose numbers stand in the table. @param tally - of all images of 5x5 */
export function figure4Numbers(tally: FourCensusTally): readonly NumbersOf[] {
  const measured = ownCount('four-census 5x5', tally);
  const table = verdictOf(figure4Table, measured);
  const totals = verdictOf(figure4Totals, measured);
  const single = (claim: Claim<number, number>, line: Place['line'], kind: number): NumbersOf => {
    const { ours, kind: verdict } = verdictOf(claim, measured);
    const [number] = beside({ line, row: 0 }, [ours], [claim.published]);
    return {
      id: claim.id,
      kind: verdict,
      numbers: number === undefined ? [] : [{ ...number, kind }],
    };
  };
  return [
    {
      id: figure4Table.id,
      kind: table.kind,
      numbers: figure4Table.published.flatMap(([row = 0, ...said], at) =>
        beside({ line: 'row', row }, table.ours[at]?.slice(1) ?? [], said),
      ),
    },
    {
      id: figure4Totals.id,
      kind: totals.kind,
      numbers: [
        ...beside({ line: 'total', row: 0 }, totals.ours.totals, figure4Totals.published.totals),
        ...beside({ line: 'share', row: 0 }, totals.ours.percent, figure4Totals.published.percent),
      ],
    },
    ...inTable.map(({ claim, line, kind }) => single(claim, line, kind)),
  ];
}
