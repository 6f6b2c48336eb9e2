import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/engine/board/cell.ts';
import { boardLayout, cellUnits } from '../../../src/kit/board/boardLayout.ts';
import type { BoardModel } from '../../../src/kit/board/boardModel.ts';
import { boardPicture } from '../../../src/kit/board/boardPicture.ts';
import { boardPictureSmall } from '../../../src/kit/board/boardThumbnail.ts';
import type { SvgNode } from '../../../src/notebook/svg/svgTree.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';

const board = (height: number, width: number, more: Partial<BoardModel> = {}): BoardModel => ({
  height,
  width,
  cells: new Uint8Array(height * width).fill(UNKNOWN),
  rows: Array.from({ length: height }, () => [1]),
  columns: Array.from({ length: width }, () => [1]),
  label: 'A board',
  ...more,
});

/** All nodes of a class, in document order. */
function ofClass(node: SvgNode, name: string): SvgNode[] {
  const own = String(node.attributes['class'] ?? '')
    .split(' ')
    .includes(name)
    ? [node]
    : [];
  return [
    ...own,
    ...node.children.flatMap((child) => (typeof child === 'string' ? [] : ofClass(child, name))),
  ];
}

const path = (node: SvgNode, name: string): string =>
  ofClass(node, name)
    .map(({ attributes }) => String(attributes['d']))
    .join('');
const text = (node: SvgNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : text(child))).join('');
const count = (d: string, sign: string): number => d.split(sign).length - 1;

const last = (node: SvgNode | undefined): SvgNode | undefined =>
  node?.children.findLast((child): child is SvgNode => typeof child !== 'string');

describe('boardPicture', () => {
  test('draws a square for every filled cell, a dot for every empty one, a hatch for the rest', () => {
    const picture = boardPicture(board(2, 3, { cells: Uint8Array.from([1, 1, 0, 2, 2, 0]) }));
    expect(count(path(picture, 'board-filled'), 'z')).toBe(2);
    expect(count(path(picture, 'board-empty'), 'h0')).toBe(2);
    // neighbours share one hatched area
    expect(path(picture, 'board-unknown')).toBe('M0 20h40v20h-40z');
  });

  test('draws a thicker rule after every five cells and around the grid', () => {
    const picture = boardPicture(board(11, 5));
    expect(path(picture, 'board-rule-thick')).toBe('M0 100h100M0 200h100M0 0h100v220h-100z');
    expect(count(path(picture, 'board-rule'), 'M')).toBe(8 + 4);
  });

  test('right-aligns row descriptions and bottom-aligns those of columns', () => {
    const model = board(2, 2, { rows: [[1], [3, 12]], columns: [[], [2, 1, 1]] });
    const layout = boardLayout(model);
    const texts = ofClass(boardPicture(model), 'board-description');
    expect(texts.map(text)).toEqual(['1', '3 12', '0', '2 1 1']);
    expect(last(texts[0])?.attributes['x']).toBe(last(texts[1])?.attributes['x']);
    expect(last(texts[2])?.attributes['y']).toBe(last(texts[3])?.attributes['y']);
    expect(Number(last(texts[0])?.attributes['x'])).toBeLessThan(layout.left);
    expect(Number(last(texts[2])?.attributes['y'])).toBeLessThan(layout.top);
  });

  test('makes room for the longest descriptions of a board of 100 x 100', () => {
    const ones = Array.from({ length: 50 }, () => 1);
    const model = board(100, 100, {
      rows: Array.from({ length: 100 }, () => ones),
      columns: [ones, ...Array.from({ length: 99 }, () => [100])],
    });
    const { left, top, width, height } = boardLayout(model);
    const places = ofClass(boardPicture(model), 'board-description').flatMap(({ children }) =>
      children.flatMap((child) => (typeof child === 'string' ? [] : [child.attributes])),
    );
    expect(places.every(({ x }) => Number(x) > 0 && Number(x) < width)).toBe(true);
    expect(places.every(({ y }) => y === undefined || (Number(y) > 8 && Number(y) < top))).toBe(
      true,
    );
    expect([width - left, height - top].every((side) => side >= 100 * cellUnits)).toBe(true);
  });

  test('quiets a description whose line is finished, and no other', () => {
    const picture = boardPicture(board(2, 2, { cells: Uint8Array.from([1, 0, 2, 2]) }));
    expect(ofClass(picture, 'is-done').map(text)).toEqual(['1']);
  });

  test('rings the cells that were just fixed', () => {
    const picture = boardPicture(board(2, 2, { fresh: new Set([1, 2]) }));
    expect(path(picture, 'board-fresh')).toBe('M22 2h16v16h-16zM2 22h16v16h-16z');
  });

  test('lays a band with an outline under a line that is read, descriptions included', () => {
    const model = board(3, 3, { lit: [{ direction: 'V', index: 1 }] });
    const [band] = ofClass(boardPicture(model), 'board-band');
    expect(band?.attributes).toMatchObject({ x: cellUnits, width: cellUnits });
    expect(Number(band?.attributes['y'])).toBeLessThan(0);
    expect(ofClass(boardPicture(model), 'board-band-edge')).toHaveLength(1);
    expect(ofClass(boardPicture(model), 'is-lit')).toHaveLength(1);
  });

  test('crosses a line without a fit', () => {
    const picture = boardPicture(board(3, 3, { bad: [{ direction: 'H', index: 2 }] }));
    expect(path(picture, 'board-bad-cross')).toMatch(/^M-18 40l78 20M-18 60l78 -20$/);
    expect(ofClass(picture, 'is-bad')).toHaveLength(1);
  });

  test('marks given cells with a corner', () => {
    const clues = Uint8Array.from([2, 1, 0, 2]);
    expect(count(path(boardPicture(board(2, 2, { clues })), 'board-clue'), 'z')).toBe(2);
    expect(path(boardPicture(board(2, 2)), 'board-clue')).toBe('');
  });

  test('marks cells on trial with an open corner, and says how many cells are taken back', () => {
    const picture = boardPicture(board(2, 2, { trials: new Set([0, 3]) }));
    expect(count(path(picture, 'board-trial'), 'z')).toBe(2);
    expect(path(picture, 'board-clue')).toBe('');
    expect(ofClass(boardPicture(board(2, 2)), 'board-trial')).toEqual([]);
    const back = toMarkup(boardPicture(board(1, 2, { takenBack: new Set([1]) })));
    expect(back).toContain('0 filled, 0 empty, 2 unknown, 1 of them just taken back.');
  });

  test('names its hatch after its id, so that two pictures on a page do not share one', () => {
    const markup = toMarkup(boardPicture(board(1, 1), { id: 'fig-9' }));
    expect(markup).toContain('id="fig-9-hatch"');
    expect(markup).toContain('fill="url(#fig-9-hatch)"');
  });

  test('says in words what it shows and escapes the label', () => {
    const markup = toMarkup(boardPicture(board(1, 2, { label: 'A <b> & "c"' })));
    expect(markup).toContain(
      'A &lt;b&gt; &amp; &quot;c&quot;. 1 rows, 2 columns; 0 filled, 0 empty, 2 unknown.',
    );
  });

  test('has no inline style and no script, which the policy of the site forbids', () => {
    const model = board(2, 2, {
      bad: [{ direction: 'V', index: 0 }],
      lit: [{ direction: 'H', index: 0 }],
    });
    expect(toMarkup(boardPicture(model))).not.toMatch(/style=|<style|<script/);
  });

  test('is a few thousand characters for 30 x 30 unknown cells', () => {
    expect(toMarkup(boardPicture(board(30, 30))).length).toBeLessThan(9000);
  });
});

describe('boardPictureSmall', () => {
  const grid = { height: 2, width: 3, cells: Uint8Array.from([1, 1, 0, 2, 2, 2]) };
  test('has no descriptions and keeps the proportions', () => {
    const picture = boardPictureSmall(grid, { label: 'Small', size: 140 });
    expect(ofClass(picture, 'board-description')).toEqual([]);
    expect(picture.attributes).toMatchObject({ viewBox: '-1 -1 14 10', width: 140, height: 100 });
  });
  test('joins neighbouring cells of a row', () => {
    expect(path(boardPictureSmall(grid, { label: '' }), 'board-filled')).toBe('M0 0h8v4h-8z');
  });
  test('joins the same stretch in rows that follow, and outlines new cells that stand side by side together', () => {
    const cells = Uint8Array.from([1, 1, 2, 1, 1, 2, 1, 2, 2]);
    const square = boardPictureSmall(
      { height: 3, width: 3, cells },
      { label: '', fresh: new Set([0, 1, 3, 8]) },
    );
    expect(path(square, 'board-filled')).toBe('M0 0h8v8h-8zM0 8h4v4h-4z');
    expect(path(square, 'board-small-fresh')).toBe(
      'M0.5 0.5h7v3h-7zM0.5 4.5h3v3h-3zM8.5 8.5h3v3h-3z',
    );
  });
  test('is hidden from screen readers when its caption says everything', () => {
    expect(boardPictureSmall(grid, { label: '' }).attributes).toMatchObject({
      'aria-hidden': 'true',
    });
    expect(boardPictureSmall(grid, { label: 'Sweep 1' }).attributes['aria-label']).toBe(
      'Sweep 1: 2 filled, 1 empty, 3 unknown cells',
    );
  });
});
