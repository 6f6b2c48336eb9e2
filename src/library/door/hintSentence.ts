/** A hint in one sentence, or two. */
import { formatDescription } from '../../engine/board/description.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { counted, enumerated } from '../../notebook/plain/numbers.ts';
import type { HintReason } from './hintShape.ts';
import type { KnownCell, LinePlace, Place } from './shapes.ts';

const mostNamed = 6;

const placeWords = ({ row, column }: Place): string => `row ${row + 1}, column ${column + 1}`;
const valueWord = ({ value }: KnownCell): string => (value === 1 ? 'filled' : 'empty');
const lineWords = ({ kind, index }: LinePlace): string => `${kind} ${index + 1}`;
const isWords = (cell: KnownCell): string => `${placeWords(cell)} is ${valueWord(cell)}`;

/** "Row 2, column 3 is filled; row 2, column 4 is filled; and 2 others". */
function cellsWords(cells: readonly KnownCell[]): string {
  const named = cells.slice(0, mostNamed).map(isWords);
  const more = cells.length - named.length;
  return `${named.join('; ')}${more > 0 ? `; and ${counted(more, 'other')}` : ''}`;
}

/** Cells of one line: "columns 1, 2 and 3 are filled, column 5 is empty". */
function alongWords({ kind }: LinePlace, cells: readonly KnownCell[]): string {
  const across = kind === 'row' ? 'column' : 'row';
  const parts = ([1, 0] as const).flatMap((value) => {
    const places = cells.flatMap((cell) =>
      cell.value === value ? (kind === 'row' ? cell.column : cell.row) + 1 : [],
    );
    if (places.length === 0) return [];
    const [are, name] = places.length === 1 ? ['is', across] : ['are', `${across}s`];
    return `${name} ${enumerated(places)} ${are} ${value === 1 ? 'filled' : 'empty'}`;
  });
  return parts.join(', ');
}

const clueWords = ({ rows, columns }: Puzzle, { kind, index }: LinePlace): string =>
  formatDescription((kind === 'row' ? rows : columns)[index] ?? []);

/** The numbers of the lines of one direction, from 1. */
const placesOf = (lines: readonly LinePlace[], side: LinePlace['kind']): string =>
  enumerated(lines.flatMap((one) => (one.kind === side ? one.index + 1 : [])));

/** The words of a hint. */
export function hintSentence(reason: HintReason, puzzle: Puzzle): string {
  const follow = cellsWords(reason.cells);
  switch (reason.kind) {
    case 'line': {
      const [line] = reason.lines;
      return `In ${lineWords(line)} all ways to lay ${clueWords(puzzle, line)} agree: ${alongWords(line, reason.cells)}.`;
    }
    case 'pairs':
      return `Where rows ${placesOf(reason.lines, 'row')} cross columns ${placesOf(reason.lines, 'column')}, all values that the four lines allow together agree: ${follow}.`;
    case 'chain':
      return `Suppose that ${isWords(reason.supposed)}: then ${reason.steps.flatMap(({ to }) => to.map(isWords)).join(', then ')}, the opposite. So ${follow}.`;
    case 'probe': {
      const way = reason.lines.slice(0, -1).map(lineWords);
      const last = reason.lines.at(-1)!; // where nothing fits
      const by = way.length === 0 ? '' : `, by way of ${enumerated(way)}`;
      return `Suppose that ${isWords(reason.supposed)}: then${by} nothing is left that fits ${clueWords(puzzle, last)} in ${lineWords(last)}. So ${follow}.`;
    }
    case 'both':
      return `Whether ${placeWords(reason.supposed)} is filled or empty, lines alone give the same elsewhere: ${follow}.`;
    case 'search':
      return `Only a search through what may be finds this, and has no short reason: ${follow}.`;
    case 'broken': {
      const [line] = reason.lines;
      return `In ${lineWords(line)} there is no way left to lay ${clueWords(puzzle, line)}: some cell there is wrong.`;
    }
    case 'wrong':
      return 'No solution has all of these cells: some of them are wrong.';
    case 'open':
      return 'Nothing follows: several solutions have these cells, and agree on no other.';
    case 'done':
      return 'No cell is left.';
  }
}
