/** What an author's page shows of each figure: a cell with the props of that figure. */
import type { PropsOf } from '../../../notebook/host/figure.ts';
import type { FigureBy, figures } from '../../../widgets/figures.ts';

/** The tags of the list of figures. */
type Tag = keyof typeof figures;

/** One notebook cell of an authors' page. */
export type KitCell = {
  readonly id: string; // of the cell, also the key of its state in the address
  readonly widget: Tag;
  readonly title: string;
  readonly props: object;
};

/** A cell; its props are those of its figure. */
export const cell = <One extends Tag>(
  widget: One,
  id: string,
  title: string,
  props: PropsOf<FigureBy<One>> | Record<string, never> = {},
): KitCell => ({ id, widget, title, props });
