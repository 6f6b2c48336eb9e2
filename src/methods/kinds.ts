/** The six kinds of methods as readers see them: one colour and one mark each, the same on every page. */

/** Weak ones first; the last is no method but what it comes to where there is more than one solution. */
export const methodKinds = ['sweeps', 'pairs', 'chains', 'probing', 'sat', 'several'] as const;

/** One of them: value of `data-method`, middle of `--method-sweeps`. */
export type MethodKind = (typeof methodKinds)[number];

/** Kinds by the ids that engine, registry and figures give to methods; the library has names of its own. */
const kinds = {
  sweeps: 'sweeps',
  four: 'pairs',
  pq: 'pairs', // more than two of them
  'two-sat': 'chains',
  probe: 'probing',
  probing: 'probing',
  repeated: 'probing',
  pairs: 'probing', // of cells
  sat: 'sat',
  inference: 'sat',
  search: 'sat',
  several: 'several',
  solutions: 'several',
} as const satisfies Readonly<Record<string, MethodKind>>;

/** The kind of a method by its id. */
export const kindOf = (id: keyof typeof kinds): MethodKind => kinds[id];
