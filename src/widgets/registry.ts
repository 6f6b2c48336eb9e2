import type { WidgetLoaders } from '../kit/cell/cellFrame.ts';

/** Every live figure by its tag: loaded when its notebook cell comes near the viewport. */
export const widgets: WidgetLoaders = {
  'all-methods': () => import('./all-methods/element.ts'),
  'puzzle-hunt': () => import('./puzzle-hunt/element.ts'),
  'fraction-check': () => import('./fraction-check/element.ts'),
  'sweep-stepper': () => import('./sweep-stepper/element.ts'),
  'difficulty-count': () => import('./difficulty-count/element.ts'),
  'census-map': () => import('./census-map/element.ts'),
  'census-table': () => import('./census-table/element.ts'),
  'slice-check': () => import('./slice-check/element.ts'),
  'density-run': () => import('./density-run/element.ts'),
  'switching-component': () => import('./switching-component/element.ts'),
  'switching-run': () => import('./switching-run/element.ts'),
  'probing-census': () => import('./probing-census/element.ts'),
  'sequence-browser': () => import('./sequence-browser/element.ts'),
  'pair-relation': () => import('./pair-relation/element.ts'),
  'four-stepper': () => import('./four-stepper/element.ts'),
  'pq-lattice': () => import('./pq-lattice/element.ts'),
  'probe-explorer': () => import('./probe-explorer/element.ts'),
  'symmetry-classes': () => import('./symmetry-classes/element.ts'),
  'lookup-table': () => import('./lookup-table/element.ts'),
  'must-be': () => import('./must-be/element.ts'),
  'ledger-list': () => import('./ledger/element.ts'),
  'line-try': () => import('./line-try/element.ts'),
  'puzzle-play': () => import('./puzzle-play/element.ts'),
  'line-explorer': () => import('./line-explorer/element.ts'),
};
