/** The tasks of all chapters. */
import type { ChapterId, Challenges } from './challenge.ts';
import { allSmall } from './chapters/allSmall.ts';
import { circuits } from './chapters/circuits.ts';
import { density } from './chapters/density.ts';
import { hunt } from './chapters/hunt.ts';
import { inference } from './chapters/inference.ts';
import { ladder } from './chapters/ladder.ts';
import { oneLine } from './chapters/oneLine.ts';
import { pairs } from './chapters/pairs.ts';
import { probing } from './chapters/probing.ts';
import { solutions } from './chapters/solutions.ts';
import { sweeps } from './chapters/sweeps.ts';
import type { AnyTask } from './judge.ts';

export const challenges: Readonly<Record<ChapterId, Challenges>> = {
  'one-line': oneLine,
  sweeps,
  'two-rows-two-columns': pairs,
  probing,
  inference,
  ladder,
  solutions,
  'all-small-nonograms': allSmall,
  density,
  circuits,
  hunt,
};

/** Whether a chapter asks anything of its readers; the last one asks only what nobody knows. */
export const hasTasks = (chapter: string): chapter is ChapterId =>
  Object.hasOwn(challenges, chapter);

/** The tasks of a chapter, as they stand in its list. */
export const tasksOf = (chapter: ChapterId): readonly AnyTask[] => {
  const { finish, three, breakIt } = challenges[chapter];
  return [finish, ...three, breakIt];
};
