/** The six kinds of methods as readers see them: one colour and one mark each, the same on every page. */

/** Weak ones first; the last is no method but what it comes to where there is more than one solution. */
export const methodKinds = ['sweeps', 'pairs', 'chains', 'probing', 'sat', 'several'] as const;

/** One of them: value of `data-method`, middle of `--method-sweeps`. */
export type MethodKind = (typeof methodKinds)[number];
