/** The clock of a playing stepper: a beat after each interval, at a speed that may change between two beats. */

/** A clock that can be started, told another speed, and stopped. */
export type Player = {
  /** Starts, or goes on with another speed at once. */
  readonly run: (beatsPerSecond: number) => void;
  readonly stop: () => void;
};

/**
 * Makes a clock that stands.
 *
 * @param beat - called at each beat, never after `stop`
 * @param hidden - called when the page is hidden while the clock runs: nobody is watching
 */
export function createPlayer(beat: () => void, hidden: () => void): Player {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let speed = 0;
  const onVisibility = (): void => {
    if (document.hidden) hidden();
  };
  const next = (): void => {
    timer = setTimeout(() => {
      next();
      beat();
    }, 1000 / speed);
  };
  return {
    run: (beatsPerSecond) => {
      if (speed === beatsPerSecond) return;
      if (speed === 0) document.addEventListener('visibilitychange', onVisibility);
      speed = beatsPerSecond;
      clearTimeout(timer);
      next();
    },
    stop: () => {
      clearTimeout(timer);
      speed = 0;
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
