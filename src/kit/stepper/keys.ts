/** What the keys of a stepper mean. Pure; the view asks it with each key that reaches it. */
import type { StepperAction } from './position.ts';

/** What a key does: an action, or showing and hiding the legend. */
export type KeyMeaning = StepperAction | { readonly kind: 'legend' };

/** The part of a keyboard event that counts. */
export type Key = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
};

/** The legend: keys and what they do. @param stride - the level that Shift with an arrow walks by */
export function legend(
  stride: string,
): readonly (readonly [keys: readonly string[], does: string])[] {
  return [
    [['P'], 'play or pause'],
    [['Space'], 'the same, but a button or a cell that has the focus is pressed'],
    [['←', '→'], 'one step back or forward'],
    [['Shift + ←', 'Shift + →'], `one ${stride} back or forward`],
    [['Home', 'End'], 'to the start or the end'],
    [['Page ↑', 'Page ↓'], 'on the slider: to the next mark or the one before'],
    [['+', '−'], 'play faster or slower'],
    [['?'], 'show or hide these keys'],
    [['←', '↑', '→', '↓'], 'on the board: go from cell to cell'],
    [['Enter'], 'on the board: ask about a cell'],
  ];
}

/** What the meaning of a key depends on. */
export type KeyContext = {
  readonly playing: boolean; // Space then pauses
  readonly stride: string; // the level that Shift with an arrow walks by
};

/**
 * The meaning of a key.
 *
 * @returns null for a key that is not ours, or one held together with Ctrl, Alt or Meta
 */
export function keyMeaning(key: Key, { playing, stride }: KeyContext): KeyMeaning | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  switch (key.key) {
    case ' ':
    case 'p':
    case 'P':
      return { kind: playing ? 'pause' : 'play' };
    case 'ArrowLeft':
      return key.shiftKey ? { kind: 'back by', level: stride } : { kind: 'back' };
    case 'ArrowRight':
      return key.shiftKey ? { kind: 'forward by', level: stride } : { kind: 'forward' };
    case 'Home':
      return { kind: 'first' };
    case 'End':
      return { kind: 'last' };
    case '+':
    case '=':
      return { kind: 'faster' };
    case '-':
    case '−':
      return { kind: 'slower' };
    case '?':
      return { kind: 'legend' };
    default:
      return null;
  }
}

const typing = 'input, textarea, [contenteditable]';
const pressed = 'button:not([aria-disabled="true"]), a, summary';
const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Keys of controls that are not typed into; those of a slider, a choice and a list lead from value to value. */
const keysOf: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['input:is([type="range"], [type="radio"]:checked)', ways],
  ['input:is([type="radio"], [type="checkbox"]), select', [...ways, ' ']],
];

/**
 * Whether a key belongs to the element that has the focus and not to the stepper: everything in a field that is typed
 * into, the arrows of a slider or a choice, and Space on something that Space presses.
 */
export function keyIsTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const own = keysOf.find(([selector]) => target.closest(selector) !== null);
  if (own !== undefined) return own[1].includes(key);
  return target.closest(typing) !== null || (key === ' ' && target.closest(pressed) !== null);
}
