/**
 * 10,000 damaged texts of every format: none may crash a reader or keep it long, and what is read in spite of the damage
 * must be what the text says, told by a second, much simpler look at it.
 */
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { boardRandom } from '../../src/engine/board/random.ts';
import type { Random } from '../../src/engine/board/random.ts';
import { checkPuzzle, puzzleOf } from '../../src/engine/board/puzzle.ts';
import { readPuzzles } from '../../src/formats/detect.ts';
import type { Format } from '../../src/formats/format.ts';
import { formats } from '../../src/formats/formats.ts';
import type { PuzzleReading } from '../../src/formats/reading.ts';
import type { ToldPuzzle } from '../../src/formats/told.ts';
import { saidBy } from './plainLook.ts';

const damaged = 10_000;

const puzzleFrom = (random: Random): ToldPuzzle => {
  const [height, width] = [1 + random.below(5), 1 + random.below(5)];
  const square = random.below(2) === 0 ? height : width;
  const cells = Uint8Array.from({ length: height * square }, () => random.below(2));
  const puzzle = puzzleOf({ height, width: square, cells });
  const told = random.below(2) === 0 ? {} : { name: 'Some fish', author: 'A & B', goal: cells };
  return { puzzle, ...told };
};

/** A text of the format, whole. */
function textFrom({ id, writer }: Format, random: Random): string {
  for (;;) {
    const puzzles = [puzzleFrom(random)];
    if (id === 'nonpack' || (writer?.several === true && random.below(3) === 0))
      puzzles.push(puzzleFrom(random));
    if (writer === undefined) return linkFrom(random);
    if (puzzles.every((puzzle) => (writer.refuses?.(puzzle) ?? null) === null))
      return writer.write(puzzles);
  }
}

const code = formats.find(({ id }) => id === 'code')!;
const linkFrom = (random: Random): string =>
  `https://example.org/sweeps/?fig-sweeps=1;p=${textFrom(code, random).trim()};s=2;z`;

const signs = '0123456789 \n\t,./:;#-+$<>[]{}"\'abcxzPXY&=~_?';

/** One or two small damages: signs lost, added, turned into others, lines lost, doubled or exchanged, the end cut off. */
function damage(text: string, random: Random): string {
  let out = text;
  for (let times = 1 + random.below(2); times > 0; times--) {
    const at = random.below(out.length + 1);
    const sign = signs[random.below(signs.length)] ?? '';
    const lines = out.split('\n');
    const line = random.below(lines.length);
    switch (random.below(8)) {
      case 0:
        out = out.slice(0, at) + out.slice(at + 1 + random.below(4));
        break;
      case 1:
        out = out.slice(0, at) + sign + out.slice(at);
        break;
      case 2:
      case 3:
        out = out.slice(0, at) + sign + out.slice(at + 1);
        break;
      case 4:
        out = lines.toSpliced(line, 1).join('\n');
        break;
      case 5:
        out = lines.toSpliced(line, 0, lines[random.below(lines.length)] ?? '').join('\n');
        break;
      case 6:
        out = out.slice(0, at);
        break;
      default: {
        const digits = [...out.matchAll(/\d/g)];
        const place = digits[random.below(Math.max(1, digits.length))]?.index ?? 0;
        out = out.slice(0, place) + String(random.below(10)) + out.slice(place + 1);
      }
    }
  }
  return out;
}

/** Everything that must hold of a reading, as a sentence about what does not; '' when all does. */
function fault(reading: PuzzleReading, text: string, several: boolean): string {
  if ('problems' in reading) {
    if (reading.problems.length === 0) return 'refused without a reason';
    const last = text.split(/\r\n|\r|\n/).length + 1;
    const astray = reading.problems.find(
      ({ line, message }) => !(line >= 1 && line <= last) || !/[.)]$/.test(message),
    );
    return astray === undefined ? '' : `a problem without place or end: ${JSON.stringify(astray)}`;
  }
  const { puzzle, goal, kind } = reading;
  // the code of a puzzle may say that its sums differ on purpose
  const coded = kind === 'code' || kind === 'link';
  if (checkPuzzle(puzzle).some(({ where }) => !coded || where !== 'sums')) return 'no puzzle';
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  if (height > 100 || width > 100) return 'beyond the limits';
  if (goal !== undefined) {
    const meant = puzzleOf({ height, width, cells: goal });
    const same =
      JSON.stringify([meant.rows, meant.columns]) === JSON.stringify([puzzle.rows, puzzle.columns]);
    if (!same) return 'a goal that is not that of the puzzle';
  }
  return several ? '' : saidBy(text, kind, reading);
}

describe('10,000 damaged texts', () => {
  test.each(formats.map((format) => [format.id, format] as const))('of %s', (_, format) => {
    const random = boardRandom(crc32(format.id), 1, 1, 50, 0); // wherever it stands in the list
    const whole = Array.from({ length: 100 }, () => textFrom(format, random));
    const faults: string[] = [];
    let read = 0;
    for (let at = 0; at < damaged && faults.length === 0; at++) {
      const text = damage(whole[random.below(whole.length)] ?? '', random);
      const readings = readPuzzles(text);
      if (readings.every((reading) => 'puzzle' in reading)) read++;
      for (const reading of readings) {
        const found = fault(reading, text, readings.length > 1);
        if (found !== '') faults.push(`${found}\n${text}\n${JSON.stringify(reading)}`);
      }
    }
    expect(faults).toEqual([]);
    // most damage is noticed, some does no harm: both kinds have to come up
    expect(read).toBeGreaterThan(100);
    expect(read).toBeLessThan(damaged);
  });
});
