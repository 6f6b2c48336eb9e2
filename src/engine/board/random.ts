/**
 * Seeded random numbers. The stream of a board is a function of (seed, height, width, density, index) alone, so a sample
 * is the same whoever draws it and in whatever order.
 *
 * xoshiro128** 1.1 of Blackman and Vigna, with a state that is a 128-bit hash of the key (the multipliers of MurmurHash3).
 */

/** A stream of random numbers. */
export type Random = {
  /** The next 32 random bits, 0 to 2^32 - 1. */
  next(): number;
  /** A whole number from 0 to n - 1, each equally likely; n an integer from 1 to 2^32, else RangeError. */
  below(n: number): number;
  /** A multiple of 2^-32 in [0, 1). */
  unit(): number;
  /** The generator's 128 bits; kept in an array so that a stream can be restarted without allocating. */
  readonly state: Int32Array;
};

const WORD = 2 ** 32;
const EXACT = 2 ** 21; // below it a word times n is exact in a double

/**
 * The stream of one board.
 *
 * @param seed - of the whole sample, any finite number
 * @param height - rows
 * @param width - columns
 * @param density - percentage or probability, as the sample counts it; any finite number
 * @param index - which board of its size and density, from 0
 * @param into - an object to use again instead of making one; it is returned
 * @returns a stream that begins where the one of the same five numbers begins
 * @source spec: "the random stream of a board is a function of (seed, size, density, index) alone"
 */
export function boardRandom(
  seed: number,
  height: number,
  width: number,
  density: number,
  index: number,
  into?: Random,
): Random {
  const random = into ?? createRandom();
  const { state } = random;
  state[0] = 0x243f6a88; // pi in hexadecimal
  state[1] = 0x85a308d3;
  state[2] = 0x13198a2e;
  state[3] = 0x03707344;
  absorb(state, seed);
  absorb(state, height);
  absorb(state, width);
  absorb(state, density);
  absorb(state, index);
  for (let word = 0; word < 4; word++) stir(state, word); // spread the index over all words
  if ((state[0] | state[1] | state[2] | state[3]) === 0) state[0] = 1;
  return random;
}

const double = new DataView(new ArrayBuffer(8));

/** Hashes the 64 bits of a double into the state; -0 counts as 0. */
function absorb(state: Int32Array, value: number): void {
  double.setFloat64(0, value + 0);
  stir(state, double.getInt32(0));
  stir(state, double.getInt32(4));
}

/** Mixes a word into the state: for each word a permutation of the states, so different keys rarely meet. */
function stir(state: Int32Array, word: number): void {
  const a = state[1]! ^ scatter(state[0]! ^ word, 0x239b961b);
  const b = state[2]! ^ scatter(state[1]! ^ word, 0xab0e9789);
  const c = state[3]! ^ scatter(state[2]! ^ word, 0x38b34ae5);
  state[3] = a ^ scatter(state[3]! ^ word, 0xa1e38b93);
  state[0] = a;
  state[1] = b;
  state[2] = c;
}

function scatter(word: number, factor: number): number {
  const h = Math.imul(word ^ (word >>> 16), factor);
  return h ^ (h >>> 15);
}

function createRandom(): Random {
  const state = new Int32Array(4);
  const next = (): number => {
    const s1 = state[1]!;
    const scrambled = Math.imul(s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const s2 = state[2]! ^ state[0]!;
    const s3 = state[3]! ^ s1;
    state[1] = s1 ^ s2;
    state[0] = state[0]! ^ s3;
    state[2] = s2 ^ (s1 << 9);
    state[3] = (s3 << 11) | (s3 >>> 21);
    return result >>> 0;
  };
  const below = (n: number): number => {
    if (!(n >= 1 && n <= WORD) || n % 1 !== 0)
      throw new RangeError(`n must be an integer from 1 to 2^32: ${n}`);
    if (n > EXACT) {
      const limit = WORD - (WORD % n);
      for (;;) {
        const word = next();
        if (word < limit) return word % n;
      }
    }
    // Lemire: the high word of word * n, unless the low word falls into the part that makes it uneven
    for (;;) {
      const word = next();
      const low = Math.imul(word, n) >>> 0;
      if (low >= n || low >= WORD % n) return (word * n - low) / WORD;
    }
  };
  return { next, below, unit: () => next() / WORD, state };
}
