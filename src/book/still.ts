/** The figures of this book in Node: their first frames, and what tests look at. Runs in Node only. */
import type { Figure } from '../notebook/host/figure.ts';
import * as notebook from '../notebook/host/still.ts';
import type { FirstFrame, StillFigure, StillOptions } from '../notebook/host/still.ts';
import { readStored } from '../stored/fromFile.ts';

export type { StillFigure } from '../notebook/host/still.ts';

const book = { charts: () => import('../charts/index.ts'), stored: readStored };

/** Opens a figure without a page; see notebook/host/still.ts. */
export const openStill = (
  figure: Figure,
  options?: StillOptions,
  values?: Readonly<Record<string, string>>,
): Promise<StillFigure> => notebook.openStill(book, figure, options, values);

/** The first frame of a figure, as markup. */
export const firstFrame = (figure: Figure, options: StillOptions): Promise<FirstFrame> =>
  notebook.firstFrame(book, figure, options);
