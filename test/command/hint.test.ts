import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { galleryDescriptions } from '../../src/puzzles/gallery.ts';
import { ask, linesOf } from './ask.ts';

type Hinted = {
  readonly kind: string;
  readonly fixes: readonly (readonly [number, number, number])[];
  readonly state: readonly string[];
};

describe('hint', () => {
  test('leads from step to step to the solution, past where lines stop', async () => {
    const code = encodePuzzle(galleryDescriptions('smallest-four'));
    const [solved] = linesOf((await ask('solve', '--json', code)).out);
    const kinds: string[] = [];
    let state: readonly string[] = [];
    for (;;) {
      const words = state.length === 0 ? [] : ['--state', state.join('/')];
      const answer = await ask('hint', '--json', code, ...words);
      expect(answer).toMatchObject({ code: 0, err: '' });
      const hint = linesOf(answer.out)[0] as unknown as Hinted;
      kinds.push(hint.kind);
      if (hint.kind === 'done') break;
      expect(hint.fixes.length).toBeGreaterThan(0);
      state = hint.state;
    }
    expect([state]).toEqual(solved?.['solutions']);
    expect(kinds).toContain('line');
    expect(kinds).toContain('pairs');
  });

  test('says where to look, why, which cells, and on what that rests', async () => {
    expect(await ask('hint', '2x2:1/1/1/1', '--state', '#?/??')).toEqual({
      code: 0,
      out: [
        'Look at row 1.',
        'It needs no other line: all ways to lay 1 there that keep its marks agree on 1 cell.',
        'They agree on row 1, column 2 empty.',
        'It rests on row 1, column 1 filled.',
        '',
        '#.',
        '??',
        '',
      ].join('\n'),
      err: '',
    });
  });

  test('ends with 1 where nothing follows, and where marks cannot stay', async () => {
    const open = await ask('hint', '2x2:1/1/1/1');
    expect(open).toMatchObject({ code: 1 });
    expect(open.out).toMatch(/several solutions/);
    // each line has a way to be filled still
    const wrong = await ask('hint', '--json', '3x3:1/3/1/1/3/1', '--state', '#??/???/???');
    expect(wrong.code).toBe(1);
    expect(linesOf(wrong.out)).toMatchObject([{ kind: 'wrong', fixes: [] }]);
  });

  test('says what is wrong with a state that is none of the puzzle', async () => {
    expect(await ask('hint', '2x2:1/1/1/1', '--state', '???/???')).toEqual({
      code: 2,
      out: '',
      err: 'The state has 2\u00a0×\u00a03 cells, and the puzzle 2\u00a0×\u00a02.',
    });
    const clued = '{"rows":[[1],[1]],"cols":[[1],[1]],"clues":["?#","??"]}';
    const file = join(mkdtempSync(join(tmpdir(), 'hint-')), 'clued.json');
    writeFileSync(file, clued);
    expect(await ask('hint', file, '--state', '??/?.')).toMatchObject({ code: 0 });
    expect(await ask('hint', file, '--state', '#./??')).toEqual({
      code: 2,
      out: '',
      err: 'The state denies a clue of the puzzle, in row 1, column 2.',
    });
  });

  test('wants one puzzle', async () => {
    expect(await ask('hint', 'content/puzzles/minizinc.json')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('say --pick N') as string,
    });
  });
});
