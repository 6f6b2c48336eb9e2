/** A run that may come is prepared when its figure comes into view: what is pressed then answers at once. */
import type { FigurePage } from '../host/host.ts';
import type { BeginRun } from './runSession.ts';

/** What browsers tell of a reader who pays for what is loaded; TypeScript does not know it. */
type Sparing = { readonly connection?: { readonly saveData?: boolean } };

/** Whether nothing is to be loaded that may not be used. */
const savesData = (): boolean =>
  (navigator as Sparing).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Once, when some of the figure is seen; not at all for who saves data. */
export function warmWhenSeen(
  { element, signal }: FigurePage,
  { warm }: Pick<BeginRun<never, unknown>, 'warm'>,
): void {
  if (warm === undefined || savesData()) return;
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    // what cannot be loaded now is tried again by the run, which then says so
    warm().catch(() => {});
  });
  watch.observe(element);
  signal.addEventListener('abort', () => watch.disconnect());
}
