/**
 * What is saved of figures, looked at as its readers would: pictures are opened in a page that knows nothing of the site, as
 * an image and as a part of the page, and tables and data are asked for the link that opens them again.
 */
import type { Browser, Page } from 'playwright-core';

type FileKind = 'svg' | 'csv' | 'json' | 'png';

/** The files of a figure as texts; of the PNG its width and height. Null where there is none. */
export type SavedFiles = {
  readonly id: string;
  readonly svg: string | null;
  readonly csv: string | null;
  readonly json: string | null;
  readonly png: readonly number[] | null;
};

/** Runs in the page: presses what saves files, and keeps these from being downloads. */
async function saveAll([kinds, most]: readonly [readonly string[], number]): Promise<SavedFiles[]> {
  const made = URL.createObjectURL.bind(URL);
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return made(file);
  };
  let isSaved: ((file: Blob | null) => void) | null = null;
  const onDownload = (event: Event): void => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    isSaved?.(files.at(-1) ?? null);
  };
  window.addEventListener('click', onDownload, true);
  const saved = (cell: HTMLElement, kind: string): Promise<Blob | null> => {
    const button = cell.querySelector<HTMLElement>(`[data-output="${kind}"]`);
    if (button === null || button.hidden || !kinds.includes(kind)) return Promise.resolve(null);
    const notice = cell.querySelector<HTMLElement>('[data-notice]');
    return new Promise((resolve, reject) => {
      const watch = new MutationObserver(() => {
        const told = notice?.textContent ?? '';
        if (!told.startsWith('The file could not be made')) return;
        watch.disconnect();
        // a figure may say that there is nothing to save yet
        if (told.endsWith(' yet')) resolve(null);
        else reject(new Error(`${cell.id}, ${kind}: ${told}`));
      });
      if (notice !== null) watch.observe(notice, { childList: true, characterData: true });
      isSaved = (file) => {
        watch.disconnect();
        resolve(file);
      };
      button.click();
    });
  };
  const text = async (cell: HTMLElement, kind: string): Promise<string | null> =>
    (await (await saved(cell, kind))?.text()) ?? null;
  const all: SavedFiles[] = [];
  for (const cell of [...document.querySelectorAll<HTMLElement>('[data-cell]')].slice(0, most)) {
    const png = await saved(cell, 'png');
    const image = png === null ? null : await createImageBitmap(png);
    all.push({
      id: cell.id,
      svg: await text(cell, 'svg'),
      csv: await text(cell, 'csv'),
      json: await text(cell, 'json'),
      png: image === null ? null : [image.width, image.height],
    });
  }
  URL.createObjectURL = made;
  window.removeEventListener('click', onDownload, true);
  return all;
}

/** Saves files of the figures of a page, which are awake; of the first so many. */
export const savedFiles = (
  page: Page,
  kinds: readonly FileKind[],
  most = 1000,
): Promise<SavedFiles[]> => page.evaluate(saveAll, [kinds, most] as const);

type Colour = readonly number[];

/** Letters of a picture as they are seen. */
type Letters = { readonly words: string; readonly colour: Colour; readonly ground: Colour };

/** A picture as it is seen: what is wrong with it, its letters, and what it says in them. */
type Seen = {
  readonly faults: readonly string[];
  readonly letters: readonly Letters[];
  readonly says: string;
  readonly link: string;
};

/** Runs in a page of its own. */
async function lookAt(text: string): Promise<Seen> {
  const faults: string[] = [];
  const svg = document.adoptNode(
    new DOMParser().parseFromString(text, 'image/svg+xml').documentElement,
  ) as unknown as SVGSVGElement;
  document.body.replaceChildren(svg);
  const frame = svg.getBoundingClientRect();
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
  if (svg.getAttribute('viewBox') !== `0 0 ${width} ${height}`) faults.push('has no size');
  if (!/^Arial, .*sans-serif$/.test(svg.getAttribute('font-family') ?? ''))
    faults.push('names no font');

  // only what programs draw alike
  const known = /^(?:title|desc|a|g|defs|pattern|rect|circle|line|path|text|tspan)$/;
  const strange = /^(?:style|vector-effect|paint-order|dominant-baseline)$/;
  const unclear = /var\(|currentcolor|oklch|color-mix|light-dark|color\(|\dem\b|\d%(?!\d)/i;
  for (const element of svg.querySelectorAll('*')) {
    if (!known.test(element.localName)) faults.push(`has a ${element.localName}`);
    for (const { name, value } of element.attributes) {
      if (strange.test(name) || (name !== 'href' && unclear.test(value)))
        faults.push(`${element.localName} has ${name}="${value}"`);
      const id = /^url\(#([^)]*)\)$/.exec(value)?.[1];
      if (value.startsWith('url') && svg.querySelector(`[id="${id}"]`) === null)
        faults.push(`${value} is not there`);
    }
  }

  // what is under the letters: the picture without them, but for the strokes around them
  const bare = svg.cloneNode(true) as SVGSVGElement;
  bare.querySelectorAll('text:not([aria-hidden])').forEach((one) => one.remove());
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(bare))}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    willReadFrequently: true,
  })!;
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  if (pixels[0]! >>> 24 !== 255 || pixels.at(-1)! >>> 24 !== 255) faults.push('has no ground');

  const boxes: { words: string; left: number; right: number; top: number; bottom: number }[] = [];
  const letters: Letters[] = [];
  const texts = [...svg.querySelectorAll('text:not([aria-hidden])')];
  for (const one of texts.flatMap((whole) => {
    const parts = [...whole.querySelectorAll('tspan')];
    return parts.length === 0 ? [whole] : parts;
  })) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const words = one.textContent.trim();
    if (words === '' || right === left) continue;
    const out = Math.max(
      -left + frame.left,
      right - frame.right,
      frame.top - top,
      bottom - frame.bottom,
    );
    if (out > 0.5) faults.push(`“${words}” is outside by ${out.toFixed(1)}`);
    // letters are a little lower than their box
    const less = 0.2 * (bottom - top);
    const box = { words, left, right, top: top + less, bottom: bottom - less };
    for (const other of boxes) {
      const across = Math.min(right, other.right) - Math.max(left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (across > 1 && down > 1) faults.push(`“${words}” lies over “${other.words}”`);
    }
    boxes.push(box);
    // the colour that most of the box has
    const counts = new Map<number, number>();
    for (let y = Math.floor(top - frame.top); y < bottom - frame.top; y++)
      for (let x = Math.floor(left - frame.left); x < right - frame.left; x++) {
        const pixel = pixels[y * width + x] ?? 0;
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      }
    let [most, times] = [0, 0];
    for (const [pixel, count] of counts) if (count > times) [most, times] = [pixel, count];
    const ground = [most & 255, (most >> 8) & 255, (most >> 16) & 255];
    const style = getComputedStyle(one);
    let opacity = Number(style.fillOpacity);
    for (let at: Element | null = one; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const fill = [...style.fill.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
    const colour = ground.map((part, at) => opacity * (fill[at] ?? 0) + (1 - opacity) * part);
    letters.push({ words, colour, ground });
  }
  const says = texts.map((one) => one.textContent).join(' ');
  return { faults, letters, says, link: svg.querySelector('a')?.getAttribute('href') ?? '' };
}

/** How light a colour is, 0 to 1. */
function lightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What opens the figure again. */
const opens = (link: unknown, id: string): boolean =>
  typeof link === 'string' && /^https?:/.test(link) && link.endsWith(`#${id}`);

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

function faultsOfPicture(id: string, { faults, letters, says, link }: Seen): readonly string[] {
  const faint = letters.flatMap(({ words, colour, ground }) => {
    const seen = contrast(colour, ground);
    return seen < 4.5 ? [`“${words}” has ${seen.toFixed(2)} : 1 on ${ground.join()}`] : [];
  });
  return [
    ...faults,
    ...faint,
    ...(/Saved on \d{4}-\d\d-\d\d from Nonogram Explorer/.test(says) ? [] : ['has no source']),
    ...(opens(link, id) && withoutSpaces(says).includes(link) ? [] : ['has no link']),
  ];
}

function faultsOfTexts({ id, csv, json }: SavedFiles): readonly string[] {
  const head = csv?.split('\r\n').filter((line) => line.startsWith('# ')) ?? [];
  const isTold =
    head.at(-2)?.startsWith('# Saved on ') === true && opens(head.at(-1)?.slice(2), id);
  const { figure, saved, link, command } = JSON.parse(json ?? '{}') as Readonly<
    Record<string, unknown>
  >;
  const isAgain =
    command === undefined ||
    head.at(-3)?.slice(2) === `Made again, whole, by: ${command as string}`;
  const isTitled = typeof figure === 'string' && /^\d{4}-\d\d-\d\d$/.test(String(saved));
  return [
    ...(csv === null || (isTold && head.length > 2) ? [] : ['the CSV has no link']),
    ...(csv === null || isAgain ? [] : ['the CSV has no command']),
    ...(json === null || (isTitled && opens(link, id)) ? [] : ['the JSON has no link']),
  ];
}

/** Of each browser a page without anything, kept as long as the browser. */
const plainPages = new WeakMap<Browser, Page>();

/** What is wrong with files, each fault by its figure. */
export async function faultsOfFiles(page: Page, all: readonly SavedFiles[]): Promise<string[]> {
  const browser = page.context().browser()!;
  const plain = plainPages.get(browser) ?? (await browser.newPage());
  plainPages.set(browser, plain);
  const faults: string[] = [];
  for (const files of all) {
    const { id, svg, png } = files;
    const found = [...faultsOfTexts(files)];
    if (svg !== null) found.push(...faultsOfPicture(id, await plain.evaluate(lookAt, svg)));
    const size = /width="(\d+)" height="(\d+)"/.exec(svg ?? '')?.slice(1);
    if (png !== null && png.join() !== size?.map((length) => 2 * Number(length)).join())
      found.push(`a PNG of ${png.join()}`);
    faults.push(...found.map((fault) => `${id}: ${fault}`));
  }
  return faults;
}
