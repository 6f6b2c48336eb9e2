/** The one place that reads the clock, so that everything else stays repeatable. */

/** Milliseconds since some fixed moment; only differences mean something. */
export const now = (): number => performance.now();
