// The letters of errata, tried as written: every command is run as it is printed, every picture has what its check says.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { isOther } from '../../src/claims/agree.ts';
import { binomialCoefficient } from '../../src/engine/board/binomial.ts';
import { describeLine, sameDescription } from '../../src/engine/board/description.ts';
import { formatGrid, imageFromText } from '../../src/engine/board/image.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { fourSuccesses } from '../../src/engine/intersect/fourSolver.ts';
import { probeAll } from '../../src/engine/probe/probe.ts';
import { solve } from '../../src/engine/solve/solve.ts';
import { solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { hSweep, vSweep } from '../../src/engine/sweep/sweep.ts';
import { inPlainLetters, letters, letterText } from '../../src/facts/errata.ts';
import type { Slip } from '../../src/facts/errata.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';

const all = letters();
const slips = all.flatMap((letter) => letter.slips);

const slipOf = (id: string): Slip => {
  const found = slips.find(({ address }) => address.endsWith(`#${id}`));
  if (found === undefined) throw new RangeError(`no letter has ${id}`);
  return found;
};

/** The puzzles whose pictures a check names. */
const puzzlesIn = (id: string) =>
  [...slipOf(id).wrong.check.matchAll(/[#.]{3,}(?: [#.]{3,})+/g)].map(([rows]) => {
    const lines = rows.split(' ');
    const width = lines[0]!.length;
    return puzzleOf(imageFromText(lines.map((line) => line.slice(0, width)))); // a full stop may follow
  });

/** The fits of a description in a line of 0, 1 and ?, by trying all. */
const fitsOf = (line: string, description: readonly number[]): readonly string[] =>
  Array.from({ length: 2 ** line.length }, (_, bits) => bits.toString(2).padStart(line.length, '0'))
    .filter((text) => [...text].every((cell, at) => line[at] === '?' || line[at] === cell))
    .filter((text) =>
      sameDescription(describeLine(Uint8Array.from([...text].map(Number))), description),
    );

const checkOf = (id: string): string => slipOf(id).wrong.check.replaceAll('\u00a0', ' ');

/** What a sum of products comes to, up to its sign of equality. */
const sumOf = (text: string): number =>
  (text.split('=')[0] ?? '')
    .split('+')
    .map((product) => product.split('×').reduce((value, one) => value * Number(one), 1))
    .reduce((sum, value) => sum + value, 0);

describe('the letters of errata', () => {
  test('have each statement that differs once, by itself or as a part of a slip', () => {
    const told = slips.flatMap(({ address, parts }) => [
      address,
      ...parts.map((part) => part.address),
    ]);
    const ids = told.map((address) => address.split('#')[1] ?? '');
    const wrong = ledgerEntries().filter((entry) => entry.told.kind === 'differs');
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids)).toEqual(new Set(wrong.map((entry) => entry.told.id)));
    expect(new Set(slips.map(({ wrong: { read, printed } }) => printed + read)).size).toBe(
      slips.length,
    );
  });

  test('make one slip of the numbers on Figure 5', () => {
    const { wrong, parts } = slipOf('000-figure-5');
    expect(wrong.printed).toBe('57,158,639; 12,106,334; 1,119,951,439; 49,745,060,370');
    expect(wrong.read).toBe('57,158,766; 12,106,506; 1,119,951,738; 49,745,060,669');
    expect(parts).toHaveLength(5);
  });

  test('can be sent as plain text', () => {
    for (const letter of all) {
      const text = letterText(letter, 'A title', 'https://nonograms.example/');
      for (const { wrong, command } of letter.slips)
        for (const words of [wrong.printed, wrong.read, wrong.check, command])
          expect(text).toContain(inPlainLetters(words));
      expect(text).toMatch(/^[\n -~]*$/); // read the same by every program
      expect(text).toContain('Nonogram Explorer, https://nonograms.example/.');
    }
    expect(inPlainLetters('k ≤ ⌊ℓ/2⌋ “as printed”')).toBe('k <= floor(l/2) "as printed"');
  });

  test('print commands that show, within a minute, that the document says something else', () => {
    const begin = 'npm run -s reproduce -- ';
    for (const flag of ['', '--stored ']) {
      const ids = slips
        .map(({ command }) => command.slice(begin.length))
        .filter((words) => words.startsWith('--stored') === (flag !== ''))
        .map((words) => words.slice(flag.length));
      expect(ids.length).toBeGreaterThan(5);
      const lines = execFileSync('sh', ['-c', `${begin}${flag}${ids.join(' ')}`], {
        encoding: 'utf8',
        timeout: 60_000,
      });
      const found = lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; equal: boolean });
      expect(found.map(({ id }) => id)).toEqual(ids);
      for (const { id, equal } of found) expect([id, equal]).toEqual([id, false]);
    }
    for (const { command } of slips) expect(command).toMatch(/^npm run -s reproduce -- /);
  }, 120_000);
});

describe('the checks that name a puzzle', () => {
  test('of 224,751: the first intersection does not finish it, the next one does', () => {
    const [puzzle] = puzzlesIn('000-section-4.1-224751');
    const { grid } = solveSimple(puzzle!);
    const ends = [...fourSuccesses(grid, puzzle!)].map(({ rows, columns, fixes }) => {
      const clues = grid.cells.slice();
      for (let crossing = 0; crossing < 4; crossing++) {
        const at = rows[crossing >> 1]! * grid.width + columns[crossing & 1]!;
        if ((fixes >> crossing) & 1) clues[at] = 1;
        else if ((fixes >> (crossing + 4)) & 1) clues[at] = 0;
      }
      const lines = [...rows, ...columns].map((line) => line + 1).join(' ');
      return [lines, solveSimple({ ...puzzle!, clues }).status];
    });
    expect(ends.slice(0, 2)).toEqual([
      ['1 2 1 3', 'standstill'],
      ['1 3 1 3', 'solved'],
    ]);
  });

  test.each(['000-section-4.1-last-two', '000-section-4.1-nothing-fixed'])(
    '%s: the opening horizontal sweep fixes cells, and nothing else does',
    (id) => {
      const [puzzle] = puzzlesIn(id);
      const blank = imageFromText(puzzle!.rows.map(() => '?'.repeat(puzzle!.columns.length)));
      const opening = hSweep(blank, puzzle!);
      expect(opening.fixed).toBeGreaterThan(0);
      expect(vSweep(opening.grid, puzzle!).fixed).toBe(0);
      const { grid } = solveSimple(puzzle!);
      expect(formatGrid(grid)).toEqual(formatGrid(opening.grid));
      expect([...fourSuccesses(grid, puzzle!)]).toEqual([]);
    },
  );

  test('of categories 11 and 14 on 5x5: one has no 11, the other no 14, and each has one solution', () => {
    const puzzles = puzzlesIn('001-section-3.5.2-unique-least');
    expect(puzzles).toHaveLength(2);
    for (const [at, missing] of [11, 14].entries()) {
      const { sequence } = probeAll(puzzles[at]!);
      expect(sequence).not.toContain(missing);
      expect(sequence).toContain(25 - missing);
      expect(solve(puzzles[at]!, { most: 3 }).solutions).toHaveLength(1);
    }
  });

  test('of category 11 on 6x6: the sequence is the printed one', () => {
    const id = '001-section-3.5.3-unique-both';
    const [puzzle] = puzzlesIn(id);
    const { sequence } = probeAll(puzzle!);
    expect(slipOf(id).wrong.check).toContain(` ${sequence.join(' ')},`);
    expect(sequence).not.toContain(11);
    expect(solve(puzzle!, { most: 3 }).solutions).toHaveLength(1);
  });

  test('of exactly two solutions: the cell in row 1, column 6 is of category 0', () => {
    const [puzzle] = puzzlesIn('001-section-4.1-two-never');
    expect(probeAll(puzzle!).sequence).toContain(15);
    expect(solve(puzzle!, { most: 3 }).solutions).toHaveLength(2);
    const { grid } = solveSimple(puzzle!);
    const open = Array.from(grid.cells.keys()).filter((at) => grid.cells[at] === UNKNOWN);
    expect(probeAll(puzzle!).sequence[open.indexOf(5)]).toBe(0);
  });

  test.each(['001-figure-9', '001-figure-16', '001-figure-25'])(
    '%s: the sequence that it should read, and not the printed one',
    (id) => {
      const { wrong } = slipOf(id);
      const [puzzle] = puzzlesIn(id);
      const sequence = probeAll(puzzle!).sequence.join(' ');
      expect(wrong.read).toContain(sequence);
      expect(wrong.printed).not.toBe(sequence);
    },
  );
});

describe('the checks by arithmetic', () => {
  test('of puzzles that are not simple: FourSolver solves the one that it names', () => {
    const [puzzle] = puzzlesIn('000-section-4.2-10x10-not-unique');
    const { grid, status } = solveSimple(puzzle!);
    expect(status).toBe('standstill');
    expect([...fourSuccesses(grid, puzzle!)].length).toBeGreaterThan(0);
    expect(solve(puzzle!, { most: 3 }).solutions).toHaveLength(1);
  });

  test('of k on a line: 1 1 fits on three cells', () => {
    expect(checkOf('000-section-2-most-numbers')).toContain('1 1 fits on three cells, as 101');
    expect(fitsOf('???', [1, 1])).toEqual(['101']);
  });

  test('of 0.94 %: the quotient is what it says', () => {
    expect(checkOf('000-figure-4-totals')).toContain('317,944 / 33,554,432 = 0.9475 %');
    expect(((100 * 317_944) / 33_554_432).toFixed(4)).toBe('0.9475');
  });

  test('of the ends of the binomial: the sums over k give 24.3 %', () => {
    const id = '000-section-4.2-outside-40-60';
    expect(checkOf(id)).toContain('C(36, k) for k from 0 to 14 and from 22 to 36');
    let ways = 0n;
    for (let k = 0; k <= 36; k++) if (k <= 14 || k >= 22) ways += binomialCoefficient(36, k);
    expect((100 * Number(ways)) / 2 ** 36).toBeCloseTo(24.3, 1);
    expect(slipOf(id).wrong.read.replaceAll('\u00a0', ' ')).toContain('24.3 %');
  });

  test('of 10^67: C(225, 113) is 2.86 times 10^66', () => {
    expect(checkOf('002-15x15-113-arrangements')).toContain('C(225, 113)');
    expect(Number(binomialCoefficient(225, 113)) / 1e66).toBeCloseTo(2.86, 2);
  });

  test('of Figure 22: the printed sum is 88, the mended one 96', () => {
    const { printed, read } = slipOf('001-figure-22').wrong;
    expect([sumOf(printed), sumOf(read)]).toEqual([88, 96]);
  });

  test('of the literals of a line: the formula gives 180 for 1 1 on three cells', () => {
    expect(checkOf('003-section-3-total-variables')).toContain(
      'Take 1 1 on three cells. The formula gives 180.',
    );
    const [n, t, filled] = [3, 2, 2];
    expect((14 * n + 2) * t + 8 * n - 2 + (11 * n + 2) * filled).toBe(180);
  });

  test('of a 0-probe of one short run: a 2 still fits before a third cell that is blank', () => {
    expect(checkOf('001-section-3.4-short-run-empty')).toContain(
      'A 2 on an empty line of six cells',
    );
    expect(fitsOf('??0???', [2])).toContain('110000');
  });

  test('of doubling: three rows and three columns of 1 have six solutions', () => {
    expect(checkOf('004-combinations-double')).toContain('six solutions');
    const ones = puzzleOf(imageFromText(['#..', '.#.', '..#']));
    expect(solve(ones, { most: 10 }).solutions).toHaveLength(6);
  });
});

test('what is read otherwise is in no letter', () => {
  const texts = all
    .map((letter) => letterText(letter, 'A title', 'https://nonograms.example/'))
    .join('\n');
  for (const { told } of ledgerEntries())
    if (told.kind === 'otherwise') {
      expect(isOther(told.kind)).toBe(true);
      expect(texts).not.toContain(`-- ${told.id}\n`);
    }
});
