/** The worker of the example. */
import { expose } from 'comlink';
import type { Computation } from '../plain/experiment.ts';
import { createSession } from '../pool/session.ts';
import { coins } from './coins.ts';

expose(createSession(() => coins as unknown as Computation<unknown, unknown>));
