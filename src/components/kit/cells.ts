/** The live figures of the authors' pages: every widget in the states that tests and screenshots look at. */
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { writeLink } from '../../kit/cell/linkState.ts';
import { sitePath } from '../../kit/text/paths.ts';
import type { CensusProps } from '../../widgets/census-table/model.ts';
import type { CountProps } from '../../widgets/difficulty-count/model.ts';
import type { DensityProps } from '../../widgets/density-run/model.ts';
import type { CheckProps } from '../../widgets/fraction-check/model.ts';
import type { ExplorerProps } from '../../widgets/line-explorer/state.ts';
import type { LookupProps } from '../../widgets/lookup-table/model.ts';
import type { FourStepperProps } from '../../widgets/four-stepper/model.ts';
import type { PairProps } from '../../widgets/pair-relation/model.ts';
import type { LatticeProps } from '../../widgets/pq-lattice/model.ts';
import type { ProbeExplorerProps } from '../../widgets/probe-explorer/settings.ts';
import type { HuntProps } from '../../widgets/puzzle-hunt/model.ts';
import type { ProbingProps } from '../../widgets/probing-census/model.ts';
import type { BrowserProps } from '../../widgets/sequence-browser/model.ts';
import type { SweepStepperProps } from '../../widgets/sweep-stepper/model.ts';
import type { SwitchingProps } from '../../widgets/switching-component/model.ts';
import { presets as switchingPresets } from '../../widgets/switching-component/presets.ts';
import type { SymmetryProps } from '../../widgets/symmetry-classes/model.ts';
import { presets as symmetryPresets } from '../../widgets/symmetry-classes/presets.ts';
import type { SwitchingRunProps } from '../../widgets/switching-run/model.ts';
import type { SliceProps } from '../../widgets/slice-check/model.ts';
import { twoFilledCheck } from '../facts/density.ts';
import { wensveenFigure1 } from '../facts/puzzles.ts';
import { manyLines } from './boards.ts';

type Figures = {
  'sweep-stepper': SweepStepperProps;
  'line-explorer': ExplorerProps;
  'lookup-table': LookupProps;
  'four-stepper': FourStepperProps;
  'probing-census': Partial<ProbingProps>;
  'sequence-browser': BrowserProps;
  'pair-relation': PairProps;
  'pq-lattice': LatticeProps;
  'probe-explorer': ProbeExplorerProps;
  'density-run': Partial<DensityProps>;
  'switching-component': SwitchingProps;
  'switching-run': Partial<SwitchingRunProps>;
  'symmetry-classes': SymmetryProps;
  'difficulty-count': Partial<CountProps>;
  'census-table': Partial<CensusProps>;
  'slice-check': Partial<SliceProps>;
  'puzzle-hunt': Partial<HuntProps>;
  'fraction-check': Partial<CheckProps>;
};

/** One notebook cell of an authors' page. */
export type KitCell = {
  [Tag in keyof Figures]: {
    readonly id: string; // of the cell, also the key of its state in the address
    readonly widget: Tag;
    readonly title: string;
    readonly props: Figures[Tag];
  };
}[keyof Figures];

const heart = '5x5_1.1_5_5_3_1~2_4_4_4_2';
const switching = '2x2_1_1~1_1';
const impossible = '5x5_1_1.1_2.1_1.2_3~1.1_1.1.1_2.1_1.2_1';

const stepper = (id: string, title: string, props: SweepStepperProps): KitCell => ({
  id,
  widget: 'sweep-stepper',
  title: `Stepper ${title}`,
  props,
});

/** In the order of the pages. */
export const kitCells: readonly KitCell[] = [
  stepper('kit-stepper', 'at its start', { puzzle: heart }),
  stepper('kit-stepper-middle', 'in the middle', {
    puzzle: encodePuzzle(wensveenFigure1),
    step: 20,
  }),
  stepper('kit-stepper-standstill', 'of a standstill', { puzzle: switching, granularity: 'sweep' }),
  stepper('kit-stepper-contradiction', 'of a contradiction', { puzzle: impossible, first: 'V' }),
  stepper('kit-stepper-one', 'of a single cell', { puzzle: '1x1_1~1' }),
  stepper('kit-stepper-compact', 'made compact', { puzzle: heart, compact: true }),
  { id: 'kit-line', widget: 'line-explorer', title: 'Line: its fits', props: {} },
  {
    id: 'kit-line-table',
    widget: 'line-explorer',
    title: 'Line: Fix table',
    props: { v: 'table' },
  },
  {
    id: 'kit-line-numbers',
    widget: 'line-explorer',
    title: 'Line: fits as numbers',
    props: { preset: '004' },
  },
  {
    id: 'kit-general',
    widget: 'line-explorer',
    title: 'Line: general description',
    props: { preset: 'general' },
  },
  {
    id: 'kit-line-clash',
    widget: 'line-explorer',
    title: 'Line: no fit',
    props: { preset: 'clash' },
  },
  {
    id: 'kit-line-long',
    widget: 'line-explorer',
    title: 'Line: a hundred cells',
    props: { preset: 'long' },
  },
  { id: 'kit-density', widget: 'density-run', title: 'Density: with a stored run', props: {} },
  {
    id: 'kit-density-unstored',
    widget: 'density-run',
    title: 'Density: without a stored run',
    props: { height: 7, width: 9, model: 'independent', boards: 200 },
  },
  {
    id: 'kit-density-large',
    widget: 'density-run',
    title: 'Density: a long run, to pause and stop',
    props: { height: 30, width: 30, boards: 1000 },
  },
  {
    id: 'kit-density-shares',
    widget: 'density-run',
    title: 'Density: four classes as shares',
    props: { height: 10, width: 10, from: 20, to: 70, show: 'shares' },
  },
  {
    id: 'kit-density-simple',
    widget: 'density-run',
    title: 'Density: simple puzzles only',
    props: { height: 15, width: 15, show: 'simple' },
  },
  {
    id: 'kit-switching',
    widget: 'switching-component',
    title: 'Switching component',
    props: {},
  },
  {
    id: 'kit-switching-large',
    widget: 'switching-component',
    title: 'Switching component, large',
    props: { picture: switchingPresets[4]?.code ?? '' },
  },
  {
    id: 'kit-switching-run',
    widget: 'switching-run',
    title: 'Switching components, sampled',
    props: {},
  },
  {
    id: 'kit-count',
    widget: 'difficulty-count',
    title: 'All images by difficulty, published',
    props: {},
  },
  {
    id: 'kit-count-small',
    widget: 'difficulty-count',
    title: 'All images by difficulty, unpublished',
    props: { height: 4, width: 4 },
  },
  {
    id: 'kit-census-small',
    widget: 'census-table',
    title: 'Census, unpublished',
    props: { height: 4, width: 4, four: { page: 'kit/four-stepper/', cell: 'kit-four' } },
  },
  {
    id: 'kit-census-unstored',
    widget: 'census-table',
    title: 'Census, of a size that is not stored',
    props: { height: 3, width: 5 },
  },
  { id: 'kit-slice', widget: 'slice-check', title: 'Slice of 6 by 6: a sample', props: {} },
  {
    id: 'kit-hunt',
    widget: 'puzzle-hunt',
    title: 'Hunt',
    props: { height: 6, width: 6, restarts: 20 },
  },
  { id: 'kit-pair', widget: 'pair-relation', title: 'Pair of cells', props: {} },
  {
    id: 'kit-pair-forbidden',
    widget: 'pair-relation',
    title: 'Pair of cells: 1–0 forbidden',
    props: { relation: '1' },
  },
  {
    id: 'kit-lookup',
    widget: 'lookup-table',
    title: 'Lookup table',
    props: { stepper: { page: 'kit/four-stepper/', cell: 'kit-four' } },
  },
  { id: 'kit-four', widget: 'four-stepper', title: 'FourSolver, at its start', props: {} },
  {
    id: 'kit-four-middle',
    widget: 'four-stepper',
    title: 'FourSolver, of two solutions, at its standstill',
    props: { puzzle: switching, granularity: 'line', step: 6 },
  },
  {
    id: 'kit-lattice',
    widget: 'pq-lattice',
    title: 'Lattice of solvers',
    props: { stepper: { page: 'kit/four-stepper/', cell: 'kit-four' } },
  },
  {
    id: 'kit-lattice-open',
    widget: 'pq-lattice',
    title: 'Lattice of solvers, most points too much work',
    props: { puzzle: encodePuzzle(manyLines), point: '3.3' },
  },
  {
    id: 'kit-lattice-small',
    widget: 'pq-lattice',
    title: 'Lattice of solvers, of two solutions',
    props: { puzzle: switching },
  },
  { id: 'kit-probe', widget: 'probe-explorer', title: 'Probe explorer', props: {} },
  {
    id: 'kit-probe-two',
    widget: 'probe-explorer',
    title: 'Probe explorer: two solutions, sorted',
    props: { puzzle: switching, order: 'sorted', cell: [2, 1] },
  },
  {
    id: 'kit-probe-simple',
    widget: 'probe-explorer',
    title: 'Probe explorer: nothing to probe',
    props: { puzzle: heart },
  },
  { id: 'kit-probing', widget: 'probing-census', title: 'Probing census', props: {} },
  {
    id: 'kit-probing-unstored',
    widget: 'probing-census',
    title: 'Probing census, not stored',
    props: { height: 2, width: 6 },
  },
  {
    id: 'kit-probing-large',
    widget: 'probing-census',
    title: 'Probing census, 5 x 5',
    props: { height: 5, width: 5 },
  },
  {
    id: 'kit-sequences',
    widget: 'sequence-browser',
    title: 'Probing sequences',
    props: { explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' } },
  },
  {
    id: 'kit-table-seven',
    widget: 'sequence-browser',
    title: 'Probing sequences, Table 7',
    props: { table: 7, explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' } },
  },
  { id: 'kit-symmetry', widget: 'symmetry-classes', title: 'Turns and reflections', props: {} },
  {
    id: 'kit-symmetry-two',
    widget: 'symmetry-classes',
    title: 'Turns and reflections, two different',
    props: { picture: symmetryPresets.find(({ id }) => id === 'two')?.code ?? '' },
  },
  { id: 'kit-check', widget: 'fraction-check', title: 'Statement, sampled', props: {} },
  {
    id: 'kit-check-all',
    widget: 'fraction-check',
    title: 'Statement, every image tried',
    props: twoFilledCheck,
  },
];

/** Each has a page, `kit/<widget>/`. */
export const kitWidgets: readonly string[] = [...new Set(kitCells.map(({ widget }) => widget))];

/** A link to an authors' page that opens a cell in some state, or shows what a bad link does. */
export type KitLink = { readonly text: string; readonly href: string };

function link(text: string, cell: string, search: string): KitLink {
  const page = kitCells.find(({ id }) => id === cell)?.widget;
  return { text, href: `${sitePath(`kit/${page}/`)}${search}#${cell}` };
}

/** Links that must give a message and leave the figure as it stands in the text, and a good one. */
export const kitLinks: readonly KitLink[] = [
  link(
    'to a step',
    'kit-stepper',
    writeLink('', 'kit-stepper', 1, { p: encodePuzzle(wensveenFigure1), s: '12' }),
  ),
  link('cut off', 'kit-stepper', '?kit-stepper=1;p=5x5_1.1_5_5_3_1~2_4'),
  link('whose puzzle is damaged', 'kit-stepper', writeLink('', 'kit-stepper', 1, { p: '5x5_1_2' })),
  link(
    'to a step that does not exist',
    'kit-stepper',
    writeLink('', 'kit-stepper', 1, { s: '99999' }),
  ),
  link('of a newer version', 'kit-stepper', writeLink('', 'kit-stepper', 99, { s: '3' })),
  link('with settings out of range', 'kit-density', writeLink('', 'kit-density', 1, { h: '900' })),
  link('to a line that cannot be', 'kit-line', writeLink('', 'kit-line', 1, { l: '01x?<b>' })),
];
