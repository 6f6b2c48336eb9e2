/**
 * Work that can be laid down and taken up again: a generator whose pieces take some milliseconds each, so that a page lives
 * between them and a worker can tell that it does. Functions of this kind are named `…InPieces`; without the ending they do
 * all of it at once.
 */

/** Work in pieces; what it yields is news of how far it is, or nothing. */
export type Pieces<Result = void, News = unknown> = Iterator<News | undefined, Result, undefined>;

/** Work in pieces, as an engine function makes it: a generator that begins when it is first asked. */
export type InPieces<Result, News = never> = Generator<News | undefined, Result, undefined>;

/**
 * Does all pieces of a work at once.
 *
 * @param pieces - a work that has not begun, or the rest of one
 * @returns what it came to
 */
export function allPieces<Result>(pieces: Pieces<Result>): Result {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}

/** The same pieces, with their news told otherwise. */
export function* told<Result, From, To>(
  pieces: Pieces<Result, From>,
  tell: (news: From) => To,
): InPieces<Result, To> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
    yield value === undefined ? undefined : tell(value);
  }
}
