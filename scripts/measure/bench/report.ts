/** How measurements are printed: tables with their columns under one another, counts, times and ratios. */
import { grouped } from '../../../src/notebook/plain/numbers.ts';

/** A rate, rounded. */
export const count = (value: number | undefined): string =>
  value === undefined ? '-' : grouped(Math.round(value));

/** How many times one rate is another one. */
export const ratio = (a: number | undefined, b: number | undefined): string =>
  a === undefined || b === undefined ? '-' : `${(a / b).toFixed(a / b < 20 ? 1 : 0)}x`;

/** A table under its title, in lines. */
export function tableLines(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return [
    '',
    title,
    ...all.map((row) => `  ${row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}`),
  ];
}

export const table = (...parts: Parameters<typeof tableLines>): void =>
  console.log(tableLines(...parts).join('\n'));

export const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** The time of one, from a rate a second. */
export const microseconds = (rate: number | undefined): string =>
  rate === undefined ? '-' : `${(1e6 / rate).toPrecision(3)} us`;

/** How many times as long as compiled code, in microseconds, it takes. */
export const within = (rate: number | undefined, compiled: number): string =>
  rate === undefined ? '-' : `${(1e6 / rate / compiled).toFixed(1)}x`;

/** Whether a rate is enough. */
export function verdict(rate: number | undefined, least: number): string {
  if (rate === undefined) return '';
  return rate >= least ? 'reached' : 'MISSED';
}

export const seconds = (ms: number | undefined): string =>
  ms === undefined ? '-' : `${(ms / 1000).toFixed(2)} s`;
