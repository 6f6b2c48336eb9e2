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
  test('draws a square for every filled cell, a dot for every empty one, and leaves the rest as paper', () => {
    const picture = boardPicture(board(2, 3, { cells: Uint8Array.from([1, 1, 0, 2, 2, 0]) }));
    expect(count(path(picture, 'board-filled'), 'z')).toBe(2);
    expect(count(path(picture, 'board-empty'), 'h0')).toBe(2);
  });

  test('draws a thicker rule after every five cells of a side of ten or more, and a frame', () => {
    const picture = boardPicture(board(11, 5));
    expect(path(picture, 'board-rule-thick')).toBe('M0 100h100M0 200h100');
    expect(count(path(picture, 'board-rule'), 'M')).toBe(8 + 4);
    expect(path(boardPicture(board(9, 6)), 'board-rule-thick')).toBe('');
    expect(ofClass(picture, 'board-frame')[0]?.attributes).toMatchObject({
      width: 100,
      height: 220,
    });
  });

  test('right-aligns row descriptions and bottom-aligns those of columns', () => {
    const model = board(2, 2, { rows: [[1], [3, 2]], columns: [[], [2, 1, 1]] });
    const layout = boardLayout(model);
    const texts = ofClass(boardPicture(model), 'board-description');
    expect(texts.map(text)).toEqual(['1', '3 2', '0', '2 1 1']);
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

  test('rings the cells that were just fixed, with a line of paper on filled ones', () => {
    const cells = Uint8Array.from([2, 1, 0, 2]);
    const picture = boardPicture(board(2, 2, { cells, fresh: new Set([1, 2]) }));
    expect(path(picture, 'board-fresh')).toMatch(/^M2[\d.]+ [\d.]+h\S+zM[\d.]+ 2[\d.]+h\S+z$/);
    expect(count(path(picture, 'board-gap'), 'z')).toBe(1);
  });

  test('lays a band under a line that is read, descriptions included', () => {
    const model = board(3, 3, { lit: [{ direction: 'V', index: 1 }] });
    const [band] = ofClass(boardPicture(model), 'board-band');
    expect(band?.attributes).toMatchObject({ x: cellUnits, width: cellUnits });
    expect(Number(band?.attributes['y'])).toBeLessThan(0);
    expect(ofClass(boardPicture(model), 'is-lit')).toHaveLength(1);
  });

  test('tints and frames a line without a fit from its description to its end, and crosses no cell', () => {
    const picture = boardPicture(board(3, 3, { bad: [{ direction: 'H', index: 2 }] }));
    const [tint, frame] = ['board-bad', 'board-bad-edge'].map((name) => ofClass(picture, name)[0]!);
    expect(frame?.attributes).toMatchObject({ ...tint?.attributes, class: 'board-bad-edge' });
    const { x, width } = frame!.attributes as { x: number; width: number };
    expect(x).toBeLessThan(-10);
    expect(x + width).toBe(3 * cellUnits);
    expect(ofClass(picture, 'is-bad')).toHaveLength(1);
  });

  test('is nothing but joined cells once it is solved', () => {
    const solved = { rows: [[2], []], columns: [[1], [1]], cells: Uint8Array.from([1, 1, 0, 0]) };
    const picture = boardPicture(board(2, 2, solved));
    expect(ofClass(picture, 'is-bare')).toHaveLength(1);
    expect(count(path(picture, 'board-filled'), 'z')).toBe(1);
    const other = [{ cells: Uint8Array.from([0, 0, 1, 1]) }, { fresh: new Set([0]) }];
    for (const more of other)
      expect(ofClass(boardPicture(board(2, 2, { ...solved, ...more })), 'is-bare')).toEqual([]);
    expect(ofClass(boardPicture(board(2, 2, { ...solved, look: 'picture' })), 'is-bare')).toEqual(
      [],
    );
  });

  test('gives a cell the colour of the method that found it, and its mark where there is room', () => {
    const by = new Map([
      [0, 'chains' as const],
      [1, 'sweeps' as const],
    ]);
    const model = board(1, 2, { cells: Uint8Array.from([1, 0]), by });
    const [sweeps, chains] = ofClass(boardPicture(model), 'board-by');
    expect([sweeps, chains].map((node) => node?.attributes['data-method'])).toEqual([
      'sweeps',
      'chains',
    ]);
    expect(count(path(sweeps!, 'board-by-empty'), 'h0')).toBe(1);
    expect(count(path(chains!, 'board-by-filled'), 'z')).toBe(1);
    expect(ofClass(chains!, 'method-sign')).toHaveLength(1);
    expect(ofClass(boardPicture(model, { cell: 19 }), 'method-sign')).toEqual([]);
  });

  test('marks given cells with a corner', () => {
    const clues = Uint8Array.from([2, 1, 0, 2]);
    expect(count(path(boardPicture(board(2, 2, { clues })), 'board-clue'), 'z')).toBe(2);
    expect(path(boardPicture(board(2, 2)), 'board-clue')).toBe('');
  });

  test('shows cells on trial in the colour of probing with open dots, and rings the one that was tried', () => {
    const cells = Uint8Array.from([1, 2, 1, 0]);
    const picture = boardPicture(board(2, 2, { cells, trials: new Set([0, 3]), tried: 0 }));
    const [trial] = ofClass(picture, 'board-trial');
    expect(trial?.attributes['data-method']).toBe('probing');
    expect(count(path(trial!, 'board-by-filled'), 'z')).toBe(1);
    expect(count(path(trial!, 'board-by-open'), 'h0')).toBe(1);
    expect(count(path(picture, 'board-tried'), 'z')).toBe(1);
    expect(ofClass(boardPicture(board(2, 2)), 'board-trial')).toEqual([]);
    const back = toMarkup(boardPicture(board(1, 2, { takenBack: new Set([1]) })));
    expect(back).toContain('0 filled, 0 empty, 2 unknown, 1 of them just taken back.');
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
