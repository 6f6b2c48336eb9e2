/** Random images: seeded, so that any board of any sample can be drawn again by itself. */
export { boardRandom } from '../engine/board/random.ts';
export type { Random } from '../engine/board/random.ts';
export { filledFor, sampleExact, sampleIndependent } from '../engine/board/sample.ts';
