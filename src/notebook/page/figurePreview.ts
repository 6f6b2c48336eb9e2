/**
 * The preview of a figure that the text names: its title, its picture in small, and how its caption begins. A figure of
 * this page is shown as it stands now; one of another page is read from there, at the first time it is asked for.
 */

import { pageAt } from './sitePage.ts';

const pages = new Map<string, Promise<Document>>();

/** The page that a link leads to; read once. */
function pageOf(link: HTMLAnchorElement): Promise<Document> {
  if (link.pathname === location.pathname) return Promise.resolve(document);
  const address = link.href.replace(/#.*$/, '');
  const known = pages.get(address) ?? pageAt(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address)); // another try at the next hover
  return known;
}

/** The first sentences of a text, some two lines of it. */
export function beginning(text: string, most = 160): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const sentence = /^.{40,}?[.!?](?=\s)/.exec(plain)?.[0] ?? '';
  if (sentence !== '' && sentence.length <= most) return sentence;
  return `${plain.slice(0, plain.lastIndexOf(' ', most))} …`;
}

/** Shows a picture when its style sheets are there. */
async function appear(picture: SVGElement, sheets: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(sheets);
  picture.style.removeProperty('visibility');
}

/** The picture of a figure as it was drawn, for the eye alone, with the style sheets of its own page. */
function pictureOf(figure: Element, page: Document): HTMLElement | null {
  const picture = figure.querySelector<SVGSVGElement>('svg[viewBox]:not(button svg, summary svg)');
  if (picture === null) return null;
  const place = document.createElement('div');
  place.className = 'figure-preview';
  place.inert = true;
  place.ariaHidden = 'true';
  const root = place.attachShadow({ mode: 'open' });
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    (sheet) => {
      const copy = document.createElement('link');
      copy.rel = 'stylesheet';
      copy.href = sheet.getAttribute('href') ?? '';
      return copy;
    },
  );
  const copy = document.importNode(picture, true);
  copy.style.setProperty('display', 'block');
  copy.style.setProperty('visibility', 'hidden');
  for (const [name, value] of [
    ['min-width', '0'],
    ['max-width', '100%'],
    ['max-height', '11rem'],
    ['height', 'auto'],
  ] as const)
    copy.style.setProperty(name, value);
  const drawn = sheets.map(
    (sheet) =>
      new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
      }),
  );
  void appear(copy, drawn);
  root.append(...sheets, copy);
  return place;
}

/** What the preview of a link shows; nothing where its page cannot be read. */
export async function figurePreview(link: HTMLAnchorElement): Promise<readonly Node[]> {
  const page = await pageOf(link).catch(() => null);
  const figure = page?.getElementById(link.hash.slice(1));
  if (page === null || figure === null || figure === undefined) return [];
  const title = document.createElement('p');
  title.className = 'figure-preview-title';
  const head = [...(figure.querySelector('.cell-title')?.children ?? [])];
  title.textContent = head.map(({ textContent }) => textContent.trim()).join(': ');
  const picture = pictureOf(figure, page);
  const says = beginning(figure.querySelector('figcaption')?.textContent ?? '');
  const caption = document.createElement('p');
  caption.textContent = says;
  return [title, ...(picture === null ? [] : [picture]), ...(says === '' ? [] : [caption])];
}
