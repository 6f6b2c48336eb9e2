/**
 * The stream of the coach: whole positions of all techniques, by numbers that tell nothing of them. Which comes next is drawn
 * from the day and from how many answers were given, so that the same reader on the same day is asked the same.
 */
import { boardRandom } from '../../engine/board/random.ts';
import { lineRules } from '../../engine/play/lineRules.ts';
import { techniques } from '../../engine/play/techniques.ts';
import type { Technique } from '../../engine/play/techniques.ts';
import { positionsEach } from '../../experiments/positions.ts';
import { shuffled } from './exercise.ts';
import { numberOf, rightOf } from './practice.ts';
import type { Training } from './practice.ts';

/** Questions of the stream: each position of each technique once. */
export const streamSize = techniques.length * positionsEach;

const streamSeed = 1;

/** Which position each number means: positions technique by technique, shuffled once and for all. */
const series = shuffled(
  [...Array(streamSize).keys()],
  boardRandom(streamSeed, techniques.length, positionsEach, 0, 0),
);

/** The technique and the position, from 0, of a question. @param number - from 1 to {@link streamSize} */
export function streamPlace(number: number): {
  readonly technique: Technique;
  readonly position: number;
} {
  const at = series[number - 1]!;
  return {
    technique: techniques[Math.floor(at / positionsEach)]!,
    position: at % positionsEach,
  };
}

/** Right answers about single lines after which the stream asks what reads more than a line, too. */
const rightFirst = 5;

/** The techniques that a reader is asked: at first those that read one line. */
function askedOf(training: Training): readonly Technique[] {
  const right = lineRules.reduce((sum, rule) => sum + rightOf(training, rule), 0);
  return right < rightFirst ? lineRules : techniques;
}

/** How often a technique is drawn: one with the number 0 twice as often as one with 100. */
const weightOf = (training: Training, technique: Technique): number =>
  200 - numberOf(training, technique);

/**
 * The next question of the stream: of a technique that is drawn by its number, any of its positions. Who begins is asked about
 * single lines.
 *
 * @param day - "2026-11-30"
 * @param recent - numbers that do not come again now
 */
export function nextInStream(training: Training, day: string, recent: readonly number[]): number {
  const seed = Number(day.replaceAll('-', ''));
  const random = boardRandom(seed, techniques.length, positionsEach, 0, training.answers);
  const asked = askedOf(training);
  const weights = asked.map((technique) => weightOf(training, technique));
  for (;;) {
    let left = random.below(weights.reduce((sum, one) => sum + one, 0));
    const drawn = asked[weights.findIndex((weight) => (left -= weight) < 0)]!;
    const which = techniques.indexOf(drawn);
    const number = series.indexOf(which * positionsEach + random.below(positionsEach)) + 1;
    if (!recent.includes(number)) return number;
  }
}
