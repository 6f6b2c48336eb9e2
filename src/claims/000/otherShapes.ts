/** 000, section 2: boards that are no rectangles, tried on a triangle of six-sided cells. */
import { UNKNOWN } from '../../engine/board/cell.ts';
import { hexTriangle } from '../../engine/board/hexShape.ts';
import { describePaths, sweepPaths } from '../../engine/sweep/pathSweeps.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

/** All pictures of a board, and those that sweeps solve. */
type ShapeCounts = {
  readonly pictures: number;
  readonly solved: number; // by sweeps
  readonly mostSweeps: number; // of those
};

export const otherShapes: Claim<string, ShapeCounts> = {
  id: '000-section-2-other-shapes',
  title:
    'The shape of the grid can be other than rectangular; one can imagine directed graphs whose nodes are the pixels',
  quote:
    'In fact, one can imagine directed graphs where the nodes represent the pixels, and where descriptions infer restrictions on the pixels in paths in the graph',
  published: 'can also be other than rectangular',
  effort: 'seconds',
  ground: { kind: 'example' },
  home: 'fig-other-shapes',
  what: 'puzzles on a triangle of fifteen six-sided cells, whose lines run in three directions',
  says: (words) => `“${words}”`,
  finds: ({ pictures, solved, mostSweeps }) =>
    `sweeps solve those of ${grouped(solved)} of its ${grouped(pictures)} pictures, in ${mostSweeps} sweeps at most`,
  remark: 'settling asks for the cells of a line in their order, wherever they lie',
  read() {
    const { cells, lines } = hexTriangle(5);
    const nothing = new Uint8Array(cells.length).fill(UNKNOWN);
    const ours = { pictures: 2 ** cells.length, solved: 0, mostSweeps: 0 };
    for (let index = 0; index < ours.pictures; index++) {
      const picture = Uint8Array.from(cells, (_, at) => (index >> at) & 1);
      const { status, sweeps } = sweepPaths(nothing, describePaths(picture, lines));
      if (status !== 'solved') continue;
      ours.solved++;
      ours.mostSweeps = Math.max(ours.mostSweeps, sweeps);
    }
    return { ours };
  },
  agrees: ({ solved, pictures }) => solved > 0 && solved < pictures,
};
