/** What a command says of one puzzle: plain data, so that it may come from another thread. */

/** The exit code of a command that Ctrl-C has ended. */
export const INTERRUPTED = 130;

/** To be printed when it is its turn. */
export type Answer = {
  readonly code: number;
  readonly out: string;
  readonly problem?: string; // for standard error
  readonly note?: string; // the same, and no fault
};

/** An answer of lines. */
export const answerOf = (code: number, lines: readonly string[]): Answer => ({
  code,
  out: lines.map((line) => `${line}\n`).join(''),
});

/** An answer in JSON, a line. */
export const jsonAnswer = (code: number, answer: object): Answer =>
  answerOf(code, [JSON.stringify(answer)]);
