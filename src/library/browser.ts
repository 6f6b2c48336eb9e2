/** Everything in one, for pages without a bundler. */
export * from './index.ts';
export * from './lines.ts';
export * from './sat.ts';
export * from './worker.ts';
