/**
 * The one door by which a result is stored under the day that it was found. A run that finds what is stored changes nothing: the
 * day in a file is that of its content, and a file that says nothing new is no change to be looked at.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { today } from '../../../src/notebook/clock.ts';
import { writeWhole } from '../../../src/command/wholeFile.ts';

/** The text of a file that was made on a day. */
type TextOn = (date: string) => string;

/** Whether a file has this content, from whatever day. */
export function isStored(file: URL, textOn: TextOn): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const date = /"date": "(\d{4}-\d\d-\d\d)"/.exec(text)?.[1];
  return date !== undefined && textOn(date) === text;
}

/** Writes a file with today's date, unless its content is stored. */
export function storeDated(file: URL, textOn: TextOn): void {
  if (isStored(file, textOn)) return;
  mkdirSync(new URL('.', file), { recursive: true });
  writeWhole(file, textOn(today()));
}
