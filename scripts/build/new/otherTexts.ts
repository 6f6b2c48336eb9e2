/** New claims, methods and formats: each compiles as it is, with something simple in the place of each hole. */
import type { Names } from './names.ts';

export const claimText = ({ source, tag, camel }: Names): string =>
  `/** HOLE: what is stated, in a sentence. Its place in list.ts is that in the document. */
import { imageFromIndex } from '../../engine/board/image.ts';
import type { Claim } from '../claim.ts';

export const ${camel}: Claim<number, number> = {
  id: '${source}-section-1-${tag}', // HOLE: the place
  title: 'HOLE: what is claimed, one line',
  quote: 'HOLE: the words of the document',
  published: 1, // HOLE
  ground: { kind: 'count', of: 'HOLE: what was gone through' },
  home: 'sweeps/#how-many-sweeps', // HOLE: a heading or a figure
  what: 'HOLE: the statement, without its place',
  finds: (ours) => String(ours),
  read: () => ({ ours: imageFromIndex(1, 1, 1).cells.length }), // HOLE: computed, never a constant
  agrees: (ours, published) => ours === published,
};
`;

export const methodText = ({ tag, camel, title }: Names): string =>
  `/** HOLE: what is true of a puzzle by this method, and where it is told. */
import { solveSimpleInPieces } from '../engine/sweep/simpleSolver.ts';
import { noneText, stuckText } from './method.ts';
import type { Method } from './method.ts';

/** HOLE: its place in methods.ts, the weak ones first. */
export const ${camel}: Method = {
  id: '${tag}',
  kind: 'sweeps', // HOLE: whose colour and mark it has
  name: '${title}',
  does: 'HOLE: what it does and where it is given up.',
  chapter: 'sweeps', // HOLE: the chapter that tells of it
  figure: null,
  *run(puzzle) {
    // HOLE: the method, in pieces; these are sweeps
    const { status, grid } = yield* solveSimpleInPieces(puzzle, 'H');
    const ends = { solved: 'solved', standstill: 'stuck', contradiction: 'none' } as const;
    const verdicts = { solved: 'solved', standstill: stuckText(grid), contradiction: noneText };
    return { status: ends[status], grid, verdict: verdicts[status], difficulties: [] };
  },
};
`;

export const formatText = ({ camel, title }: Names): string =>
  `/** HOLE: what the format is, and where it is told of: here, a line with the word, then a line for each row and column. */
import type { Format } from './format.ts';
import { writerOfOne } from './format.ts';
import { sizeProblem } from './limits.ts';
import { finish, refused } from './reading.ts';
import type { Problem, PuzzleReading } from './reading.ts';
import { linesOf, runsOfLines, spacedLines, writtenLines } from './textLines.ts';
import type { ToldPuzzle } from './told.ts';

const sign = /^${title.toLowerCase()} (\\d{1,9}) (\\d{1,9})\\s*$/m;

function read${camel.charAt(0).toUpperCase()}${camel.slice(1)}(text: string): PuzzleReading {
  const [head, ...lines] = writtenLines(linesOf(text));
  const { text: first, line } = head ?? { text: '', line: 1 };
  const [height = 0, width = 0] = (sign.exec(first) ?? []).slice(1).map(Number);
  const wrong =
    sizeProblem(height, width) ??
    (lines.length === height + width ? null : \`\${height + width} lines must follow, not \${lines.length}.\`);
  if (wrong !== null) return refused('${camel}', [{ line, message: wrong }]);
  const problems: Problem[] = [];
  const rows = runsOfLines(lines.slice(0, height), problems);
  const columns = runsOfLines(lines.slice(height), problems);
  return finish({ kind: '${camel}', rows, columns, problems });
}

const write${camel.charAt(0).toUpperCase()}${camel.slice(1)} = ({ puzzle: { rows, columns } }: ToldPuzzle): string =>
  \`${title.toLowerCase()} \${rows.length} \${columns.length}\\n\${spacedLines(rows)}\${spacedLines(columns)}\`;

/** HOLE: its place in formats.ts, before any format that could take its texts for its own. */
export const ${camel}Format: Format = {
  id: '${camel}',
  name: 'HOLE: a ${title.toLowerCase()} file',
  label: '${title}',
  extensions: ['txt'], // HOLE
  detect: (text) => sign.test(text),
  read: (text) => [read${camel.charAt(0).toUpperCase()}${camel.slice(1)}(text)],
  writer: writerOfOne(write${camel.charAt(0).toUpperCase()}${camel.slice(1)}),
};
`;
