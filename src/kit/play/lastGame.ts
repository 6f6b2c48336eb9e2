/** Which puzzle was played last in this browser: its game is the first thing that a player meets who comes back. No page. */

/** Its code is kept under this name, beside the games. */
const key = 'nonogram last game';

/** Whether a player comes back: some game was played in this browser. */
export function hasPlayed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // the browser keeps nothing
  }
}

/** The code of the puzzle; null where none was played. */
export const lastPlayed = (store: Pick<Storage, 'getItem'>): string | null => store.getItem(key);

/** Keeps it; null: nothing is kept any more. */
export function keepLastPlayed(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  code: string | null,
): void {
  if (code === null) store.removeItem(key);
  else store.setItem(key, code);
}
