/** How many images of a square size are turns and reflections of each other, counted without going through them. */

/** How the images of a side fall into groups of mirrored and turned ones. */
export type Groups = {
  readonly groups: number; // of 1, 2, 4 or 8 images
  readonly inEights: number; // images in groups of eight
};

const moves = (n: number): readonly ((i: number, j: number) => readonly [number, number])[] => [
  (i, j) => [n - 1 - i, n - 1 - j], // by a half turn
  (i, j) => [i, n - 1 - j],
  (i, j) => [n - 1 - i, j],
  (i, j) => [j, i],
  (i, j) => [n - 1 - j, n - 1 - i],
];

/** The number of cells that can be chosen freely in an image that all these moves keep. */
function orbits(n: number, kept: readonly ReturnType<typeof moves>[number][]): number {
  const parent = Array.from({ length: n * n }, (_, at) => at);
  const find = (at: number): number => {
    const up = parent[at] ?? at;
    return up === at ? at : find(up);
  };
  for (const move of kept)
    for (let at = 0; at < n * n; at++) {
      const [i, j] = move(Math.floor(at / n), at % n);
      parent[find(at)] = find(i * n + j);
    }
  return parent.filter((up, at) => up === at).length;
}

/**
 * Counts the groups of a side, without going through the images: by how many each symmetry keeps. Every image with any
 * symmetry is kept by a half turn or by a reflection, so those with none follow by inclusion and exclusion.
 *
 * @param n - 1 to 7, so that all numbers are exact
 * @source 000_8dc3042ab81c971c.txt §4.1 ("most puzzles occur in groups of 8")
 */
export function groupsOf(n: number): Groups {
  const all = moves(n);
  let inEights = 0;
  for (let chosen = 0; chosen < 2 ** all.length; chosen++) {
    const kept = all.filter((_, at) => (chosen >> at) & 1);
    inEights += (kept.length % 2 === 0 ? 1 : -1) * 2 ** orbits(n, kept);
  }
  const quarter = (i: number, j: number): readonly [number, number] => [j, n - 1 - i];
  const fixed =
    2 ** (n * n) +
    all.reduce((sum, move) => sum + 2 ** orbits(n, [move]), 0) +
    2 * 2 ** orbits(n, [quarter]);
  return { groups: fixed / 8, inEights };
}
