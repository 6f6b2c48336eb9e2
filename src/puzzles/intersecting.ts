/** Puzzles that need rows and columns read together: those of FourSolver, and one of each kind beyond it. */
import type { GalleryEntry } from './galleryPuzzle.ts';

const four = {
  'smallest-four': {
    name: 'Two rows and two columns needed, the smallest: 2\u00a0×\u00a04',
    code: '2x4_1.1_2~1_1_1_1',
    shows: 'Sweeps stand still, and one intersection opens it. Nothing of fewer cells needs one.',
  },
  'fourteen-sweeps': {
    name: '14 sweeps, then one intersection, 5\u00a0×\u00a05',
    code: '5x5_1.1_2.1_1.1_2_1.1~1_2.1_3_1.1_2',
    image: 9654986,
    shows: 'The sweeps stop after 14. One successful intersection, and sweeps do the rest.',
  },
  'difficulty-8': {
    name: 'Eight intersections, 5\u00a0×\u00a05',
    code: '5x5_1.1_1.1_1.1_1_2~3_1_1_2_1.1',
    image: 6825265,
    shows: 'However they are chosen, this one needs eight successful intersections.',
  },
  'half-turn': {
    name: 'The same after half a turn, 5\u00a0×\u00a05',
    code: '5x5_1_2.1_1.1_1.2_1~1_2.1_1.1_1.2_1',
    image: 2534088,
    shows:
      'Its picture looks the same after half a turn. Intersections fix some cells, and then pairs of lines stop before the end.',
  },
  'only-half-turn': {
    name: 'Some progress, then a stop, 5\u00a0×\u00a05',
    code: '5x5_1.1_1.1_3_1.1_1.1~1.2_1_3_1_2.1',
    image: 18004625,
    shows:
      'A half turn leaves its picture as it is, and nothing else does. It has one solution, and pairs of lines get only some of the way.',
  },
  'no-progress': {
    name: 'No progress at all, 5\u00a0×\u00a05',
    code: '5x5_2_2_2_1_1~1.1_1_2_1.1_1',
    image: 1192056,
    shows:
      'Neither a sweep nor an intersection of two rows and two columns fixes a single cell. Still it has only one solution.',
  },
  'smallest-two-sat': {
    name: 'Chains of pairs needed, the smallest: 3\u00a0×\u00a06',
    code: '3x6_1.1_1.2_2~1_1_2_1_1_1',
    shows:
      'No two rows and two columns give a single cell. A chain of what lines say about two cells does, and chains solve it. Nothing of fewer cells is beyond pairs of lines and within chains.',
  },
  'chain-of-eight': {
    name: 'One chain of eight links, 10\u00a0×\u00a010',
    code: '10x10_1.1_1.4_3.1_3.2_1.2.3_3.2_1.1.3.1_2.2.3_2.1.1_2.4~4_1.1.1_3.2.1_3.2_3.3_2.1_1.1.1.1_2.2.3_1.3.1.1_1.1.4',
    shows:
      'Sweeps leave 18 cells, and no two rows and two columns give one of them. A single chain of eight links does, and sweeps solve the rest.',
  },
  'chain-of-nine': {
    name: 'A chain of nine links first, 8\u00a0×\u00a08',
    code: '8x8_2_1.2.2_2.1.3_1.5_1.2_1.1.1_1.2_1.3~2.2_2_1.3_4.1_1.3_3.1_4.1_3.1',
    shows:
      'Where the sweeps stop nothing shorter than a chain of nine links proves a cell. Four chains in all solve it.',
  },
  'sums-add': {
    name: 'The sums give a cell, 5\u00a0×\u00a06',
    code: '5x6_1_1.1_1.1_4.1_1~1.1_2_1.1_2_1_2',
    shows:
      'Chains leave 13 cells unknown. What each row and column still needs gives one more, which hardly ever happens.',
  },
  'switch-5x5': {
    name: 'Two solutions, 5\u00a0×\u00a05',
    code: '5x5_1_1_0_0_0~1_1_0_0_0',
    image: 65,
    shows:
      'Either diagonal of a small square. A solver fixes only what is the same in all solutions, so no point of the lattice solves it.',
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;

/** The least image of each kind (public/results/pq-hardness-5x5.json), the frequent kinds first. */
const kinds = {
  'hard-2.3-3.2': [51510, '5x5_2.1_1.1_1.1_1_0~1.1_1.1_1_1_1.1'],
  'hard-2.3': [53556, '5x5_1.1_1.1_1.1_1_0~1.1_0_1.1_1_1.1'],
  'hard-3.2': [1062968, '5x5_2_1_3_0_1~1.1_1_1_1.1_1'],
  'hard-3.3': [1128012, '5x5_2_1.1_1.2_1_1~1.1_1.1_1.1_1.1_1'],
  'hard-2.3-4.2': [1713486, '5x5_3_1.1_1.1_1.1_1~1.1_2_1.1_3_1'],
  'hard-2.4-3.2': [1586762, '5x5_1.1_1.1_1.2_1_1~1.1_2_1_1.1_1.1'],
  'hard-2.4-3.3': [1468741, '5x5_1.1_1.1_1.2_2_1~1.1_2_1.1_3_1'],
  'hard-3.3-4.2': [1648940, '5x5_2_1.1_1.1_1.1_1~1.1_2_1_3_1'],
  'hard-3.4-4.3': [5591689, '5x5_1.1_1.1_1.1_1.1_1.1~1.1_1_2.1_1.1_2'],
  'hard-2.5-3.3': [2529170, '5x5_1.1_3_1.1_1.2_1~2_1.1_3_1.1_2'],
  'hard-3.3-5.2': [3428534, '5x5_2.1_1.1_1.1_1_2~1.1_1.1_3_1_1.1'],
  'hard-2.3-5.2': [3494700, '5x5_2_1.2_1.1_1.1_2~1.1_2_1.1_2.1_2'],
  'hard-2.5-3.2': [6657810, '5x5_1.1_2_1.1_2.1_2~2_1.2_1.1_1.1_2'],
  'hard-3.4-5.3': [2889474, '5x5_1_2_1.1_2_1~1_1.1_1_1.1_1.1'],
  'hard-3.5-4.3': [4755786, '5x5_1.1_1.1_1_1.1_1~1_2_1.1_2_1'],
} as const;

type Kind = keyof typeof kinds;

/** Ids of the kinds beyond FourSolver, each with its minimal pairs: `hard-2.3-3.2`. */
export const hardKinds = Object.keys(kinds) as readonly Kind[];

/** The pairs (p,q) of a kind, from its id: "2,3", "3,2". @source 000_8dc3042ab81c971c.txt §3.2 */
export const pairsOfKind = (id: Kind): readonly string[] =>
  id
    .slice('hard-'.length)
    .split('-')
    .map((pair) => pair.replace('.', ','));

function hardEntry(id: Kind): GalleryEntry {
  const [image, code] = kinds[id];
  const pairs = pairsOfKind(id);
  return {
    name: pairs.map((pair) => `(${pair})-hard`).join(' and '),
    code,
    image,
    shows:
      pairs.length === 1
        ? 'The first 5\u00a0×\u00a05 picture that is hard in this way and no other.'
        : 'The first 5\u00a0×\u00a05 picture that is hard in exactly these two ways: neither solver contains the other.',
  };
}

const hard = Object.fromEntries(hardKinds.map((id) => [id, hardEntry(id)])) as Record<
  Kind,
  GalleryEntry
>;

export const intersecting = { ...four, ...hard };
