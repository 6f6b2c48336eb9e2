/** The worker: a session behind Comlink, and nothing else (code in workers is hard to test and to measure). */
import { expose } from 'comlink';
import { findExperiment } from '../experiments/experiments.ts';
import { createSession } from '../notebook/pool/session.ts';

expose(createSession(findExperiment));
