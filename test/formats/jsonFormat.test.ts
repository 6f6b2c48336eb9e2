import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readPuzzles, readPuzzleText } from '../../src/formats/detect.ts';
import { jsonFormat } from '../../src/formats/jsonFormat.ts';
import { writeJson } from '../../src/formats/jsonText.ts';
import { puzzles } from './arbitraries.ts';

describe('readJson', () => {
  test('reads the form of the command line, and columns and title as other names', () => {
    const puzzle = { rows: [[1], []], columns: [[1], []] };
    expect(readPuzzleText('{"rows":[[1],[]],"cols":[[1],[0]],"name":"Dot"}')).toEqual({
      kind: 'json',
      puzzle,
      name: 'Dot',
    });
    expect(readPuzzleText('[{"title":"Dot","columns":[[1],[]],"rows":[[1],[]]}]')).toEqual({
      kind: 'json',
      puzzle,
      name: 'Dot',
    });
  });

  test('reads clues', () => {
    expect(readPuzzleText('{"rows":[[1]],"cols":[[1],[]],"clues":["?."]}')).toEqual({
      kind: 'json',
      puzzle: { rows: [[1]], columns: [[1], []], clues: Uint8Array.of(2, 0) },
    });
  });

  test.each([
    ['{"rows": [[1]],\n "cols": [[1]]', 2],
    ['{"rows": [\n[1],\n["1"]],\n"cols": [[1, 1]]}', 3],
    ['{"rows": [\n[1],\n[-1]],\n"cols": [[1, 1]]}', 3],
    ['{"rows": [\n[1],\n\n[1e400]],\n"cols": [[1, 1]]}', 4],
    ['{\n"rows": 3,\n"cols": [[1]]}', 2],
    ['{"rows": [[1]],\n"cols": [[1]],\n"clues": ["??"]}', 3],
    ['[1, 2]', 1],
    ['[]', 1],
    ['{"rows":[[1]]}', 1],
    ['3', 1],
    ['{"image":["#.",\n"#"]}', 1],
    ['{"rows":[[1]],"cols":[[1]],\n"image":["#.",\n"#"]}', 2],
  ])('%j is refused with line %d', (text, line) => {
    const reading = jsonFormat.read(text)[0]!;
    expect('problems' in reading && reading.problems[0]?.line).toBe(line);
  });

  test('finds the place of an error where the engine tells its position only', () => {
    const text = '{"rows": [[1]],\n "cols": [[1],}';
    const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new SyntaxError(`Unexpected token } in JSON at position ${text.indexOf('}')}`);
    });
    const [reading] = jsonFormat.read(text);
    parse.mockRestore();
    expect(reading).toMatchObject({ problems: [{ line: 2, column: 15 }] });
  });

  test('finds the line within the entry of a list', () => {
    const good = '{"rows":[[1]],"cols":[[1]]}';
    const [, second] = readPuzzles(`[${good},\n{"rows":[[1]],\n"cols":[["x"]]},\n${good}]`);
    expect(second).toMatchObject({ problems: [{ line: 3 }] });
  });

  test('names the entry and the value', () => {
    const reading = readPuzzleText('{"rows":[[1],[2,-3]],"cols":[[1]]}');
    expect('problems' in reading && reading.problems[0]?.message).toBe(
      'Entry 2 of "rows" holds -3: write whole numbers from 1 to 1,000 in brackets, [] for a line without filled cells.',
    );
  });
});

describe('writeJson', () => {
  test('writes a member a line, and several puzzles as a list', () => {
    const puzzle = { rows: [[1]], columns: [[1]] };
    expect(writeJson({ puzzle }, { puzzle, name: 'a' })).toBe(
      [
        '[',
        ' {',
        '  "rows": [[1]],',
        '  "cols": [[1]]',
        ' },',
        ' {',
        '  "name": "a",',
        '  "rows": [[1]],',
        '  "cols": [[1]]',
        ' }',
        ']',
        '',
      ].join('\n'),
    );
  });

  test('is read back with any name, clues included', () => {
    fc.assert(
      fc.property(puzzles(), fc.string({ maxLength: 40 }), (puzzle, name) => {
        const reading = readPuzzleText(writeJson({ puzzle, name }));
        const kept = name.trim();
        expect(reading).toEqual(
          kept === '' ? { kind: 'json', puzzle } : { kind: 'json', puzzle, name: kept },
        );
      }),
    );
  });
});
