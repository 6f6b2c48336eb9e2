/** The one place from which pages load the charts: Plot comes with them, so they come late and only once. */
import type * as charts from '../../charts/index.ts';

export type Charts = typeof charts;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Loads the charts, or gives those that are there already. Rejects when they cannot be fetched.
 *
 * @remarks Plot makes a number format while its module is evaluated, and the first one in a page takes tens of
 * milliseconds: it is made here, in a task of its own, so that neither task is long.
 */
export async function loadCharts(): Promise<Charts> {
  await nextTask();
  new Intl.NumberFormat('en-US').format(0);
  await nextTask();
  return import('../../charts/index.ts');
}
