/** Tells the page how a run goes, neither too often nor too late. */

export type Reporter = {
  /** There is news: tells it now, or as soon as the last report is long enough ago. */
  offer(): void;
  /** Tells at once, for a change that the reader is waiting for. */
  send(): void;
  /** No report after this one but {@link Reporter.last}. */
  close(): void;
  /** The closing report. */
  last(tell: () => void): void;
};

/**
 * @param tell - builds and delivers a report; what it throws does not stop the run
 * @param now - a clock in ms
 * @param least - ms between two reports
 */
export function createReporter(tell: () => void, now: () => number, least: number): Reporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = true;

  const deliver = (tell: () => void): void => {
    clearTimeout(timer);
    timer = undefined;
    toldAt = now();
    try {
      tell();
    } catch (error) {
      // a fault of the view must not end the run; it is to be seen all the same
      queueMicrotask(() => {
        throw error;
      });
    }
  };
  const send = (): void => {
    if (open) deliver(tell);
  };
  return {
    offer() {
      const wait = toldAt + least - now();
      if (wait <= 0) send();
      else if (open) timer ??= setTimeout(send, wait);
    },
    send,
    close() {
      open = false;
      clearTimeout(timer);
    },
    last: deliver,
  };
}
