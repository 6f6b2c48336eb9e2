/** Work in pieces of some milliseconds each; what it yields is news of how far it is, or nothing. */
export type Pieces<Result = void, News = unknown> = Iterator<News | undefined, Result, undefined>;

/** The same as a generator, which begins when it is first asked. */
export type InPieces<Result, News = never> = Generator<News | undefined, Result, undefined>;
