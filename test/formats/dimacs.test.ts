/** Formulas and proofs as texts for other programs; what they mean to a checker is in test/engine/solutions. */
import { expect, test } from 'vitest';
import { boardFormula } from '../../src/engine/inference/boardFormula.ts';
import { allClauses } from '../../src/engine/sat/clauses.ts';
import type { SatEvent } from '../../src/engine/sat/events.ts';
import {
  clauseLine,
  dimacsLines,
  drupLine,
  drupLines,
  readDrup,
} from '../../src/formats/dimacs.ts';

test('a literal is the number of its variable from 1, with a minus for "not"', () => {
  expect(clauseLine([0, 1, 2, 3, 40])).toBe('1 -1 2 -2 21 0');
  expect(clauseLine([])).toBe('0');
});

test('the head says how many clauses follow, those that are supposed among them', () => {
  const formula = boardFormula({ rows: [[1, 1], [2]], columns: [[2], [1], [1]] });
  const [size, places, head, ...lines] = dimacsLines(formula, [0, 3]);
  expect(size).toBe(`c nonogram of 2 rows and 3 columns, encoding: ${formula.encoding}`);
  expect(places).toMatch(/^c row i, column j \(from 1\) is variable \(i - 1\) x 3 \+ j/);
  expect(head).toBe(`p cnf ${formula.variables} ${lines.length}`);
  expect(lines).toEqual([
    ...[...allClauses(formula.clauses)].map((one) => clauseLine(one)),
    '1 0',
    '-2 0',
  ]);
});

test('a proof has what is learnt and forgotten, and no other step', () => {
  const clause = [0, 3];
  const events: readonly SatEvent[] = [
    { kind: 'decide', literal: 0, level: 1, assumed: false },
    { kind: 'imply', literal: 0, clause },
    { kind: 'conflict', clause, level: 1 },
    { kind: 'learn', clause },
    { kind: 'backjump', level: 0 },
    { kind: 'restart' },
    { kind: 'forget', clause },
  ];
  expect(events.map((event) => drupLine(event))).toEqual([
    null,
    null,
    null,
    '1 -2 0',
    null,
    null,
    'd 1 -2 0',
  ]);
});

test('a proof is read as it is written; comments, blank lines and what comes after its end are passed over', () => {
  const lines = ['1 -2 0', 'd 1 -2 0', '2147483647 0', '0'];
  expect([...drupLines(readDrup(lines))].slice(0, 3)).toEqual(lines.slice(0, 3));
  const told = ['c by hand', '', '  1   -2 0 ', 'c', 'd  1 -2 0', '2147483647 0', '0', 'no clause'];
  expect([...drupLines(readDrup(told))]).toEqual([...drupLines(readDrup(lines))]);
  expect(() => readDrup(['1 0', '', '1 2'])).toThrow(
    'line 3 is no clause in DRUP: numbers, the last of them 0',
  );
  expect(() => readDrup(['2147483648 0'])).toThrow('line 1 names a variable beyond 2^31 - 1');
});
