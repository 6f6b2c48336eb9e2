/** Figures of lines and sweeps, and of single puzzles: the first page and the chapters on one line and sweeps, and the page of a puzzle. */
import { puzzleOf } from '../../../engine/board/puzzle.ts';
import { encodeImage } from '../../../formats/imageCode.ts';
import { encodePuzzle } from '../../../formats/puzzleCode.ts';
import { galleryPuzzle } from '../../../puzzles/gallery.ts';
import { cat } from '../../../widgets/picture-duel/model.ts';
import { cell } from './figures.ts';
import type { KitCell } from './figures.ts';

const { code: heart } = galleryPuzzle('heart');
const { code: wensveen } = galleryPuzzle('001-figure-1');
const { code: switching } = galleryPuzzle('switch');
const { code: impossible } = galleryPuzzle('no-solution');

export const sweepCells: readonly KitCell[] = [
  cell('sweep-stepper', 'kit-stepper', 'Stepper at its start', { puzzle: heart }),
  cell('sweep-stepper', 'kit-stepper-middle', 'Stepper in the middle', {
    puzzle: wensveen,
    step: 20,
  }),
  cell('sweep-stepper', 'kit-stepper-standstill', 'Stepper of a standstill', {
    puzzle: switching,
    granularity: 'sweep',
  }),
  cell('sweep-stepper', 'kit-stepper-contradiction', 'Stepper of a contradiction', {
    puzzle: impossible,
    first: 'V',
  }),
  cell('sweep-stepper', 'kit-stepper-one', 'Stepper of a single cell', {
    puzzle: galleryPuzzle('one-cell').code,
  }),
  cell('sweep-stepper', 'kit-stepper-compact', 'Stepper made compact', {
    puzzle: heart,
    compact: true,
  }),
  cell('hex-sweeps', 'kit-hex', 'Sweeps on a triangle of cells'),
  cell('hex-sweeps', 'kit-hex-line', 'Sweeps on a hexagon of cells, by lines', {
    shape: 'hexagon',
    pace: 'line',
    position: 9,
  }),
  cell('hex-sweeps', 'kit-hex-stuck', 'Sweeps on a triangle of cells, at a standstill', {
    picture: '010001010000000', // three cells of a ring of six
    position: 19, // the end
  }),
  cell('all-methods', 'kit-methods', 'Every method, one solution', {
    puzzle: galleryPuzzle('fourteen-sweeps').code,
  }),
  cell('all-methods', 'kit-methods-two', 'Every method, two solutions', { puzzle: switching }),
  cell('all-methods', 'kit-methods-none', 'Every method, no solution', { puzzle: impossible }),
  cell('all-methods', 'kit-methods-size', 'Every method, a size that is not stored', {
    puzzle: galleryPuzzle('lambda').code,
    method: 'probe',
  }),
  cell('line-try', 'kit-try', 'One row: a single run', { cells: 5, description: '3' }),
  cell('line-try', 'kit-try-two', 'One row: two runs', { cells: 10, description: '5 3' }),
  cell('puzzle-play', 'kit-play', 'A puzzle to play', { puzzle: heart, picture: 'a heart' }),
  cell('puzzle-play', 'kit-play-two', 'A puzzle to play, of two solutions', { puzzle: switching }),
  cell('picture-duel', 'kit-duel', 'A duel: nothing is drawn yet'),
  cell('picture-duel', 'kit-duel-cat', 'A duel: a picture that takes probing', {
    picture: encodeImage(cat),
  }),
  cell('picture-duel', 'kit-duel-friend', 'A duel: a friend plays', {
    puzzle: encodePuzzle(puzzleOf(cat)),
    marks: '----------1'.padEnd(100, '-'),
  }),
  cell('play-game', 'kit-game', 'A game', { puzzle: heart }),
  cell('play-game', 'kit-game-two', 'A game of two solutions', { puzzle: switching }),
  cell('hard-for-you', 'kit-for-you', 'How hard was it for you?'),
  cell('hard-for-you', 'kit-for-you-hints', 'How hard was it for you? By hints', {
    outcome: 'hints',
    measure: 'method',
  }),
  cell('train-coach', 'kit-coach', 'What follows here?'),
  cell('train-coach', 'kit-coach-futures', 'Two futures', { technique: 'futures' }),
  cell('work-sheet', 'kit-sheet', 'A worksheet'),
  cell('work-sheet', 'kit-sheet-questions', 'Questions on paper', { of: 'pairs' }),
  cell('try-yourself', 'kit-try', 'Try it yourself', { chapter: 'sweeps' }),
  cell('try-yourself', 'kit-try-row', 'Try it yourself: rows', { chapter: 'one-line' }),
  cell('try-yourself', 'kit-try-formula', 'Try it yourself: formulas', { chapter: 'circuits' }),
  cell('line-explorer', 'kit-line', 'Line: its fits'),
  cell('line-explorer', 'kit-line-table', 'Line: Fix table', { v: 'table' }),
  cell('line-explorer', 'kit-line-numbers', 'Line: fits as numbers', { preset: '004' }),
  cell('line-explorer', 'kit-general', 'Line: general description', { preset: 'general' }),
  cell('line-explorer', 'kit-line-clash', 'Line: no fit', { preset: 'clash' }),
  cell('line-explorer', 'kit-line-long', 'Line: a hundred cells', { preset: 'long' }),
  cell('difficulty-count', 'kit-count', 'All pictures by difficulty, published'),
  cell('difficulty-count', 'kit-count-small', 'All pictures by difficulty, unpublished', {
    height: 4,
    width: 4,
  }),
  cell('difficulty-share', 'kit-share', 'Difficulty as a share of the cells'),
  cell('puzzle-hunt', 'kit-hunt', 'Hunt', { height: 6, width: 6, restarts: 20 }),
];
