// The lab book over stores that live in the page: what is listed, named, removed and put back, saved and read again.
import { beforeEach, describe, expect, test } from 'vitest';
import { LabBook } from '../../../src/notebook/device/labModel.ts';
import type { NoteStore } from '../../../src/notebook/device/labModel.ts';
import { mostRuns, withDigest } from '../../../src/notebook/run/keptRuns.ts';
import type { RunStore } from '../../../src/notebook/run/keptRuns.ts';
import { storeOfPage } from '../../../src/notebook/run/runStore.ts';

const broken = (): Promise<never> => Promise.reject(new DOMException('', 'SecurityError'));

/** A store with runs of these seeds; of the first there are two records. */
async function storeOf(...seeds: readonly number[]): Promise<RunStore> {
  const store = storeOfPage();
  const put = (seed: number, writer: number, done: number): Promise<void> => {
    const run = `coins 1 {"seed":${seed}}`;
    const named = { page: 'kit/', cell: 'fig', title: `Coins ${seed}`, state: '' };
    const text = `{"done":${done}}`;
    const head = { ...named, id: `${run} ${writer}`, run, done, total: 9, counted: `${done} of 9` };
    return store.put(withDigest({ ...head, at: 100 + seed }, text), text);
  };
  for (const seed of seeds) await put(seed, 1, 5);
  if (seeds[0] !== undefined) await put(seeds[0], 2, 3);
  return store;
}

function notesOf(): NoteStore {
  const notes = new Map<string, string>();
  return {
    all: async () => new Map(notes),
    write: async (more) => {
      for (const [run, note] of more)
        if (note === '') notes.delete(run);
        else notes.set(run, note);
    },
  };
}

let said: string[];
beforeEach(() => {
  said = [];
});

async function bookOf(store: RunStore, notes = notesOf()): Promise<LabBook> {
  const book = new LabBook(store, notes, (text) => void (text !== '' && said.push(text)));
  await book.look();
  return book;
}

const shown = (book: LabBook): readonly unknown[] =>
  book.entries.map(({ head, note, signs }) => [head.title, head.done, note, signs]);

describe('the lab book', () => {
  test('lists each run once, as far as it came, the newest first, with its size', async () => {
    const book = await bookOf(await storeOf(1, 2));
    expect(shown(book)).toEqual([
      ['Coins 2', 5, '', 10],
      ['Coins 1', 5, '', 10],
    ]);
  });

  test('keeps what a run is called, and nothing where that is empty', async () => {
    const [store, notes] = [await storeOf(1), notesOf()];
    const book = await bookOf(store, notes);
    await book.name(book.entries[0]!.head, ` by day ${'x'.repeat(99)}`);
    expect((await bookOf(store, notes)).entries[0]!.note).toMatch(/^by day x{73}$/);
    await book.name(book.entries[0]!.head, '  ');
    expect(await notes.all()).toEqual(new Map());
    expect(said).toEqual(['The note is kept.', 'The note is removed.']);
  });

  test('removes all records of a run, and puts it back with its note', async () => {
    const store = await storeOf(1, 2);
    const book = await bookOf(store);
    const entry = (): (typeof book.entries)[number] => book.entries.at(-1)!;
    await book.name(entry().head, 'first');
    await book.remove([entry()]);
    expect((await store.heads()).map(({ title }) => title)).toEqual(['Coins 2']);
    await book.putBack();
    expect(shown(book)).toHaveLength(2);
    expect(entry()).toMatchObject({ note: 'first', signs: 10 });
    expect(book.removed).toEqual([]);
  });

  test('is a file that brings everything to another browser, once', async () => {
    const book = await bookOf(await storeOf(1, 2));
    await book.name(book.entries[0]!.head, 'second');
    const file = await book.file('2026-11-30');
    const other = await bookOf(await storeOf(2, 3));
    await other.add('book.json', file);
    expect(shown(other)).toEqual([
      ['Coins 3', 5, '', 10],
      ['Coins 2', 5, '', 10],
      ['Coins 1', 5, '', 10],
    ]);
    await other.add('book.json', file);
    expect(other.entries).toHaveLength(3);
    expect(said.slice(-2)).toEqual([
      '1 run is added. 1 run of it was here.',
      'Nothing is added. 2 runs of it were here.',
    ]);
  });

  test('says what is wrong with a file, and takes nothing of it', async () => {
    const seeds = Array.from({ length: mostRuns }, (_, seed) => seed + 1);
    const whole = await (await bookOf(await storeOf(...seeds))).file('2026-11-30');
    const store = await storeOf(98, 99);
    const book = await bookOf(store);
    for (const [file, why] of [
      ['{', /^book\.json is not added: it is not JSON/],
      [whole.replace(String.raw`done\":5`, String.raw`done\":6`), /is not as it was saved/],
      [whole, /there would be 26 runs, and 24 are kept: remove 2 first/],
    ] as const) {
      await book.add('book.json', file);
      expect(book.problem).toMatch(why);
      expect(book.problem).toMatch(/What is here is as it was\.$/);
      expect(await store.heads()).toHaveLength(3);
    }
  });

  test('that cannot be read, or not changed, says why', async () => {
    const closed = await bookOf({ ...storeOfPage(), heads: broken });
    expect(closed.state).toEqual({
      kind: 'closed',
      why: 'this browser lets the site keep nothing',
    });
    const store = await storeOf(1);
    const book = await bookOf({ ...store, remove: broken });
    await book.remove(book.entries);
    expect(book.problem).toMatch(/^Nothing is removed: this browser/);
    expect([book.removed, shown(book)]).toEqual([[], [['Coins 1', 5, '', 10]]]);
  });
});
