/** The colours of a puzzle in the XML of webpbn, and its picture: one colour is read, whichever it is called. */
import { EMPTY, FILLED } from '../engine/board/cell.ts';
import { counted } from '../notebook/plain/numbers.ts';
import { onlyBlackAndWhite, readAsBlack } from './reading.ts';
import type { LocatedGoal, Problem } from './reading.ts';

export type Colours = {
  readonly usual: string; // of runs that name none
  readonly background: string;
  used: string | null; // of the runs so far
  readonly signs: Map<string, string>; // colours by their characters in pictures
};

/** The colours that the attributes of a puzzle name. @source https://webpbn.com/pbn_fmt.html */
export const coloursOf = (attributes: ReadonlyMap<string, string>): Colours => ({
  usual: attributes.get('defaultcolor') ?? 'black',
  background: attributes.get('backgroundcolor') ?? 'white',
  used: null,
  signs: new Map([
    ['.', attributes.get('backgroundcolor') ?? 'white'],
    ['X', 'black'],
  ]),
});

/**
 * Why a run of a colour is not read; null: it has that of the others.
 *
 * @param colour - as the run names it; absent: the usual one
 */
export function colourProblem(colour: string | undefined, colours: Colours): string | null {
  const name = colour ?? colours.usual;
  const before = (colours.used ??= name);
  if (name === before && (name === colours.usual || name === 'black')) return null;
  const other = name === colours.usual || name === 'black' ? before : name;
  return `A run has the colour ${JSON.stringify(other.slice(0, 20))}: ${onlyBlackAndWhite}`;
}

/** What is said of a puzzle in one colour that is not black; absent: it is. */
export const colourNote = ({ used, usual }: Colours): string | undefined =>
  (used ?? usual) === 'black' ? undefined : readAsBlack(used ?? usual);

/**
 * The picture in an image: rows between bars, a character for each cell.
 *
 * @param line - on which the image begins
 * @param problems - gets what is wrong with it
 * @source https://webpbn.com/pbn_fmt.html
 */
export function goalIn(
  text: string,
  line: number,
  { background, usual, signs }: Colours,
  problems: Problem[],
): (LocatedGoal & { readonly height: number; readonly width: number }) | null {
  const cells: number[] = [];
  const lines: number[] = [];
  let width: number | null = null;
  for (const [at, row] of text.split(/\r\n|\r|\n/).entries()) {
    const body = row.replaceAll(/[\s|\\]/g, '');
    if (body === '') continue;
    lines.push(line + at);
    width ??= body.length;
    const wrong = rowProblem(body, width);
    if (wrong !== null) {
      problems.push({ line: line + at, message: wrong });
      return null;
    }
    for (const sign of body) {
      const colour = signs.get(sign) ?? signs.get(sign.toUpperCase()) ?? null;
      if (colour !== background && colour !== usual && colour !== 'black') {
        problems.push({ line: line + at, message: signProblem(sign, colour) });
        return null;
      }
      cells.push(colour === background ? EMPTY : FILLED);
    }
  }
  if (width === null) return null;
  return { cells, line, height: lines.length, width, lineOfRow: (row) => lines[row] ?? line };
}

function rowProblem(body: string, width: number): string | null {
  if (/[?[\]]/.test(body))
    return 'The goal has an unknown cell: give the finished picture, or take it out.';
  return body.length === width
    ? null
    : `This row of the goal has ${counted(body.length, 'cell')}, the first one ${width}: make all equally long.`;
}

const signProblem = (sign: string, colour: string | null): string =>
  colour === null
    ? `The character ${JSON.stringify(sign)} of the goal is that of no colour: use X for filled, . for empty.`
    : `The goal has the colour ${JSON.stringify(colour.slice(0, 20))}: ${onlyBlackAndWhite}`;
