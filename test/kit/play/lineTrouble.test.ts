import { describe, expect, test } from 'vitest';
import { EMPTY, FILLED, UNKNOWN, formatLine, parseLine } from '../../../src/engine/board/cell.ts';
import { lineTrouble, troubleText } from '../../../src/kit/play/lineTrouble.ts';
import { allDescriptions, allPartialLines, bruteFits } from '../../oracles.ts';

const told = (line: string, description: readonly number[]): string | null => {
  const trouble = lineTrouble(parseLine(line), description);
  return trouble === null ? null : troubleText('Row 2', description, trouble);
};

const runsOf = (full: Uint8Array): string[] => formatLine(full).match(/1+/g) ?? [];

/** Every way to fill in the cells without a mark, with regard to nothing. */
const everyFilling = (line: Uint8Array): readonly Uint8Array[] => {
  const open = [...line.keys()].filter((cell) => line[cell] === UNKNOWN);
  return Array.from({ length: 2 ** open.length }, (_, bits) => {
    const full = line.slice();
    open.forEach((cell, k) => (full[cell] = (bits >> k) & 1));
    return full;
  });
};

describe('lineTrouble', () => {
  test('finds one exactly where no way to lay the runs keeps the marks, and what it says is true', () => {
    const kinds = new Map<string, number>();
    for (const length of [1, 2, 3, 4, 5]) {
      for (const description of allDescriptions(length)) {
        for (const line of allPartialLines(length)) {
          const trouble = lineTrouble(line, description);
          const where = `${formatLine(line)} as ${description.join(' ')}`;
          expect(trouble === null, where).toBe(bruteFits(line, description).length > 0);
          if (trouble === null) continue;
          kinds.set(trouble.kind, (kinds.get(trouble.kind) ?? 0) + 1);
          if (trouble.kind === 'cells') {
            expect([...line].filter((cell) => cell === FILLED).length, where).toBe(trouble.filled);
            expect(trouble.filled, where).toBeGreaterThan(description.reduce((a, b) => a + b, 0));
          }
          if (trouble.kind === 'length') {
            expect(formatLine(line), where).toContain('1'.repeat(trouble.filled));
            expect(trouble.filled, where).toBeGreaterThan(Math.max(...description));
          }
          if (trouble.kind === 'runs') {
            const least = Math.min(...everyFilling(line).map((full) => runsOf(full).length));
            expect(least, where).toBe(trouble.least);
            expect(least, where).toBeGreaterThan(description.length);
          }
          if (trouble.kind === 'room') {
            // whichever cells are filled: the runs up to this one do not go in, those before it do
            const room = line.map((cell) => (cell === EMPTY ? EMPTY : UNKNOWN));
            const goIn = (runs: readonly number[]): boolean => bruteFits(room, runs).length > 0;
            expect(goIn(description.slice(0, trouble.run)), where).toBe(true);
            expect(goIn(description.slice(0, trouble.run + 1)), where).toBe(false);
          }
        }
      }
    }
    expect([...kinds.keys()].toSorted()).toEqual(['cells', 'length', 'room', 'runs', 'together']);
  });
});

describe('troubleText', () => {
  test('names the line and the simplest reason', () => {
    expect(told('?????', [3])).toBeNull();
    expect(told('11?11', [3])).toBe('Row 2 has 4 filled cells, and its number asks for three.');
    expect(told('1????', [])).toBe('Row 2 has the number 0: none of its cells is filled.');
    expect(told('11???', [1, 1])).toBe(
      'Row 2 has two filled cells side by side, and its longest run is 1.',
    );
    expect(told('101??', [3])).toBe(
      'Row 2 has too many runs: two at least, where it has 1 number.',
    );
    expect(told('?0?0?', [3])).toBe('The 3 does not fit into row 2 any more.');
    expect(told('?0??0?', [1, 1, 2])).toBe('The 2 does not fit into row 2 any more.');
    expect(told('?0?0??', [1, 1, 1, 1])).toBe('The fourth 1 does not fit into row 2 any more.');
    expect(told('???1?1', [1, 2])).toBe(
      'Row 2 cannot be 1 2 any more: there is no way to lay its runs that keeps all of these marks.',
    );
  });
});
