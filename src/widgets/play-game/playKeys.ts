/**
 * Keys of a game beside those of its board: undo and redo wherever nothing is typed, and letters on a cell, which screen
 * readers leave to the page there, as in any grid.
 */

/**
 * What a key asks for.
 *
 * @returns moves to go on by, -1 or 1; null for another key, else the event is used up
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

/** What a letter asks for: something to be read out, or help. */
export type Asked = Reading | 'hint' | 'check' | 'open line';

const letters: Readonly<Record<string, Asked>> = {
  r: 'row',
  c: 'column',
  p: 'progress',
  h: 'hint',
  k: 'check',
  n: 'open line',
};

/**
 * What a key on a cell asks for.
 *
 * @returns null for another key, else the event is used up
 */
export function askedBy(event: KeyboardEvent): Asked | null {
  const onCell = event.target instanceof Element && event.target.closest('[role="gridcell"]');
  const asked = letters[event.key.toLowerCase()];
  if (!onCell || asked === undefined || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  return asked;
}
