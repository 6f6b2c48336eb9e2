/** What the page of the coach shows of each technique: a worked example from the stored positions. */
import { positionsFile } from '../claims/positions.ts';
import { techniques } from '../engine/play/techniques.ts';
import type { Technique } from '../engine/play/techniques.ts';
import { exerciseIn } from '../kit/train/exercise.ts';
import type { Exercise } from '../kit/train/exercise.ts';
import { judge } from '../kit/train/verdict.ts';
import type { Verdict } from '../kit/train/verdict.ts';
import { readStored } from '../stored/fromFile.ts';

/** A technique with its example. */
export type Worked = {
  readonly technique: Technique;
  readonly positions: number;
  readonly exercise: Exercise;
  readonly verdict: Verdict; // of the right answer
};

/** The stored position that is the example: not the first, which the coach begins with. */
const example = 2;

/** All ten, weak ones first. @source none */
export function workedTechniques(): readonly Worked[] {
  return techniques.map((technique) => {
    const positions = readStored(positionsFile(technique));
    const exercise = exerciseIn(technique, positions[example]!, 'cell');
    const verdict = judge(exercise, exercise.truth);
    return { technique, positions: positions.length, exercise, verdict };
  });
}
