/** Keys of a game beside those of its board: undo and redo wherever nothing is typed, and on a cell what is to be read out. */

/**
 * What a key asks for.
 *
 * @returns moves to go on by, -1 or 1; null for another key, else the event is used up
 * @source none
 */
export function undoKey(event: KeyboardEvent): -1 | 1 | null {
  const key = event.key.toLowerCase();
  const typed = event.target instanceof Element && event.target.closest('input, textarea');
  if (!(event.ctrlKey || event.metaKey) || event.altKey || typed || !'zy'.includes(key))
    return null;
  event.preventDefault();
  return key === 'y' || event.shiftKey ? 1 : -1;
}

/** What can be read out. */
export type Reading = 'row' | 'column' | 'progress';

const readingKeys: Readonly<Record<string, Reading>> = { r: 'row', c: 'column', p: 'progress' };

/**
 * What a key on a cell asks to hear.
 *
 * @returns null for another key, else the event is used up
 * @source none
 */
export function readingKey(event: KeyboardEvent): Reading | null {
  const onCell = event.target instanceof Element && event.target.closest('[role="gridcell"]');
  const reading = readingKeys[event.key.toLowerCase()];
  if (!onCell || reading === undefined || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  event.preventDefault();
  return reading;
}
