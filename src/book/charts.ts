/** What draws in this book, as the notebook knows it. */
import type * as ourCharts from '../charts/index.ts';

type OurCharts = typeof ourCharts;

declare module '../notebook/chart/loadCharts.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
  interface Charts extends OurCharts {}
}
