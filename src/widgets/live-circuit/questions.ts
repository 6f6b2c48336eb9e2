/** What the figure of a circuit asks workers about its board: all solutions, what must be so with nothing set, and the output. */
import type { Story } from '../../kit/circuit/story.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import type { Open } from './model.ts';
import { countText } from './table.ts';
import type { Count } from './table.ts';
import { answerText } from './words.ts';
import type { OutputAnswer } from './words.ts';

/** What is known of a formula before anything is asked. */
export type KnownOfCircuit = {
  readonly formula: string;
  readonly count: Count;
  readonly open: Open | null; // null where it is not shown
};

type QuestionOptions = WorkOptions & {
  /** It is known what must be so with nothing set. */
  readonly onOpen: () => void;
};

/** Questions about one formula at a time, and their answers: null while there is none. */
export class Questions {
  readonly #known: KnownOfCircuit | null;
  readonly #options: QuestionOptions;
  readonly counting: Work;
  readonly asking: Work;
  readonly solving: Work; // for the output
  #story: Story | null = null;
  #count: Count | null = null;
  #open: Open | null = null;
  #answer: OutputAnswer | null = null;

  /** @param known - found out by the build */
  constructor(known: KnownOfCircuit | null, options: QuestionOptions) {
    this.#known = known;
    this.#options = options;
    this.counting = new Work(options);
    this.asking = new Work(options);
    this.solving = new Work(options);
  }

  get count(): Count | null {
    return this.#count;
  }

  get open(): Open | null {
    return this.#open;
  }

  get answer(): OutputAnswer | null {
    return this.#answer;
  }

  /** Another formula. */
  about(story: Story): void {
    if (this.#story === story) return;
    const known = this.#known?.formula === story.text ? this.#known : null;
    this.#story = story;
    this.#count = known?.count ?? null;
    this.#open = known?.open ?? null;
    this.#answer = null;
  }

  stop(): void {
    for (const work of [this.counting, this.asking, this.solving]) work.stop();
  }

  /** Stops one of them at the reader's wish. */
  stopOne(which: 'counting' | 'asking' | 'solving'): void {
    this[which].stop();
    this.#options.announce(which === 'counting' ? 'The count was stopped.' : 'Stopped.');
  }

  /** Counts all solutions. */
  async countAll(): Promise<void> {
    const story = this.#story;
    if (story === null) return;
    const count = await this.counting.ask(
      'Counting the solutions of the board …',
      'circuit-count',
      { formula: story.formula },
      (found) => `Counting the solutions of the board: ${found} so far …`,
    );
    if (count === null || story !== this.#story) return;
    this.#count = count;
    this.#tell(countText(story, count));
  }

  /** Asks whether the output is the same in every solution. */
  async askOutput(): Promise<void> {
    const story = this.#story;
    if (story === null) return;
    const answer = await this.solving.ask(
      'Looking for a solution with a 1 at the output, and for one with a 0 …',
      'circuit-output',
      { formula: story.formula },
    );
    if (answer === null || story !== this.#story) return;
    this.#answer = answer;
    this.#tell(answerText(story, answer));
  }

  /** Asks what is known with nothing set. */
  async askAll(): Promise<void> {
    const story = this.#story;
    if (story === null) return;
    const found = await this.asking.ask(
      'Asking for the cells that are the same in every solution …',
      'inference',
      { puzzle: story.board.puzzle, from: null },
      ({ decided }) => `${decided} cells decided …`,
    );
    if (found === null || story !== this.#story) return;
    this.#open = { swept: found.swept.cells, must: found.inference.inferable.cells };
    this.#options.onOpen();
  }

  #tell(text: string): void {
    this.#options.onChange();
    this.#options.announce(text);
  }
}
