/**
 * The run of a figure for those who do it elsewhere: what there is to run, how its figure shows it when it is done, and the
 * command that does it.
 */
import { specKey } from '../plain/experiment.ts';
import type { Experiment } from '../plain/experiment.ts';
import type { Form, Settings, Table, Values } from '../settings/settings.ts';

/** See the head of the file. */
export type FigureRun = {
  readonly experiment: Experiment<unknown, unknown>;
  readonly settings: Settings<Table>;
  readonly spec: unknown; // of the settings as they stand; null while one of them cannot be read
  /** Shows what all of its units come to. */
  readonly show: (tally: unknown) => void;
};

/** What a chart is called on the command line: "density" for `density-run`. */
export const chartName = (tag: string): string => tag.replace(/-run$/, '');

/** A setting as an option: "twoSat" is --two-sat. */
export const optionName = (setting: string): string =>
  `--${setting.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\w.,:/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** A command line that does a run again. */
export const sampleLine = (words: readonly string[]): string =>
  ['npm run -s sample --', ...words.map(quoted)].join(' ');

/**
 * The words after `sample` that make the numbers of a chart again: each setting that counts and has a field, and of the others
 * those without which the run would be another one.
 */
export function sampleWords<T extends Table>(
  tag: string,
  { table, wanted, formOf, read, defaults }: Settings<T>,
  form: Form<T>,
  specOf: (values: Values<T>) => unknown,
): readonly string[] {
  const keyOf = (texts: Form<T>): string => {
    const { values } = read(texts);
    return values === null ? '' : specKey(specOf(values));
  };
  const usual = formOf(defaults);
  const counts = (name: keyof T & string): boolean =>
    table[name]!.input.kind !== 'none' || keyOf({ ...form, [name]: usual[name] }) !== keyOf(form);
  const told = wanted(form).filter((name) => form[name] !== '' && counts(name));
  return [chartName(tag), ...told.flatMap((name) => [optionName(name), form[name]])];
}
