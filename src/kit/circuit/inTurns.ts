/** Work in pieces on the page itself, some milliseconds at a time. */
import { now } from '../../notebook/clock.ts';
import type { InPieces } from '../../engine/pieces.ts';

/** The longest time that it keeps the page from anything else, ms: one piece more. */
const slice = 12;

/** Does pieces of a work for a while. @returns the last of them; it is `done` with the result where nothing is left */
function forAWhile<Result>(pieces: InPieces<Result>): IteratorResult<undefined, Result> {
  const until = now() + slice;
  let piece = pieces.next();
  while (piece.done !== true && now() < until) piece = pieces.next();
  return piece;
}

/** Does a work in turns of the figure, and hands over what came of it; what was under way there is dropped. */
export function inTurns<Result>(
  turns: { readonly take: (step: () => void) => void; readonly drop: () => void },
  pieces: InPieces<Result>,
  then: (result: Result) => void,
): void {
  turns.drop();
  const go = (): void => {
    const piece = forAWhile(pieces);
    if (piece.done === true) then(piece.value);
    else turns.take(go);
  };
  go();
}
