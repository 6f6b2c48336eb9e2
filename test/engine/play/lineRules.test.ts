/** The rules of lines against their premises, spelled out over all fits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN } from '../../../src/engine/board/cell.ts';
import { unknownLine } from '../../../src/engine/line/fits.ts';
import { byLineRule, lineRules } from '../../../src/engine/play/lineRules.ts';
import type { LineRule } from '../../../src/engine/play/lineRules.ts';
import { fixableLine } from '../../arbitraries.ts';
import {
  allDescriptions,
  allPartialLines,
  bruteFits,
  bruteSettle,
  overlay,
} from '../../oracles.ts';

type Span = readonly [from: number, to: number];

/** Cells from, and up to without, of everything that a pattern finds in a line over 0, 1 and 2. */
const spans = (line: Uint8Array, pattern: RegExp): readonly Span[] =>
  [...[...line].join('').matchAll(pattern)].map(({ index, 0: text }) => [
    index,
    index + text.length,
  ]);

/** Where the runs stand in every fit of the bare line: run by run, all of its spans. */
function places(length: number, description: readonly number[]): readonly (readonly Span[])[] {
  const fits = bruteFits(unknownLine(length), description).map((fit) => spans(fit, /1+/g));
  return description.map((_, run) => fits.map((fit) => fit[run]!));
}

/** The runs that hold all of a span somewhere. */
const holders = (all: readonly (readonly Span[])[], [from, to]: Span): readonly number[] =>
  [...all.keys()].filter((run) => all[run]!.some(([a, b]) => a <= from && to <= b));

/** What each rule gives, by its premises. */
const byPremises: Readonly<
  Record<LineRule, (line: Uint8Array, description: readonly number[]) => Uint8Array>
> = {
  overlap: (line, description) =>
    marked(line, overlay(bruteFits(unknownLine(line.length), description))!),
  gaps(line, description) {
    const all = places(line.length, description).flat();
    const found = line.slice();
    for (const [from, to] of spans(line, /[12]+/g))
      if (!all.some(([a, b]) => from <= a && b <= to)) found.fill(EMPTY, from, to);
    return found;
  },
  edges: (line, description) =>
    marked(
      fromLeft(line, description),
      fromLeft(line.toReversed(), description.toReversed()).toReversed(),
    ),
  ends(line, description) {
    const all = places(line.length, description);
    const blocks = spans(line, /1+/g);
    const found = line.slice();
    if (blocks.map(([a, b]) => b - a).join() === description.join())
      for (const [at, cell] of found.entries()) if (cell === UNKNOWN) found[at] = EMPTY;
    for (const block of blocks) {
      const long = holders(all, block).some((run) => description[run]! > block[1] - block[0]);
      for (const beside of [block[0] - 1, block[1]])
        if (!long && found[beside] === UNKNOWN) found[beside] = EMPTY;
    }
    return found;
  },
  joins(line, description) {
    const all = places(line.length, description);
    const found = line.slice();
    for (const [from, to] of spans(line, /2+(?=1)/g)) {
      const left = spans(line, /1+/g).find(([, end]) => end === from);
      const right = spans(line, /1+/g).find(([begin]) => begin === to);
      if (left === undefined || right === undefined) continue;
      const [of, other] = [holders(all, left), holders(all, right)];
      if (of.length === 1 && other.join() === of.join()) found.fill(FILLED, from, to);
      else if (to - from === 1 && holders(all, [left[0], right[1]]).length === 0)
        found[from] = EMPTY;
    }
    return found;
  },
  agreement: (line, description) => bruteSettle(line, description)!,
};

/** What is known of one line where another one does not. */
const marked = (line: Uint8Array, other: Uint8Array): Uint8Array =>
  line.map((cell, at) => (cell === UNKNOWN ? other[at]! : cell));

/** After a beginning in which all is known, a filled cell that the next run alone can reach. */
function fromLeft(line: Uint8Array, description: readonly number[]): Uint8Array {
  const known = [...line].join('').split('2')[0]!;
  const begin = known === [...line].join('') ? line.length : known.lastIndexOf('0') + 1;
  const runs = spans(line.subarray(0, begin), /1+/g).length;
  const run = description[runs];
  const first = line.indexOf(FILLED, begin);
  if (run === undefined || first < 0 || first >= begin + run) return line;
  const found = line.slice();
  for (let at = first; at < begin + run; at++) found[at] = FILLED;
  if (first === begin && found[begin + run] === UNKNOWN) found[begin + run] = EMPTY;
  return found;
}

describe.each(lineRules)('the rule %s', (rule) => {
  test('gives what its premises say, and nothing that is not so, on every line of up to five cells', () => {
    let gave = 0;
    for (const length of [1, 2, 3, 4, 5])
      for (const description of allDescriptions(length))
        for (const line of allPartialLines(length)) {
          const settled = bruteSettle(line, description);
          if (settled === null) {
            expect(() => byLineRule(rule, line, description)).toThrow(RangeError);
            continue;
          }
          const found = byLineRule(rule, line, description);
          // compared as texts: a million comparisons of arrays take long
          if (found.join('') !== byPremises[rule](line, description).join(''))
            expect([description, line, found]).toEqual([
              description,
              line,
              byPremises[rule](line, description),
            ]);
          for (const [at, cell] of found.entries())
            if (cell !== UNKNOWN && cell !== settled[at]) expect([line, at]).toBe('not so');
          if (found.join() !== line.join()) gave++;
        }
    expect(gave).toBeGreaterThan(rule === 'joins' ? 5 : 50);
  });

  test('does so on longer lines', () => {
    fc.assert(
      fc.property(fixableLine(6, 10), ({ line, description }) => {
        const found = byLineRule(rule, line, description);
        expect(found).toEqual(byPremises[rule](line, description));
        expect(marked(found, bruteSettle(line, description)!)).toEqual(
          bruteSettle(line, description),
        );
      }),
      { numRuns: 100 },
    );
  });
});

test('no rule can do without the ones after it: each gives something that none before it gives', () => {
  const alone = new Map<LineRule, number>();
  for (const description of allDescriptions(6))
    for (const line of allPartialLines(6)) {
      if (bruteFits(line, description).length === 0) continue;
      const before = lineRules.findIndex(
        (rule) => byLineRule(rule, line, description).join() !== line.join(),
      );
      const weakest = lineRules[before];
      if (weakest !== undefined) alone.set(weakest, (alone.get(weakest) ?? 0) + 1);
    }
  for (const rule of lineRules) expect([rule, alone.get(rule) ?? 0]).not.toEqual([rule, 0]);
});
