/** What a scheduler says to a program that is to end: SIGTERM, also to process 1 of a container, which would not hear it by itself. */

/** Signals that end the work, and the exit codes that say so. */
const codes = { SIGTERM: 143, SIGINT: 130 } as const;

/** Whether the work is to end. */
export type Stopping = {
  /** The exit code of the signal that came; null as long as none has. */
  code(): number | null;
};

/** For work that is soon over: signals end it as they do by themselves. */
export const deaf: Stopping = { code: () => null };

/** Listens for the first signal; a second one ends the program at once, where that is not process 1. */
export function listen(): Stopping {
  let code: number | null = null;
  for (const [signal, says] of Object.entries(codes)) process.once(signal, () => (code ??= says));
  return { code: () => code };
}
