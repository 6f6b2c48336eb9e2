/**
 * The programs of the entries for the On-Line Encyclopedia of Integer Sequences: each runs by itself, in any JavaScript, and
 * knows nothing of our engine. They go by the definitions, so they are slow, and print the first terms only.
 */

const sets = `function sets(m, n) { // how many m X n pictures have each list of clues
  const times = new Map();
  for (let x = 0; x < 2 ** (m * n); x++) {
    const s = x.toString(2).padStart(m * n, "0");
    const rows = Array.from({ length: m }, (_, i) => s.slice(i * n, i * n + n));
    const columns = Array.from({ length: n }, (_, j) => rows.map((r) => r[j]).join(""));
    const key = [...rows, ...columns].map((l) => l.split("0").filter(Boolean).map((b) => b.length)).join("|");
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times.values()];
}`;

const lines = `const clue = (l) => l.split("0").filter(Boolean).map((b) => b.length).join();
const fits = {}; // the lines of each length with each clue
for (let n = 1; n <= 8; n++)
  for (let x = 0; x < 2 ** n; x++) {
    const l = x.toString(2).padStart(n, "0");
    (fits[n + ":" + clue(l)] ??= []).push(l);
  }
function board(m, n, x) { // the nonogram of picture x, of which nothing is known
  const s = x.toString(2).padStart(m * n, "0");
  const g = Array(m * n).fill("?");
  const at = (d, k, p) => (d ? p * n + k : k * n + p); // cell p of row k, or of column k
  const count = [m, n], length = [n, m];
  const line = (a, d, k) => Array.from({ length: length[d] }, (_, p) => a[at(d, k, p)]);
  const left = (d, k) => fits[length[d] + ":" + clue(line(s, d, k).join(""))]
    .filter((f) => line(g, d, k).every((c, p) => c === "?" || c === f[p]));
  const sweep = (d) => {
    let found = 0;
    for (let k = 0; k < count[d]; k++) {
      const all = left(d, k);
      for (let p = 0; p < length[d]; p++)
        if (g[at(d, k, p)] === "?" && all.every((f) => f[p] === all[0][p])) {
          g[at(d, k, p)] = all[0][p];
          found++;
        }
    }
    return found;
  };
  const sweeps = () => { // the number of the last sweep that fills in a cell, rows first
    let last = 0;
    for (let number = 1, idle = 0; idle < 2; number++)
      if (sweep((number + 1) % 2)) { last = number; idle = 0; } else idle++;
    return last;
  };
  return { g, at, left, sweeps };
}`;

const pairs = `function solved(n, x) {
  const { g, at, left, sweeps } = board(n, n, x);
  const two = [];
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) two.push([a, b]);
  const can = (d, k, [p, q], v, w) => left(d, k).some((f) => f[p] === v && f[q] === w);
  const cross = (r, c) => {
    const cells = r.flatMap((i) => c.map((j) => at(0, i, j)));
    if (cells.some((cell) => g[cell] !== "?")) return 0;
    const all = fits4.filter((f) =>
      can(0, r[0], c, f[0], f[1]) && can(0, r[1], c, f[2], f[3]) &&
      can(1, c[0], r, f[0], f[2]) && can(1, c[1], r, f[1], f[3]));
    let found = 0;
    cells.forEach((cell, p) => {
      if (all.every((f) => f[p] === all[0][p])) { g[cell] = all[0][p]; found++; }
    });
    return found;
  };
  for (let found = 1; found > 0;) {
    sweeps();
    found = 0;
    for (const r of two) for (const c of two) found += cross(r, c);
  }
  return !g.includes("?");
}
const fits4 = Array.from({ length: 16 }, (_, x) => x.toString(2).padStart(4, "0"));`;

const chains = `function solved(n, x) {
  const { g, at, left, sweeps } = board(n, n, x);
  for (let found = 1; found > 0;) {
    sweeps();
    found = 0;
    const to = g.map(() => [[], []]); // to[a][v]: what follows from cell a = v
    for (let d = 0; d < 2; d++)
      for (let k = 0; k < n; k++) {
        const all = left(d, k);
        for (let p = 0; p < n; p++)
          for (let q = 0; q < n; q++)
            if (p !== q && g[at(d, k, p)] === "?" && g[at(d, k, q)] === "?")
              for (let v = 0; v < 2; v++)
                for (let w = 0; w < 2; w++)
                  if (!all.some((f) => f[p] == v && f[q] == w)) to[at(d, k, p)][v].push([at(d, k, q), 1 - w]);
      }
    g.map((c, a) => a).filter((a) => g[a] === "?").forEach((a) => {
      for (let v = 0; v < 2; v++) {
        const seen = new Set([2 * a + v]);
        for (const e of seen) for (const [b, w] of to[e >> 1][e & 1]) seen.add(2 * b + w);
        if (seen.has(2 * a + 1 - v)) { g[a] = String(1 - v); found++; }
      }
    });
  }
  return !g.includes("?");
}`;

const upTo = (most: number, term: string): string =>
  `for (let n = 1; n <= ${most}; n++) console.log(n, ${term});`;

const count = (rows: 'n' | '2', test: string): string =>
  `function a(n) {
  let count = 0;
  for (let x = 0; x < 2 ** (${rows} * n); x++) if (${test}) count++;
  return count;
}`;

/** The programs by the ids of the sequences. */
export const sequencePrograms: Readonly<Record<string, string>> = {
  'different-puzzles': [sets, upTo(4, 'sets(n, n).length')].join('\n'),
  'most-solutions': [sets, upTo(4, 'Math.max(...sets(n, n))')].join('\n'),
  'several-solutions': [sets, upTo(4, 'sets(n, n).filter((k) => k > 1).length')].join('\n'),
  'two-solutions': [sets, upTo(4, 'sets(n, n).filter((k) => k === 2).length')].join('\n'),
  'different-puzzles-two-rows': [sets, upTo(8, 'sets(2, n).length')].join('\n'),
  'pairs-of-lines': [lines, pairs, count('n', 'solved(n, x)'), upTo(4, 'a(n)')].join('\n'),
  chains: [lines, chains, count('n', 'solved(n, x)'), upTo(4, 'a(n)')].join('\n'),
  'most-sweeps': [
    lines,
    `function a(n) {
  let most = 0;
  for (let x = 0; x < 2 ** (n * n); x++) {
    const { g, sweeps } = board(n, n, x);
    const last = sweeps();
    if (!g.includes("?")) most = Math.max(most, last);
  }
  return most;
}`,
    upTo(4, 'a(n)'),
  ].join('\n'),
  'sweeps-two-rows': [
    lines,
    count('2', 'solved(n, x)'),
    `function solved(n, x) {
  const { g, sweeps } = board(2, n, x);
  sweeps();
  return !g.includes("?");
}`,
    upTo(8, 'a(n)'),
  ].join('\n'),
};
