/**
 * The gallery: every puzzle that the site shows by name, once. Figures offer puzzles by their ids (`offered`), and the
 * prose takes them from here; a test holds what is said of each against computing.
 */
import type { Grid } from '../engine/board/cell.ts';
import type { Puzzle } from '../engine/board/puzzle.ts';
import { decodeImage } from '../formats/imageCode.ts';
import { decodePuzzle } from '../formats/puzzleCode.ts';
import type { Details } from '../formats/told.ts';
import { codeOf, creditText } from './galleryPuzzle.ts';
import type { GalleryEntry } from './galleryPuzzle.ts';
import { formerHeroes } from './formerHero.ts';
import { heroes } from './hero.ts';
import { inferring } from './inferring.ts';
import { intersecting } from './intersecting.ts';
import { lost } from './lost.ts';
import { pictures } from './pictures.ts';
import { probed } from './probed.ts';
import { real } from './real.ts';
import { several } from './several.ts';
import { shelfBeyond } from './shelfBeyond.ts';
import { shelfLarge } from './shelfLarge.ts';
import { shelfMiddle } from './shelfMiddle.ts';
import { shelfSmall } from './shelfSmall.ts';
import { strips } from './strips.ts';
import { sweeping } from './sweeping.ts';

const entries = {
  ...heroes,
  ...formerHeroes,
  ...sweeping,
  ...strips,
  ...intersecting,
  ...probed,
  ...real,
  ...pictures,
  ...lost,
  ...inferring,
  ...several,
  ...shelfSmall,
  ...shelfMiddle,
  ...shelfLarge,
  ...shelfBeyond,
};

/** The name of a puzzle in the source; readers never see it. */
export type PuzzleId = keyof typeof entries;

/** A puzzle of the gallery. */
export type GalleryPuzzle = GalleryEntry & { readonly id: PuzzleId; readonly code: string };

/** All of them. */
export const gallery: readonly GalleryPuzzle[] = Object.entries<GalleryEntry>(entries).map(
  ([id, entry]) => ({ ...entry, id: id as PuzzleId, code: codeOf(entry) }),
);

const byId = new Map(gallery.map((one) => [one.id, one]));
const byCode = new Map(gallery.map((one) => [one.code, one]));
for (const one of gallery) if (one.picture !== undefined) byCode.set(one.picture, one);

/** A puzzle by its id. */
export const galleryPuzzle = (id: PuzzleId): GalleryPuzzle => byId.get(id)!;

/** Its descriptions. */
export const galleryDescriptions = (id: PuzzleId): Puzzle => decodePuzzle(galleryPuzzle(id).code);

/** Its picture. @throws SyntaxError for a puzzle that stands there without one */
export const galleryPicture = (id: PuzzleId): Grid => decodeImage(galleryPuzzle(id).picture ?? '');

/** The puzzle or picture of a code, if the gallery has it. */
export const knownPuzzle = (code: string): GalleryPuzzle | null => byCode.get(code) ?? null;

/**
 * What a file tells of a puzzle or picture of the gallery: its name, and of one from elsewhere who made it, where it is from
 * and its licence. Nothing for a puzzle that the gallery does not have.
 */
export function detailsOf(code: string): Details {
  const known = knownPuzzle(code);
  if (known === null) return {};
  const name = known.name.replace(/, \d+\s×\s\d+$/, ''); // the size is in the numbers
  const { credit } = known;
  if (credit === undefined) return { name };
  const { work, author, licence } = credit;
  const maker = author.replace(/^[\d,–\s-]+/, ''); // the year belongs to the copyright
  return { name, author: maker, source: work, copyright: `© ${author}`, licence };
}

/** Who made a puzzle and under which licence it is used; null for one that needs no credit. */
export function creditOf(code: string): string | null {
  const credit = knownPuzzle(code)?.credit;
  return credit === undefined ? null : creditText(credit);
}
