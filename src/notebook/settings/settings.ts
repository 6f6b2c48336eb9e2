/**
 * The settings of a figure, declared once as a table: its defaults, what an author sets, what a form and a link say, and
 * the link back all follow from it. The texts are the state, so a bad entry is kept as it was typed.
 */
import { LinkError } from '../cell/linkState.ts';
import type { LinkValues } from '../cell/linkState.ts';
import type { Reading, Setting } from './setting.ts';

/** Settings by name; in this order in the form and in links. */
export type Table = Readonly<Record<string, Setting<unknown>>>;

/** The values of a table. */
export type Values<T extends Table> = {
  readonly [Name in keyof T]: T[Name] extends Setting<infer Value> ? Value : never;
};

/** The settings as they were typed or chosen. */
export type Form<T extends Table> = { readonly [Name in keyof T]: string };

/** What is wrong, by setting. */
export type Problems<T extends Table> = { readonly [Name in keyof T]?: string | undefined };

export type FormReading<T extends Table> = {
  readonly values: Values<T> | null; // null while a setting cannot be read
  readonly problems: Problems<T>;
};

/** A table of settings with what follows from it. */
export type Settings<T extends Table> = {
  readonly table: T;
  readonly defaults: Values<T>;
  /** The names of those that a form with these texts has fields for, and that its link holds. */
  wanted(this: void, form: Form<T>): readonly (keyof T & string)[];
  /** The settings of an author over the defaults. @throws RangeError with a message for the author */
  of(this: void, given: object, figure?: string): Values<T>;
  /** The form that holds these values. */
  formOf(this: void, values: Values<T>): Form<T>;
  /** What a form says. */
  read(this: void, form: Form<T>): FormReading<T>;
  /** What a form says of one setting, whatever the others are; the default while it cannot be read. */
  valueIn<Name extends keyof T & string>(this: void, form: Form<T>, name: Name): Values<T>[Name];
  /** What a link asks for; absent ones are the usual ones. @throws LinkError with a message for the reader */
  fromLink(this: void, link: LinkValues, usual: Values<T>): Values<T>;
  /** What a link must say to come back to a form; what cannot be read is left out. */
  toLink(this: void, form: Form<T>, usual: Values<T>): LinkValues;
};

/** The values that a table of settings gives. */
export type ValuesOf<S> = S extends Settings<infer T> ? Values<T> : never;

/** The texts of its form. */
export type FormOf<S> = S extends Settings<infer T> ? Form<T> : never;

/**
 * Declares the settings of a figure.
 *
 * @param table - by name; the names are those of the author's props and of the fields
 * @param check - what is wrong with values that are good each for itself
 * @param wanted - names of the settings that count, where that hangs on others; default all
 */
export function settings<T extends Table>(
  table: T,
  check: (values: Values<T>) => Problems<T> = () => ({}),
  wanted: (form: Form<T>) => readonly (keyof T & string)[] = () => Object.keys(table),
): Settings<T> {
  const names: readonly (keyof T & string)[] = Object.keys(table);
  const settingOf = (name: keyof T & string): Setting<unknown> => table[name]!;
  const each = <Value>(of: (name: keyof T & string) => Value): { readonly [N in keyof T]: Value } =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as { [N in keyof T]: Value };

  if (new Set(names.map((name) => settingOf(name).key)).size < names.length)
    throw new TypeError('two settings have the same key in links');

  const defaults = each((name) => settingOf(name).usual) as Values<T>;

  const formOf = (values: Values<T>): Form<T> =>
    each((name) => settingOf(name).format(values[name]));

  /** Readings of the last texts: most are read again and again, and a puzzle takes its time. */
  const last = new Map<string, { readonly text: string; readonly reading: Reading<unknown> }>();

  function readOne(name: keyof T & string, text: string): Reading<unknown> {
    const known = last.get(name);
    if (known?.text === text) return known.reading;
    const reading = settingOf(name).read(text);
    last.set(name, { text, reading });
    return reading;
  }

  /** Values and problems setting by setting; those that are not wanted must not be in the way. */
  function readEach(form: Form<T>): { readonly [N in keyof T]: Reading<unknown> } {
    const counting = new Set(wanted(form));
    return each((name) => {
      const reading = readOne(name, form[name]);
      if (reading.problem === null || counting.has(name)) return reading;
      return { value: settingOf(name).usual, problem: null };
    });
  }

  function read(form: Form<T>): FormReading<T> {
    const readings = readEach(form);
    const found = names.filter((name) => readings[name].problem !== null);
    if (found.length > 0) {
      const problems = Object.fromEntries(found.map((name) => [name, readings[name].problem]));
      return { values: null, problems: problems as Problems<T> };
    }
    const values = each((name) => readings[name].value) as Values<T>;
    const problems = check(values);
    return Object.values(problems).some((problem) => problem !== undefined)
      ? { values: null, problems }
      : { values, problems: {} };
  }

  function valueIn<Name extends keyof T & string>(form: Form<T>, name: Name): Values<T>[Name] {
    const reading = readOne(name, form[name]);
    return (reading.problem === null ? reading.value : settingOf(name).usual) as Values<T>[Name];
  }

  /** The text that `format` gives; "10,000" and "10000" are the same setting. */
  function cleanText(name: keyof T & string, text: string): string {
    const reading = readOne(name, text);
    return reading.problem === null ? settingOf(name).format(reading.value) : text;
  }

  /** What an absent setting means beside these texts. */
  function usualText(name: keyof T & string, form: Form<T>, usual: Form<T>): string {
    const { belongs } = settingOf(name);
    const same = (other: string): boolean =>
      cleanText(other, form[other] ?? '') === cleanText(other, usual[other] ?? '');
    return belongs === undefined || belongs.to.every(same)
      ? usual[name]
      : settingOf(name).format(belongs.otherwise);
  }

  function of(given: object, figure = 'a figure'): Values<T> {
    const values = each((name) =>
      name in given ? (given as Values<T>)[name] : defaults[name],
    ) as Values<T>;
    const form = formOf(values);
    // the reader may turn to the fields that do not count now, so all of them must be right
    for (const name of names) {
      const { problem } = readOne(name, form[name]);
      if (problem !== null) throw new RangeError(`${figure}: ${name} is ${form[name]}. ${problem}`);
    }
    for (const [name, problem] of Object.entries(check(values)))
      if (problem !== undefined)
        throw new RangeError(`${figure}: ${name} is ${form[name]}. ${problem}`);
    return values;
  }

  function fromLink(link: LinkValues, usual: Values<T>): Values<T> {
    const plain = formOf(usual);
    const given = each((name) => link[settingOf(name).key] ?? plain[name]);
    const form = each((name) => link[settingOf(name).key] ?? usualText(name, given, plain));
    for (const name of names) {
      const { problem } = readOne(name, form[name]);
      if (problem !== null) throw new LinkError(settingOf(name).fault(form[name], problem));
    }
    const { values, problems } = read(form);
    if (values === null) throw new LinkError(togetherFault(problems));
    return values;
  }

  /** What is wrong with a link whose settings are good each for itself; that of a field is told as beside the field. */
  function togetherFault(problems: Problems<T>): string {
    const found = names.filter((name) => problems[name] !== undefined);
    const typed = found.some((name) => settingOf(name).input.kind !== 'none');
    const told = found.map((name) => problems[name] ?? '').join(' ');
    return typed ? `What the link asks for does not go together. ${told}` : told;
  }

  function toLink(form: Form<T>, usual: Values<T>): LinkValues {
    const plain = formOf(usual);
    const whole = read(form).values !== null;
    let kept = whole ? form : plain;
    // while something cannot be read, as much is kept as still opens
    for (const name of whole ? [] : wanted(form)) {
      const more = { ...kept, [name]: form[name] };
      if (read(more).values !== null) kept = more;
    }
    const clean = each((name) => cleanText(name, kept[name]));
    const told = wanted(clean).filter((name) => clean[name] !== usualText(name, clean, plain));
    return Object.fromEntries(told.map((name) => [settingOf(name).key, clean[name]]));
  }

  return { table, defaults, wanted, of, formOf, read, valueIn, fromLink, toLink };
}
