/**
 * Which tests need not run again. What a test says depends on its file, on what that imports, on the packages and the
 * machine that run it, and on what it reads while it runs: pages and scripts of the built site, files of the project. A
 * test that was green is kept with the hashes of all of that; as long as they are the same, so is its answer.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashesIn } from './inputHashes.ts';
import type { Place } from './inputHashes.ts';

/** What a green test was made of: one hash of what it imports, and one of each thing that it has read. */
type Green = { readonly made: string; readonly inputs: Readonly<Record<string, string>> };

export type GreenKeys = {
  /**
   * Whether nothing has changed since the test was green, nor since its parts were.
   *
   * @param test - its file, and behind a blank a part of it
   */
  readonly isGreen: (test: string) => boolean;
  /** Keeps a green test with what it has read: see {@link hashesIn}. */
  readonly keep: (test: string, inputs: Iterable<string>) => void;
  /** The parts of a file that are kept. */
  readonly partsOf: (file: string) => readonly string[];
  /** Forgets a test that is not green, or not there. */
  readonly forget: (test: string) => void;
  /** Writes down what is kept. */
  readonly save: () => void;
};

/** @param machine - what runs the tests: versions of Node and of the browser */
export function greenKeys(place: Place, machine: string): GreenKeys {
  const file = join(place.root, 'node_modules/.cache/green.json');
  const hashes = hashesIn(place);
  const greens = new Map<string, Green>(
    existsSync(file)
      ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Green>)
      : [],
  );
  const madeOf = (test: string): string => `${machine} ${hashes.made(test.replace(/ .*$/, ''))}`;
  const partsOf = (file: string): readonly string[] =>
    [...greens.keys()].filter((test) => test.startsWith(`${file} `));
  const isGreen = (test: string): boolean => {
    const green = greens.get(test);
    return (
      green !== undefined &&
      green.made === madeOf(test) &&
      Object.entries(green.inputs).every(([input, hash]) => hashes.input(input) === hash) &&
      partsOf(test).every(isGreen)
    );
  };
  return {
    isGreen,
    partsOf,
    keep: (test, inputs) => {
      const read = [...inputs].map(hashes.named).toSorted();
      const hashed = read.map((input) => [input, hashes.input(input)]);
      greens.set(test, { made: madeOf(test), inputs: Object.fromEntries(hashed) });
    },
    forget: (test) => {
      greens.delete(test);
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      const beside = `${file}.${process.pid}`;
      writeFileSync(beside, JSON.stringify(Object.fromEntries(greens)));
      renameSync(beside, file);
    },
  };
}
