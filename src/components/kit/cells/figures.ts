/** What an author's page shows of each widget: a cell with the props of that widget. */
import type { AllMethodsProps } from '../../../widgets/all-methods/model.ts';
import type { AllSolutionsProps } from '../../../widgets/all-solutions/settings.ts';
import type { PictureProps } from '../../../widgets/picture-puzzle/settings.ts';
import type { SolutionRepairProps } from '../../../widgets/solution-repair/model.ts';
import type { AskCellProps } from '../../../widgets/ask-cell/model.ts';
import type { AskEveryProps } from '../../../widgets/ask-every/model.ts';
import type { GadgetLibraryProps } from '../../../widgets/gadget-library/model.ts';
import type { CircuitSightProps } from '../../../widgets/circuit-sight/model.ts';
import type { SignalWalkProps } from '../../../widgets/signal-walk/model.ts';
import type { LiveCircuitProps } from '../../../widgets/live-circuit/model.ts';
import type { MapProps } from '../../../widgets/census-map/model.ts';
import type { CensusProps } from '../../../widgets/census-table/model.ts';
import type { CountProps } from '../../../widgets/difficulty-count/model.ts';
import type { ShareProps } from '../../../widgets/difficulty-share/model.ts';
import type { DensityLook, DensityProps } from '../../../widgets/density-run/model.ts';
import type { CheckProps } from '../../../widgets/fraction-check/model.ts';
import type { LineTryProps } from '../../../widgets/line-try/model.ts';
import type { LineFormulaProps } from '../../../widgets/line-formula/model.ts';
import type { MustBeProps } from '../../../widgets/must-be/model.ts';
import type { PlayGameProps } from '../../../widgets/play-game/model.ts';
import type { PlayProps } from '../../../widgets/puzzle-play/model.ts';
import type { CurvesProps } from '../../../widgets/inference-curves/model.ts';
import type { CrossingProps } from '../../../widgets/threshold-crossing/model.ts';
import type { MethodCrossingsProps } from '../../../widgets/method-crossings/model.ts';
import type { CollapseProps } from '../../../widgets/data-collapse/model.ts';
import type { TableProps } from '../../../widgets/clue-table/model.ts';
import type { GuessProps } from '../../../widgets/guess-census/model.ts';
import type { RankingProps } from '../../../widgets/method-ranking/model.ts';
import type { ExplorerProps } from '../../../widgets/line-explorer/state.ts';
import type { LookupProps } from '../../../widgets/lookup-table/model.ts';
import type { FourStepperProps } from '../../../widgets/four-stepper/model.ts';
import type { PairProps } from '../../../widgets/pair-relation/model.ts';
import type { LatticeProps } from '../../../widgets/pq-lattice/model.ts';
import type { ProbeExplorerProps } from '../../../widgets/probe-explorer/settings.ts';
import type { GreatHuntValues } from '../../../widgets/great-hunt/settings.ts';
import type { HuntProps } from '../../../widgets/puzzle-hunt/model.ts';
import type { ProbingProps } from '../../../widgets/probing-census/model.ts';
import type { BrowserProps } from '../../../widgets/sequence-browser/model.ts';
import type { SweepStepperProps } from '../../../widgets/sweep-stepper/model.ts';
import type { SwitchingProps } from '../../../widgets/switching-component/model.ts';
import type { SymmetryProps } from '../../../widgets/symmetry-classes/model.ts';
import type { ReachBoardsProps } from '../../../widgets/reach-boards/model.ts';
import type { OrderValues } from '../../../widgets/formula-order/settings.ts';
import type { FormulaSizesProps } from '../../../widgets/formula-sizes/model.ts';
import type { ReachRunProps } from '../../../widgets/reach-run/model.ts';
import type { ThresholdRunProps } from '../../../widgets/threshold-run/model.ts';
import type { SwitchingRunProps } from '../../../widgets/switching-run/model.ts';
import type { TwoSatStepperProps } from '../../../widgets/two-sat-stepper/model.ts';
import type { TwoPicturesProps } from '../../../widgets/two-pictures/model.ts';
import type { RaceValues } from '../../../widgets/solver-race/model.ts';
import type { SliceProps } from '../../../widgets/slice-check/model.ts';

type Figures = {
  'all-methods': AllMethodsProps;
  'all-solutions': AllSolutionsProps;
  'ask-cell': AskCellProps;
  'ask-every': AskEveryProps;
  'sweep-stepper': SweepStepperProps;
  'line-try': LineTryProps;
  'play-game': PlayGameProps;
  'puzzle-play': PlayProps;
  'gadget-library': GadgetLibraryProps;
  'circuit-sight': CircuitSightProps;
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
  'clue-table': Partial<TableProps>;
  'guess-census': Partial<GuessProps>;
  'method-ranking': Partial<RankingProps>;
  'switching-run': Partial<SwitchingRunProps>;
  'data-collapse': Partial<CollapseProps>;
  'method-crossings': Partial<MethodCrossingsProps>;
  'inference-curves': Partial<CurvesProps>;
  'threshold-crossing': Partial<CrossingProps>;
  'reach-boards': ReachBoardsProps;
  'formula-order': Partial<OrderValues>;
  'formula-sizes': Partial<FormulaSizesProps>;
  'reach-run': Partial<ReachRunProps>;
  'threshold-run': Partial<ThresholdRunProps>;
  'symmetry-classes': SymmetryProps;
  'difficulty-count': Partial<CountProps>;
  'difficulty-share': Partial<ShareProps>;
  'census-map': MapProps;
  'census-table': Partial<CensusProps>;
  'slice-check': Partial<SliceProps>;
  'great-hunt': Partial<GreatHuntValues>;
  'puzzle-hunt': Partial<HuntProps>;
  'picture-puzzle': Partial<PictureProps>;
  'solution-repair': SolutionRepairProps;
  'fraction-check': Partial<CheckProps>;
  'solver-race': Partial<RaceValues>;
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

/** A cell; its props are those of its widget. @source none */
export const cell = <Tag extends keyof Figures>(
  widget: Tag,
  id: string,
  title: string,
  props = {} as Figures[Tag],
): KitCell => ({ id, widget, title, props }) as KitCell;
