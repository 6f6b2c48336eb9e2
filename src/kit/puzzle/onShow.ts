/** What a figure calls the puzzle that it shows. Name, note and credit follow the puzzle, wherever it came from. */
import { creditOf, knownPuzzle } from '../../puzzles/gallery.ts';
import type { Preset } from '../../puzzles/offered.ts';

/** What names are taken from. */
export type Naming = {
  readonly what: 'puzzle' | 'picture';
  readonly usual: string; // code of what the figure opens with
  readonly presets: readonly Preset[];
  readonly own: { readonly code: string; readonly name: string } | null; // the reader's
};

/** The name of a puzzle: the figure's own, the reader's, that of the gallery; else where it is from. */
export function nameOnShow(code: string, { what, usual, presets, own }: Naming): string {
  const preset = presets.find((one) => one.code === code);
  if (preset !== undefined) return preset.name;
  if (own?.code === code) return own.name;
  if (code === usual) return `The ${what} of this figure`;
  return knownPuzzle(code)?.name ?? `The ${what} of the link`;
}

/** The title of a figure while it shows a puzzle; null: its author's. */
export const titleOnShow = (code: string, naming: Naming): string | null =>
  code === naming.usual ? null : nameOnShow(code, naming);

/** What there is to see in a puzzle, and who made it; null where there is nothing to say. */
export type Note = { readonly note: string | null; readonly credit: string | null };

/** The note of a figure's preset, and the credit of any puzzle of the gallery. */
export const noteOnShow = (code: string, presets: readonly Preset[]): Note => ({
  note: presets.find((one) => one.code === code)?.note ?? null,
  credit: creditOf(code),
});

/** What can be chosen: the presets, before them what the figure opens with and what it shows, if they are none. */
export function choicesOnShow(
  code: string,
  naming: Naming,
): readonly { readonly code: string; readonly name: string }[] {
  const { presets, usual } = naming;
  const others = [...new Set([code, usual])].filter(
    (one) => !presets.some((preset) => preset.code === one),
  );
  return [...others.map((one) => ({ code: one, name: nameOnShow(one, naming) })), ...presets];
}
