/** Drafts of a box outlive the page in the tab's own storage; where there is none, they live as long as the page. */
import { decodeImage, encodeImage } from '../../formats/imageCode.ts';
import { mostCharacters } from '../../formats/limits.ts';
import type { Drafts } from './boxModel.ts';
import { boxModes, canvasOf, emptyDrafts, imageOf } from './boxModel.ts';

/** Drafts as text. */
export function writeDrafts({ mode, text, chosen, rows, columns, canvas }: Drafts): string {
  return JSON.stringify({ mode, text, chosen, rows, columns, image: encodeImage(imageOf(canvas)) });
}

/**
 * Reads drafts back; whatever is damaged is left out.
 *
 * @returns untouched drafts for `null` and for text that {@link writeDrafts} did not write
 */
export function readStoredDrafts(stored: string | null): Drafts {
  const drafts = emptyDrafts();
  try {
    const value = JSON.parse(stored ?? '{}') as Readonly<Record<string, unknown>>;
    const textOf = (key: string): string => {
      const text = value[key];
      return typeof text === 'string' && text.length <= mostCharacters ? text : '';
    };
    const image = textOf('image');
    const chosen = value['chosen'];
    return {
      mode: boxModes.find((mode) => mode === value['mode']) ?? drafts.mode,
      text: textOf('text'),
      chosen: typeof chosen === 'number' && Number.isSafeInteger(chosen) ? chosen : null,
      rows: textOf('rows'),
      columns: textOf('columns'),
      canvas: image === '' ? drafts.canvas : canvasOf(decodeImage(image)),
    };
  } catch {
    return drafts;
  }
}

const keyOf = (idPrefix: string): string => `puzzle-box:${idPrefix}`;

/** The drafts of the box `idPrefix` in this tab. */
export function loadDrafts(idPrefix: string): Drafts {
  try {
    return readStoredDrafts(sessionStorage.getItem(keyOf(idPrefix)));
  } catch {
    return emptyDrafts();
  }
}

/** Keeps the drafts of the box `idPrefix`; silently does nothing where the browser forbids it. */
export function storeDrafts(idPrefix: string, drafts: Drafts): void {
  try {
    sessionStorage.setItem(keyOf(idPrefix), writeDrafts(drafts));
  } catch {
    // private windows and full storages: the drafts stay in memory
  }
}
