/** Everything in one, for pages without a bundler. */
export * from './index.ts';
export * from './formula.ts';
export * from './lines.ts';
export * from './pictures.ts';
export * from './sample.ts';
export * from './sat.ts';
export * from './worker.ts';
