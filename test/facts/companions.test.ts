/** The companions: every statement stands in one of them, once, under a place that its own place names. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../src/claims/claim.ts';
import { claimOf, statements } from '../../src/claims/ledger.ts';
import { ownClaims } from '../../src/claims/own/list.ts';
import { stripClaims } from '../../src/claims/own/strips.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { authorsOf } from '../../src/claims/words.ts';
import { atPlace, companionAddress, companions, placeIn } from '../../src/facts/companions.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';
import { lost } from '../../src/facts/lost.ts';
import { solvedSizes } from '../../src/facts/strips.ts';
import { tallyText, verdictTable } from '../../src/facts/tally.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { chosen, chapterNames, isShown } from '../../src/widgets/ledger/model.ts';
import { countedParts } from './proseOf.ts';

describe('the companions', () => {
  test('are one for each document', () => {
    expect(companions().map(({ source }) => source)).toEqual(['000', '001', '002', '003', '004']);
  });

  test('have every statement once, and leave no place empty', () => {
    const placed = companions().flatMap(({ source, places }) => {
      expect(new Set(places).size).toBe(places.length);
      return places.flatMap((place) => atPlace(source, place).entries.map(({ told }) => told.id));
    });
    expect(placed.toSorted()).toEqual(statements.map(({ id }) => id as string).toSorted());
  });

  test('tell once what is lost', () => {
    const told = companions().flatMap(({ source, places }) =>
      places.flatMap((place) => atPlace(source, place).lost),
    );
    expect(told).toHaveLength(lost.length);
    expect(new Set(told)).toEqual(new Set(lost));
  });

  test('take the place that is named first, and no part of a number', () => {
    const places = ['section 3', 'section 3.5', 'Figure 1', 'Figure 12', 'abstract'];
    const companion = { slug: 'x', source: '000', places } as const;
    const at = (place: string): string => placeIn(companion, { ...statements[0]!, place });
    expect(at('section 3.5, table')).toBe('section 3.5');
    expect(at('Figure 12, left; section 3')).toBe('Figure 12');
    expect(at('abstract; sections 1 and 3')).toBe('abstract');
    expect(at('sections 3.5, 4.1 and 5')).toBe('section 3.5');
    expect(at('Figures 1 to 3')).toBe('Figure 1');
    expect(() => at('section 3.4')).toThrow(RangeError);
    expect(() => atPlace('000', 'section 9')).toThrow(RangeError);
  });

  test('are where the ledger leads', () => {
    expect(companionAddress('001-table-7')).toBe('papers/wensveen/#001-table-7');
  });
});

describe('the tally of a document', () => {
  test('tells the verdicts of the table, which count each of its statements once', () => {
    const { columns, rows, caption } = verdictTable();
    expect(caption).toBe(`Of ${statements.length} statements`);
    for (const { source } of companions()) {
      const all = statements.filter((one) => sourceOf(one) === source).length;
      const column = columns.indexOf(authorsOf[source]);
      const counts = rows.map((row) => Number(row[column]));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
      const told = tallyText(source);
      expect(told).toContain(`Of its ${all} statements`);
      const inText = [...told.matchAll(/\d+/g)].slice(1).map(([count]) => Number(count));
      expect(inText).toEqual(counts.filter((count) => count > 0));
    }
  });
});

test('the text of the companion or a chapter tells more of a statement where it says so: at a figure or a section', () => {
  const vague = statements.filter(({ id, home }) => {
    const own = companionAddress(id).split('#')[0];
    return home !== undefined && home !== own && !home.startsWith('fig-') && !home.includes('/#');
  });
  expect(vague.map(({ id, home }) => [id, home])).toEqual([]);
});

test('what rests on a proof says so before it says what was tried', () => {
  const proved = ledgerEntries().filter(
    ({ told: { kind, ground, proof } }) =>
      kind === 'agrees' && ground?.kind === 'proof' && proof !== undefined,
  );
  expect(proved.length).toBeGreaterThan(40);
  for (const { told } of proved)
    expect([told.id, told.ours]).toEqual([
      told.id,
      expect.stringMatching(/^proved \(see Proof\); \S/),
    ]);
});

test('what is ours stands among no statements of a document, and is reproduced all the same', () => {
  expect(ownClaims.map(({ id }) => id)).toEqual([
    'own-dense-strips',
    'own-mirrored-strips',
    'own-longer-row',
    'own-mirrored-step',
    'own-mirrored-turned',
    'own-switch-mean',
    'own-one-solution-limit',
    'own-one-solution-formula',
    'own-blank-boards-solutions',
    'own-blank-boards-sweeps',
    'own-blank-boards-beyond-sweeps',
    'own-blank-boards-beyond-pairs',
  ]);
  for (const claim of ownClaims) {
    expect(statements.some(({ id }) => id === claim.id)).toBe(false);
    expect(claimOf(claim.id)).toBe(claim);
  }
  expect(statements.filter(({ title }) => /\bours of\b/.test(title))).toEqual([]);
  // all sizes up to 61, as the companion says
  const kinds = stripClaims.map((claim) => verdictOf(claim, stored));
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'uncontradicted',
    'uncontradicted',
    'agrees',
    'uncontradicted',
    'uncontradicted',
  ]);
  expect(kinds.map(({ ours }) => ours)).toEqual([
    { cases: solvedSizes.dense, exceptions: 0 },
    { cases: solvedSizes.mirrored, exceptions: 0 },
    { cases: 6308, exceptions: 0 },
    { cases: 8, exceptions: 0 },
    { cases: solvedSizes.mirrored, exceptions: 0 },
  ]);
}, 120_000);

test('what says every, each or none in a part of a companion is counted with the chapter that it comes from', () => {
  const parts = readdirSync('content/papers', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/.*\.mdx$/.test(file));
  expect(parts.map((file) => file.slice(0, -4)).toSorted()).toEqual(countedParts.toSorted());
});

test('pictures of what differs have rows of cells, each as long as the first', () => {
  const pictures = ledgerEntries().flatMap(({ told }) => (told.picture ? [told.picture] : []));
  expect(pictures.length).toBeGreaterThan(8);
  for (const rows of pictures)
    for (const row of rows) {
      expect(row).toMatch(/^[#.]+$/);
      expect(row).toHaveLength(rows[0]?.length ?? 0);
    }
});

test('the ledger shows the statements of each page by its name, and no others', () => {
  const pages = new Set(ledgerEntries().map(({ page }) => page));
  pages.delete('');
  expect(new Set(Object.keys(chapterNames))).toEqual(pages);
  for (const wanted of Object.keys(chapterNames) as (keyof typeof chapterNames)[]) {
    const shown = ledgerEntries().filter(({ told, page }) =>
      isShown(
        {
          id: told.id,
          source: told.source,
          kind: told.kind,
          ground: told.ground?.kind ?? 'none',
          page,
          text: '',
        },
        { ...chosen.defaults, chapter: wanted },
      ),
    );
    expect(shown.map(({ page }) => page).every((page) => page === wanted)).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
  }
});
