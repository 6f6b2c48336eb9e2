/** How pages load the charts of the book: what draws them comes along, so they come late and only once. */

/** What draws: the book says what it has, by declaring more of this. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Charts {}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Loads the charts, or gives those that are there already. Rejects when they cannot be fetched.
 *
 * @remarks Plot makes a number format while its module is evaluated, and the first one in a page takes tens of
 * milliseconds: it is made here, in a task of its own, so that neither task is long.
 */
export async function loadCharts(fetch: () => Promise<Charts>): Promise<Charts> {
  await nextTask();
  new Intl.NumberFormat('en-US').format(0);
  await nextTask();
  return fetch();
}
