/** `rate`: how far each method of the book gets with a puzzle, and how hard each document calls it. */
import type { Command } from 'commander';
import { countKnown } from '../engine/board/image.ts';
import { sourceNames } from '../methods/method.ts';
import type { Difficulty, Ends } from '../methods/method.ts';
import { methods, runMethods } from '../methods/methods.ts';
import { commandNamed, filesText, readingFiles } from './commandLine.ts';
import type { End, Reads } from './commandLine.ts';
import { eachReadPuzzle, placeOf, printJson, titleOf } from './eachPuzzle.ts';
import type { GivenPuzzle } from './eachPuzzle.ts';
import { patiently } from './patience.ts';
import { print } from './program.ts';

const examples = ['nonogram-engine rate puzzle.non', 'nonogram-engine rate --json set.xml'];

const more = `Runs all methods of the book, as the page of a puzzle does: a second or two for most puzzles, up to a minute
for a large one that is hard. Prints how far each gets, and below them each difficulty with its document.

Ends with 0; with 1 if a puzzle could not be read.

With --json, for each puzzle: "file", "puzzle" (its number there), "name"; "methods": "id", "name", "status"
(solved, several, none, stuck or open), "known" of "cells", "verdict"; "difficulties": "name", "source",
"place", "measures", "value", which is a number where there is one.

${filesText}`;

export const rateCommand = (end: End): Command =>
  readingFiles(
    commandNamed('rate', { does: 'says how hard puzzles are, by every measure', examples, more }),
  ).action(async (files: readonly string[], options: Reads) => {
    end(
      await eachReadPuzzle(files, options, async (given) => {
        const ends = await patiently(
          runMethods(given.reading.puzzle),
          ({ at, says }) => `${nameOf(at)}: ${says}`,
        );
        await (options.json === true
          ? printJson(jsonOf(given, ends))
          : print(linesOf(given, ends)));
        return 0;
      }),
    );
  });

const nameOf = (id: string): string => methods.find((method) => method.id === id)?.name ?? id;

const difficultiesOf = (ends: Ends): readonly Difficulty[] =>
  methods.flatMap(({ id }) => ends[id]?.difficulties ?? []);

function jsonOf(given: GivenPuzzle, ends: Ends): object {
  return {
    ...placeOf(given),
    methods: methods.flatMap(({ id, name }) => {
      const end = ends[id];
      if (end === undefined) return [];
      const { status, grid, verdict } = end;
      return [{ id, name, status, known: countKnown(grid), cells: grid.cells.length, verdict }];
    }),
    difficulties: difficultiesOf(ends).map(({ name, source, place, measures, value }) => ({
      name,
      source: sourceNames[source],
      place,
      measures,
      value: /^[\d.]+$/.test(value) ? Number(value) : value,
    })),
  };
}

function linesOf(given: GivenPuzzle, ends: Ends): readonly string[] {
  return [
    titleOf(given),
    ...columns(methods.map(({ id, name }) => [name, ends[id]?.verdict ?? ''])),
    '',
    ...columns(
      difficultiesOf(ends).map(({ name, value, source, place }) => [
        name,
        value,
        `${sourceNames[source]}, ${place}`,
      ]),
    ),
    '',
  ];
}

/** Rows of a table, each column as wide as it needs. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, text] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, text.length);
  return rows.map((row) =>
    row.map((text, at) => (at === row.length - 1 ? text : text.padEnd(widths[at]! + 2))).join(''),
  );
}
