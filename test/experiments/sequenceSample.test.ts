// Random sequences: drawn again by the slow way, and the stored sample of 6x6 against what the whole count knows exactly.
import { expect, test } from 'vitest';
import { imageFromIndex } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { PROBING_CLASSES } from '../../src/engine/probe/probeCategory.ts';
import { wilson } from '../../src/notebook/plain/wilson.ts';
import {
  createImageStream,
  distributionOf,
  sequenceSample,
} from '../../src/experiments/sequenceSample.ts';
import { storedRun } from '../../src/stored/fromFile.ts';
import { sixBySixOf } from '../../src/claims/001/table3All.ts';

test('a small sample counts what probing its pictures gives', () => {
  const spec = { side: 5, images: 200, seed: 4 };
  const tally = sequenceSample.emptyTally(spec);
  const run = sequenceSample.begin(spec);
  run(120, 200, tally);
  run(0, 120, tally);
  const slow = sequenceSample.emptyTally(spec);
  const imageAt = createImageStream(5, 4);
  for (let index = 0; index < 200; index++) {
    const result = probeAll(puzzleOf(imageFromIndex(5, 5, imageAt(index))));
    const kind = PROBING_CLASSES.indexOf(result.class ?? 'simple');
    slow.classes[kind]!++;
    if (kind === 0) continue;
    const { lengths, times } = distributionOf(slow, 5, kind);
    lengths[result.sequence.length]!++;
    for (const [category, counts] of times.entries())
      counts[result.sequence.filter((one) => one === category).length]!++;
  }
  expect(tally).toEqual(slow);
  expect(slow.classes.filter((count) => count > 0).length).toBeGreaterThan(2);
});

test('the pictures of the stream are numbers of the size, all bits of them at work', () => {
  const imageAt = createImageStream(6, 1);
  const numbers = Array.from({ length: 300 }, (_, index) => imageAt(index));
  expect(new Set(numbers).size).toBe(300);
  for (let bit = 0; bit < 36; bit++) {
    const set = numbers.filter((number) => Math.floor(number / 2 ** bit) % 2 === 1).length;
    expect(Math.abs(set - 150)).toBeLessThan(45);
  }
});

/** The share of all is in the interval of what was drawn. */
const meets = (drawn: number, of: number, share: number): void => {
  const { low, high } = wilson(drawn, of, 5);
  expect(share).toBeGreaterThanOrEqual(low);
  expect(share).toBeLessThanOrEqual(high);
};

test('classes, lengths and categories of the stored sample are those of all pictures of 6x6', () => {
  const { tally, spec } = storedRun('sequence-sample 6x6');
  const { whole, lengths, categories } = sixBySixOf(storedRun('probing-levels 6x6').tally);
  for (const [kind, images] of whole.images.slice(0, 4).entries())
    meets(tally.classes[kind]!, spec.images, images / 2 ** 36);
  for (let kind = 1; kind < 4; kind++) {
    const of = tally.classes[kind]!;
    const all = whole.images[kind]!;
    const drawn = distributionOf(tally, 6, kind);
    for (const [length = 0, images = 0] of lengths[kind - 1] ?? [])
      meets(drawn.lengths[length]!, of, images / all);
    for (const [category = 0, images = 0] of categories[kind - 1] ?? [])
      meets(of - drawn.times[category]![0]!, of, images / all);
  }
});
