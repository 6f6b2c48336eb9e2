/** The race on larger random boards, from the stored run: a row for each solver, and each board with the times of all. */
import { median, sum } from 'd3';
import { largeDesigns } from '../experiments/raceBoards.ts';
import type { LargeDesign } from '../experiments/raceBoards.ts';
import { fixed, grouped, sizeText } from '../notebook/plain/numbers.ts';
import type { RaceLarge, RaceTime } from '../stored/race.ts';
import { raceRecord } from './race.ts';
import { endText, timeText } from './raceRows.ts';

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A design of larger boards. */
type LargeTables = {
  readonly title: string;
  readonly says: string;
  readonly solvers: Table;
  readonly boards: Table;
};

const { large } = raceRecord;

/** What boards count as: an open one as the limit, whenever a solver has noticed that it is over. */
const countedOf = ({ limit }: RaceLarge, times: readonly RaceTime[]): readonly number[] =>
  times.map(({ verdict, ms }) => (verdict === 'open' ? 1000 * limit : ms));

/** What a peer took of the boards of a design. */
const timesOf = ({ boards }: RaceLarge, peer: string): readonly RaceTime[] =>
  boards.map(({ at, peers }) => {
    const time = peers[peer];
    if (time === undefined) throw new RangeError(`${peer} was not asked of board ${at}`);
    return time;
  });

/** By the sum of times, how many times as long ours took. */
const ratioOf = (one: RaceLarge, peer: string): number =>
  sum(countedOf(one, one.boards)) / sum(countedOf(one, timesOf(one, peer)));

/** Of how many boards a peer was sooner than ours. */
const soonerOf = (one: RaceLarge, peer: string): number =>
  timesOf(one, peer).filter(({ verdict, ms }, at) => {
    const ours = one.boards[at]!;
    return verdict !== 'open' && (ours.verdict === 'open' || ms < ours.ms);
  }).length;

const worstRatio = (one: RaceLarge): number =>
  Math.max(...large.peers.map((peer) => ratioOf(one, peer)));

/** The name of a peer, with what it says of its version. */
const nameOf = (peer: string): string => {
  const version = large.versions[peer];
  return version === undefined ? peer : `${peer} ${version}`;
};

/** Half of the boards within, the longest, all, and how many stayed open. */
function timeCells(one: RaceLarge, times: readonly RaceTime[]): readonly string[] {
  const all = countedOf(one, times);
  return [
    ...[median(all)!, Math.max(...all), sum(all)].map(timeText),
    String(times.filter(({ verdict }) => verdict === 'open').length),
  ];
}

function solversOf(one: RaceLarge): Table {
  return {
    columns: ['Solver', 'Half within', 'Slowest', 'All', 'Open', 'Sooner than ours', 'Ours to it'],
    rows: [
      ['Ours', ...timeCells(one, one.boards), '–', '–'],
      ...large.peers.map((peer) => [
        nameOf(peer),
        ...timeCells(one, timesOf(one, peer)),
        String(soonerOf(one, peer)),
        fixed(ratioOf(one, peer), 2),
      ]),
    ],
  };
}

const boardsOf = ({ boards }: RaceLarge): Table => ({
  columns: ['Board', 'Solutions', 'Ours', 'Conflicts', ...large.peers],
  rows: boards.map((board) => [
    String(board.at),
    [board, ...Object.values(board.peers)].find(({ verdict }) => verdict !== 'open')?.verdict ??
      'open',
    endText(board.verdict, board.ms),
    grouped(board.conflicts),
    ...large.peers.map((peer) => {
      const { verdict, ms } = board.peers[peer]!;
      return endText(verdict, ms);
    }),
  ]),
});

/** The larger boards: where another solver is furthest ahead comes first. */
export const largeTables: readonly LargeTables[] = large.designs
  .toSorted((a, b) => worstRatio(b) - worstRatio(a))
  .map((one) => {
    const { side, percentage, boards: all } = largeDesigns[one.design as LargeDesign];
    const some =
      one.boards.length === all ? `All ${all}` : `The first ${one.boards.length} of ${all}`;
    return {
      title: `${sizeText(side, side)}, ${percentage}\u00a0% filled`,
      says: `${some} boards of seed ${one.seed}.`,
      solvers: solversOf(one),
      boards: boardsOf(one),
    };
  });

/** How they were run. */
export const largeNote = `Each board was asked ${large.designs[0]?.rounds === 1 ? 'once' : `${large.designs[0]?.rounds} times`} of every solver in turn, processor time, at most ${large.designs[0]?.limit}\u00a0s, and in sums and medians an open board counts as these ${large.designs[0]?.limit}\u00a0s; ${large.date}, on the machine above, which was busy with other work. Made by ${large.command}`;
