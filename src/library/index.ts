/** All rooms of the library in one. What is not named in them is no part of it, and may change without notice. */
export * from './lines.ts';
export * from './puzzles.ts';
export * from './solvers.ts';
export * from './probing.ts';
export * from './inference.ts';
export * from './formats.ts';
export * from './random.ts';
