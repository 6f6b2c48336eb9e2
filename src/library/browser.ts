/** Everything in one, for pages without a bundler; in the order that packs best. */
export * from './formula.ts';
export * from './lines.ts';
export * from './pictures.ts';
export * from './sample.ts';
export * from './sat.ts';
export * from './worker.ts';
export * from './index.ts';
