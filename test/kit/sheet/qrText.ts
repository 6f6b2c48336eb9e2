/**
 * Reads a QR code again, by the standard and without the program that drew it. Nothing is corrected: one on a sheet is whole.
 *
 * @source ISO/IEC 18004
 */

/** Blocks, and codewords for correction in each, by version from 1; as far as addresses go. */
const levels = {
  M: [
    [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17],
    [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26],
  ],
  Q: [
    [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23],
    [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28],
  ],
  H: [
    [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25],
    [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30],
  ],
} as const;

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Whether a module is there to find the code by, or tells its kind. */
function isMark(side: number, x: number, y: number): boolean {
  const [version, last] = [(side - 17) / 4, side - 7];
  const along = Math.floor(version / 7) + 2; // small squares
  const step = 2 * Math.floor((version * 8 + along * 3 + 5) / (along * 4 - 4));
  const centres = [6, ...Array.from({ length: along - 1 }, (_, at) => last - at * step)];
  const isCorner = (x < 9 && (y < 9 || y > last - 2)) || (y < 9 && x > last - 2);
  const near = [x, y].map((at) => centres.find((one) => Math.abs(one - at) <= 2) ?? NaN);
  const isSquare = !near.includes(NaN) && ![`6,${last}`, `${last},6`].includes(near.join());
  const isVersion = version > 6 && ((x < 6 && y > last - 5) || (y < 6 && x > last - 5));
  return isCorner || x === 6 || y === 6 || (version > 1 && isSquare) || isVersion;
}

/** A number by its digits. */
const numberOf = (bits: readonly number[]): number => bits.reduce((sum, bit) => 2 * sum + bit, 0);

/** The codewords of a code, two columns at a time from the right, up and down. */
function wordsOf(rows: readonly string[], mask: number): readonly number[] {
  const side = rows.length;
  const bits: number[] = [];
  for (let pair = 0; pair < (side - 1) / 2; pair++)
    for (let at = 0; at < 2 * side; at++) {
      const right = side - 1 - 2 * pair;
      const x = right - (right > 6 ? 0 : 1) - (at % 2);
      const y = pair % 2 === 0 ? side - 1 - Math.floor(at / 2) : Math.floor(at / 2);
      const isMasked = masks[mask]!(x, y) === 0;
      if (!isMark(side, x, y)) bits.push(Number((rows[y]![x] === '#') !== isMasked));
    }
  const words = Math.floor(bits.length / 8);
  return Array.from({ length: words }, (_, at) => numberOf(bits.slice(8 * at, 8 * at + 8)));
}

/** The data among the codewords, block by block. */
function dataOf(words: readonly number[], count: number, spare: number): readonly number[] {
  const short = Math.floor(words.length / count) - spare; // data of a block; the last ones have one more
  const shorts = count - (words.length % count);
  return Array.from({ length: count }, (_, block) => [
    ...Array.from({ length: short }, (_word, at) => words[at * count + block]!),
    ...(block < shorts ? [] : [words[short * count + block - shorts]!]),
  ]).flat();
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** By the mode of a segment: bits of its length up to version 9 and after it, signs at a time, and bits of 1, 2, 3 of them. */
const modes: Readonly<Record<number, readonly [number, number, number, readonly number[]]>> = {
  1: [10, 12, 3, [4, 7, 10]],
  2: [9, 11, 2, [6, 11]],
  4: [8, 16, 1, [8]],
};

/** The text of the data, segment by segment. */
function textOf(data: readonly number[], version: number): string {
  const bits = data.flatMap((word) => [...word.toString(2).padStart(8, '0')].map(Number));
  const take = (count: number): number => numberOf(bits.splice(0, count));
  let text = '';
  for (let mode = take(4); mode !== 0 && bits.length > 0; mode = take(4)) {
    const [early, late, group, sizes] = modes[mode]!;
    for (let left = take(version < 10 ? early : late); left > 0; left -= group) {
      const some = Math.min(group, left);
      const value = take(sizes[some - 1]!);
      const pair = `${some > 1 ? signs[Math.floor(value / 45)] : ''}${signs[value % 45]}`;
      text +=
        mode === 4
          ? String.fromCharCode(value)
          : mode === 2
            ? pair
            : `${value}`.padStart(some, '0');
    }
  }
  return text;
}

/** The modules of a picture of a code, row by row, dark ones as #. @param path - that draws them */
export function modulesOf(viewBox: string, path: string): readonly string[] {
  const side = Number(viewBox.split(' ')[2]) - 8;
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(run));
  return rows.map((row) => row.join(''));
}

/** What a code says, and how much of it may be hidden. @param rows - its modules, dark ones as # */
export function readQr(rows: readonly string[]): { readonly text: string; readonly level: string } {
  const version = (rows.length - 17) / 4;
  const format =
    numberOf(Array.from(rows[8]!.slice(0, 5), (sign) => Number(sign === '#'))) ^ 0b10101;
  const level = (['M', 'L', 'H', 'Q'] as const)[format >> 3]!;
  if (level === 'L') return { text: '', level };
  const [counts, spares] = levels[level];
  const data = dataOf(wordsOf(rows, format & 7), counts[version - 1]!, spares[version - 1]!);
  return { text: textOf(data, version), level };
}
