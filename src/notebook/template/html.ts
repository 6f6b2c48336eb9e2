/**
 * `html` for all that is drawn: templates whose texts stay true when somebody else writes into the page. A translator puts
 * other elements in the place of each text, extensions take out comments and blanks, and lit-html would go on writing into
 * nodes that nobody sees.
 */
import { html as litHtml, noChange, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import type { ChildPart, PartInfo } from 'lit-html/directive.js';
import { clearPart, isPrimitive, setCommittedValue } from 'lit-html/directive-helpers.js';
import { asWritten } from './asWritten.ts';
import { endMark, holesOf } from './holes.ts';

const isNone = (value: unknown): boolean => [nothing, null, undefined].includes(value as null);

const textOf = (value: unknown): string => (isNone(value) ? '' : String(value));

/** Says that what lit-html finds its way by is gone; the whole must be drawn anew (`draw.ts`). */
class BrokenError extends Error {}

/** A value between tags: each text is a node of its own, and a new one when it changes. */
class StandingDirective extends Directive {
  /** The text that stands there; null when something else does, or may. */
  #text: string | null = null;

  override render(value: unknown): unknown {
    return value;
  }

  override update(part: PartInfo, [value]: [unknown]): unknown {
    const place = part as ChildPart;
    const { startNode, endNode } = place;
    const parent = startNode?.parentNode ?? null;
    if (parent === null || (endNode !== null && endNode.parentNode !== parent))
      throw new BrokenError('what a template finds its way by was taken out of the page');
    if (value === noChange) return noChange;
    if (!isPrimitive(value)) {
      this.#text = null;
      return Array.isArray(value) ? value.map(standingText) : value;
    }
    const text = textOf(value);
    // a text that stands in translation stays; one that is lost does not
    if (text === this.#text && (text === '' || startNode?.nextSibling !== endNode)) return noChange;
    this.#text = text;
    clearPart(place);
    setCommittedValue(place, nothing);
    return text;
  }
}

/** A value between tags, for `html` alone; markup.ts shows what it was called with. */
export const standing = directive(StandingDirective);

const standingText = (value: unknown): unknown => (isPrimitive(value) ? standing(value) : value);

/** What stands for the strings of a template: with an end after each value that a text follows. */
const prepared = new WeakMap<
  TemplateStringsArray,
  { readonly strings: TemplateStringsArray; readonly holes: readonly boolean[] }
>();

function prepare(strings: TemplateStringsArray) {
  const known = prepared.get(strings);
  if (known !== undefined) return known;
  const holes = holesOf(strings);
  // lit-html takes what follows a value for its end, and a text is what others replace
  const ended = (given: string, at: number): string => {
    const text = asWritten(given);
    return at > 0 && holes[at - 1] === true && /^[^<]/.test(text) ? endMark + text : text;
  };
  const made = {
    strings: Object.assign(strings.map(ended), { raw: strings.raw.map(ended) }),
    holes,
  };
  prepared.set(strings, made);
  return made;
}

/** Markup with values, to be drawn by `draw` in the page and by `markup` in the first frame. */
export function html(
  given: TemplateStringsArray,
  ...values: readonly unknown[]
): TemplateResult<1> {
  const { strings, holes } = prepare(given);
  return litHtml(strings, ...values.map((value, at) => (holes[at] ? standing(value) : value)));
}
