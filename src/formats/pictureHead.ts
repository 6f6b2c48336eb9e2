/**
 * What the first bytes of a picture file say, without decoding it: its kind, how large it is, whether it moves. So a
 * picture that is too large is refused before it takes the memory of the page.
 */

/** What a file is. */
export type PictureHead = {
  readonly kind: 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'SVG';
  /** Points; null where the head does not say. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly moves: boolean; // it has several frames
};

/**
 * Reads the head of a file.
 *
 * @param bytes - the file, or as much of it as there is
 * @returns null for what is none of these kinds
 */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(bytes);
  if (startsWith(bytes, [0xff, 0xd8, 0xff]))
    return { kind: 'JPEG', size: jpegSize(bytes), moves: false };
  const text = latin(bytes, 0, 16);
  if (/^GIF8[79]a/.test(text)) return gif(bytes);
  if (/^RIFF[^]{4}WEBP/.test(text)) return webp(bytes);
  const start = latin(bytes, 0, 2000);
  return /^[^<]{0,4}\s*(<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i.test(start)
    ? { kind: 'SVG', size: null, moves: false }
    : null;
}

/**
 * What a picture is that is none of these, as cameras and phones make them; null for any other file.
 *
 * @source ISO/IEC 23008-12, section 10: the brands in the box at the head of the file
 */
export function cameraKind(bytes: Uint8Array): 'HEIC' | 'AVIF' | null {
  const [, brands = ''] = /^[^]{4}ftyp([^]*)/.exec(latin(bytes, 0, 40)) ?? [];
  if (/avi[fs]/.test(brands)) return 'AVIF';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'HEIC' : null;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

const big = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let k = 0; k < count; k++) value = value * 256 + (bytes[at + k] ?? 0);
  return value;
};

const little = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let k = count - 1; k >= 0; k--) value = value * 256 + (bytes[at + k] ?? 0);
  return value;
};

/** The chunk IHDR has the size; acTL before the first IDAT makes it move. */
function png(bytes: Uint8Array): PictureHead {
  const size = bytes.length < 24 ? null : { width: big(bytes, 16, 4), height: big(bytes, 20, 4) };
  let moves = false;
  for (let at = 8; at + 8 <= bytes.length; at += big(bytes, at, 4) + 12) {
    const name = latin(bytes, at + 4, at + 8);
    if (name === 'acTL') moves = true;
    if (name === 'acTL' || name === 'IDAT') break;
  }
  return { kind: 'PNG', size, moves };
}

/** The first frame header among the segments: C0 to CF, without tables (C4, C8, CC). */
function jpegSize(bytes: Uint8Array): PictureHead['size'] {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++; // a byte to fill up
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: big(bytes, at + 5, 2), width: big(bytes, at + 7, 2) };
    at += big(bytes, at + 2, 2) + 2;
  }
  return null;
}

/** Bytes of a table of colours. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Two frames make it move: the blocks are walked until the second one. */
function gif(bytes: Uint8Array): PictureHead {
  const size =
    bytes.length < 10 ? null : { width: little(bytes, 6, 2), height: little(bytes, 8, 2) };
  let frames = 0;
  let at = 13 + colours(bytes[10] ?? 0);
  while (at < bytes.length && frames < 2) {
    if (bytes[at] === 0x2c) {
      frames++;
      at += 11 + colours(bytes[at + 9] ?? 0);
    } else if (bytes[at] === 0x21) at += 2;
    else break;
    while ((bytes[at] ?? 0) > 0) at += bytes[at]! + 1;
    at++;
  }
  return { kind: 'GIF', size, moves: frames > 1 };
}

/** One of three first chunks: extended (with a flag for movement), lossy, lossless. */
function webp(bytes: Uint8Array): PictureHead {
  const name = latin(bytes, 12, 16);
  const told = (width: number, height: number, moves = false): PictureHead => ({
    kind: 'WebP',
    size: bytes.length < 30 ? null : { width, height },
    moves,
  });
  if (name === 'VP8X')
    return told(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1, ((bytes[20] ?? 0) & 2) !== 0);
  if (name === 'VP8 ') return told(little(bytes, 26, 2) & 0x3fff, little(bytes, 28, 2) & 0x3fff);
  const bits = little(bytes, 21, 4);
  return told((bits & 0x3fff) + 1, (Math.floor(bits / 2 ** 14) & 0x3fff) + 1);
}
