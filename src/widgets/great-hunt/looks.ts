/** The finds of a hunt, looked at one after another while the page lives; one that was looked at is not looked at again. */
import type { Find, GreatHuntSpec } from '../../experiments/greatHunt.ts';
import { createExaminer } from '../../experiments/huntMethods.ts';
import { inSlices } from '../../notebook/work/inSlices.ts';
import { toldFindInPieces } from './told.ts';
import type { ToldFind } from './told.ts';

export class FindLooks {
  readonly #draw: () => void;
  readonly #waitFor: (arrival: Promise<unknown>) => void;
  #spec: GreatHuntSpec | null = null; // whose finds they are
  #told = new Map<number, ToldFind>(); // by index
  #looking: AbortController | null = null;

  /**
   * @param draw - another find was looked at
   * @param waitFor - who draws without a page waits for all of them
   */
  constructor(draw: () => void, waitFor: (arrival: Promise<unknown>) => void) {
    this.#draw = draw;
    this.#waitFor = waitFor;
  }

  /** What is known of finds, by their index. */
  get told(): ReadonlyMap<number, ToldFind> {
    return this.#told;
  }

  /** What is known of those that are wanted; the others are looked at. */
  of(spec: GreatHuntSpec, wanted: readonly Find[]): readonly ToldFind[] {
    if (this.#spec !== spec) {
      this.close();
      [this.#spec, this.#told] = [spec, new Map()];
    }
    const told = wanted.flatMap(({ index }) => this.#told.get(index) ?? []);
    if (told.length < wanted.length && this.#looking === null)
      this.#waitFor(this.#look(spec, wanted));
    return told;
  }

  close(): void {
    this.#looking?.abort();
    this.#looking = null;
  }

  async #look(spec: GreatHuntSpec, finds: readonly Find[]): Promise<void> {
    const looking = new AbortController();
    this.#looking = looking;
    if (await inSlices(this.#looks(spec, finds), () => {}, looking.signal, 1)) this.#looking = null;
    this.#draw();
  }

  *#looks(spec: GreatHuntSpec, finds: readonly Find[]): Generator<undefined, void, undefined> {
    const examiner = createExaminer(spec.height, spec.width);
    for (const find of finds) {
      if (this.#told.has(find.index)) continue;
      const told = yield* toldFindInPieces(spec, find, examiner);
      if (this.#spec !== spec) return;
      this.#told.set(find.index, told);
      this.#draw();
    }
  }
}
