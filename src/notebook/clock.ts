/** The one place that reads the clock, so that everything else stays repeatable. */

/** The day on which a file is saved: "2026-11-22". */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Milliseconds since some fixed moment; only differences mean something. */
export const now = (): number => performance.now();

/** The moment at which something is kept, ms since the beginning of 1970. */
export const moment = (): number => Date.now();

const two = (value: number): string => String(value).padStart(2, '0');

/** The day where the reader is, which is another one than `today` for some hours: "2026-11-22". */
export function localDay(): string {
  const at = new Date();
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
