/**
 * The pictures of a page in fewer signs: most of a page with figures is squares of boards, and one begins nearer to the one
 * before it than to the corner of its board; and clues, each in an element of its own. The pictures stay the same. So do elements.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './builtPages.ts';

/** Paths of moves and straight lines alone; a number with more digits than these is one of a chart. */
const simple = /^[MmLlHhVvZz\d\s,.-]+$/;
const precise = /\.\d{3}/;

/** Which of its numbers goes across, 0, and which down, 1. */
const axesOf: Readonly<Record<string, readonly (0 | 1)[]>> = {
  M: [0, 1],
  L: [0, 1],
  H: [0],
  V: [1],
  Z: [],
};

const hundredths = (text: string): number => Math.round(Number(text) * 100);

/** Numbers without the signs that are not needed: "0.5" is ".5", and a minus parts it from the one before. */
const written = (numbers: readonly number[]): string =>
  numbers
    .map((number) => `${number / 100}`.replace(/^(-?)0\./, '$1.'))
    .reduce(
      (text, number) => text + (text === '' || number.startsWith('-') ? '' : ' ') + number,
      '',
    );

/** The same path, each of its commands in steps or in places, whichever is shorter. */
export function shortPath(path: string): string {
  if (!simple.test(path) || precise.test(path)) return path;
  let short = '';
  let at: readonly [number, number] = [0, 0];
  let start = at;
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(hundredths);
    const axes = axesOf[command] ?? [];
    if (numbers.length !== axes.length) return path; // several points after one letter
    const there: [number, number] = [...at];
    axes.forEach((axis, k) => {
      there[axis] = (letter === command ? 0 : at[axis]) + numbers[k]!;
    });
    const places = command + written(axes.map((axis) => there[axis]));
    const steps = command.toLowerCase() + written(axes.map((axis) => there[axis] - at[axis]));
    short += short !== '' && steps.length <= places.length ? steps : places;
    if (command === 'M') start = there;
    at = command === 'Z' ? start : there;
  }
  return short;
}

/** A clue of one sign, and the space after it at its own place. */
const places =
  /^<tspan(?: x="([\d.-]+)")?(?: y="([\d.-]+)")?>(.)(?:<tspan[^>]*> <\/tspan>)?<\/tspan>$/;

/**
 * Clues as one text that says where each of its signs stands. A figure at work has an element for each, which can go quiet;
 * so has a line with a number of two signs.
 */
export function shortClues(text: string): string {
  const [, start = '', content = ''] = /^(<text\b[^>]*)>(.*)<\/text>$/s.exec(text) ?? [];
  const clues = content.split(/(?<=<\/tspan>)(?=<tspan)/).map((clue) => places.exec(clue));
  if (start === '' || clues.includes(null)) return text;
  const listed = (['x', 'y'] as const).map((name, k) => {
    const list = clues.map((clue) => clue?.[k + 1]);
    if (list.every((one) => one === undefined)) return '';
    if (list.includes(undefined)) return null;
    const all = list.flatMap((one, at) => (at === 0 ? [one] : [list[at - 1], one])); // a space lies under the clue before it
    return ` ${name}="${all.join(' ')}"`;
  });
  if (
    listed.includes(null) ||
    listed.some((list, k) => list !== '' && start.includes([' x=', ' y='][k]!))
  )
    return text;
  return `${start}${listed.join('')}>${clues.map((clue) => clue?.[3]).join(' ')}</text>`;
}

/** The beginning of an element without attributes that say nothing, and without what templates leave before its end. */
const shortTag = (tag: string): string => tag.replace(/ class=""/, '').replace(/\s+>$/, '>');

/** A mark of a method with nothing that its style sheet says: marks.css. */
const shortMark = (mark: string): string =>
  mark.replaceAll(/ (?:fill|stroke|stroke-width|stroke-linejoin|stroke-linecap)="[^"]*"/g, '');

/** A page with all that. */
export const withSlimPictures = (html: string): string =>
  html
    .replaceAll(
      /<(?:a|button|div|label|li|option|p|span|td|th|tr)\s[^<>"]*(?:"[^"]*"[^<>"]*)*>/g,
      shortTag,
    )
    .replaceAll(/<svg class="method-mark"[^>]*><path d=[^>]*>/g, shortMark)
    .replaceAll(/<path\b[^>]* d=""[^>]*\/>/g, '') // which a figure at work would draw into
    .replaceAll(
      / stroke-width="(\d+\.\d{3,})"/g,
      (_, width: string) => ` stroke-width="${Math.round(Number(width) * 100) / 100}"`,
    )
    .replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${shortPath(path)}"`)
    .replaceAll(
      /<text class="board-description[^>]*>(?:<tspan[^>]*>[^<]*(?:<tspan[^>]*> <\/tspan>)?<\/tspan>)+<\/text>/g,
      shortClues,
    );

/** To be listed among the integrations of the site. */
export function slimPictures(): AstroIntegration {
  return {
    name: 'slim-pictures',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(fileURLToPath(dir), withSlimPictures);
      },
    },
  };
}
