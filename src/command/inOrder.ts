/** Questions that come one after another, several at work at once: each is answered in its turn. */

/**
 * Asks every question, and puts the answers in the order of the questions, each as soon as those before it are put.
 *
 * @param most - questions that are at work, or wait for their turn, at a time
 * @param put - returns whether to go on; the next question is not waited for then
 * @throws what `ask` or `put` throws, in its turn
 */
export async function inOrder<Question, Answer>(
  questions: AsyncIterable<Question>,
  most: number,
  ask: (question: Question) => Promise<Answer>,
  put: (answer: Answer) => Promise<boolean>,
): Promise<void> {
  const source = questions[Symbol.asyncIterator]();
  let isOver = false;
  let end: (() => void) | null = null; // of waiting for the next question
  /** The next question, or none when it is over: a keyboard may be silent for ever. */
  const next = (): Promise<IteratorResult<Question>> =>
    new Promise((resolve, reject) => {
      end = () => resolve({ done: true, value: undefined });
      if (isOver) resolve({ done: true, value: undefined });
      else source.next().then(resolve, reject);
    });
  const inTurn = async (before: Promise<void>, answer: Promise<Answer>): Promise<void> => {
    await before;
    if (isOver) return;
    isOver = !(await put(await answer));
    if (isOver) end?.();
  };
  const open: Promise<void>[] = [];
  let last = Promise.resolve();
  try {
    for (let one = await next(); one.done !== true; one = await next()) {
      const answer = ask(one.value);
      last = inTurn(last, answer);
      // either is thrown below, and not before
      for (const promise of [answer, last]) promise.catch(() => {});
      open.push(last);
      if (open.length >= most) await open.shift();
    }
    await last;
  } finally {
    // what it reads is let go, as soon as it is read
    void source.return?.();
  }
}
