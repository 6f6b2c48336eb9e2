/** Control and Z undo, with Shift or Y redo, wherever nothing is typed. */

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
