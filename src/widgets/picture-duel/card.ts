/**
 * The card that a friend gets: the clues, the empty board, a question, and where the puzzle lies on the ridge. It knows no
 * picture. Loaded when a reader sends one.
 */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { Answer } from '../../kit/answer/answer.ts';
import { groundView } from '../../kit/answer/ground.ts';
import { stripPicture } from '../../kit/answer/strip.ts';
import type { Star } from '../../kit/answer/strip.ts';
import { plainPicture } from '../../notebook/export/plainPicture.ts';
import { wrapped } from '../../notebook/export/wrapped.ts';
import { siteName } from '../../notebook/share/citation.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';

/** What is on it. */
export type Card = {
  readonly puzzle: Puzzle; // 10 x 10
  readonly title: string;
  readonly text: string;
  readonly answer: Answer | null; // where the hard boards lie
  readonly star: Star;
};

/** The size that places for shared links ask for. */
const [width, height] = [1200, 630];
const [left, top, cell, cells] = [134, 147, 45, 10];
/** Beside it. */
const words = { left: 640, width: 516 } as const;

/** Texts of a kind, with the fonts of the page. */
const kinds = {
  title: { font: '600 54px "Source Serif 4"', lead: 60 },
  text: { font: '400 25px "Source Sans 3"', lead: 34 },
  clue: { font: '400 22px "Source Sans 3"', lead: 25 },
  name: { font: '600 22px "Source Sans 3"', lead: 25 },
} as const;

/** A colour of the light theme, as a canvas knows it. */
function colourOn(desk: HTMLElement, name: string): string {
  desk.style.setProperty('color', `var(--${name})`);
  return getComputedStyle(desk).color;
}

type Paper = { readonly context: CanvasRenderingContext2D; readonly desk: HTMLElement };

/** The numbers of a line from the board outwards. */
const outwards = (clue: readonly number[]): readonly number[] =>
  clue.length === 0 ? [0] : clue.toReversed();

function drawBoard({ context, desk }: Paper, { rows, columns }: Puzzle): void {
  const end = cells * cell;
  const rule = (at: number, colour: string, thick: number): void => {
    context.strokeStyle = colourOn(desk, colour);
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(left, top + at * cell);
    context.lineTo(left + end, top + at * cell);
    context.moveTo(left + at * cell, top);
    context.lineTo(left + at * cell, top + end);
    context.stroke();
  };
  for (let at = 1; at < cells; at++)
    if (at % 5 === 0) rule(at, 'rule-strong', 1.5);
    else rule(at, 'hair', 1);
  context.strokeStyle = colourOn(desk, 'ink');
  context.lineWidth = 2;
  context.strokeRect(left, top, end, end);
  context.fillStyle = colourOn(desk, 'ink');
  context.font = kinds.clue.font;
  context.textAlign = 'center';
  rows.forEach((clue, at) =>
    outwards(clue).forEach((run, k) =>
      context.fillText(String(run), left - 16 - 21 * k, top + (at + 0.5) * cell + 8),
    ),
  );
  columns.forEach((clue, at) =>
    outwards(clue).forEach((run, k) =>
      context.fillText(String(run), left + (at + 0.5) * cell, top - 10 - kinds.clue.lead * k),
    ),
  );
}

/** Writes a text in lines. @returns where the next one can begin */
function write({ context }: Paper, kind: keyof typeof kinds, text: string, from: number): number {
  const { font, lead } = kinds[kind];
  context.font = font;
  context.textAlign = 'left';
  const lines = wrapped(text, words.width, (piece) => context.measureText(piece).width);
  lines.forEach((line, at) => context.fillText(line, words.left, from + (at + 0.8) * lead));
  return from + lines.length * lead;
}

/** A picture that is decoded. */
async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The ground of the ridge as the style sheet has it: colours behind masks. */
async function groundOf(
  desk: HTMLElement,
  across: number,
  down: number,
): Promise<HTMLCanvasElement> {
  const place = desk.appendChild(document.createElement('div'));
  draw(html`<div class="answer" data-look="strip">${groundView()}</div>`, place);
  const sheet = document.createElement('canvas');
  const layer = document.createElement('canvas');
  for (const one of [sheet, layer]) [one.width, one.height] = [across, down];
  const [on, over] = [sheet.getContext('2d'), layer.getContext('2d')];
  const ground = place.querySelector('.answer-ground');
  if (on === null || over === null || ground === null) return sheet;
  on.fillStyle = getComputedStyle(ground).backgroundColor;
  on.fillRect(0, 0, across, down);
  for (const span of ground.children) {
    const { maskImage, backgroundColor } = getComputedStyle(span);
    const mask = await imageAt(/url\("?(.*?)"?\)/.exec(maskImage)?.[1] ?? '');
    over.globalCompositeOperation = 'copy';
    over.drawImage(mask, 0, 0, across, down);
    over.globalCompositeOperation = 'source-in';
    over.fillStyle = backgroundColor;
    over.fillRect(0, 0, across, down);
    on.drawImage(layer, 0, 0);
  }
  return sheet;
}

/** Draws the ridge. */
async function drawStrip({ context, desk }: Paper, picture: SvgNode, from: number): Promise<void> {
  const writing = plainPicture(picture, desk);
  let step = writing.next();
  while (step.done !== true) step = writing.next();
  const { content, width: across, height: down } = step.value;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">${new XMLSerializer().serializeToString(content)}</svg>`;
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const place = [words.left, from, words.width, (words.width * down) / across] as const;
  try {
    context.drawImage(await groundOf(desk, across, down), ...place);
    context.drawImage(await imageAt(url), ...place);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Draws the card as a PNG.
 *
 * @param within - an element of the page, for colours and fonts
 */
export async function cardPng(card: Card, within: HTMLElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser could not draw this picture');
  await Promise.all(Object.values(kinds).map(({ font }) => document.fonts.load(font)));
  const desk = within.appendChild(document.createElement('div'));
  desk.className = 'file-desk';
  try {
    const paper = { context, desk };
    context.fillStyle = colourOn(desk, 'paper');
    context.fillRect(0, 0, width, height);
    drawBoard(paper, card.puzzle);
    context.fillStyle = colourOn(desk, 'ink');
    const below = write(paper, 'text', card.text, write(paper, 'title', card.title, 52) + 16);
    context.font = kinds.name.font;
    context.textAlign = 'right';
    context.fillText(siteName, words.left + words.width, height - 34);
    if (card.answer !== null)
      await drawStrip(paper, stripPicture(card.answer, card.star), below + 24);
  } finally {
    desk.remove();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the browser could not draw this picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
