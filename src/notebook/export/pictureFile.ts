/**
 * A picture as a file of its own: with its ground, its title above, and beneath it what it shows, where it is from, and the
 * link that opens it again. The same whatever theme the page has.
 */
import { now } from '../clock.ts';
import { svgNode, toElement } from '../svg/svgTree.ts';
import type { SvgNode } from '../svg/svgTree.ts';
import { afterDrawing } from '../cell/turns.ts';
import { plainColour, plainPicture, usualFont } from './plainPicture.ts';
import type { PlainPicture } from './plainPicture.ts';
import type { ToldFile } from './told.ts';
import { wrapped } from './wrapped.ts';

const edge = 16; // px
/** What is told has at least this room, however small the picture. */
const leastWidth = 440;

/** Texts of a kind; sizes in px. */
type Kind = { readonly size: number; readonly weight: number; readonly lead: number };

const kinds = {
  title: { size: 15, weight: 600, lead: 20 },
  line: { size: 12, weight: 400, lead: 16.5 },
  source: { size: 11, weight: 400, lead: 15 },
} as const satisfies Readonly<Record<string, Kind>>;

/** The width of a text in the font of files. */
function measureOf({ size, weight }: Kind): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text) => text.length * size * 0.62;
  context.font = `${weight} ${size}px ${usualFont}`;
  return (text) => context.measureText(text).width;
}

const linesOf = (text: string, kind: Kind, width: number): readonly string[] =>
  wrapped(text, width, measureOf(kind));

/** Lines of text from `top` down. */
function block(
  lines: readonly string[],
  kind: Kind,
  fill: string,
  top: number,
): readonly SvgNode[] {
  return lines.map((line, at) =>
    svgNode(
      'text',
      {
        x: edge,
        y: Math.round((top + (at + 0.75) * kind.lead) * 10) / 10,
        fill,
        'font-size': kind.size,
        'font-weight': kind.weight,
      },
      line,
    ),
  );
}

/** What stands out of a picture, px. */
type Reach = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** How far texts of the picture reach beyond it: the font of files is wider than ours. */
function reachOf({ content, width, height }: PlainPicture, desk: HTMLElement): Reach {
  const svg = toElement(svgNode('svg', { width, height, viewBox: `0 0 ${width} ${height}` }));
  // in a tree of its own, where no style sheet of the page is known
  const room = desk.appendChild(document.createElement('div'));
  room.attachShadow({ mode: 'open' }).append(svg);
  svg.append(content);
  const frame = svg.getBoundingClientRect();
  const reach = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const text of content.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    if (box.width === 0) continue;
    reach.left = Math.max(reach.left, frame.left - box.left);
    reach.right = Math.max(reach.right, box.right - frame.right);
    reach.top = Math.max(reach.top, frame.top - box.top);
    reach.bottom = Math.max(reach.bottom, box.bottom - frame.bottom);
  }
  room.remove();
  return reach;
}

/** The colours of files. */
type Colours = { readonly paper: string; readonly ink: string; readonly soft: string };

function coloursOf(desk: HTMLElement): Colours {
  const { backgroundColor, color, borderTopColor } = getComputedStyle(desk);
  const [paper = '', ink = '', soft = ''] = [backgroundColor, color, borderTopColor].map(
    (colour) => plainColour(colour)[0],
  );
  return { paper, ink, soft };
}

/** Puts picture and texts together. */
function framed(
  picture: PlainPicture,
  reach: Reach,
  told: ToldFile,
  { paper, ink, soft }: Colours,
): SVGSVGElement {
  const across = Math.ceil(picture.width + reach.left + reach.right);
  const room = Math.max(leastWidth, across);
  const titles = linesOf(told.title ?? '', kinds.title, room);
  const lines = told.lines.flatMap((text) => linesOf(text, kinds.line, room));
  const sources = linesOf(told.source, kinds.source, room);
  const links = linesOf(told.link, kinds.source, room);
  const pictureTop = edge + titles.length * kinds.title.lead + (titles.length > 0 ? 10 : 0);
  const linesTop = pictureTop + Math.ceil(picture.height + reach.top + reach.bottom) + 12;
  const sourceTop = linesTop + lines.length * kinds.line.lead + (lines.length > 0 ? 4 : 0);
  const linkTop = sourceTop + sources.length * kinds.source.lead;
  const [width, height] = [
    room + 2 * edge,
    Math.ceil(linkTop + links.length * kinds.source.lead + edge),
  ];
  const place = `translate(${Math.round(edge + reach.left)} ${Math.round(pictureTop + reach.top)})`;
  const file = toElement(
    svgNode(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        'font-family': usualFont,
      },
      svgNode('title', {}, told.title ?? picture.label),
      svgNode('desc', {}, [picture.label, ...told.lines, told.source, told.link].join(' ')),
      svgNode('rect', { width, height, fill: paper }),
      ...block(titles, kinds.title, ink, edge),
      svgNode('g', { transform: place }),
      ...block(lines, kinds.line, ink, linesTop),
      ...block(sources, kinds.source, soft, sourceTop),
      svgNode('a', { href: told.link }, ...block(links, kinds.source, soft, linkTop)),
    ),
  ) as SVGSVGElement;
  file.querySelector(':scope > g')?.append(picture.content);
  return file;
}

/**
 * The picture as it is saved: in one task, or in several that end where it yields.
 *
 * @param within - an element of the page: the picture has the looks that it would have there
 */
function* writing(
  picture: SVGSVGElement | SvgNode,
  told: ToldFile,
  within: HTMLElement,
): Generator<void, SVGSVGElement> {
  const desk = within.appendChild(document.createElement('div'));
  desk.className = 'file-desk';
  try {
    const plain = yield* plainPicture(picture, desk);
    yield;
    return framed(plain, reachOf(plain, desk), told, coloursOf(desk));
  } finally {
    desk.remove();
  }
}

/** See {@link writing}: for those who cannot wait, as for paper. */
export function pictureFileNow(...of: Parameters<typeof writing>): SVGSVGElement {
  const work = writing(...of);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** After so long, ms, the page answers before more is done. */
const taskTime = 16;

/** See {@link writing}: the page answers meanwhile. */
export async function pictureFile(...of: Parameters<typeof writing>): Promise<SVGSVGElement> {
  const work = writing(...of);
  let began = now();
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (now() - began < taskTime) continue;
    await afterDrawing();
    began = now();
  }
}

/** The text of a file. */
export const textOfPicture = (file: SVGSVGElement): string =>
  `${new XMLSerializer().serializeToString(file)}\n`;

/** Draws the text of a file as a PNG of twice its size, so that it stays sharp on paper. */
export async function pngOf(svgText: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svgText], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('the browser could not draw this picture'));
        else resolve(blob);
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
