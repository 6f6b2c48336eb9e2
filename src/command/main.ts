#!/usr/bin/env node
/** `nonogram-engine`: what the library computes, for those who write no program. */
import { libraryVersion } from '../reference/libraryFile.ts';
import { nonogramEngine } from './nonogramEngine.ts';
import { toTheEnd } from './program.ts';

await toTheEnd((words) => nonogramEngine(words, libraryVersion));
