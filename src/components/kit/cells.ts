/** The live figures of the authors' page: every widget in the states that tests and screenshots look at. */

/** One notebook cell of the authors' page. */
export type KitCell = {
  readonly id: string; // of the cell, also the key of its state in the address
  readonly widget: string; // tag
  readonly title: string;
  readonly props: Readonly<Record<string, unknown>>;
};

export const kitCells: readonly KitCell[] = [
  {
    id: 'kit-stepper',
    widget: 'sweep-stepper',
    title: 'Stepper that ends solved',
    props: { puzzle: '5x5_1.3_1_2_3_1.1.1~1.1_3_1.1_2.1_2' },
  },
  { id: 'kit-line', widget: 'line-explorer', title: 'One line', props: {} },
  { id: 'kit-density', widget: 'density-run', title: 'Density', props: {} },
  { id: 'kit-count', widget: 'difficulty-count', title: 'Difficulty of all images', props: {} },
  { id: 'kit-hunt', widget: 'puzzle-hunt', title: 'Hunt', props: {} },
  { id: 'kit-check', widget: 'fraction-check', title: 'Fraction', props: {} },
];
