/**
 * How likely a filled cell of a random board is to be half of a switch near by: an exchange of two rows and two columns that
 * leaves all clues as they are. Such a cell is filled in one solution and empty in another, so it can never be inferred.
 *
 * Cells are independent, each filled with probability `density`, and the board has no border. The filled cell stands at (0, 0).
 * It moves along its row to (0, x), and another one moves from (y, x) back to (y, 0). A line keeps its clue exactly where
 * both cells beyond the two are empty and what lies between is filled altogether (a run that shifts by one place), or is runs
 * of 1 with an empty cell at either end (runs of 1 that change their names). So of a column only the class of the cells
 * between has to be kept, and all exchanges are counted together, row after row, without drawing a board.
 *
 * What there is to count is the same at every density. So a chance is a list here, with one number for each density.
 */

/** For each density one. */
type Chances = Float64Array;

const times = (a: Chances, b: Chances): Chances => a.map((one, at) => one * b[at]!);

/** Adds the product of two to a sum. */
function addProduct(sum: Chances, a: Chances, b: Chances): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += a[at]! * b[at]!;
}

/** The chances that a cell is empty, and that it is filled. */
type Cell = readonly [empty: Chances, filled: Chances];

/** What the cells between two places are so far. */
const nothing = 0; // there are none yet
const block = 1; // all of them are filled
const ones = 2; // runs of 1, the first cell and the last one empty
const onesFilled = 3; // the same with the last cell filled
const other = 4;
type Between = 0 | 1 | 2 | 3 | 4;

/** What they are with one more cell, empty or filled. */
const longer: readonly (readonly [Between, Between])[] = [
  [ones, block],
  [other, block],
  [ones, onesFilled],
  [ones, other],
  [other, other],
];

/** Whether a filled cell can move across them. */
const canCross = (between: number): boolean => between <= ones;

/** Things with their chances, by name: those that look the same are one. */
type Found<Thing> = Map<string, { readonly chance: Chances; readonly thing: Thing }>;

function add<Thing>(found: Found<Thing>, name: string, chance: Chances, thing: Thing): void {
  const same = found.get(name);
  if (same === undefined) found.set(name, { chance, thing });
  else for (let at = 0; at < chance.length; at++) same.chance[at]! += chance[at]!;
}

/** A half line, as it looks from the places that are asked about. */
type Half = {
  readonly first: 0 | 1; // the cell next to the origin
  readonly cells: readonly number[]; // at the places: 0 empty, 1 filled, 2 filled and can move to the origin
};

const certain = ([empty]: Cell): Chances => new Float64Array(empty.length).fill(1);

/** The half lines for places in order of their distance from the origin, which is empty. */
function halvesOf(places: readonly number[], cell: Cell): readonly [Chances, Half][] {
  type Part = Half & { readonly between: Between; readonly leaves: boolean };
  const start: Part = { first: 0, cells: [], between: nothing, leaves: false };
  let parts: Found<Part> = new Map([['', { chance: certain(cell), thing: start }]]);
  const end = (places.at(-1) ?? 0) + 1;
  for (let at = 1; at <= end; at++) {
    const found: Found<Part> = new Map();
    const asked = places.includes(at);
    for (const { chance, thing: part } of parts.values())
      for (const value of [0, 1] as const) {
        // a cell that can leave needs an empty one beyond it
        const before = part.leaves && value === 0 ? [...part.cells.slice(0, -1), 2] : part.cells;
        const next: Part = {
          first: at === 1 ? value : part.first,
          cells: asked ? [...before, value] : before,
          between: longer[part.between]![value],
          leaves: asked && value === 1 && canCross(part.between),
        };
        add(found, Object.values(next).join('|'), times(chance, cell[value]), next);
      }
    parts = found;
  }
  const halves: Found<Half> = new Map();
  for (const { chance, thing: part } of parts.values())
    add(halves, `${part.first}|${part.cells.join()}`, chance, part);
  return [...halves.values()].map(({ chance, thing }) => [chance, thing]);
}

/** The columns to which a row lets its filled cell move, as distances to the left and to the right. */
type Columns = { readonly left: readonly number[]; readonly right: readonly number[] };

const countOf = ({ left, right }: Columns): number => left.length + right.length;
const nameOf = ({ left, right }: Columns): string => `${left.join()}|${right.join()}`;

/** Those of the columns that stay. */
const some = ({ left, right }: Columns, stays: (at: number) => boolean): Columns => ({
  left: left.filter((_, at) => stays(at)),
  right: right.filter((_, at) => stays(left.length + at)),
});

/** A row beside that of the origin: its cell in column 0, and those in the columns. */
type Row = { readonly own: 0 | 1; readonly cells: readonly number[] };
type ChanceOfRow = Row & { readonly chance: Chances };

function rowsOf({ left, right }: Columns, cell: Cell): readonly ChanceOfRow[] {
  const [ofLeft, ofRight] = [halvesOf(left, cell), halvesOf(right, cell)];
  const found: Found<Row> = new Map();
  for (const [chanceLeft, a] of ofLeft)
    for (const [chanceRight, b] of ofRight)
      for (const own of [0, 1] as const) {
        // the origin of the row has to be empty, and so has the cell on its other side
        const seen = (value: number, beyond: number): number =>
          value === 2 && (own === 1 || beyond === 1) ? 1 : value;
        const cells = [
          ...a.cells.map((value) => seen(value, b.first)),
          ...b.cells.map((value) => seen(value, a.first)),
        ];
        const chance = times(times(chanceLeft, chanceRight), cell[own]);
        add(found, `${own}${cells.join('')}`, chance, { own, cells });
      }
  return [...found.values()].map(({ chance, thing }) => ({ ...thing, chance }));
}

/** What is known of some columns: their rows, and by row and state the chance that no exchange is finished from there on. */
type Table = {
  readonly columns: Columns;
  readonly rows: readonly ChanceOfRow[];
  readonly none: readonly Map<number, Chances>[];
  readonly parts: Table[]; // of some of the columns, a bit each
};

/** Added to the state of a column, which is what lies between, where only the empty cell beyond is wanting. */
const awaiting = 5;

/** Which exchanges are counted. */
export type Exchanges = {
  readonly reach: number; // rows and columns away, at most
  readonly columns: number; // of those that the row of the cell allows, so many, the nearest ones
};

/** The columns to which the row of the filled cell lets it move, with their chances; mirrored ones are taken together. */
function movesOf(
  { reach, columns: most }: Exchanges,
  cell: Cell,
): readonly (readonly [Chances, Columns])[] {
  type Part = {
    readonly first: 0 | 1;
    readonly at: readonly number[];
    readonly between: Between;
    readonly enters: boolean;
  };
  const start: Part = { first: 0, at: [], between: nothing, enters: false };
  let parts: Found<Part> = new Map([['', { chance: certain(cell), thing: start }]]);
  for (let at = 1; at <= reach + 1; at++) {
    const found: Found<Part> = new Map();
    for (const { chance, thing: part } of parts.values())
      for (const value of [0, 1] as const) {
        const next: Part = {
          first: at === 1 ? value : part.first,
          at: part.enters && value === 0 ? [...part.at, at - 1] : part.at,
          between: longer[part.between]![value],
          enters: value === 0 && canCross(part.between),
        };
        add(found, Object.values(next).join('|'), times(chance, cell[value]), next);
      }
    parts = found;
  }
  const found: Found<Columns> = new Map();
  for (const a of parts.values())
    for (const b of parts.values()) {
      // to move to one side the cell beside it on the other side has to be empty
      const left = b.thing.first === 0 ? a.thing.at : [];
      const right = a.thing.first === 0 ? b.thing.at : [];
      const nearest = nearestOf({ left, right }, most);
      const mirrored = { left: nearest.right, right: nearest.left };
      const columns = nameOf(mirrored) < nameOf(nearest) ? mirrored : nearest;
      add(found, nameOf(columns), times(a.chance, b.chance), columns);
    }
  return [...found.values()].map(({ chance, thing }) => [chance, thing]);
}

function nearestOf({ left, right }: Columns, most: number): Columns {
  let [l, r] = [left, right];
  while (l.length + r.length > most)
    if ((l.at(-1) ?? 0) > (r.at(-1) ?? 0)) l = l.slice(0, -1);
    else r = r.slice(0, -1);
  return { left: l, right: r };
}

/**
 * The probability that a filled cell of a board without border is half of an exchange of two rows and two columns.
 *
 * Rows above and below are independent but for the two that are next to the cell's own. A downward exchange asks of the row
 * above only that it is empty in column 0 and in the other column. So what the two rows show there is gone through, and the
 * chance that neither half of the board has an exchange is a product.
 *
 * @param densities - 0 to 1
 * @returns for each density the probability that at least one of the exchanges that are counted is there, to rounding
 */
export function exchangeable(densities: readonly number[], wanted: Exchanges): Chances {
  const { reach } = wanted;
  const filled = Float64Array.from(densities);
  const cell: Cell = [filled.map((density) => 1 - density), filled];
  const sure = certain(cell);
  const tables = new Map<string, Table>();
  const tableOf = (columns: Columns): Table => {
    const name = nameOf(columns);
    const known = tables.get(name) ?? {
      columns,
      rows: rowsOf(columns, cell),
      none: Array.from({ length: reach + 2 }, () => new Map<number, Chances>()),
      parts: [],
    };
    tables.set(name, known);
    return known;
  };
  const partOf = (table: Table, bits: number): Table =>
    (table.parts[bits] ??= tableOf(some(table.columns, (at) => ((bits >> at) & 1) === 1)));

  /** That no exchange is finished from row `y` on. */
  const noneFrom = (y: number, own: Between, all: Table, states: readonly number[]): Chances => {
    let bits = 0;
    for (let at = 0; at < states.length; at++)
      if (states[at]! >= awaiting || (states[at] !== other && own !== other && y <= reach))
        bits |= 1 << at;
    if (bits === 0) return sure;
    const isWhole = bits === 2 ** states.length - 1;
    const table = isWhole ? all : partOf(all, bits);
    const kept = isWhole ? states : states.filter((_, at) => ((bits >> at) & 1) === 1);
    const state = kept.reduce((code, one) => 10 * code + one, own);
    const known = table.none[y]!.get(state);
    if (known !== undefined) return known;
    const sum = new Float64Array(densities.length);
    for (const row of table.rows)
      if (row.own === 1 || !kept.some((one, at) => one >= awaiting && row.cells[at] === 0)) {
        const after = noneFrom(y + 1, longer[own]![row.own], table, read(y, own, kept, row));
        addProduct(sum, row.chance, after);
      }
    table.none[y]!.set(state, sum);
    return sum;
  };

  const read = (y: number, own: Between, states: readonly number[], row: Row): number[] =>
    states.map((one, at) => {
      const value = row.cells[at]!;
      const between = one % awaiting;
      const moves = value === 2 && y <= reach && canCross(own) && canCross(between);
      return longer[between]![value === 0 ? 0 : 1] + (moves ? awaiting : 0);
    });

  /** That there is no exchange with these columns, above or below. */
  const noneAbout = (table: Table): Chances => {
    const count = countOf(table.columns);
    if (count === 0) return sure;
    const seen = 2 ** (count + 1); // which cells of a row are empty: in column 0, and in each of the columns
    // of what the row below shows, and no exchange below, by what the row above shows
    const chances = Array.from({ length: seen * seen }, () => new Float64Array(densities.length));
    const states = Array.from({ length: count }, () => nothing);
    for (let above = 0; above < seen; above++) {
      const open = above >> 1;
      for (const row of table.rows) {
        const below = row.cells.reduce(
          (shown, value, at) => (value === 0 ? shown | (2 << at) : shown),
          1 - row.own,
        );
        const after = read(1, nothing, states, row).filter((_, at) => ((open >> at) & 1) === 1);
        const none =
          (above & 1) === 0 || open === 0
            ? sure
            : noneFrom(2, longer[nothing]![row.own], partOf(table, open), after);
        addProduct(chances[above * seen + below]!, row.chance, none);
      }
    }
    const sum = new Float64Array(densities.length);
    for (let a = 0; a < seen; a++)
      for (let b = 0; b < seen; b++)
        addProduct(sum, chances[a * seen + b]!, chances[b * seen + a]!);
    return sum;
  };

  const none = new Float64Array(densities.length);
  for (const [chance, columns] of movesOf(wanted, cell))
    addProduct(none, chance, noneAbout(tableOf(columns)));
  return none.map((one) => 1 - one);
}
