/** 001: what a probe fixes on a line with one run, by trying every line. */
import { descriptionsOf, formatDescription } from '../../engine/board/description.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { settle } from '../../engine/line/settle.ts';
import { grouped, inWords } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import type { Exceptions, Tried } from '../law.ts';

const blank = (length: number): Uint8Array => new Uint8Array(length).fill(UNKNOWN);

/** The descriptions that lead to a fully solved line. */
const atSight = (
  side: 4 | 5,
  published: string,
  quote: string,
): Claim<readonly string[], readonly string[]> => ({
  id: `001-section-3.4-at-sight-${side}`,
  title: `The descriptions that fix an empty line of ${side} cells completely`,
  quote,
  published: published.split(', ').toSorted(),
  ground: { kind: 'count', of: 'all descriptions' },
  home: 'papers/wensveen/#when-neither-value-says-anything',
  what: `descriptions of ${inWords(side)} cells that “lead to a fully solved line”`,
  says: (list) => list.join(', '),
  finds: (list) => list.join(', '),
  remark: 'they are solved before any probe',
  read: () => ({
    ours: descriptionsOf(side)
      .filter((description) => !(settle(blank(side), description)?.includes(UNKNOWN) ?? true))
      .map(formatDescription)
      .toSorted(),
  }),
  agrees: exact,
});

const longest = 20;
const unit = `cells of lines of up to ${longest} cells`;

/** A probe of an unknown cell of a blank line that was settled, of a description of one run. */
type Probe = {
  readonly length: number;
  readonly run: number;
  readonly at: number;
  readonly line: Uint8Array; // before
  readonly ones: Uint8Array | null; // after filling the cell
  readonly zeros: Uint8Array | null; // after leaving it empty
};

function* probes(): Generator<Probe> {
  for (let length = 1; length <= longest; length++)
    for (let run = 1; run < length; run++) {
      const line = settle(blank(length), [run]);
      for (const [at, cell] of line?.entries() ?? [])
        if (line !== null && cell === UNKNOWN)
          yield {
            length,
            run,
            at,
            line,
            ones: settle(line.with(at, FILLED), [run]),
            zeros: settle(line.with(at, EMPTY), [run]),
          };
    }
}

const isLong = ({ length, run }: Probe): boolean => run > Math.floor(length / 2);
const isEdge = ({ length, at }: Probe): boolean => at === 0 || at === length - 1;

/** Whether all cells from one place to another, both left out, have a value. */
function between(line: Uint8Array | null, a: number, b: number, value: number): boolean {
  return (
    line?.subarray(Math.min(a, b) + 1, Math.max(a, b)).every((cell) => cell === value) ?? false
  );
}

/** The place of the known filled cell that is nearest to the probed one. */
const nearest = ({ line, at }: Probe): number => {
  const first = line.indexOf(FILLED);
  return at < first ? first : line.lastIndexOf(FILLED);
};

/** The edge that lies on the other side of the probed cell than the known filled ones, one step beyond it. */
const outside = (probe: Probe): number => (probe.at < nearest(probe) ? -1 : probe.length);

function told(
  id: string,
  title: string,
  quote: string,
  what: string,
  says: string,
  holds: (probe: Probe) => boolean | null,
  proof: string,
): Claim<Exceptions, Tried> {
  const home = 'papers/wensveen/#when-neither-value-says-anything';
  return law({ id: `001-section-3.4-${id}`, title, quote, home, what, says, unit, proof }, () =>
    triedOn(probes().map(holds)),
  );
}

const longRuns: readonly Claim<Exceptions, Tried>[] = [
  told(
    'long-run-filled',
    'One run, partly known: filling a cell fills those between it and the known ones, or contradicts',
    'we can color the cells between the already filled cell(s) and the probed cell',
    'one long run: a 1-probe',
    'fills the cells up to the known ones, or contradicts',
    (probe) =>
      isLong(probe)
        ? probe.ones === null || between(probe.ones, probe.at, nearest(probe), FILLED)
        : null,
    'There is one run, so the probed cell and the known ones belong to it, and all cells between them as well.',
  ),
  told(
    'long-run-empty',
    'One run, partly known: emptying a cell empties those between it and the edge beyond',
    'Applying a 0-probe allows us to leave the cells between the probed cell and the edge opposite to the filled cell(s) blank',
    'one long run: a 0-probe',
    'empties the cells from there to the edge',
    (probe) => (isLong(probe) ? between(probe.zeros, probe.at, outside(probe), EMPTY) : null),
    'The run has the known cells. To reach beyond the probed cell it would have to cover that one, too.',
  ),
  told(
    'long-run-edge',
    'One run, partly known: emptying the edge fills the cell beside the known ones, on their other side',
    'So, 0-probing an edge cell causes the adjacent cell on the opposing side of the already filled cell(s) to be filled',
    'one long run: a 0-probe at the edge',
    'fills the next cell on the other side',
    (probe) => {
      if (!isLong(probe) || !isEdge(probe)) return null;
      const other =
        probe.at === 0 ? probe.line.lastIndexOf(FILLED) + 1 : probe.line.indexOf(FILLED) - 1;
      return probe.zeros?.[other] === FILLED;
    },
    'With the edge cell empty one place of the run falls away, the first. All others begin one cell further in, so they all have the cell after the known ones; likewise at the other end.',
  ),
  told(
    'short-run-far',
    'One short run: filling a cell leaves all cells more than d₁ positions away blank',
    'Cells more than d1 positions away, are left blank',
    'one short run: a 1-probe',
    'empties the cells more than d₁ away',
    (probe) =>
      isLong(probe)
        ? null
        : (probe.ones?.every((cell, k) => Math.abs(k - probe.at) <= probe.run || cell === EMPTY) ??
          false),
    'A run of d₁ cells that has the probed one reaches at most d₁ - 1 cells from it.',
  ),
  told(
    'short-run-edge-filled',
    'One short run: filling an edge cell always gives progression',
    '1-probing an edge will result in either some progression, full progression or a contradiction',
    'one short run: a 1-probe at the edge',
    'always tells something',
    (probe) =>
      isLong(probe) || !isEdge(probe)
        ? null
        : probe.ones === null || probe.ones.some((cell, k) => k !== probe.at && cell !== UNKNOWN),
    'Only the first place of the run has the edge cell, so the whole line is known.',
  ),
];

type Blank = { readonly probes: number; readonly notBlank: number };

/** On an empty line a cell set empty says something of those beside it only where the run has no room there. */
const shortRunEmpty: Claim<Pick<Blank, 'notBlank'>, Blank> = {
  id: '001-section-3.4-short-run-empty',
  title: 'One short run on an empty line: a 0-probe leaves the cells between it and the edge blank',
  quote:
    'A 0-probe allows us to leave the cells between the probed cell and the edge opposite to the probed cell blank',
  published: { notBlank: 0 },
  ground: {
    kind: 'count',
    of: `all cells of empty lines of up to ${longest} cells with one short run`,
  },
  home: 'papers/wensveen/#when-neither-value-says-anything',
  what: 'one short run: a 0-probe, and the cells from there to the nearer edge',
  says: 'can be left blank',
  finds: ({ probes: all, notBlank }) => `not for ${grouped(notBlank)} of ${grouped(all)} cells`,
  picture: ['##....'],
  erratum: {
    printed:
      'A 0-probe allows us to leave the cells between the probed cell and the edge opposite to the probed cell blank',
    read: 'A 0-probe allows us to leave the cells between the probed cell and an edge blank where they are fewer than the series has.',
    check:
      'A 2 on an empty line of six cells: with the third cell blank the series still fits on the first two.',
  },
  read() {
    const ours = { probes: 0, notBlank: 0 };
    for (const probe of probes()) {
      const { length, at, zeros } = probe;
      const edge = 2 * at < length ? -1 : length;
      if (isLong(probe) || Math.abs(edge - at) === 1) continue; // at the edge there is nothing between
      ours.probes++;
      if (!between(zeros, at, edge, EMPTY)) ours.notBlank++;
    }
    return {
      ours,
      note: 'Where the run has room between the probed cell and the edge, nothing follows for the cells there. What the thesis concludes from it, that probing an edge cell always gives something, rests on the 1-probe and holds.',
    };
  },
  agrees: ({ notBlank }, published) => notBlank === published.notBlank,
};

type Edges = { readonly edges: number; readonly nothing: number };

const shortRunEdge: Claim<string, Edges> = {
  id: '001-section-3.4-short-run-edge-empty',
  title: 'One short run: emptying an edge cell may not give any progression',
  quote: '0-probing an edge cell may not give any progression',
  published: 'may give nothing',
  ground: { kind: 'count', of: `all empty lines of up to ${longest} cells with one short run` },
  home: 'papers/wensveen/#when-neither-value-says-anything',
  what: 'one short run: a 0-probe at the edge',
  finds: ({ edges, nothing }) => `gives nothing in ${grouped(nothing)} of ${grouped(edges)} cases`,
  read() {
    const ours = { edges: 0, nothing: 0 };
    for (const probe of probes()) {
      if (isLong(probe) || !isEdge(probe)) continue;
      ours.edges++;
      if (probe.zeros?.every((cell, k) => k === probe.at || cell === UNKNOWN) === true)
        ours.nothing++;
    }
    return { ours };
  },
  agrees: ({ nothing }) => nothing > 0,
};

export const probedLineTexts: readonly Claim[] = [
  atSight(
    4,
    '0, 4, 1 2, 2 1',
    'The descriptions (0), (4), (1,2) and (2,1) all lead to a fully solved line',
  ),
  atSight(
    5,
    '0, 5, 1 3, 2 2, 3 1, 1 1 1',
    'The descriptions (0), (5), (1,3), (2,2), (3,1) and (1,1,1) lead to a full solution when performing a 1-probe on any of the cells',
  ),
  ...longRuns,
  shortRunEmpty,
  shortRunEdge,
];
