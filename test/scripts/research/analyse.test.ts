import { fileURLToPath } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { imageFromIndex, imageFromText } from '../../../src/engine/board/image.ts';
import { puzzleOf } from '../../../src/engine/board/puzzle.ts';
import { analyseText, mostLines } from '../../../scripts/research/analyse/analysePuzzle.ts';
import type { Analysis } from '../../../scripts/research/analyse/analysePuzzle.ts';
import { slowDifficulty } from '../../experiments/slow.ts';
import { run } from '../run.ts';

const jsonOf = (rows: readonly string[], more: object = {}): string => {
  const puzzle = puzzleOf(imageFromText(rows));
  return JSON.stringify({ rows: puzzle.rows, cols: puzzle.columns, ...more });
};

const arrow = jsonOf(['.#.', '###', '.#.'], { name: 'arrow' });

describe('npm run analyse', () => {
  test('says the same in threads, and in shards that come to the whole', () => {
    const lines = [arrow, 'not json', jsonOf(['##', '#.']), jsonOf(['#.#']), jsonOf(['.'])].join(
      '\n',
    );
    const alone = run('research/analyse.ts', ['--with', 'four'], lines);
    expect(run('research/analyse.ts', ['--with', 'four', '-j', '2'], lines)).toEqual(alone);
    const [odd = [], even = []] = [1, 2].map((shard) =>
      run('research/analyse.ts', ['--with', 'four', '--shard', `${shard}/2`], lines)
        .out.trimEnd()
        .split('\n'),
    );
    expect([odd.length, even.length]).toEqual([3, 2]);
    const whole = odd.flatMap((line, at) => [line, ...even.slice(at, at + 1)]);
    expect(whole).toEqual(alone.out.trimEnd().split('\n'));
  });

  test('answers one line with one line, names the bad ones by number, and goes on', () => {
    const lines = [arrow, '', 'not json', '  ', '[]', '{"rows":[[1],[1]],"cols":[[1],[1]]}'];
    const { code, out, err } = run('research/analyse.ts', [], lines.join('\r\n'));
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toEqual([
      {
        name: 'arrow',
        status: 'solved',
        grid: ['.#.', '###', '.#.'],
        sweepsHFirst: 2,
        sweepsVFirst: 2,
        difficulty000: 2,
        difficulty001: 2,
      },
      { error: expect.stringContaining('not valid JSON') as unknown, line: 3 },
      { error: 'a puzzle must be an object with rows and cols', line: 5 },
      {
        name: null,
        status: 'standstill',
        grid: ['??', '??'],
        sweepsHFirst: 2,
        sweepsVFirst: 2,
        difficulty000: null,
        difficulty001: null,
      },
    ]);
    expect(Object.keys(answers[0] ?? {})).toEqual([
      'name',
      'status',
      'grid',
      'sweepsHFirst',
      'sweepsVFirst',
      'difficulty000',
      'difficulty001',
    ]);
  });

  test('keeps up with many lines, the last one without an end', () => {
    const { out } = run('research/analyse.ts', [], Array(3000).fill(arrow).join('\n'));
    expect(out.split('\n')).toHaveLength(3001);
  });

  test('explains itself, and refuses options that it does not know', () => {
    const help = run('research/analyse.ts', ['--help']);
    expect(help.code).toBe(0);
    expect(help.out).toContain('"sweepsHFirst", "sweepsVFirst"');
    expect(run('research/analyse.ts', ['--fast'])).toMatchObject({ code: 2, out: '' });
  });

  test('reads any format from standard input, and JSON lines as files have them', () => {
    const solved = { name: null, status: 'solved', grid: ['.#.', '###', '.#.'] };
    const nin = '\uFEFF\n3 3\n1\n3\n1\n1\n3\n1';
    const { code, out } = run('research/analyse.ts', [], nin);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject(solved);
    // one object over many lines
    const long = JSON.stringify(JSON.parse(arrow), null, 2);
    expect(JSON.parse(run('research/analyse.ts', [], long).out)).toMatchObject({
      ...solved,
      name: 'arrow',
    });
    expect(JSON.parse(run('research/analyse.ts', ['-'], arrow).out)).toMatchObject({
      file: '-',
      puzzle: 1,
    });
  });

  test('ends with 1 where no puzzle was read, and with 2 where a file cannot be', () => {
    const nothing = { code: 1, out: '', err: 'There was no puzzle on standard input.\n' };
    expect(run('research/analyse.ts', [], ' \n')).toEqual(nothing);
    const { code, out } = run('research/analyse.ts', [], 'nonsense\n');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: expect.any(String) as unknown, line: 1 });
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const err = `${folder} cannot be read: it is a folder\n`;
    expect(run('research/analyse.ts', [folder])).toEqual({ code: 2, out: '', err });
  });
});

describe('analyseText', () => {
  test('gives the difficulties of 000 and 001 of every simple 3x4 image, and null for the others', () => {
    for (let index = 0; index < 4096; index += 5) {
      const image = imageFromIndex(3, 4, index);
      const puzzle = puzzleOf(image);
      const { status, difficulty000, difficulty001 } = analyseText(
        JSON.stringify({ rows: puzzle.rows, cols: puzzle.columns }),
      );
      const h = slowDifficulty(image, 'H');
      const v = slowDifficulty(image, 'V');
      expect(status).toBe(h === null ? 'standstill' : 'solved');
      expect(difficulty000).toBe(h);
      expect(difficulty001).toBe(h === null || v === null ? null : (h + v) / 2);
    }
  });

  test('gives half a sweep where the direction of the first one matters', () => {
    const answer = analyseText(jsonOf(['#.#', '...', '...']));
    expect(answer).toMatchObject({ sweepsHFirst: 1, sweepsVFirst: 2, difficulty001: 1.5 });
  });

  test('reads clues as rows of text in two alphabets and as a list of cells', () => {
    const cross = { rows: [[1], [1]], cols: [[1], [1]] };
    for (const clues of [
      ['#?', '??'],
      ['1x', 'xx'],
      [[1, 1, 1]],
      [
        [2, 1, 0],
        [2, 1, 0],
      ],
    ])
      expect(analyseText(JSON.stringify({ ...cross, clues }))).toMatchObject({
        status: 'solved',
        grid: ['#.', '.#'],
      });
    for (const clues of [null, []])
      expect(analyseText(JSON.stringify({ ...cross, clues })).status).toBe('standstill');
  });

  test('takes [0] and [] for an empty line, columns for cols, and a number as a name', () => {
    const text = '{"name": 7, "rows": [[0], [1]], "columns": [[1], []]}';
    expect(analyseText(text)).toMatchObject({ name: 7, status: 'solved', grid: ['..', '#.'] });
  });

  test('calls a puzzle without a solution a contradiction', () => {
    const without: object[] = [
      { rows: [[1], [1]], cols: [[1], []] }, // different sums
      { rows: [[2], [2]], cols: [[1], [1]] },
      { rows: [[1, 1], [1]], cols: [[1], [2]] }, // a run that does not fit
      { rows: [[9_007_199_254_740_991]], cols: [[1]] }, // a huge one
      { rows: [[1], []], cols: [[1], []], clues: ['??', '#?'] }, // a wrong clue
      { rows: [[1], [1], [1]], cols: [[1], [1]] }, // different sums, and every line fits
    ];
    for (const puzzle of without) {
      const { status, difficulty000, difficulty001 } = analyseText(JSON.stringify(puzzle));
      expect({ puzzle, status }).toEqual({ puzzle, status: 'contradiction' });
      expect([difficulty000, difficulty001]).toEqual([null, null]);
    }
  });

  test('says what is wrong with what is no puzzle', () => {
    const bad: [string, string][] = [
      ['7', 'a puzzle must be an object with rows and cols'],
      ['null', 'a puzzle must be an object'],
      ['{}', 'rows is missing'],
      ['{"rows": [[1]]}', 'cols is missing'],
      ['{"rows": "1", "cols": [[1]]}', 'rows must be a list of lists: "1"'],
      ['{"rows": [], "cols": [[1]]}', 'a puzzle must have at least one row'],
      ['{"rows": [[1]], "cols": []}', 'a puzzle must have at least one column'],
      ['{"rows": [1], "cols": [[1]]}', 'row 1 must be a list of runs: 1'],
      ['{"rows": [[1]], "cols": [[1], [-2]]}', 'column 2: run must be a positive integer: -2'],
      ['{"rows": [[1.5]], "cols": [[1]]}', 'run must be a positive integer: 1.5'],
      ['{"rows": [[1e999]], "cols": [[1]]}', 'run must be a positive integer: Infinity'],
      ['{"rows": [[1e300]], "cols": [[1]]}', 'run must be a positive integer: 1e+300'],
      ['{"rows": [["1"]], "cols": [[1]]}', 'run must be a positive integer: "1"'],
      ['{"rows": [[1, 0]], "cols": [[1]]}', 'run must be a positive integer: 0'],
      ['{"name": {}, "rows": [[1]], "cols": [[1]]}', 'name must be a text: {}'],
      ['{"rows": [[1]], "cols": [[1]], "clues": "#"}', 'clues must be a list: "#"'],
      ['{"rows": [[1]], "cols": [[1]], "clues": ["!"]}', 'clues: row 1: not a cell'],
      ['{"rows": [[1]], "cols": [[1]], "clues": ["##"]}', 'clues are 1x2 cells, the puzzle is 1x1'],
      ['{"rows": [[1]], "cols": [[1]], "clues": [[1, 2, 1]]}', 'a clue must be [row from 1 to 1'],
      ['{"rows": [[1]], "cols": [[1]], "clues": [[1, 1, 1], [1, 1, 0]]}', 'is given twice'],
    ];
    for (const [text, message] of bad) expect(() => analyseText(text), text).toThrow(message);
  });

  test('refuses a thousand rows with a clear limit', () => {
    const rows = Array.from({ length: 1000 }, () => [1]);
    expect(() => analyseText(JSON.stringify({ rows, cols: [[1]] }))).toThrow(
      `a puzzle must have at most ${mostLines} rows: 1000`,
    );
  });

  test('solves 100x100', () => {
    const size = 100;
    const rows = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => ((i * j + i + j) % 7 === 0 ? '.' : '#')).join(''),
    );
    const answer: Analysis = analyseText(jsonOf(rows));
    expect(answer.status).not.toBe('contradiction');
    for (const [i, row] of answer.grid.entries())
      for (const [j, cell] of Array.from(row).entries())
        if (cell !== '?') expect(cell).toBe(rows[i]?.[j]);
  });

  test('cuts long values short in its messages', () => {
    const long = JSON.stringify({ rows: 'x'.repeat(10_000_000), cols: [[1]] });
    expect(() => analyseText(long)).toThrow(/^rows must be a list of lists: "x{59}…$/);
  });
});

test('analyse takes files in any format, and tournaments in bulk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'analyse-'));
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const nin = put('arrow.nin', '3 3\n1\n3\n1\n1\n3\n1\n');
  const bulk = put('bulk.txt', '$1\n1\n3\n1\n1\n3\n1\n$2\n1\n1\n2\n1\n');
  const lines = put(
    'lines.jsonl',
    `${JSON.stringify({ name: 'a', rows: [[1], [3], [1]], cols: [[1], [3], [1]] })}\n\nnonsense\n`,
  );
  const { code, out, err } = run('research/analyse.ts', [
    nin,
    bulk,
    lines,
    join(folder, 'gone.nin'),
  ]);
  expect(code).toBe(2);
  expect(err).toMatch(/gone\.nin: there is no such file/);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(answers).toMatchObject([
    { file: nin, puzzle: 1, name: null, status: 'solved', difficulty000: 2 },
    { file: bulk, puzzle: 1, status: 'solved' },
    { file: bulk, puzzle: 2, error: 'Rows 3, columns 2: they must be equal.', line: 9 },
    { file: lines, puzzle: 1, name: 'a', status: 'solved' },
    { file: lines, puzzle: 2, error: expect.stringContaining('JSON') as unknown, line: 3 },
  ]);
});
