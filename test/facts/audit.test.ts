import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAnswered } from '../../src/claims/claim.ts';
import { statements, statementsAt } from '../../src/claims/ledger.ts';
import { auditOf, outcomeOf, tallyText } from '../../src/facts/audit.ts';
import { toldAt } from '../../src/facts/evidence.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';
import { damagedRows, lost } from '../../src/facts/lost.ts';
import { comparedTables } from '../../src/facts/sequences.ts';
import { chapterNames, chosen, isShown } from '../../src/widgets/ledger/model.ts';

const chapters = readdirSync('content/chapters')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const text = readFileSync(`content/chapters/${name}`, 'utf8');
    return { id: name.slice(0, -4), number: Number(/^number: (\d+)$/m.exec(text)?.[1]), text };
  })
  .toSorted((one, other) => one.number - other.number);

/** Chapters that tell a statement of a document, and those that tell none. */
const [audited, others] = [true, false].map((has) =>
  chapters.filter(({ id }) => statementsAt(id).length > 0 === has),
) as [typeof chapters, typeof chapters];

describe('the audit of a chapter', () => {
  test('stands in no chapter that tells no statement', () => {
    expect(audited.length).toBeGreaterThan(11);
    for (const { text } of others) expect(text).not.toContain('<Audit');
  });

  test.each(audited)('stands in $id, and counts each of its statements once', ({ id, text }) => {
    expect(text.match(/<Audit chapter="[^"]*"/g)).toEqual([`<Audit chapter="${id}"`]);
    const audit = auditOf(id);
    const counts = Object.values(audit.counts);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(audit.all);
    expect(audit.all).toBe(statementsAt(id).length);
    expect(audit.stories.map(({ told }) => told.id)).toEqual(
      toldAt(id).flatMap((row) => (row.kind === 'differs' ? [row.id] : [])),
    );
    expect(audit.counts.untested).toBe(statementsAt(id).filter((one) => !isAnswered(one)).length);
    // what there is none of is left out
    if (audit.counts.holds > 0) expect(tallyText(audit)).toContain(`${audit.counts.holds} hold`);
  });

  test('counts what rests on a sample, on cases or on a part as sampled, however it came out', () => {
    const sample = { kind: 'sample', n: 10, unit: 'boards' } as const;
    const whole = { kind: 'count', of: 'all' } as const;
    expect(outcomeOf({ kind: 'reading', ground: sample })).toBe('sampled');
    expect(outcomeOf({ kind: 'reading', ground: whole })).toBe('holds');
    expect(outcomeOf({ kind: 'differs', ground: sample })).toBe('differs');
    expect(outcomeOf({ kind: 'untested', ground: null })).toBe('untested');
  });

  test('shows pictures: rows of cells, each as long as the first', () => {
    const pictures = chapters.flatMap(({ id }) =>
      auditOf(id).stories.flatMap(({ told }) => (told.picture ? [told.picture] : [])),
    );
    expect(pictures.length).toBeGreaterThan(8);
    for (const rows of pictures)
      for (const row of rows) {
        expect(row).toMatch(/^[#.]+$/);
        expect(row).toHaveLength(rows[0]?.length ?? 0);
      }
  });
});

describe('the ledger by chapter', () => {
  test('offers the chapters that tell statements, in their order', () => {
    expect(Object.keys(chapterNames)).toEqual(audited.map(({ id }) => id));
    for (const [at, name] of Object.values(chapterNames).entries())
      expect(name.startsWith(`${audited[at]?.number}, `)).toBe(true);
  });

  test.each(audited)('shows the statements of $id, and no others', ({ id }) => {
    const shown = ledgerEntries().filter(({ told, chapters: telling }) =>
      isShown(
        {
          id: told.id,
          source: told.source,
          kind: told.kind,
          ground: told.ground?.kind ?? 'none',
          chapters: telling,
          text: '',
        },
        { ...chosen.defaults, chapter: id as keyof typeof chapterNames },
      ),
    );
    expect(shown.map(({ told }) => told.id)).toEqual(statementsAt(id).map((one) => one.id));
  });
});

describe('what is lost', () => {
  test('names statements of the ledger, and each that speaks of a loss', () => {
    const named = new Set(lost.flatMap(({ ids }) => ids));
    const known = new Set<string>(statements.map(({ id }) => id));
    for (const id of named) expect([id, known.has(id)]).toEqual([id, true]);
    for (const one of lost) expect([one.what, one.ids.length > 0]).toEqual([one.what, true]);
    const speaking = ledgerEntries().filter(({ told }) =>
      /\blost\b|our copy/.test(
        [told.remark, told.ground?.kind === 'part' ? told.ground.which : ''].join(' '),
      ),
    );
    expect(speaking.length).toBeGreaterThan(10);
    for (const { told } of speaking) expect([told.id, named.has(told.id)]).toEqual([told.id, true]);
  });

  test('counts the damaged rows as the tables of chapter 7 mark them', () => {
    expect(damagedRows).toBeGreaterThan(10);
    // what is left of each is the beginning of the sequence, or has not as many numbers as its length says
    const damaged = comparedTables.flatMap(({ rows }) => rows.filter(({ whole }) => !whole));
    expect(damaged).toHaveLength(damagedRows);
    for (const { sequence, length, published } of damaged) {
      const printed = published?.printed ?? '';
      expect([
        printed,
        sequence.startsWith(printed) || printed.split(' ').length !== length,
      ]).toEqual([printed, true]);
    }
  });
});
