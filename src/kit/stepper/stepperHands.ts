/** What hands do with a stepper: its keys, the legend of them, and the buttons that go on while they are held. */
import { holdToRepeat } from './holdRepeat.ts';
import { keyIsTaken, keyMeaning } from './keys.ts';
import type { KeyContext } from './keys.ts';
import type { StepperAction } from './position.ts';

/** The stepper, as far as hands are concerned. */
type Handled = {
  readonly act: (action: StepperAction) => boolean;
  readonly context: () => KeyContext; // which the meaning of a key depends on
  /** Escape: takes back what is asked. @returns whether anything was */
  readonly escape: () => boolean;
  readonly onDraw: () => void;
};

/** See the head of the file. */
export class StepperHands {
  readonly #stepper: Handled;
  readonly #held = new Map<
    string,
    { readonly button: HTMLElement; readonly release: () => void }
  >();
  #legendOpen = false;

  constructor(stepper: Handled) {
    this.#stepper = stepper;
  }

  /** Whether the keys are told. */
  get legendOpen(): boolean {
    return this.#legendOpen;
  }

  /** Listens to the keys that reach a stepper. */
  listen(element: HTMLElement): void {
    element.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Holds the buttons of a step: they are other ones once all is drawn anew. */
  hold(element: HTMLElement): void {
    for (const kind of ['back', 'forward'] as const) {
      const button = element.querySelector<HTMLElement>(`[data-move="${kind}"]`);
      const before = this.#held.get(kind);
      if (button === null || button === before?.button) continue;
      before?.release();
      const release = holdToRepeat(button, () => this.#stepper.act({ kind }));
      this.#held.set(kind, { button, release });
    }
  }

  toggleLegend(): void {
    this.#legendOpen = !this.#legendOpen;
    this.#stepper.onDraw();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || keyIsTaken(event.target, event.key)) return;
    if (event.key === 'Escape') {
      const told = this.#legendOpen;
      this.#legendOpen = false;
      if (this.#stepper.escape() || told) {
        this.#stepper.onDraw();
        return;
      }
    }
    const meaning = keyMeaning(event, this.#stepper.context());
    if (meaning === null) return;
    event.preventDefault();
    if (meaning.kind === 'legend') this.toggleLegend();
    else this.#stepper.act(meaning);
  }
}
