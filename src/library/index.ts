/** All that needs no room of its own. What is not named here or in one of the rooms is no part of the library. */
export * from './errors.ts';
export * from './puzzles.ts';
export * from './formats.ts';
export * from './solve.ts';
export * from './methods.ts';
export * from './hint.ts';
export * from './rate.ts';
export * from './make.ts';
