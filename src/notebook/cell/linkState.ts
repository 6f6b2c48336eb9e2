/**
 * The state of a notebook cell in the address: `?fig-sweeps=1;p=3.1~2;s=12;z`.
 * A version, `key=value` pairs, and a closing mark by which a truncated link is told from a short one.
 * Pure text to text; the cell frame does the navigating.
 */

/** Settings of a cell as short strings; an absent key has its default. */
export type LinkValues = Readonly<Record<string, string>>;

export type LinkReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'values'; readonly version: number; readonly values: LinkValues }
  | { readonly kind: 'damaged'; readonly text: string; readonly reason: string };

const closingMark = 'z';

/** The longest parameter that is read; longer ones are taken for damage, not for settings. */
export const longestLink = 60_000;

const entries = (search: string): readonly string[] =>
  search.toWellFormed().replace(/^\?/, '').split('&').filter(Boolean);

/** What the address says about cell `cellId`. Never throws: a forged or truncated text is `damaged`. */
export function readLink(search: string, cellId: string): LinkReading {
  const entry = entries(search).find((text) => text.startsWith(`${cellId}=`));
  if (entry === undefined) return { kind: 'none' };
  const raw = entry.slice(cellId.length + 1);
  const damaged = (reason: string): LinkReading => ({
    kind: 'damaged',
    text: raw.slice(0, 200),
    reason,
  });
  if (raw.length > longestLink) return damaged(`it has ${raw.length} characters`);
  try {
    // some programs escape the separators once more on the way
    const text = raw.includes(';') ? raw : decodeURIComponent(raw);
    const parts = text.split(';');
    if (parts.length < 2 || parts.at(-1) !== closingMark) return damaged('its end is missing');
    if (!/^\d{1,6}$/.test(parts[0] ?? '')) return damaged('it does not start with a version');
    const values = new Map<string, string>();
    for (const part of parts.slice(1, -1)) {
      const at = part.indexOf('=');
      if (at < 1) return damaged(`"${part.slice(0, 40)}" is not of the form key=value`);
      const key = part.slice(0, at);
      if (values.has(key)) return damaged(`it says twice what "${key.slice(0, 40)}" is`);
      values.set(key, decodeURIComponent(part.slice(at + 1)));
    }
    return { kind: 'values', version: Number(parts[0]), values: Object.fromEntries(values) };
  } catch {
    return damaged('it holds an escape that cannot be read');
  }
}

/** `search` with the state of `cellId` replaced, or removed when `values` is null; begins with `?` unless empty. */
export function writeLink(
  search: string,
  cellId: string,
  version: number,
  values: LinkValues | null,
): string {
  const kept = entries(search).filter((text) => !text.startsWith(`${cellId}=`));
  if (values !== null) {
    const pairs = Object.entries(values).map(
      // half a character, which a field may hold, has no code
      ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
    );
    kept.push(`${cellId}=${[version, ...pairs, closingMark].join(';')}`);
  }
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** A link that is well formed but asks for something that cannot be shown. The message is for the reader. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}
