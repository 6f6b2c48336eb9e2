/** 001, Table 3, column "Simple": simple images of 4x4 and 5x5. */
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { shareText, simpleShareOf } from '../simpleShare.ts';

type Row = { readonly simple: number; readonly total: number; readonly percent: number };

function row(side: 4 | 5, published: Row): Claim<Row, Row> {
  const run = side === 4 ? 'difficulty-count 4x4' : 'difficulty-count 5x5';
  return {
    id: `001-table-3-${side}x${side}-simple`,
    place: `Table 3, ${side}x${side}, Simple`,
    title: `Simple images among all of ${side}x${side}`,
    published,
    effort: side === 4 ? 'moment' : 'minute',
    from: [run],
    ground: { kind: 'count', of: `all ${grouped(published.total)} pictures` },
    home: 'papers/wensveen/#all-pictures-by-class',
    what: `simple ${side}x${side} pictures`,
    says: shareText,
    finds: shareText,
    read(measured) {
      const { simple, percent, all: total } = simpleShareOf(measured.tally(run));
      return { ours: { simple, total, percent } };
    },
    agrees: (ours, published) =>
      ours.simple === published.simple &&
      ours.total === published.total &&
      ours.percent === published.percent,
  };
}

export const table3Four = row(4, { simple: 51_234, total: 65_536, percent: 78.18 });
export const table3Five = row(5, { simple: 24_976_511, total: 33_554_432, percent: 74.44 });
