/** What the build finds out: where the hard boards of the stored run lie on the field. */
import { answerOf } from '../../kit/answer/answer.ts';
import type { Answer } from '../../kit/answer/answer.ts';
import { galleryPicture } from '../../puzzles/gallery.ts';
import { storedRun } from '../../stored/fromFile.ts';

export const prebuilt = (): Answer =>
  answerOf(storedRun('how-hard'), galleryPicture('owl'), ['wide', 'phone']);
