/** What the page of the coach shows of each technique: a worked example from the stored positions. */
import { positionsFile } from '../claims/positions.ts';
import { techniques } from '../engine/play/techniques.ts';
import type { Technique } from '../engine/play/techniques.ts';
import { exerciseIn } from '../kit/train/exercise.ts';
import type { Exercise } from '../kit/train/exercise.ts';
import { judge } from '../kit/train/verdict.ts';
import type { CoachVerdict } from '../kit/train/verdict.ts';
import { readStored } from '../stored/fromFile.ts';

/** A technique with its example. */
export type Worked = {
  readonly technique: Technique;
  readonly positions: number;
  readonly exercise: Exercise;
  readonly verdict: CoachVerdict; // of the right answer
};

/** Positions among which the example is looked for: not the first, which the coach begins with. */
const [first, last] = [1, 60];

/** How much of an example there is to follow: cells that are supposed, and words. */
const length = ({ verdict }: Pick<Worked, 'verdict'>): number =>
  verdict.evidence.reduce((sum, { board }) => sum + 5 * (board?.trials?.size ?? 0), 0) +
  verdict.sentences.join(' ').length;

/** All ten, weak ones first, each with the shortest of some examples. */
export function workedTechniques(): readonly Worked[] {
  return techniques.map((technique) => {
    const positions = readStored(positionsFile(technique));
    const examples = positions.slice(first, last).map((position) => {
      const exercise = exerciseIn(technique, position, 'cell');
      const verdict = judge(exercise, exercise.truth);
      return { technique, positions: positions.length, exercise, verdict };
    });
    return examples.reduce((one, other) => (length(other) < length(one) ? other : one));
  });
}
