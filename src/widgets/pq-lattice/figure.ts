/** `<pq-lattice>`: which (p,q)-SOLVERs solve a puzzle. */
import type { PqLatticeTally } from '../../experiments/pqLattice.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import { LatticeRun } from './latticeRun.ts';
import { defaultState, latticeSettings, shownPoint } from './model.ts';
import type { LatticeProps, LatticeState } from './model.ts';
import { latticePicture } from './picture.ts';
import { presets } from './presets.ts';
import { latticeView } from './view.ts';
import { csvRows, latticeJson, summarySentence } from './words.ts';

export const figure = puzzleFigure<LatticeProps, LatticeState, null, PqLatticeTally, LatticeRun>({
  tag: 'pq-lattice',
  titlePrefix: 'The lattice of one puzzle: ',
  presets,
  settings: latticeSettings,
  usual: defaultState,
  start: { point: null },
  said: ({ kept }) => (kept.active ? '' : summarySentence(kept.lattice)),
  keep(at) {
    const run = new LatticeRun(at);
    const found = at.host.prebuilt as PqLatticeTally | null;
    if (found !== null) run.put(defaultState(at.host.props).code, found);
    return run;
  },
  look: ({ kept, state, puzzle }) => kept.look(state.code, puzzle),
  stop: (run) => run.stop(),
  view: latticeView,
  files({ kept: { lattice }, state, puzzle: { rows, columns } }) {
    const point = shownPoint(lattice, state);
    return {
      name: `pq-lattice-${rows.length}x${columns.length}-point-${point.p}-${point.q}`,
      rows: () => csvRows(lattice),
      json: () => latticeJson(lattice),
      svg: () => latticePicture(lattice, point),
    };
  },
});
