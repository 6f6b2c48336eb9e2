/** 001, Table 3, column "Simple": simple images of 4x4 and 5x5. */
import { census, simpleIn } from '../census.ts';
import type { Claim } from '../claim.ts';

type Row = { readonly simple: number; readonly total: number; readonly percent: number };

function row(side: 4 | 5, published: Row): Claim<Row, Row> {
  return {
    id: `001-table-3-${side}x${side}-simple`,
    source: '001',
    place: `Table 3, ${side}x${side}, Simple`,
    title: `Simple images among all of ${side}x${side}`,
    published,
    effort: side === 4 ? 'moment' : 'minute',
    read() {
      const tally = census(side, side);
      const simple = simpleIn(tally);
      const total = simple + tally.notSimple;
      return { ours: { simple, total, percent: Math.round((10_000 * simple) / total) / 100 } };
    },
    agrees: (ours, published) =>
      ours.simple === published.simple &&
      ours.total === published.total &&
      ours.percent === published.percent,
  };
}

export const table3Four = row(4, { simple: 51_234, total: 65_536, percent: 78.18 });
export const table3Five = row(5, { simple: 24_976_511, total: 33_554_432, percent: 74.44 });
