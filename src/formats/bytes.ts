/**
 * The text of a file, whichever way its letters are written; or what the file is, where it is no text. The decoder of the host is
 * declared here by what is used of it: every host has it.
 */
import { textOfBitmap } from './pbmFormat.ts';
import { pictureHead } from './pictureHead.ts';

declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

/** A text, or why there is none. */
export type BytesText =
  | { readonly text: string; readonly note?: string }
  | { readonly refused: string };

/** What to do with a picture. */
const toMake = 'The page Make of Nonogram Explorer (/make/) makes puzzles of pictures.';

/** Files by their first bytes; the last word of each says what to do. */
const kinds: readonly (readonly [readonly (number | null)[], string])[] = [
  [
    [0x25, 0x50, 0x44, 0x46, 0x2d],
    'This is a PDF file, not a text: open it, and copy the numbers of rows and columns.',
  ],
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is a ZIP archive (spreadsheets and documents are such, too): unpack it, and give a text file of it.',
  ],
  [[0x1f, 0x8b], 'This is a file packed with gzip: unpack it first.'],
  [[0x42, 0x5a, 0x68], 'This is a file packed with bzip2: unpack it first.'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'This is a file packed with xz: unpack it first.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'This is a 7z archive: unpack it, and give a text file of it.'],
  [[0x52, 0x61, 0x72, 0x21], 'This is a RAR archive: unpack it, and give a text file of it.'],
  [[0x49, 0x49, 0x2a, 0x00], `This is a TIFF picture, not a puzzle: save it as PNG. ${toMake}`],
  [[0x4d, 0x4d, 0x00, 0x2a], `This is a TIFF picture, not a puzzle: save it as PNG. ${toMake}`],
  [
    [0x42, 0x4d, null, null, null, null, 0, 0, 0, 0],
    `This is a BMP picture, not a puzzle: save it as PNG. ${toMake}`,
  ],
  [[0x00, 0x00, 0x01, 0x00], `This is an icon, not a puzzle: save it as PNG. ${toMake}`],
  [
    [0x00, 0x00, 0x00, null, 0x66, 0x74, 0x79, 0x70],
    `This is a photograph or a film (HEIC, AVIF, MP4), not a puzzle: save it as JPEG. ${toMake}`,
  ],
  [
    [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66],
    'This is a database (SQLite), not a text: give the puzzle as a text file.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old document of Office, not a text: save it as plain text.',
  ],
];

/** How UTF-16 is told: by its mark, or as every second byte of figures and Latin letters is 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(200, bytes.length >> 1);
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at++) if (bytes[at] === 0) zeros[at % 2]!++;
  const [even = 0, odd = 0] = zeros;
  if (pairs < 2 || Math.min(even, odd) > 0) return null;
  if (odd > pairs * 0.7) return 'utf-16le';
  return even > pairs * 0.7 ? 'utf-16be' : null;
}

/**
 * The text of a file.
 *
 * @param bytes - the whole file
 * @returns its text, with a note where its letters had to be guessed; or a sentence about what it is, and what to do
 */
export function textOfBytes(bytes: Uint8Array): BytesText {
  const head = pictureHead(bytes);
  if (head !== null)
    return {
      refused: `This is ${head.kind === 'SVG' ? 'an' : 'a'} ${head.kind} picture, not a puzzle. ${toMake}`,
    };
  const kind = kinds.find(([start]) =>
    start.every((byte, at) => byte === null || bytes[at] === byte),
  );
  if (kind !== undefined) return { refused: kind[1] };
  const bitmap = textOfBitmap(bytes);
  if (bitmap !== null) return { text: bitmap };
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes) };
  if (bytes.subarray(0, 4000).includes(0))
    return { refused: 'This file is no text: give the puzzle as a text file.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      note: 'The letters of the file were read as Windows-1252 (Latin-1): it is not in UTF-8.',
    };
  }
}
