/** Formats of puzzles: what is typed, pasted or in a file is recognised and read; what is written says what it cannot keep. */
export { readPuzzles, readPuzzleText } from '../formats/detect.ts';
export { formatOf, formats } from '../formats/formats.ts';
export { refusal } from '../formats/format.ts';
export type { Format, Writer } from '../formats/format.ts';
export type { Problem, PuzzleFormat, PuzzleReading } from '../formats/reading.ts';
export type { Detail, Details, Told, ToldPuzzle } from '../formats/told.ts';
export { decodePuzzle, encodePuzzle } from '../formats/puzzleCode.ts';
export { decodeImage, encodeImage } from '../formats/imageCode.ts';
