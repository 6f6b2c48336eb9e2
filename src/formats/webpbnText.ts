/** Writes puzzles in the XML format of webpbn.com. */
import type { Description } from '../engine/board/description.ts';
import { formatGrid } from '../engine/board/image.ts';
import { cleanDetails } from './told.ts';
import type { ToldPuzzle } from './told.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * Writes puzzles as a set in the XML of webpbn.
 *
 * @source https://webpbn.com/pbn_fmt.html describes the format
 */
export const writeWebpbn = (puzzles: readonly ToldPuzzle[]): string =>
  `<?xml version="1.0"?>\n<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">\n<puzzleset>\n${puzzles.map(puzzleText).join('')}</puzzleset>\n`;

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>\n`;

function puzzleText(puzzle: ToldPuzzle): string {
  const { rows, columns } = puzzle.puzzle;
  const told = cleanDetails(puzzle);
  return [
    '<puzzle type="grid" defaultcolor="black" backgroundcolor="white">\n',
    element('source', told.source),
    element('title', told.name),
    element('author', told.author),
    element('copyright', told.copyright),
    element('description', told.description),
    // the format has no element for a licence
    element('note', told.licence === undefined ? undefined : `Licence: ${told.licence}`),
    '<color name="white" char=".">fff</color>\n<color name="black" char="X">000</color>\n',
    cluesText('columns', columns),
    cluesText('rows', rows),
    puzzle.goal === undefined ? '' : goalText(rows.length, columns.length, puzzle.goal),
    '</puzzle>\n',
  ].join('');
}

const cluesText = (type: string, lines: readonly Description[]): string =>
  `<clues type="${type}">\n${lines.map((runs) => `<line>${runs.map((run) => `<count>${run}</count>`).join('')}</line>\n`).join('')}</clues>\n`;

function goalText(height: number, width: number, cells: Uint8Array): string {
  const rows = formatGrid({ height, width, cells }).map((row) => `|${row.replaceAll('#', 'X')}|`);
  return `<solution type="goal">\n<image>\n${rows.join('\n')}\n</image>\n</solution>\n`;
}
