/**
 * All that needs no room of its own. What is not named here or in one of the rooms is no part of the library. Formats are last: they
 * are a third of all, and it packs better when the solvers stand together.
 */
export * from './errors.ts';
export * from './puzzles.ts';
export * from './solve.ts';
export * from './methods.ts';
export * from './hint.ts';
export * from './rate.ts';
export * from './make.ts';
export * from './formats.ts';
