/** The figures that are about one method: their rings and bands have its colour where a step does not say otherwise. */
import type { MethodKind } from '../methods/kinds.ts';
import type { figures } from '../widgets/figures.ts';

export const figureMethods: Readonly<Partial<Record<keyof typeof figures, MethodKind>>> = {
  'hex-sweeps': 'sweeps',
  'line-explorer': 'sweeps',
  'line-formula': 'sweeps',
  'line-try': 'sweeps',
  'sweep-stepper': 'sweeps',
  'four-stepper': 'pairs',
  'lookup-table': 'pairs',
  'pair-relation': 'pairs',
  'pq-lattice': 'pairs',
  'two-sat-stepper': 'chains',
  'probe-explorer': 'probing',
  'name-category': 'probing',
  'probing-census': 'probing',
  'ask-cell': 'sat',
  'ask-every': 'sat',
  'must-be': 'sat',
  'all-solutions': 'several',
  'switching-component': 'several',
};
