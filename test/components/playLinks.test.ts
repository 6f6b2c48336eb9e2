/**
 * Whatever shows the board of a puzzle leads to play with that very board. Figures about a puzzle have the link from their
 * base, lists of boards from `boardList`, examples of a census from `exampleBox`; here they are counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { TemplateResult } from 'lit-html';
import { expect, test } from 'vitest';
import { kitCells } from '../../src/components/kit/cells.ts';
import type { Grid } from '../../src/engine/board/cell.ts';
import { imageFromText } from '../../src/engine/board/image.ts';
import { puzzleOf } from '../../src/engine/board/puzzle.ts';
import { firstFrame } from '../../src/book/still.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { boardList } from '../../src/kit/boards/boardList.ts';
import { inPlay, openIn } from '../../src/kit/puzzle/openIn.ts';
import { figures } from '../../src/widgets/figures.ts';
import { prebuilt } from '../widgets/prebuilt.ts';

const folder = new URL('../../src/widgets/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
const widgets = folders.map(({ name }) => ({
  name,
  text: readdirSync(new URL(name, folder))
    .filter((file) => /\.(?:ts|astro)$/.test(file))
    .map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8'))
    .join('\n'),
}));
const named = (pattern: RegExp): readonly string[] =>
  widgets.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('each figure about a puzzle has the way on that the base draws, in its first frame as live', async () => {
  const about = named(/extends (?:Puzzle|Stepper)Figure\b|= (?:puzzle|stepper)Figure\b/);
  expect(about.length).toBeGreaterThan(15);
  for (const tag of about.filter((name) => name !== 'play-game') as (keyof typeof figures)[]) {
    const { figure } = await figures[tag]();
    const { props = {} } = kitCells.find(({ widget }) => widget === tag) ?? {};
    const { markup } = await firstFrame(figure, { props, prebuilt: await prebuilt(tag, props) });
    expect(markup, tag).toMatch(/href="[^"]*\/play\/\?play=1;p=/);
  }
});

test('each figure that opens boards elsewhere opens them in play as well', () => {
  const opening = named(/puzzleFigures\b/);
  expect(opening.length).toBeGreaterThan(10);
  const ways =
    /\binPlay\b|\bboardList\b|\bBoardPanel\b|\bBoardsBehind\b|\.below\(\)|= puzzleFigure\b/;
  // a table of what methods see of a circuit: its boards are those of the figure above it
  const others = ['circuit-sight'];
  expect(opening.filter((name) => !named(ways).includes(name))).toEqual(others);
});

/** All values that a template was made with, those of templates in it among them. */
const valuesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.flatMap(valuesOf)
    : typeof value === 'object' && value !== null && 'values' in value
      ? valuesOf((value as TemplateResult).values)
      : [value];

test('of a list each board has its own link to play', () => {
  const images: readonly Grid[] = [['#.', '.#'], ['##', '.#'], ['##']].map((rows) =>
    imageFromText(rows),
  );
  const boards = images.map((image) => ({ image, caption: '', href: '/sweeps/' }));
  const values = valuesOf(boardList('boards', boards));
  const links = images.map((image) => openIn(inPlay, encodePuzzle(puzzleOf(image))));
  for (const link of links) expect(values).toContain(link);
  expect(new Set(links).size).toBe(images.length);
});
