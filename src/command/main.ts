#!/usr/bin/env node
/** `nonogram-engine`: what the library computes, for those who write no program. Its threads run the same file. */
import { isMainThread } from 'node:worker_threads';
import { libraryVersion } from '../reference/libraryFile.ts';
import { answerInThread, runThreadsBy } from './crew.ts';
import { jobs } from './jobs.ts';
import { nonogramEngine } from './nonogramEngine.ts';
import { toTheEnd } from './program.ts';

if (isMainThread) {
  runThreadsBy(new URL(import.meta.url));
  await toTheEnd((words) => nonogramEngine(words, libraryVersion));
} else answerInThread(jobs);
