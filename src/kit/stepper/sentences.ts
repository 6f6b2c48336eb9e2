/** Sentences about lines, made from the premises of a step and nothing else. */
import type { Cell, FixedCell, Grid } from '../../engine/board/cell.ts';
import { EMPTY, FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import type { Description } from '../../engine/board/description.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { countFits } from '../../engine/line/fits.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { counted, enumerated, grouped } from '../../notebook/plain/numbers.ts';
import type { LineRef } from '../board/boardModel.ts';
import { lineWords } from '../board/boardModel.ts';

/** Words as they stand at the head of a sentence. */
export function capital(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** "Row 4". */
export function lineTitle(line: LineRef): string {
  return capital(lineWords(line));
}

/** "clues 3 1"; "no clues" of a line without runs. */
export const clueWords = (description: Description): string =>
  description.length === 0
    ? 'no clues'
    : `${description.length === 1 ? 'clue' : 'clues'} ${formatDescription(description)}`;

/** "Row 4, clues 3 1", or "Row 4, no clues" for a line without runs. */
export const lineName = (line: LineRef, description: Description): string =>
  `${lineTitle(line)}, ${clueWords(description)}`;

/**
 * Places on a line in words, counted from 1, neighbours drawn together: "cell 5", "cells 2 to 4 and 7".
 *
 * @param places - zero-based, ascending, at least one
 */
export function cellsInWords(places: readonly number[]): string {
  const parts: string[] = [];
  for (let k = 0; k < places.length; k++) {
    const from = places[k] ?? 0;
    let to = from;
    while (places[k + 1] === to + 1) {
      to++;
      k++;
    }
    if (to === from) parts.push(String(from + 1));
    else if (to === from + 1) parts.push(String(from + 1), String(to + 1));
    else parts.push(`${from + 1} to ${to + 1}`);
  }
  return `${places.length === 1 ? 'cell' : 'cells'} ${enumerated(parts)}`;
}

/** What follows from a line without a fit, where nothing was assumed. */
export const noSolution = 'so the puzzle has no solution';

/**
 * What a contradiction on a board denies: the puzzle, or what was assumed.
 *
 * @param trials - cells of the grid that are assumed, not proved
 */
export function deniedBy({ width, cells }: Grid, trials: ReadonlySet<number>): string {
  const [first] = trials;
  if (first === undefined) return 'The puzzle has no solution.';
  if (trials.size > 1)
    return `So one at least of the ${grouped(trials.size)} cells on trial is wrong.`;
  const place = `row ${Math.floor(first / width) + 1}, column ${(first % width) + 1}`;
  return `So ${place} is not ${cells[first] === FILLED ? 'filled' : 'empty'}.`;
}

/** What is said before a run that goes on from a board; undefined when nothing is known but what is given. */
export function startSentence(puzzle: Puzzle, { cells }: Grid): string | undefined {
  const known = cells.reduce((count, cell) => count + (cell === UNKNOWN ? 0 : 1), 0);
  const given = puzzle.clues?.reduce((count, cell) => count + (cell === UNKNOWN ? 0 : 1), 0) ?? 0;
  return known === given
    ? undefined
    : `Start: the board as it was left, ${grouped(known)} of ${counted(cells.length, 'cell')} known.`;
}

/**
 * What settling a line gives, the result first: "Row 4: cell 5 is filled, because all 3 fits of clues 3 1 agree."
 *
 * @param before - the line as it was; with its description all that the sentence rests on
 * @param after - what SETTLE makes of it; null when there is no fit
 * @param conclusion - what follows from a line without a fit
 * @param given - cells of `before` that are spoken of, in words
 */
export function settleSentence(
  line: LineRef,
  description: Description,
  before: Uint8Array,
  after: Uint8Array | null,
  conclusion = noSolution,
  given = '',
): string {
  const name = lineTitle(line);
  const clues = clueWords(description);
  if (after === null) {
    const known = given === '' ? '' : `, with ${given}`;
    return `${lineName(line, description)}${known}: no fit is left, ${conclusion}.`;
  }
  const count = countFits(before, description);
  const gained = gains(before, after);
  if (gained === '') {
    if (!before.includes(UNKNOWN)) return `${name}: nothing new. All its cells are known.`;
    return `${name}: nothing new. The ${grouped(count)} fits of ${clues} agree on no other cell.`;
  }
  const known = given === '' ? '' : `, with ${given},`;
  if (count > 1n) {
    const fits = count === 2n ? 'both' : `all ${grouped(count)}`;
    return `${name}: ${gained}, because${known} ${fits} fits of ${clues} agree.`;
  }
  const only =
    description.length === 0
      ? `the ${line.direction === 'H' ? 'row' : 'column'} has no clues`
      : `${clues} ${description.length === 1 ? 'fits' : 'fit'} in one way only`;
  return `${name}: ${gained}, because${known} ${only}.`;
}

function gains(before: Uint8Array, after: Uint8Array): string {
  const of = (value: Cell): string => {
    const places: number[] = [];
    after.forEach((cell, at) => {
      if (cell === value && before[at] === UNKNOWN) places.push(at);
    });
    if (places.length === 0) return '';
    const word = value === FILLED ? 'filled' : 'empty';
    return `${cellsInWords(places)} ${places.length === 1 ? 'is' : 'are'} ${word}`;
  };
  return enumerated([of(FILLED), of(EMPTY)].filter((text) => text !== ''));
}

/** "cells 1 and 2 filled and cell 5 empty", along a line. @param verb - before the value, or '' */
export function statedCells(line: LineRef, cells: readonly FixedCell[], verb = ''): string {
  const of = (value: 0 | 1): string => {
    const places = cells
      .filter((cell) => cell.value === value)
      .map(({ row, column }) => (line.direction === 'H' ? column : row));
    const word = value === FILLED ? 'filled' : 'empty';
    return places.length === 0
      ? ''
      : `${cellsInWords(places)} ${verb === '' ? '' : `${verb} `}${word}`;
  };
  return enumerated([of(FILLED), of(EMPTY)].filter((text) => text !== ''));
}

/**
 * What settling a line gives from some of its cells alone: "Row 4: cell 3 is filled, because, with cell 2 filled, both fits
 * of clues 3 1 agree."
 *
 * @param before - the line with what is given on it, and nothing else
 * @param premises - the cells that it needs
 * @param fixes - those of the cells that follow that are spoken of
 * @param conclusion - for a line that has no fit: what follows from that
 */
export function reasonSentence(
  line: LineRef,
  description: Description,
  before: Uint8Array,
  premises: readonly FixedCell[],
  fixes: readonly FixedCell[],
  conclusion?: string,
): string {
  const write = (cells: Uint8Array, known: readonly FixedCell[]): Uint8Array => {
    const written = cells.slice();
    for (const { row, column, value } of known)
      written[line.direction === 'H' ? column : row] = value;
    return written;
  };
  const from = write(before, premises);
  const after = conclusion === undefined ? write(from, fixes) : null;
  const given = statedCells(line, premises);
  return settleSentence(line, description, from, after, conclusion, given);
}
