import { describe, expect, test } from 'vitest';
import { statements } from '../../src/claims/ledger.ts';
import { ledgerEntries } from '../../src/facts/ledger.ts';
import { damagedRows, lost } from '../../src/facts/lost.ts';
import { comparedTables } from '../../src/facts/sequences.ts';

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

  test('counts the damaged rows as the tables of the companion to Wensveen mark them', () => {
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
