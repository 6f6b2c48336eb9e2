/** How long a run has been at work, pauses excluded, and how long it will take at its present speed. */

export type RunClock = {
  /** Starts, or goes on after a pause; `done` units are done. */
  run(done: number): void;
  /** Stops counting time. */
  halt(): void;
  /** The speed has changed (other workers, for instance): measures it anew from here. */
  restartPace(done: number): void;
  /** ms at work. */
  elapsed(): number;
  /** ms that the rest will take, or `null` while the speed is not known. */
  remaining(done: number, total: number): number | null;
};

/**
 * Makes a halted clock at 0.
 *
 * @param now - a clock in ms
 * @param least - ms of measuring before an estimate is worth telling
 */
export function createRunClock(now: () => number, least: number): RunClock {
  let before = 0;
  let since: number | null = null;
  let pace = { time: 0, done: 0 };
  const elapsed = (): number => before + (since === null ? 0 : now() - since);
  const restartPace = (done: number): void => {
    pace = { time: elapsed(), done };
  };
  return {
    run(done) {
      since ??= now();
      restartPace(done);
    },
    halt() {
      before = elapsed();
      since = null;
    },
    restartPace,
    elapsed,
    remaining(done, total) {
      if (done === total) return 0;
      const time = elapsed() - pace.time;
      const fresh = done - pace.done;
      return time < least || fresh <= 0 ? null : ((total - done) * time) / fresh;
    },
  };
}
