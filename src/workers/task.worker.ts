/** The worker of one task: a session behind Comlink, as in experiment.worker.ts. */
import { expose } from 'comlink';
import { createSession } from '../notebook/pool/session.ts';
import { findTask } from './tasks.ts';

expose(createSession(findTask));
