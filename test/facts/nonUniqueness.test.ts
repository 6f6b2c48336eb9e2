// A picture of each kind of exchange, as the companion shows them: turning the marked cells over gives another solution.
import { expect, test } from 'vitest';
import { adheres, puzzleOf } from '../../src/engine/board/puzzle.ts';
import { exchangePictures, exchangeTable } from '../../src/facts/nonUniqueness.ts';

test('each kind of exchange has its picture, whose marked cells lie in so many lines and can be turned over', () => {
  expect(exchangePictures.map(({ text }) => text)).toEqual(
    exchangeTable.rows.map(([name]) => name),
  );
  for (const { image, text, marked = new Set<number>() } of exchangePictures) {
    const cells = image.cells.map((value, at) => (marked.has(at) ? 1 - value : value));
    expect([text, adheres({ ...image, cells }, puzzleOf(image))]).toEqual([text, true]);
    const lines = [(at: number) => Math.floor(at / image.width), (at: number) => at % image.width]
      .map((lineOf) => new Set([...marked].map(lineOf)).size)
      .toSorted((one, other) => one - other);
    expect(lines.join(' and ')).toBe(text);
  }
});
