/**
 * Where the reader was last: chapter and section, kept in this browser alone and offered again on the home page. Where
 * storage is forbidden nothing is kept, and nothing else changes.
 */

const key = 'nonogram-explorer-place';

/** A section of a chapter; an empty section is the beginning of the chapter. */
export type ReadingPlace = {
  readonly chapter: string; // slug
  readonly section: string; // id of its heading
  readonly heading: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200;

/** The place of a stored text; null for any other text. */
export function readPlace(text: string | null): ReadingPlace | null {
  try {
    const { chapter, section, heading } = JSON.parse(text ?? '') as Record<string, unknown>;
    const whole = isText(chapter) && isText(section) && isText(heading);
    return whole && /^[a-z\d-]+$/.test(chapter) ? { chapter, section, heading } : null;
  } catch {
    return null; // spoilt, or nothing there
  }
}

/** Keeps the place, where the browser allows it. */
export function keepPlace(place: ReadingPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // storage is forbidden or full: the reader begins where they like
  }
}

/** The place kept last. */
export function placeKept(): ReadingPlace | null {
  try {
    return readPlace(localStorage.getItem(key));
  } catch {
    return null;
  }
}
