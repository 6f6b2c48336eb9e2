/** How the board is played, said beside it with and without script. */
export const keysText =
  'Press once: filled. Twice: a dot, for a cell that you know to be empty. A third time: no mark. Drag to mark several. Keys: arrows move, Space marks, X sets a dot.';
