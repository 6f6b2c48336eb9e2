/**
 * One setting of a figure: what it is called in links, fields and messages, what it accepts, and how a text is read. The
 * makers are in numbers.ts, choices.ts and places.ts; settings.ts makes a table of them.
 */

/** What a text says, or one sentence with what is wrong and what to do. */
export type Reading<Value> =
  | { readonly value: Value; readonly problem: null }
  | { readonly value: null; readonly problem: string };

/** What the field of a setting looks like; `none`: the figure itself sets it, by its board or its steps. */
type Input =
  | { readonly kind: 'text'; readonly wide: boolean }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly word: string; readonly text: string }[];
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'none' };

/**
 * What an absent setting means when another one has changed: a step of a run belongs to its puzzle, and another puzzle
 * begins at step 0.
 */
export type Belonging<Value> = {
  readonly to: readonly string[]; // settings of the same table
  readonly otherwise: Value;
};

/** A setting. Its texts are what a form holds, and what a link holds as well. */
export type Setting<Value> = {
  readonly key: string; // in links
  readonly label: string; // of its field
  readonly name: string; // as a message names it: "the height"
  readonly usual: Value; // where neither page nor link says anything
  readonly input: Input;
  readonly belongs?: Belonging<Value> | undefined;
  /** Reads what was typed, or what a link says: there is one reading. */
  read(text: string): Reading<Value>;
  /** The text that is read as this value. */
  format(value: Value): string;
  /** What is wrong with a link that holds `text`, where `read` finds `problem`. */
  fault(text: string, problem: string): string;
};

export const good = <Value>(value: Value): Reading<Value> => ({ value, problem: null });

export const bad = (problem: string): Reading<never> => ({ value: null, problem });

/** What a link asks for, for its fault; the longest words of a forged link are cut. */
export const asked = (name: string, text: string): string =>
  `The link asks for ${name} "${text.slice(0, 20)}"`;

/** A setting that may have no value: an empty text is null, which is also the usual. */
export const optional = <Value>(setting: Setting<Value>): Setting<Value | null> => ({
  ...setting,
  usual: null,
  belongs: undefined,
  read: (text) => (text === '' ? good(null) : setting.read(text)),
  format: (value) => (value === null ? '' : setting.format(value)),
});

/** A setting that the figure itself sets, by its chart or its lists: it has no field. */
export const unseen = <Value>(setting: Setting<Value>): Setting<Value> => ({
  ...setting,
  input: { kind: 'none' },
});
