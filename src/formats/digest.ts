/**
 * The digest that goes with what is written down, so that whoever reads it again knows that it is whole: SHA-256 (FIPS 180-4) of
 * the text, in the first sixteen hexadecimal digits. It tells what was damaged or changed by hand from what was written; it does
 * not say who wrote it. Not `crypto.subtle`, which answers later, and on pages without TLS not at all.
 */

const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);

const primes = Array.from({ length: 310 }, (_, at) => at + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, at) => at + 2).every((by) => n % by > 0))
  .slice(0, 64);

/** The fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text of ASCII, in 64 hexadecimal digits. @source none */
export function sha256(text: string): string {
  const hash = beginning.slice();
  const words = new Int32Array(64);
  const bits = 8 * text.length;
  const blocks = Math.floor((text.length + 8) / 64) + 1;
  for (let block = 0; block < blocks; block++) {
    for (let at = 0; at < 16; at++) {
      let word = 0;
      for (let byte = 64 * block + 4 * at, end = byte + 4; byte < end; byte++) {
        const code = byte < text.length ? text.charCodeAt(byte) : byte === text.length ? 0x80 : 0;
        word = (word << 8) | code;
      }
      words[at] = word;
    }
    if (block === blocks - 1) {
      words[14] = bits / 2 ** 32;
      words[15] = bits;
    }
    mix(hash, words);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Takes a block of sixteen words into the hash. */
function mix(hash: Int32Array, words: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15]!;
    const late = words[at - 2]!;
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + one + words[at - 7]! + other;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g);
    const fromE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + fromE + chosen + rounds[at]! + words[at]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash.set([a, b, c, d, e, f, g, h].map((word, at) => word + hash[at]!));
}

/** Plain data as JSON in ASCII. */
const asciiOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The digest of plain data. @source none */
export const digestOf = (value: unknown): string => sha256(asciiOf(value)).slice(0, 16);

/** A record with its digest, to be written down. @source none */
export function sealed<Value extends object>(
  record: Value,
): Omit<Value, 'digest'> & { readonly digest: string } {
  const { digest: _, ...rest } = record as Value & { readonly digest?: unknown };
  return { ...rest, digest: digestOf(rest) };
}

/**
 * Looks whether a record is what was written down.
 *
 * @returns false for one without a digest, of which that cannot be said
 * @throws RangeError when it is another one
 * @source none
 */
export function checkSeal(record: Readonly<Record<string, unknown>>): boolean {
  const { digest, ...rest } = record;
  if (digest === undefined) return false;
  if (digest !== digestOf(rest))
    throw new RangeError('it is not what was written: its digest is of something else');
  return true;
}
