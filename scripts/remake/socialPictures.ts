/**
 * `node scripts/remake/socialPictures.ts`: the pictures that a shared link shows, 1200 x 630, into public/social.
 * Drawn from the engine and the stored runs with the site's own palette and fonts; run it again when a title changes.
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Argument } from 'commander';
import sharp from 'sharp';
import { storyOf } from '../../src/kit/circuit/story.ts';
import { censusOf } from '../../src/facts/census.ts';
import { lineExample } from '../../src/facts/lines.ts';
import { notes } from '../../src/facts/notes.ts';
import { resultPicture } from '../../src/components/toldPictures/results.ts';
import { lessonSheet } from '../../src/facts/lessonSheets.ts';
import type { LessonId } from '../../src/facts/lessons.ts';
import { decidingCell } from '../../src/facts/probing.ts';
import { galleryDescriptions, galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { shareCurve } from '../../src/facts/threshold.ts';
import { hardest5 } from '../../src/facts/sweeps.ts';
import { UNKNOWN } from '../../src/engine/board/cell.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { infer } from '../../src/engine/inference/inference.ts';
import { imageDrawer } from '../../src/experiments/greatHunt.ts';
import { createExaminer } from '../../src/experiments/huntMethods.ts';
import { record, solveSimple } from '../../src/engine/sweep/simpleSolver.ts';
import { circuitPicture } from '../../src/kit/circuit/circuitPicture.ts';
import { boardOf } from '../../src/kit/board/boardModel.ts';
import { boardPicture } from '../../src/kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../src/kit/board/boardThumbnail.ts';
import { sheetPicture } from '../../src/kit/sheet/sheetPicture.ts';
import { linesOfIntersection } from '../../src/kit/stepper/fourTrace.ts';
import { runFour } from '../../src/kit/stepper/fourRun.ts';
import { svgNode, toMarkup } from '../../src/notebook/svg/svgTree.ts';
import type { SvgNode } from '../../src/notebook/svg/svgTree.ts';
import { linePicture, newlyFixed } from '../../src/kit/line/linePicture.ts';
import { solvedCells } from '../../src/widgets/live-circuit/model.ts';
import { cat } from '../../src/widgets/picture-duel/model.ts';
import { printedBand } from '../../src/widgets/threshold-run/series.ts';
import { answerOf, boardShown, defaultState } from '../../src/widgets/must-be/model.ts';
import { inColour } from '../../src/kit/methods/marks.ts';
import { program } from '../../src/command/commandLine.ts';
import { print } from '../../src/command/program.ts';
import { answerCard } from './answer/card.ts';
import { launchBrowser } from '../test/browser/browser.ts';

type Page = {
  readonly name: string;
  readonly over: string;
  readonly title: string;
  readonly text: string;
};

const width = 1200;
const height = 630;

const fontFile = (family: string, weight: number): string => {
  const path = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
  return `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`;
};

const style = `
  @font-face { font-family: 'Source Serif 4'; font-weight: 400; src: ${fontFile('source-serif-4', 400)} }
  @font-face { font-family: 'Source Serif 4'; font-weight: 600; src: ${fontFile('source-serif-4', 600)} }
  @font-face { font-family: 'Source Sans 3'; font-weight: 400; src: ${fontFile('source-sans-3', 400)} }
  @font-face { font-family: 'Source Sans 3'; font-weight: 600; src: ${fontFile('source-sans-3', 600)} }
  ${readFileSync('src/styles/tokens.css', 'utf8')}
  ${readFileSync('src/styles/marks.css', 'utf8')}
  ${readFileSync('src/styles/pages.css', 'utf8')}
  ${readFileSync('src/styles/told.css', 'utf8')}
  ${readFileSync('src/kit/board/board.css', 'utf8')}
  ${readFileSync('src/kit/guess/guess.css', 'utf8')}
  ${readFileSync('src/kit/sheet/sheetPicture.css', 'utf8')}
  ${readFileSync('src/widgets/must-be/styles.css', 'utf8')}
  ${readFileSync('src/kit/circuit/circuit.css', 'utf8')}
  body { margin: 0; width: ${width}px; height: ${height}px; display: grid; grid-template-columns: 600px 520px;
    align-items: center; gap: 20px; box-sizing: border-box; padding: 0 40px 0 60px; background: var(--paper);
    color: var(--ink); font-family: var(--serif) }
  p { margin: 0; font: 400 26px/1.35 var(--sans); color: var(--ink-soft) }
  h1 { margin: 14px 0 22px; font-size: 76px; line-height: 1.08; font-weight: 600 }
  .picture { justify-self: center; display: grid; gap: 14px }
  .picture svg { display: block; max-width: 500px; max-height: 530px; width: auto; height: auto }
  .board-picture { min-height: 500px }
  .line-strip { width: 470px !important }
  .curve { fill: none; stroke: var(--method-sweeps); stroke-width: 4 }
  .curve-four { stroke: var(--method-pairs); stroke-dasharray: 12 6 }
  .curve-some { stroke: var(--rule-strong); stroke-dasharray: 4 6 }
  .curve-none { stroke: var(--ink-soft); stroke-dasharray: 16 6 4 6 }
  .axis { stroke: var(--rule-strong); stroke-width: 2; fill: none }
`;

/** Front matter of a page: a few plain lines are all that is needed here. */
const frontMatter = (path: string): ((key: string) => string) => {
  const text = readFileSync(path, 'utf8');
  return (key) =>
    new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1]?.replace(/^'(.*)'$/, '$1') ?? '';
};

function chapterPage(file: string): Page {
  const line = frontMatter(join('content/chapters', file));
  return {
    name: file.replace(/\.mdx$/, ''),
    over: `Nonogram Explorer · Chapter ${line('number')}`,
    title: line('title'),
    text: line('description'),
  };
}

const lessons = Object.keys(lessonSheet) as LessonId[];

function lessonPage(id: LessonId): Page {
  const line = frontMatter(`content/lessons/${id}.mdx`);
  return {
    name: `lesson-${id}`,
    over: `Nonogram Explorer · Lesson ${line('number')}, 45 minutes`,
    title: line('title'),
    text: `${line('ages')}. ${line('about')}`,
  };
}

function fitsPicture(): readonly SvgNode[] {
  const { before, after, fits } = lineExample('2 3 1', '?0?????????');
  const result = linePicture(after, { fresh: newlyFixed(before, after) });
  return [before, ...fits].map((text) => linePicture(text)).concat(result);
}

/** The hardest 5x5 on its way: what the first ten sweeps have fixed, and the eleventh with rings. */
function hardestPicture(): SvgNode {
  const [first] = hardest5().hardest;
  if (first === undefined) throw new Error('the stored count of 5x5 names no hardest image');
  const cells = new Uint8Array(25).fill(UNKNOWN);
  const fresh = new Set<number>();
  for (const event of record(first.puzzle).events) {
    if (event.kind !== 'cell' || event.sweep > 11) continue;
    cells[event.row * 5 + event.column] = event.value;
    if (event.sweep === 11) fresh.add(event.row * 5 + event.column);
  }
  return boardPicture({ ...boardOf(first.puzzle, cells, 'on its way'), fresh }, { cell: 68 });
}

/** The first standstill of chapter 3, the two rows and two columns lit, what they fix with rings. */
function intersectionPicture(): SvgNode {
  const { puzzle, standstills } = runFour(galleryPuzzle('fourteen-sweeps').code, 'H', []);
  const [first] = standstills;
  if (!first?.taken) throw new Error('FourSolver takes no intersection');
  const { grid, taken } = first;
  const cells = grid.cells.slice();
  const fresh = new Set<number>();
  for (const { row, column, value } of taken.fixed) {
    cells[row * grid.width + column] = value;
    fresh.add(row * grid.width + column);
  }
  const lit = linesOfIntersection(taken);
  return boardPicture({ ...boardOf(puzzle, cells, 'an intersection'), fresh, lit }, { cell: 68 });
}

/** The opening of chapter 6: the probe that fails, at the line without a fit. */
function contradictionPicture(): SvgNode {
  const { recording, probe } = decidingCell(galleryPuzzle('unique-ten').code);
  const { end, contradiction } = probe.one.contradiction === null ? probe.zero : probe.one;
  const board = boardOf(recording.puzzle, end.cells, 'a contradiction');
  return boardPicture(
    { ...board, bad: contradiction === null ? [] : [contradiction] },
    { cell: 40 },
  );
}

/** The four classes of all 5x5 images by row, on the logarithmic scale of the census. */
function censusPicture(): SvgNode {
  const { rows } = censusOf(5);
  const classes = ['simple', 'four', 'some', 'none'];
  const curve = (kind: number): string =>
    rows
      .filter((numbers) => (numbers[kind + 1] ?? 0) > 0)
      .map(
        (numbers) => `${(numbers[0] ?? 0) * 26} ${430 - Math.log10(numbers[kind + 1] ?? 1) * 58}`,
      )
      .join('L');
  return svgNode(
    'svg',
    { viewBox: '-10 0 520 450', width: 500, height: 430 },
    svgNode('path', { class: 'axis', d: 'M0 10V430H500' }),
    ...classes.map((name, kind) =>
      svgNode('path', { class: `curve curve-${name}`, d: `M${curve(kind)}` }),
    ),
  );
}

/** The opening of the chapter inference: what must be so, and where it may be either. */
function mustBePicture(): SvgNode {
  const puzzle = galleryDescriptions('must-be-72');
  const answer = answerOf(infer(puzzle), solveSimple(puzzle).grid);
  const state = defaultState({ puzzle: galleryPuzzle('must-be-72').code });
  return boardPicture(boardShown(puzzle, answer, state), { cell: 40 });
}

/** The curve of a size, as a path. */
const shares = (side: 15 | 20): string =>
  shareCurve(side)
    .map(({ at, share }) => `${at * 5} ${430 - Math.min(share, 1) * 400}`)
    .join('L');

/** The threshold of the chapter density: what can be inferred, of two sizes, and the threshold as printed. */
function thresholdPicture(): SvgNode {
  const [from, to] = printedBand;
  return svgNode(
    'svg',
    { viewBox: '-10 0 520 450', width: 500, height: 430 },
    svgNode('path', { d: `M${from * 5} 10H${to * 5}V430H${from * 5}z`, 'fill-opacity': 0.12 }),
    svgNode('path', { class: 'axis', d: 'M0 10V430H500' }),
    svgNode('path', { class: 'curve', d: `M${shares(15)}` }),
    svgNode('path', { class: 'curve curve-four', d: `M${shares(20)}` }),
  );
}

/** The opening of the chapter circuits: a nonogram that computes. */
function computingPicture(): SvgNode {
  const story = storyOf('(a or b) and c');
  return circuitPicture({
    board: story.board,
    cells: solvedCells(story, '011'),
    label: 'A nonogram that computes',
  });
}

/** The opening of the chapter hunt: images that were drawn, in full colour those that single lines solve. */
function huntPicture(): SvgNode {
  const size = { height: 15, width: 15 };
  const draw = imageDrawer({ ...size, filled: 113, seed: 1 });
  const { solves } = createExaminer(size.height, size.width);
  const boards = Array.from({ length: 9 }, (_, index) => {
    const cells = new Uint8Array(size.height * size.width);
    draw(index, cells);
    const node = boardPictureSmall({ ...size, cells }, { label: '', size: 140 });
    const [x, y] = [(index % 3) * 160, Math.floor(index / 3) * 160];
    const opacity = solves('sweeps', cells) ? 1 : 0.25;
    return { ...node, attributes: { ...node.attributes, x, y, opacity } };
  });
  return svgNode('svg', { viewBox: '0 0 460 460', width: 460, height: 460 }, ...boards);
}

/** The cat of the duel, where sweeps stop. */
function duelPicture(): SvgNode {
  const puzzle = puzzleOf(cat);
  const { grid } = solveSimple(puzzle);
  return boardPicture(boardOf(puzzle, grid.cells, 'where sweeps stop'), { cell: 38 });
}

/** By chapter, note or page; home and those without have the answer. */
const pictures: Readonly<Record<string, () => readonly SvgNode[]>> = {
  ...Object.fromEntries(notes.map(({ id }) => [`note-${id}`, () => [resultPicture(id)]])),
  ...Object.fromEntries(
    lessons.map((id) => [`lesson-${id}`, () => [sheetPicture(lessonSheet[id](), '')]]),
  ),
  'one-line': fitsPicture,
  sweeps: () => [inColour(hardestPicture(), 'sweeps')],
  'two-rows-two-columns': () => [inColour(intersectionPicture(), 'pairs')],
  'all-small-nonograms': () => [censusPicture()],
  probing: () => [contradictionPicture()],
  density: () => [thresholdPicture()],
  inference: () => [mustBePicture()],
  circuits: () => [computingPicture()],
  hunt: () => [huntPicture()],
  duel: () => [inColour(duelPicture(), 'sweeps')],
};

const pages: readonly Page[] = [
  {
    name: 'home',
    over: 'Nonogram Explorer',
    title: 'How hard can a nonogram be?',
    text: 'The research, read, stepped through and rerun in your browser.',
  },
  ...readdirSync('content/chapters')
    .filter((file) => file.endsWith('.mdx'))
    .map(chapterPage),
  ...notes.map(({ id, title, says }) => ({
    name: `note-${id}`,
    over: 'Nonogram Explorer · Note',
    title,
    text: says,
  })),
  ...lessons.map(lessonPage),
  {
    name: 'duel',
    over: 'Nonogram Explorer',
    title: 'Draw one that beats the machine',
    text: 'Five solvers race over the clues of your picture. A friend plays beside them.',
  },
];

const help = {
  does: 'draws the pictures that a shared link shows, of the home page, each chapter, each note and each lesson, into public/social',
  examples: [
    'node scripts/remake/socialPictures.ts',
    'node scripts/remake/socialPictures.ts sweeps',
  ],
  more: 'To be run again when a title changes.',
  ends: 'with 0',
};

async function main(words: readonly string[]): Promise<void> {
  mkdirSync('public/social', { recursive: true });
  const browser = await launchBrowser();
  const view = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  for (const { name, over, title, text } of pages) {
    if (words.length > 0 && !words.includes(name)) continue;
    const drawn = pictures[name]?.();
    const { css, body } =
      drawn === undefined
        ? await answerCard(pages[0]!.title)
        : {
            css: '',
            body: `<div><p>${over}</p><h1>${title}</h1><p>${text}</p></div><div class="picture">${drawn.map(toMarkup).join('')}</div>`,
          };
    await view.setContent(`<!doctype html><style>${style}${css}</style>${body}`);
    await view.evaluate('document.fonts.ready');
    const shot = await view.screenshot();
    // a few dozen colours are all there are
    await sharp(shot)
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(`public/social/${name}.png`);
    await print([`public/social/${name}.png`]);
  }
  await browser.close();
}

await program('node scripts/remake/socialPictures.ts', help, (command, end) =>
  command
    .addArgument(
      new Argument('[name...]', 'of pictures; all without one').choices(
        pages.map(({ name }) => name),
      ),
    )
    .action(async (names: readonly string[]) => {
      await main(names);
      end(0);
    }),
);
