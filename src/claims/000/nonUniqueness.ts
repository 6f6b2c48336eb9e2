/** 000, section 5: classes of the ways in which a puzzle can have several solutions, in the order of its difficulty measure. */
import { lineTables } from '../../engine/line/lineTables.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Question } from '../claim.ts';

/** Pictures whose puzzle has several solutions, by the smallest exchange that makes another solution of them. */
export type Exchanges = {
  readonly images: number;
  /** By the lines in which cells are exchanged, in one direction and in the other: few in all first, then few in one. */
  readonly kinds: readonly {
    readonly fewer: number;
    readonly more: number;
    readonly images: number;
    readonly cells: readonly [least: number, most: number]; // exchanged
    readonly example: readonly [image: number, other: number]; // by their numbers
  }[];
};

type Kind = Exchanges['kinds'][number];

/** What an exchange touches. */
type Touched = { readonly fewer: number; readonly more: number; readonly cells: number };

/** Few lines in all first, then few in one direction, then few cells. */
const inOrder = (a: Touched, b: Touched): number =>
  a.fewer + a.more - b.fewer - b.more || a.fewer - b.fewer || a.cells - b.cells;

const bits = (word: number): number => word.toString(2).replaceAll('0', '').length;

/** What says of a set of cells which lines it touches. */
function toucher(side: number): (cells: number) => Touched {
  const row = (1 << side) - 1;
  const bitsOf = Uint8Array.from({ length: 1 << side }, (_, word) => bits(word));
  return (cells) => {
    let [rows, columns, count] = [0, 0, 0];
    for (let rest = cells; rest !== 0; rest >>>= side) {
      const word = rest & row;
      if (word !== 0) rows++;
      columns |= word;
      count += bitsOf[word]!;
    }
    const across = bitsOf[columns]!;
    return { fewer: Math.min(rows, across), more: Math.max(rows, across), cells: count };
  };
}

/** The pictures of a size by their puzzle: those with the same rows, and of these those with the same columns. */
function* solutionSets(side: number): Generator<readonly number[]> {
  const { idOf, descriptions } = lineTables(side);
  const kinds = descriptions.length;
  const lines: number[][] = Array.from({ length: kinds }, () => []);
  for (const [line, id] of idOf.entries()) lines[id]!.push(line);
  // bit j of a line as bit 0 of column j: shifted by its row, the columns of a picture side by side
  const spread = Array.from({ length: 1 << side }, (_, line) => {
    let columns = 0;
    for (let at = 0; at < side; at++) columns |= ((line >> at) & 1) << (at * side);
    return columns;
  });
  const all = (1 << side) - 1;
  const columnKey = (columns: number): number => {
    let key = 0;
    for (let at = 0; at < side; at++) key = key * kinds + idOf[(columns >> (at * side)) & all]!;
    return key;
  };
  for (let tuple = 0; tuple < kinds ** side; tuple++) {
    let images = [0];
    let transposed = [0];
    for (let row = 0, rest = tuple; row < side; row++, rest = Math.floor(rest / kinds)) {
      const of = lines[rest % kinds]!;
      images = images.flatMap((image) => of.map((line) => image | (line << (row * side))));
      transposed = transposed.flatMap((columns) =>
        of.map((line) => columns | (spread[line]! << row)),
      );
    }
    if (images.length === 1) continue;
    const sets = new Map<number, number[]>();
    for (const [at, image] of images.entries()) {
      const key = columnKey(transposed[at]!);
      const known = sets.get(key);
      if (known === undefined) sets.set(key, [image]);
      else known.push(image);
    }
    for (const set of sets.values()) if (set.length > 1) yield set;
  }
}

/**
 * Goes through all pictures of a square size.
 *
 * @param side - 1 to 5
 * @remarks A moment for 4 x 4, ten seconds for 5 x 5.
 * @source 000_8dc3042ab81c971c.txt §5 ("classify the basic structures of non-uniqueness in a similar hierarchical ordering")
 */
export function exchangesOf(side: number): Exchanges {
  const touched = toucher(side);
  const kinds = new Map<number, Kind>();
  let images = 0;
  for (const set of solutionSets(side))
    for (const image of set) {
      let best: Touched | null = null;
      let other = image;
      for (const one of set) {
        if (one === image) continue;
        const found = touched(image ^ one);
        if (best !== null && inOrder(best, found) <= 0) continue;
        [best, other] = [found, one];
      }
      if (best === null) continue;
      images++;
      const { fewer, more, cells } = best;
      const key = fewer * (side + 1) + more;
      const known = kinds.get(key);
      const [least, most] = known?.cells ?? [cells, cells];
      kinds.set(key, {
        fewer,
        more,
        images: (known?.images ?? 0) + 1,
        cells: [Math.min(least, cells), Math.max(most, cells)],
        example: known?.example ?? [image, other],
      });
    }
  return {
    images,
    kinds: [...kinds.values()].toSorted((a, b) => inOrder({ ...a, cells: 0 }, { ...b, cells: 0 })),
  };
}

const nameOf = ({ fewer, more }: Kind): string => `${fewer}\u00a0×\u00a0${more}`;

/** Kinds with their pictures: "2 × 2: 11,824; 2 × 4: 648". */
const kindsText = ({ kinds }: Exchanges): string =>
  kinds.map((kind) => `${nameOf(kind)}: ${grouped(kind.images)}`).join('; ');

/** The smallest exchange of all pictures whose puzzle has several solutions. */
export const nonUniqueness: Question<
  string,
  { readonly four: Exchanges; readonly five: Exchanges }
> = {
  id: '000-section-5-non-uniqueness',
  title:
    'The basic structures of non-uniqueness are to be classified in a similar order: by rows and columns of the smallest exchange',
  quote:
    'we want to classify the basic structures of non-uniqueness in a similar hierarchical ordering as the proposed difficulty measure',
  published: 'planned',
  effort: 'seconds',
  outcome: '000-section-5-non-uniqueness',
  ground: ({ four, five }) => ({
    kind: 'count',
    of: `all ${grouped(four.images)} pictures of 4x4 and ${grouped(five.images)} of 5x5 whose puzzle has several solutions`,
  }),
  home: 'papers/batenburg-kosters/#what-section-42-leaves-open',
  what: 'classes of non-uniqueness',
  finds: ({ four, five }) => `4x4: ${kindsText(four)}. 5x5: ${kindsText(five)}`,
  remark:
    'a picture counts for the rows and columns (or columns and rows) of the smallest exchange of cells that leads to another solution; an order of ours, after the rows and columns of a (p,q)-intersection',
  read: () => ({ ours: { four: exchangesOf(4), five: exchangesOf(5) } }),
  agrees: null, // a plan is no number
};
