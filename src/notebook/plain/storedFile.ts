/** A stored result: a file that a page, or the build, reads with care. */
export type StoredFile<Value> = {
  readonly name: string; // without .json
  readonly command: string; // that makes it
  /** What it holds. Throws an error that says what is wrong with it. */
  read(this: void, fields: Readonly<Record<string, unknown>>): Value;
};
