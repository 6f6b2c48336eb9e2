/** The live figures of the authors' pages: every widget in the states that tests and screenshots look at. */
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { writeLink } from '../../kit/cell/linkState.ts';
import { sitePath } from '../../kit/text/paths.ts';
import type { AllMethodsProps } from '../../widgets/all-methods/model.ts';
import type { AskCellProps } from '../../widgets/ask-cell/model.ts';
import type { AskEveryProps } from '../../widgets/ask-every/model.ts';
import type { GadgetLibraryProps } from '../../widgets/gadget-library/model.ts';
import type { SignalWalkProps } from '../../widgets/signal-walk/model.ts';
import type { LiveCircuitProps } from '../../widgets/live-circuit/model.ts';
import type { MapProps } from '../../widgets/census-map/model.ts';
import type { CensusProps } from '../../widgets/census-table/model.ts';
import type { CountProps } from '../../widgets/difficulty-count/model.ts';
import type { DensityLook, DensityProps } from '../../widgets/density-run/model.ts';
import type { CheckProps } from '../../widgets/fraction-check/model.ts';
import type { LineTryProps } from '../../widgets/line-try/model.ts';
import type { LineFormulaProps } from '../../widgets/line-formula/model.ts';
import type { MustBeProps } from '../../widgets/must-be/model.ts';
import type { PlayProps } from '../../widgets/puzzle-play/model.ts';
import type { CurvesProps } from '../../widgets/inference-curves/model.ts';
import type { CrossingProps } from '../../widgets/threshold-crossing/model.ts';
import type { CollapseProps } from '../../widgets/data-collapse/model.ts';
import type { RankingProps } from '../../widgets/method-ranking/model.ts';
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
import type { SymmetryProps } from '../../widgets/symmetry-classes/model.ts';
import type { ReachBoardsProps } from '../../widgets/reach-boards/model.ts';
import type { FormulaSizesProps } from '../../widgets/formula-sizes/model.ts';
import type { ReachRunProps } from '../../widgets/reach-run/model.ts';
import type { ThresholdRunProps } from '../../widgets/threshold-run/model.ts';
import type { SwitchingRunProps } from '../../widgets/switching-run/model.ts';
import type { TwoSatStepperProps } from '../../widgets/two-sat-stepper/model.ts';
import type { TwoPicturesProps } from '../../widgets/two-pictures/model.ts';
import type { SliceProps } from '../../widgets/slice-check/model.ts';
import { twoFilledCheck } from '../../facts/density.ts';
import { chainPlace } from '../../facts/chains.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import { manyLines } from './boards.ts';

type Figures = {
  'all-methods': AllMethodsProps;
  'ask-cell': AskCellProps;
  'ask-every': AskEveryProps;
  'sweep-stepper': SweepStepperProps;
  'line-try': LineTryProps;
  'puzzle-play': PlayProps;
  'gadget-library': GadgetLibraryProps;
  'signal-walk': SignalWalkProps;
  'live-circuit': LiveCircuitProps;
  'must-be': MustBeProps;
  'line-formula': LineFormulaProps;
  'two-pictures': TwoPicturesProps;
  'line-explorer': ExplorerProps;
  'lookup-table': LookupProps;
  'four-stepper': FourStepperProps;
  'two-sat-stepper': TwoSatStepperProps;
  'probing-census': Partial<ProbingProps>;
  'sequence-browser': BrowserProps;
  'pair-relation': PairProps;
  'pq-lattice': LatticeProps;
  'probe-explorer': ProbeExplorerProps;
  'density-run': Partial<DensityProps> & DensityLook;
  'switching-component': SwitchingProps;
  'method-ranking': Partial<RankingProps>;
  'switching-run': Partial<SwitchingRunProps>;
  'data-collapse': Partial<CollapseProps>;
  'inference-curves': Partial<CurvesProps>;
  'threshold-crossing': Partial<CrossingProps>;
  'reach-boards': ReachBoardsProps;
  'formula-sizes': Partial<FormulaSizesProps>;
  'reach-run': Partial<ReachRunProps>;
  'threshold-run': Partial<ThresholdRunProps>;
  'symmetry-classes': SymmetryProps;
  'difficulty-count': Partial<CountProps>;
  'census-map': MapProps;
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

/** After four links of the only chain of that puzzle. */
const chainMiddle = chainPlace(galleryPuzzle('chain-of-eight').code, 4);

const { code: heart } = galleryPuzzle('heart');
const { code: wensveen } = galleryPuzzle('001-figure-1');
const { code: switching } = galleryPuzzle('switch');
const { code: impossible } = galleryPuzzle('no-solution');

const cell = <Tag extends keyof Figures>(
  widget: Tag,
  id: string,
  title: string,
  props = {} as Figures[Tag],
): KitCell => ({ id, widget, title, props }) as KitCell;

/** In the order of the pages. */
export const kitCells: readonly KitCell[] = [
  cell('sweep-stepper', 'kit-stepper', 'Stepper at its start', { puzzle: heart }),
  cell('sweep-stepper', 'kit-stepper-middle', 'Stepper in the middle', {
    puzzle: wensveen,
    step: 20,
  }),
  cell('sweep-stepper', 'kit-stepper-standstill', 'Stepper of a standstill', {
    puzzle: switching,
    granularity: 'sweep',
  }),
  cell('sweep-stepper', 'kit-stepper-contradiction', 'Stepper of a contradiction', {
    puzzle: impossible,
    first: 'V',
  }),
  cell('sweep-stepper', 'kit-stepper-one', 'Stepper of a single cell', {
    puzzle: galleryPuzzle('one-cell').code,
  }),
  cell('sweep-stepper', 'kit-stepper-compact', 'Stepper made compact', {
    puzzle: heart,
    compact: true,
  }),
  cell('all-methods', 'kit-methods', 'Every method, one solution', {
    puzzle: galleryPuzzle('fourteen-sweeps').code,
  }),
  cell('all-methods', 'kit-methods-two', 'Every method, two solutions', { puzzle: switching }),
  cell('all-methods', 'kit-methods-none', 'Every method, no solution', { puzzle: impossible }),
  cell('all-methods', 'kit-methods-size', 'Every method, a size that is not stored', {
    puzzle: galleryPuzzle('lambda').code,
    method: 'probe',
  }),
  cell('line-try', 'kit-try', 'One row: a single run', { cells: 5, description: '3' }),
  cell('line-try', 'kit-try-two', 'One row: two runs', { cells: 10, description: '5 3' }),
  cell('puzzle-play', 'kit-play', 'A puzzle to play', { puzzle: heart, picture: 'a heart' }),
  cell('puzzle-play', 'kit-play-two', 'A puzzle to play, of two solutions', { puzzle: switching }),
  cell('gadget-library', 'kit-gadget', 'Tiles'),
  cell('gadget-library', 'kit-gadget-cross', 'Tiles: a crossing, set', {
    tile: 'cross-left-top-to-right-bottom',
    inputs: '01',
  }),
  cell('signal-walk', 'kit-walk', 'The signal walks', { inputs: '1' }),
  cell('live-circuit', 'kit-circuit-ask', 'A nonogram that is asked', {
    formula: '(a and not a) and x*',
    ask: true,
  }),
  cell('live-circuit', 'kit-circuit', 'A nonogram that computes'),
  cell('live-circuit', 'kit-circuit-open', 'A nonogram that computes, with nothing set', {
    formula: 'x and not x',
    view: 'must',
  }),
  cell('live-circuit', 'kit-circuit-large', 'A nonogram that computes much', {
    formula: '(a or b or c) and (not a or b or d) and (not b or not c or d) and not d',
    inputs: '0110',
  }),
  cell('must-be', 'kit-must', 'What must be so: several solutions'),
  cell('must-be', 'kit-must-one', 'What must be so: one solution', {
    puzzle: galleryPuzzle('003-figure-1').code,
  }),
  cell('must-be', 'kit-must-nothing', 'What must be so: nothing', { puzzle: switching }),
  cell('must-be', 'kit-must-none', 'What must be so: no solution', { puzzle: impossible }),
  cell('line-formula', 'kit-formula', 'From a row to a formula'),
  cell('line-formula', 'kit-formula-long', 'From a long row to a formula', {
    description: '3 1 4 1 5',
    cells: 25,
    puzzle: galleryPuzzle('cat').code,
  }),
  cell('line-formula', 'kit-formula-empty', 'From a row without runs to a formula', {
    description: '0',
    cells: 5,
  }),
  cell('two-pictures', 'kit-pictures', 'Two pictures for each cell'),
  cell('two-pictures', 'kit-pictures-some', 'Two pictures for some cells', {
    puzzle: galleryPuzzle('must-be-72').code,
  }),
  cell('two-pictures', 'kit-pictures-none', 'Two pictures: no solution', { puzzle: impossible }),
  cell('line-explorer', 'kit-line', 'Line: its fits'),
  cell('line-explorer', 'kit-line-table', 'Line: Fix table', { v: 'table' }),
  cell('line-explorer', 'kit-line-numbers', 'Line: fits as numbers', { preset: '004' }),
  cell('line-explorer', 'kit-general', 'Line: general description', { preset: 'general' }),
  cell('line-explorer', 'kit-line-clash', 'Line: no fit', { preset: 'clash' }),
  cell('line-explorer', 'kit-line-long', 'Line: a hundred cells', { preset: 'long' }),
  cell('density-run', 'kit-density', 'Density: with a stored run'),
  cell('density-run', 'kit-density-pared', 'Density: pared to its chart', { pared: true }),
  cell('density-run', 'kit-density-unstored', 'Density: without a stored run', {
    height: 7,
    width: 9,
    model: 'independent',
    boards: 200,
  }),
  cell('density-run', 'kit-density-large', 'Density: a long run, to pause and stop', {
    height: 30,
    width: 30,
    boards: 1000,
  }),
  cell('density-run', 'kit-density-shares', 'Density: four classes as shares', {
    height: 10,
    width: 10,
    from: 20,
    to: 70,
    show: 'shares',
  }),
  cell('density-run', 'kit-density-simple', 'Density: simple puzzles only', {
    height: 15,
    width: 15,
    show: 'simple',
  }),
  cell('switching-component', 'kit-switching', 'Switching component'),
  cell('switching-component', 'kit-switching-large', 'Switching component, large', {
    picture: galleryPuzzle('random-30x30-half').picture ?? '',
  }),
  cell('switching-run', 'kit-switching-run', 'Switching components, sampled'),
  cell('reach-boards', 'kit-boards', 'One puzzle, every method'),
  cell('reach-boards', 'kit-boards-sat', 'One puzzle, every method: found by nobody', {
    puzzle: galleryPuzzle('only-sat').code,
  }),
  cell('reach-boards', 'kit-boards-wide', 'One puzzle, every method: one solution', {
    puzzle: galleryPuzzle('jwilk-022').code,
  }),
  cell('reach-boards', 'kit-boards-none', 'One puzzle, every method: no solution', {
    puzzle: impossible,
  }),
  cell('reach-run', 'kit-reach', 'What each method misses, with a stored run'),
  cell('reach-run', 'kit-reach-small', 'What each method misses, no stored run', {
    height: 4,
    width: 5,
    boards: 10,
  }),
  cell('threshold-run', 'kit-threshold', 'What can be inferred by density, with stored runs'),
  cell('threshold-run', 'kit-threshold-small', 'What can be inferred by density, no stored run', {
    side: 6,
    sizes: 'none',
    boards: 20,
    measure: 'effort',
    step: 10,
    from: 10,
    to: 90,
  }),
  cell('inference-curves', 'kit-curves', 'What can be inferred of all images'),
  cell(
    'inference-curves',
    'kit-curves-all',
    'What can be inferred of all images, cells of both kinds',
    {
      show: 'inferable',
      height: 3,
      width: 4,
      bound: 15,
    },
  ),
  cell('threshold-crossing', 'kit-crossing', 'Where one half is inferred, by size'),
  cell('data-collapse', 'kit-collapse', 'Curves of all sizes laid on one another'),
  cell('formula-sizes', 'kit-formula-sizes', 'Size of formulas, with a stored run'),
  cell('formula-sizes', 'kit-formula-sizes-small', 'Size of formulas, no stored run', {
    height: 8,
    width: 5,
    boards: 20,
    part: 'occurrences',
  }),
  cell('difficulty-count', 'kit-count', 'All images by difficulty, published'),
  cell('difficulty-count', 'kit-count-small', 'All images by difficulty, unpublished', {
    height: 4,
    width: 4,
  }),
  cell('census-map', 'kit-map', 'Map of the census'),
  cell('census-map', 'kit-map-small', 'Map of the census, 4\u00a0×\u00a04', { side: '4' }),
  cell('census-table', 'kit-census-small', 'Census, unpublished', {
    height: 4,
    width: 4,
    four: { page: 'kit/four-stepper/', cell: 'kit-four' },
  }),
  cell('census-table', 'kit-census-unstored', 'Census, of a size that is not stored', {
    height: 3,
    width: 5,
  }),
  cell('slice-check', 'kit-slice', 'Slice of 6\u00a0×\u00a06: a sample'),
  cell('puzzle-hunt', 'kit-hunt', 'Hunt', { height: 6, width: 6, restarts: 20 }),
  cell('pair-relation', 'kit-pair', 'Pair of cells'),
  cell('pair-relation', 'kit-pair-forbidden', 'Pair of cells: filled‑empty forbidden', {
    relation: '1',
  }),
  cell('lookup-table', 'kit-lookup', 'Lookup table', {
    stepper: { page: 'kit/four-stepper/', cell: 'kit-four' },
  }),
  cell('four-stepper', 'kit-four', 'FourSolver, at its start'),
  cell('four-stepper', 'kit-four-middle', 'FourSolver, of two solutions, at its standstill', {
    puzzle: switching,
    granularity: 'line',
    step: 6,
  }),
  cell('two-sat-stepper', 'kit-two-sat', '2-SAT, at its start', {
    puzzle: galleryPuzzle('smallest-two-sat').code,
  }),
  cell('two-sat-stepper', 'kit-two-sat-beside', '2-SAT and FourSolver, in the middle of a chain', {
    puzzle: galleryPuzzle('chain-of-eight').code,
    beside: true,
    granularity: 'line',
    step: chainMiddle,
  }),
  cell('two-sat-stepper', 'kit-two-sat-groups', '2-SAT, of two solutions, at its standstill', {
    puzzle: switching,
    granularity: 'line',
    step: 8,
  }),
  cell('pq-lattice', 'kit-lattice', 'Lattice of solvers'),
  cell('pq-lattice', 'kit-lattice-open', 'Lattice of solvers, most points too much work', {
    puzzle: encodePuzzle(manyLines),
    point: '3.3',
  }),
  cell('pq-lattice', 'kit-lattice-small', 'Lattice of solvers, of two solutions', {
    puzzle: switching,
  }),
  cell('ask-cell', 'kit-ask', 'One question to the solver', {
    puzzle: galleryPuzzle('no-progress').code,
    cell: [5, 5],
    value: 'filled',
    every: { page: 'kit/ask-every/', cell: 'kit-every' },
  }),
  cell('ask-cell', 'kit-ask-either', 'One question to the solver: two solutions, at the end', {
    puzzle: switching,
    cell: [1, 1],
    step: 4,
  }),
  cell('ask-cell', 'kit-ask-none', 'One question to the solver: no solution', {
    puzzle: impossible,
    from: 'clues',
  }),
  cell('ask-every', 'kit-every', 'Every cell asked', {
    puzzle: galleryPuzzle('random-10x10').code,
    one: { page: 'kit/ask-cell/', cell: 'kit-ask' },
  }),
  cell('ask-every', 'kit-every-none', 'Every cell asked: no solution', {
    puzzle: impossible,
    questions: 'both',
  }),
  cell('probe-explorer', 'kit-probe', 'Probe explorer'),
  cell('probe-explorer', 'kit-probe-two', 'Probe explorer: two solutions, sorted', {
    puzzle: switching,
    order: 'sorted',
    cell: [2, 1],
  }),
  cell('probe-explorer', 'kit-probe-simple', 'Probe explorer: nothing to probe', { puzzle: heart }),
  cell('probing-census', 'kit-probing', 'Probing census'),
  cell('probing-census', 'kit-probing-unstored', 'Probing census, not stored', {
    height: 2,
    width: 6,
  }),
  cell('probing-census', 'kit-probing-large', 'Probing census, 5\u00a0×\u00a05', {
    height: 5,
    width: 5,
  }),
  cell('sequence-browser', 'kit-sequences', 'Probing sequences', {
    explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' },
  }),
  cell('sequence-browser', 'kit-table-seven', 'Probing sequences, Table 7', {
    table: 7,
    explorer: { page: 'kit/probe-explorer/', cell: 'kit-probe' },
  }),
  cell('method-ranking', 'kit-ranking', 'The methods by what they solve'),
  cell('method-ranking', 'kit-ranking-four', 'The methods by what they solve, 4 × 4', {
    side: 4,
    method: 'sweeps',
  }),
  cell('symmetry-classes', 'kit-symmetry', 'Turns and reflections'),
  cell('symmetry-classes', 'kit-symmetry-two', 'Turns and reflections, two different', {
    picture: galleryPuzzle('band').picture ?? '',
  }),
  cell('fraction-check', 'kit-check', 'Statement, sampled'),
  cell('fraction-check', 'kit-check-all', 'Statement, every image tried', twoFilledCheck),
];

/** Each has a page, `kit/<widget>/`. */
export const kitWidgets: readonly string[] = [...new Set(kitCells.map(({ widget }) => widget))];

/** A link to an authors' page that opens a cell in some state, or shows what a bad link does. */
export type KitLink = { readonly text: string; readonly href: string };

function link(text: string, id: string, search: string): KitLink {
  const page = kitCells.find((one) => one.id === id)?.widget;
  return { text, href: `${sitePath(`kit/${page}/`)}${search}#${id}` };
}

/** Links that must give a message and leave the figure as it stands in the text, and a good one. */
export const kitLinks: readonly KitLink[] = [
  link('to a step', 'kit-stepper', writeLink('', 'kit-stepper', 1, { p: wensveen, s: '12' })),
  link('cut off', 'kit-stepper', `?kit-stepper=1;p=${heart.slice(0, -6)}`),
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
