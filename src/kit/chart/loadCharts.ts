/** The one place from which pages load the charts: Plot comes with them, so they come late and only once. */
import type * as charts from '../../charts/index.ts';

export type Charts = typeof charts;

/** Loads the charts, or gives those that are there already. Rejects when they cannot be fetched. */
export const loadCharts = (): Promise<Charts> => import('../../charts/index.ts');
