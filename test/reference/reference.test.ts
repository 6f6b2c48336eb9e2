import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citations, declarationsOf } from '../../src/reference/declarations.ts';
import { tasks } from '../../src/reference/tasks.ts';
import {
  entryOf,
  examples,
  linkedNames,
  otherPrograms,
  phrases,
  rooms,
} from '../../src/reference/reference.ts';

const entries = rooms.flatMap((room) => room.entries);

describe('the reference', () => {
  test('has every name in one room only, and something in each', () => {
    const names = entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, about, entries: own } of rooms) {
      expect(own.length, id).toBeGreaterThan(0);
      expect(about, id).toMatch(/^[A-Z].{30,}\.$/);
    }
  });

  test('says of every name what it is, in a sentence', () => {
    const silent = entries.filter(({ doc }) => !/^\S[\s\S]{10,}[.:)]$/.test(doc.summary));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('says of every function each parameter and what comes back', () => {
    const faults = entries
      .filter(({ kind }) => kind === 'function')
      .flatMap(({ name, parameters, doc, returnsNothing }) => [
        ...(doc.params.size === parameters.length ? [] : [`${name}: parameters`]),
        ...parameters.flatMap((one) =>
          one === '' || doc.params.has(one) ? [] : [`${name}: ${one}`],
        ),
        ...(returnsNothing || doc.returns !== '' ? [] : [`${name}: what comes back`]),
      ]);
    expect(faults).toEqual([]);
  });

  test('says of every function what it throws: errors of one class, if any', () => {
    for (const { name, kind, doc } of entries)
      if (kind === 'function' && name !== 'checkPuzzle')
        expect(doc.throws, name).toMatch(/^NonogramError /);
  });

  test('cites documents that there are, with their places', () => {
    const documents = readdirSync('content/sources').map((file) => file.slice(0, 3));
    const cited = entries.flatMap(({ doc }) => doc.sources).filter(({ id }) => id !== undefined);
    expect(cited.length).toBeGreaterThan(15);
    for (const { id, place } of cited) {
      expect(documents).toContain(id);
      expect(place).not.toContain('§');
      expect(place).not.toContain('.txt');
      expect(place).not.toBe('');
    }
  });

  test('has an example for every function', () => {
    const without = entries.filter(
      ({ kind, example, seenIn }) => kind === 'function' && example === null && seenIn === null,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
    // and none that nobody sees
    for (const { name } of examples)
      expect(otherPrograms.includes(name) || entryOf(name)?.kind === 'function', name).toBe(true);
  });

  test('has a task for every function, and a program for every task', () => {
    const functions = entries.flatMap(({ kind, name }) => (kind === 'function' ? name : []));
    expect(new Set(tasks.flatMap(({ names }) => names))).toEqual(new Set(functions));
    expect(new Set(tasks.map(({ example }) => example)).size).toBe(tasks.length);
    for (const { want, names, example } of tasks) {
      const { text } = examples.find(({ name }) => name === example) ?? { text: '' };
      for (const name of names.slice(0, 1)) expect(text, want).toContain(`${name}(`);
    }
  });

  test('has every type that its declarations speak of', () => {
    const known = new Set(entries.map(({ name }) => name));
    const hidden = entries.flatMap(({ name, path, signature }) => {
      const text = readFileSync(path, 'utf8');
      const imported = [...text.matchAll(/^import type \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
        names.split(',').map((one) => one.trim()),
      );
      const own = [...text.matchAll(/^(?:export )?type (\w+)/gm)].map(([, type]) => type ?? '');
      const plain = signature.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'/g, '');
      return [...new Set([...imported, ...own])]
        .filter((type) => type !== '' && !known.has(type))
        .filter((type) => new RegExp(`\\b${type}\\b`).test(plain))
        .map((type) => `${name}: ${type}`);
    });
    expect(hidden).toEqual([]);
  });
});

describe('what is read from a comment', () => {
  test('is the nearest one, part by part', () => {
    const settle = declarationsOf('src/engine/line/settle.ts').find(
      ({ name }) => name === 'settle',
    );
    expect(settle?.kind).toBe('function');
    expect(settle?.parameters).toEqual(['line', 'description']);
    expect(settle?.doc.throws).toMatch(/^RangeError when/);
    expect(settle?.doc.sources).toEqual([{ id: '000', place: 'section 2 (SETTLE)' }]);
    const source = readFileSync('src/engine/line/settle.ts', 'utf8').split('\n');
    expect(source[(settle?.line ?? 0) - 1]).toMatch(/^export function settle\(/);
  });

  test('are sources, one by one, and remarks where there is none', () => {
    expect(
      citations('000_8dc3042ab81c971c.txt §2 (P); 001_a525a3e1210b0814.txt §3.3-3.5, Table 1'),
    ).toEqual([
      { id: '000', place: 'section 2 (P)' },
      { id: '001', place: 'sections 3.3-3.5, Table 1' },
    ]);
    expect(citations('stars and bars')).toEqual([{ place: 'stars and bars' }]);
  });

  test('names types and functions of the library as links, and itself as none', () => {
    const parts = linkedNames('settle(line: Uint8Array, clue: Clue)', 'settle');
    expect(parts.flatMap(({ text, entry }) => (entry ? text : []))).toEqual(['Clue']);
    const told = phrases('as {@link fits} and `settle`, or `else`', 'settle');
    expect(told.map(({ text, code, entry }) => [text, code, entry?.name])).toEqual([
      ['as ', false, undefined],
      ['fits', true, 'fits'],
      [' and ', false, undefined],
      ['settle', true, undefined],
      [', or ', false, undefined],
      ['else', true, undefined],
    ]);
  });
});
