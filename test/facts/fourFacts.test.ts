// What the chapter on pairs of lines says, against slower or independent ways; its verdicts against the published numbers.
import { describe, expect, test } from 'vitest';
import { toldAt } from './toldAt.ts';
import { difficulties } from '../../src/facts/fourCounts.ts';
import { hardKindList } from '../../src/facts/hardKinds.ts';
import {
  configurationsOf,
  lostPanels,
  openingOf,
  relationRows,
  searchedSituations,
  tableRows,
} from '../../src/facts/fourRelations.ts';
import { fourDifficulty } from '../../src/engine/intersect/fourDifficulty.ts';
import { imageFromText } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { descriptionsOf, formatDescription } from '../../src/engine/board/description.ts';
import { fits } from '../../src/engine/line/fits.ts';
import { parseLine } from '../../src/engine/board/cell.ts';
import { higherDifficulty, longestThenOne } from '../../src/claims/000/fourDifficulty.ts';
import { settlesOf } from '../../src/claims/000/pairs.ts';
import { exampleState, pairSettings, stateIn } from '../../src/widgets/pair-relation/model.ts';
import { readLink } from '../../src/notebook/cell/linkState.ts';
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { storedClaim } from '../../src/stored/fromFile.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';

describe('the opening of the chapter on pairs of lines', () => {
  const opening = openingOf(galleryPuzzle('jwilk-022'));

  test('is a standstill that one intersection ends, and most others too', () => {
    expect(opening).toMatchObject({ cells: 400, choices: 190 ** 2, fixed: 1 });
    expect(opening.unknown).toBeGreaterThan(opening.cells / 2);
    expect(opening.alone).toBeGreaterThan(0);
    expect(opening.alone).toBeLessThan(opening.successful);
  });

  test('refuses a puzzle without an intersection', () => {
    expect(() => openingOf({ code: '1x1_1~1' })).toThrow(RangeError);
  });
});

describe('the smallest puzzle', () => {
  test('leaves one configuration of its first two columns', () => {
    const { all, left } = configurationsOf(openingOf(galleryPuzzle('smallest-four')).situation);
    expect([all.length, left]).toEqual([16, 1]);
  });
});

describe('the seven relations', () => {
  test('open in the figure of pairs as they stand in the table', () => {
    const first = { relation: '0' };
    for (const { relation, search, pair } of relationRows('fig-two-cells')) {
      const reading = readLink(search, 'fig-two-cells');
      if (reading.kind !== 'values') throw new TypeError(`no link: ${search}`);
      const usual = { ...exampleState(0), cells: null };
      const opened = pairSettings(first).fromLink(reading.values, usual);
      expect(stateIn(opened, first)).toEqual(exampleState(relation));
      expect(exampleState(relation).cells).toEqual(pair);
    }
  });

  test('are what listing all fits gives', () => {
    for (const { line, description, pair, name } of relationRows('x')) {
      const seen = fits(parseLine(line), description.split(' ').map(Number))
        .map((fit) => `${fit[pair[0]] ?? ''}–${fit[pair[1]] ?? ''}`)
        .toArray();
      const forbidden = ['0–0', '0–1', '1–0', '1–1'].filter((one) => !seen.includes(one));
      const words: Record<string, string> = {
        '0–0,1–1': 'different',
        '0–1,1–0': 'same',
        '': 'all allowed',
      };
      expect(name).toBe(words[forbidden.join()] ?? `${forbidden.join()} forbidden`);
    }
  });
});

describe('the lookup table in the prose', () => {
  test('adds up to all situations that are possible', () => {
    const rows = tableRows();
    expect(rows.map(({ fixed }) => fixed)).toEqual([0, 1, 2, 3, 4]);
    const { possible, found } = searchedSituations();
    expect(rows.reduce((sum, { situations }) => sum + situations, 0)).toBe(possible);
    expect(found).toBe(possible);
    for (const { fixed, left } of rows)
      if (fixed > 0) expect(left.every((number) => number <= 4)).toBe(true);
  });

  test('counts choices of lines and settles as they are made one by one', () => {
    let choices = 0;
    for (let a = 0; a < 30; a++)
      for (let b = a + 1; b < 30; b++)
        for (let c = 0; c < 30; c++) for (let d = c + 1; d < 30; d++) choices++;
    expect(settlesOf(30, 30)).toEqual({
      perCrossing: 16,
      crossings: choices,
      separately: 16 * choices,
      shared: 3600,
    });
  });
});

describe('descriptionsOf', () => {
  test('lists each once, and refuses lengths that are none', () => {
    expect(descriptionsOf(3).map(formatDescription).toSorted()).toEqual(
      ['0', '1', '1 1', '2', '3'].toSorted(),
    );
    expect(() => descriptionsOf(0)).toThrow('length must be 1 to 20: 0');
    expect(() => descriptionsOf(21)).toThrow(RangeError);
  });
});

describe('stored counts of 5 x 5', () => {
  test('say how they were made', () => {
    expect(difficulties.command).toBe('npm run -s results -- 000-section-4.1-224751');
  });

  test('have the hardest picture that the search for one puzzle finds as hard', () => {
    const { difficulty, grid } = storedClaim(higherDifficulty).ours;
    expect(fourDifficulty(puzzleOf(imageFromText(grid)))).toMatchObject({
      atLeast: difficulty,
      atMost: difficulty,
    });
    expect(difficulties.ours.byDifficulty).toHaveLength(difficulty + 1);
    expect(storedClaim(longestThenOne).ours.images).toBeGreaterThan(0);
  });

  test('the pairs that the prose says do not occur are not among those counted', () => {
    const pairs = hardKindList.flatMap(({ pairs: all }) => all);
    expect(pairs).toContain('5,3');
    expect(pairs).not.toContain('4,4');
    expect(pairs).not.toContain('5,5');
  });
});

describe('the puzzles of Figure 3', () => {
  test('open in the stepper with the puzzle of their picture', () => {
    const panels = lostPanels('chapter', 'fig-standstill');
    expect(panels).toHaveLength(5);
    for (const { image, href, text } of panels) {
      const reading = readLink(new URL(href, 'http://site').search, 'fig-standstill');
      if (reading.kind !== 'values') throw new TypeError(`no link: ${href}`);
      expect(decodePuzzle(reading.values['p'] ?? '')).toEqual(puzzleOf(image));
      expect(text).not.toBe('');
    }
  });
});

describe('the statements of the chapter on pairs of lines', () => {
  test('has two that differ and says why, six of which the picture is lost, and one that our benchmark shows as far as seen', () => {
    const rows = toldAt('two-rows-two-columns');
    const differing = rows.filter(({ kind }) => kind === 'differs');
    expect(differing.map(({ published, ours }) => [published, ours])).toEqual([
      ['32', '8'],
      ['317,944; 224,751', '317,944; 294,434'],
    ]);
    expect(rows.filter(({ kind }) => kind === 'part')).toHaveLength(1 + 5 + 1); // Figures 1 and 3, the benchmark
    for (const { remark } of differing) expect(remark?.length).toBeGreaterThan(20);
    expect(rows.map(({ ours }) => ours).filter((text) => /no exception in 0 /.test(text))).toEqual(
      [],
    );
  });
});
