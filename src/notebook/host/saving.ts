/** What of a figure leaves the page: its files, and a sheet of paper. Loaded when a reader opens "Share". */
import { csvWith, saveFile } from '../export/files.ts';
import { pictureFile, pictureFileNow, pngOf, textOfPicture } from '../export/pictureFile.ts';
import { againText, isText, toldOf } from '../export/told.ts';
import type { ToldFile } from '../export/told.ts';
import { shownNow } from '../share/shownNow.ts';
import type { FigureElement } from './element.ts';

/** A file: what is in it, and as what. */
type Content = { readonly type: string; readonly content: string | Blob };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsIn = (frame: HTMLElement, part: string): string =>
  frame.querySelector<HTMLElement>(part)?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '';

/** What the stage says now: where it stands, and what just happened. The caption tells readers of the page what to press. */
function stageWords(frame: HTMLElement): readonly string[] {
  const [place, sentence] = ['.stage-place', '.stage-sentence'].map((part) => wordsIn(frame, part));
  return sentence === '' ? [wordsIn(frame, 'figcaption')] : [place ?? '', sentence ?? ''];
}

const toldIn = (frame: HTMLElement, figure: FigureElement): ToldFile =>
  toldOf(shownNow(frame, figure), stageWords(frame));

/** The picture of the figure as it is saved; null where it has none. */
async function pictureOf(frame: HTMLElement, figure: FigureElement): Promise<SVGSVGElement | null> {
  const picture = figure.exports().svg?.();
  return picture === undefined ? null : pictureFile(picture, toldIn(frame, figure), figure);
}

async function contentOf(
  kind: string,
  frame: HTMLElement,
  figure: FigureElement,
): Promise<Content | null> {
  const { about, command, csv, json } = figure.exports();
  const { day } = shownNow(frame, figure);
  const { title, source, link } = toldIn(frame, figure);
  if (kind === 'csv' && csv) {
    const told = [title ?? '', about ?? '', againText(command), source, link];
    return { type: 'text/csv', content: csvWith(told.filter(isText), csv()) };
  }
  if (kind === 'json' && json) {
    const what = {
      figure: title,
      ...(about !== undefined && { about }),
      ...(command !== undefined && { command }),
      saved: day,
      link,
    };
    const content = json();
    const whole = { ...what, ...(isRecord(content) ? content : { content }) };
    return { type: 'application/json', content: `${JSON.stringify(whole, null, 1)}\n` };
  }
  const picture = kind === 'svg' || kind === 'png' ? await pictureOf(frame, figure) : null;
  if (picture === null) return null;
  const text = textOfPicture(picture);
  return kind === 'svg'
    ? { type: 'image/svg+xml', content: text }
    : { type: 'image/png', content: await pngOf(text) };
}

/**
 * Saves a file of the figure.
 *
 * @param kind - "csv", "json", "svg" or "png"
 */
export async function saveAs(
  kind: string,
  frame: HTMLElement,
  figure: FigureElement,
): Promise<void> {
  const file = await contentOf(kind, frame, figure);
  if (file !== null) saveFile(`${figure.exports().name}.${kind}`, file.type, file.content);
}

/** Shows in the menu "Share" what a picture of the figure is when it is saved, as long as the menu is open. */
export async function showPreview(menu: HTMLDetailsElement, figure: FigureElement): Promise<void> {
  const frame = menu.closest<HTMLElement>('[data-cell]');
  const place = menu.querySelector<HTMLElement>('.cell-preview');
  if (frame === null || place === null) return;
  const picture = await pictureOf(frame, figure);
  if (picture === null || !menu.open) return;
  const url = URL.createObjectURL(new Blob([textOfPicture(picture)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.alt = 'The picture as it is saved';
  image.src = url;
  place.replaceChildren(image);
  const over = (): void => {
    if (menu.open) return;
    menu.removeEventListener('toggle', over);
    place.replaceChildren();
    URL.revokeObjectURL(url);
  };
  menu.addEventListener('toggle', over);
}

/**
 * Puts what is saved of the figure on a sheet, which is then all that is printed; without a picture, what a file says of
 * itself stands beneath the figure.
 *
 * @returns takes it away
 */
function laySheet(frame: HTMLElement, figure: FigureElement): () => void {
  const told = toldIn(frame, figure);
  const picture = figure.exports().svg?.();
  const sheet = document.createElement('div');
  if (picture === undefined) {
    sheet.className = 'figure-told';
    sheet.textContent = `${told.source} ${told.link}`;
    frame.append(sheet);
  } else {
    sheet.className = 'figure-sheet';
    sheet.append(pictureFileNow(picture, told, figure));
    // it has its looks itself
    for (const part of sheet.querySelectorAll('[class]')) part.removeAttribute('class');
    document.body.append(sheet);
  }
  return () => sheet.remove();
}

/** Prints the picture of the figure on a sheet of its own, from where it can be kept as a PDF too. */
export function printFigure(frame: HTMLElement, figure: FigureElement): void {
  if (document.body.classList.contains('figure-alone')) {
    window.print(); // as below
    return;
  }
  const takeAway = laySheet(frame, figure);
  window.addEventListener('afterprint', takeAway, { once: true });
  window.print();
}

/** For a figure alone on its page: however that is printed, it is the sheet of the figure. */
export function printAsSheet(frame: HTMLElement, figure: FigureElement): void {
  let takeAway: (() => void) | null = null;
  window.addEventListener('beforeprint', () => {
    takeAway ??= laySheet(frame, figure);
  });
  window.addEventListener('afterprint', () => {
    takeAway?.();
    takeAway = null;
  });
}
