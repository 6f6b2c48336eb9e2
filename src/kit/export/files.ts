/** Puts what a figure shows into the reader's hands: text, CSV, pictures. */
import { toElement } from '../../svg/svgTree.ts';
import type { SvgNode } from '../../svg/svgTree.ts';

/** Offers `content` as a download named `name`. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([content], { type }),
  );
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** One CSV row as RFC 4180 has it. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values
    .map((value) => {
      const text = value === null ? '' : String(value);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',')}\r\n`;
}

/**
 * A table with what it is at its head, each line behind a "#" as the readers of such files expect it: title, what was run,
 * the day. The columns stay those of the table, whoever adds two files up.
 *
 * @source none
 */
export const csvWith = (told: readonly string[], table: string): string =>
  `${told.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}\r\n`).join('')}${table}`;

/** Properties that style sheets set on our pictures and a file must carry itself. */
const pictured = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
] as const;

/**
 * The picture as a file of its own: every style that the page gives it is written into it.
 *
 * @param told - lines beneath the picture: what it is, and the run that it is of
 */
export function standaloneSvg(
  picture: SVGSVGElement | SvgNode,
  told: readonly string[] = [],
): string {
  if (!('tag' in picture)) return styledText(picture, told);
  const mounted = mountHidden(picture);
  try {
    return styledText(mounted, told);
  } finally {
    mounted.remove();
  }
}

/** @param mounted - in the page, so that its styles are known; not changed */
function styledText(mounted: SVGSVGElement, told: readonly string[]): string {
  const copy = mounted.cloneNode(true) as SVGSVGElement;
  const from = [mounted, ...mounted.querySelectorAll<SVGElement>('*')];
  const to = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  from.forEach((element, at) => {
    const style = getComputedStyle(element);
    for (const name of pictured) to[at]?.setAttribute(name, style.getPropertyValue(name));
  });
  const box = mounted.getBoundingClientRect();
  if (!copy.hasAttribute('width')) copy.setAttribute('width', String(Math.round(box.width)));
  if (!copy.hasAttribute('height')) copy.setAttribute('height', String(Math.round(box.height)));
  copy.querySelectorAll('style').forEach((sheet) => sheet.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  putBeneath(copy, told);
  const paper = getComputedStyle(document.body).backgroundColor;
  copy.insertBefore(
    toElement({
      tag: 'rect',
      attributes: { x: '-9999', y: '-9999', width: '99999', height: '99999', fill: paper },
      children: [],
    }),
    copy.firstChild,
  );
  return new XMLSerializer().serializeToString(copy);
}

const captionSize = 12;

/** A text cut at spaces into lines of so many characters. @source none */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Writes lines beneath a picture, which grows by as much. */
function putBeneath(picture: SVGSVGElement, told: readonly string[]): void {
  const width = Number(picture.getAttribute('width'));
  const height = Number(picture.getAttribute('height'));
  if (told.length === 0 || !(width > 0) || !(height > 0)) return;
  const box = picture.getAttribute('viewBox') ?? `0 0 ${width} ${height}`;
  const [x = 0, y = 0, across = width, down = height] = box.split(/[\s,]+/).map(Number);
  const unit = across / width; // of the picture, for a pixel of the file
  const lines = told.flatMap((text) => linesOf(text, Math.max(16, Math.floor(width / 6.2))));
  const more = captionSize * (1.4 * lines.length + 0.6);
  picture.setAttribute('viewBox', `${x} ${y} ${across} ${down + more * unit}`);
  picture.setAttribute('height', String(Math.round(height + more)));
  const { color } = getComputedStyle(document.body);
  for (const [at, line] of lines.entries()) {
    const text = toElement({
      tag: 'text',
      attributes: {
        x: String(x + 4 * unit),
        y: String(y + down + captionSize * unit * (1.4 * at + 1.2)),
        'font-size': String(captionSize * unit),
        'font-family': 'sans-serif',
        fill: color,
      },
      children: [line],
    });
    picture.append(text);
  }
}

function mountHidden(node: SvgNode): SVGSVGElement {
  const element = toElement(node) as SVGSVGElement;
  element.classList.add('visually-hidden-picture');
  document.body.append(element);
  return element;
}

/** Draws a standalone SVG text as a PNG of twice its size, so that it stays sharp on paper. */
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
