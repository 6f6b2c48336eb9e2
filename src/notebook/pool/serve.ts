/** What a worker does: a session behind Comlink, and nothing else (code in workers is hard to test and to measure). */
import { expose } from 'comlink';
import { createSession } from './session.ts';

/** Serves what `find` finds by its name. */
export const serve = (find: Parameters<typeof createSession>[0]): void =>
  expose(createSession(find));
