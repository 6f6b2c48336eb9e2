import { describe, expect, test } from 'vitest';
import { linksOf, olderLinks } from '../../../src/kit/puzzle/links.ts';
import { choice } from '../../../src/notebook/settings/choices.ts';
import { place, puzzle } from '../../../src/kit/puzzle/settings.ts';
import { settings } from '../../../src/notebook/settings/settings.ts';
import { galleryPuzzle } from '../../../src/puzzles/gallery.ts';

const table = settings({
  code: puzzle(''),
  pace: choice('g', 'Pace', { line: 'line', cell: 'cell' }, 'line'),
  position: place('s', 0, { to: ['code'], otherwise: 0 }),
});

const before = table.of({ code: galleryPuzzle('001-figure-1').code });
const today = table.of({ code: galleryPuzzle('heart').code, position: 3 });
const older = olderLinks(table, before);

describe('olderLinks', () => {
  test('read a link as it was meant when the figure opened with another puzzle', () => {
    expect(older.read({ g: 'cell', s: '16' }, today)).toEqual({
      ...before,
      pace: 'cell',
      position: 16,
    });
    expect(older.read({}, today)).toEqual(today);
  });

  test('write links that come back, whatever is shown', () => {
    const { code: cat } = galleryPuzzle('cat');
    const states = [before, today, { ...today, position: 0 }, { ...before, position: 5 }].concat([
      { code: cat, pace: 'cell', position: 2 },
      { ...today, code: before.code },
    ]);
    for (const state of states)
      expect(older.read(older.write(state, today), today), JSON.stringify(state)).toEqual(state);
    expect(older.write(today, today)).toEqual({});
    expect(older.write(before, today)).not.toEqual({});
  });

  test('are those of the table for a figure that opens as it always did', () => {
    const state = { ...before, position: 7 };
    expect(older.write(state, before)).toEqual(linksOf(table).write(state, before));
  });
});
