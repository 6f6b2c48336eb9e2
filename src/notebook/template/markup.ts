/**
 * A template as text: what lit-html would draw in a page, while the site is built. It knows what our templates use (text,
 * attributes, `.value .checked .selected`, `?flag`, `@event`, lists, `live`, `guard`, `repeat`, pictures, parts) and
 * refuses anything else, so that no first frame says something else than the live figure.
 */
import { noChange, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { escaped, toMarkup } from '../svg/svgTree.ts';
import type { SvgNode } from '../svg/svgTree.ts';
import { endMark, openTagAt } from './holes.ts';
import { standing } from './html.ts';
import { part } from './part.ts';
import type { Part } from './part.ts';
import { pictured } from './pictured.ts';

/** What a directive returns: the class that does it, and what it was called with. */
type Directed = { readonly _$litDirective$: unknown; readonly values: readonly unknown[] };

/** Markup that is made already. */
class Made {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const classOf = (directed: unknown): unknown => (directed as Directed)._$litDirective$;

/** What each directive shows, from what it was called with. */
const shows: ReadonlyMap<unknown, (...values: never[]) => unknown> = new Map<
  unknown,
  (...values: never[]) => unknown
>([
  [classOf(live('')), (value: unknown) => value],
  [classOf(standing('')), (value: unknown) => value],
  [classOf(guard([], () => '')), (_from: unknown, make: () => unknown) => make()],
  [
    classOf(repeat([], () => '')),
    (items: Iterable<unknown>, ...makers: ((item: unknown, at: number) => unknown)[]) =>
      Array.from(items, makers.at(-1)!),
  ],
  [
    classOf(pictured({ tag: 'g', attributes: {}, children: [] })),
    (node: SvgNode) => new Made(toMarkup(node)),
  ],
  [classOf(part(null as never)), (one: Part) => one.still()],
]);

/** A value without the directive that watches over it. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('_$litDirective$' in value)) return value;
  const show = shows.get(classOf(value));
  if (show === undefined) throw new TypeError('a first frame does not know this directive');
  return bare(show(...((value as Directed).values as never[])));
}

const isNothing = (value: unknown): boolean =>
  value === nothing || value === noChange || value === null || value === undefined;

/** What stands in place of an event that a template listens to; nothing, but in tests that call who listens. */
type OnEvent = (name: string, listener: unknown) => string;

/** A value between tags. */
function contentOf(given: unknown, onEvent: OnEvent): string {
  const value = bare(given);
  if (value === null || isNothing(value)) return '';
  if (value instanceof Made) return value.text;
  if (typeof value !== 'object') return textOf(value);
  if ('_$litType$' in value) return markup(value as TemplateResult, onEvent);
  if (Symbol.iterator in value)
    return Array.from(value as Iterable<unknown>, (one) => contentOf(one, onEvent)).join('');
  throw new TypeError('a first frame cannot show an object; is it a picture, or a part?');
}

/** Properties that are attributes as well. */
const flagProperties = ['checked', 'selected', 'open', 'disabled', 'hidden'];

const flag = (name: string, value: unknown): string =>
  isNothing(value) || value === false || value === '' || value === 0 ? '' : ` ${name}`;

/** An attribute without quotes, as markup with the blank before it. */
function attributeOf(name: string, given: unknown, element: string, onEvent: OnEvent): string {
  const sign = name[0]!;
  if (sign === '@') return onEvent(name.slice(1), given);
  const value = bare(given);
  if (sign === '?') return flag(name.slice(1), value);
  if (sign !== '.') return value === nothing ? '' : ` ${name}="${textOf(value)}"`;
  const property = name.slice(1);
  if (flagProperties.includes(property)) return flag(property, value);
  if (property !== 'value') throw new TypeError(`a first frame does not know ${name}`);
  // a select shows its selected option
  return element === 'select' ? '' : ` value="${textOf(value)}"`;
}

const textOf = (value: unknown): string => (isNothing(value) ? '' : escaped(String(value)));

/** Elements without an end are written without its sign. */
const voidEnds = /<(input|br|hr|wbr)\b([^>]*?)\s*\/>/g;

/** Where a value stands: between tags, within the quotes of an attribute, or as a whole attribute. */
const wholeAttribute = /\s([.?@]?[\w:-]+)=$/;
const inQuotes = /\s[\w:-]+=("[^"]*|'[^']*)$/;

/**
 * The text of a template.
 *
 * @throws TypeError for what our templates do not use
 */
export function markup({ strings, values }: TemplateResult, onEvent: OnEvent = () => ''): string {
  let text = '';
  let tag = ''; // the tag that is open, as far as it is written
  strings.forEach((given, at) => {
    const piece = given.replaceAll(endMark, '').replaceAll(/\n\s+/g, '\n'); // the page need not carry our indents
    text += piece;
    if (at === values.length) return;
    tag = openTagAt(tag + piece);
    const whole = wholeAttribute.exec(tag);
    if (tag === '') {
      text += contentOf(values[at], onEvent);
    } else if (whole !== null) {
      const element = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
      const attribute = attributeOf(whole[1]!, values[at], element, onEvent);
      text = text.slice(0, -whole[0].length) + attribute;
      tag = tag.slice(0, -whole[0].length) + attribute;
    } else if (inQuotes.test(tag)) {
      const value = textOf(bare(values[at]));
      text += value;
      tag += value;
    } else throw new TypeError(`a first frame cannot place a value after ${tag.slice(-40)}`);
  });
  return text.replaceAll(voidEnds, '<$1$2>');
}
