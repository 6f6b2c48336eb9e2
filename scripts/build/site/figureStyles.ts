/**
 * The style sheets of a figure that stands alone, made one: the rules whose classes occur in its markup or in the scripts
 * that it may run. The others are for the chapter around it and for other figures.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresLoaded, importedAtOnce, importedLater } from './builtScripts.ts';

/** The statements of a style sheet, each with what it encloses. */
function* statements(css: string): Generator<string> {
  let [start, depth, quote] = [0, 0, ''];
  for (let i = 0; i < css.length; i++) {
    const sign = css.charAt(i);
    if (sign === '\\') i++;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth++;
    else if ((sign === '}' && --depth === 0) || (sign === ';' && depth === 0)) {
      yield css.slice(start, i + 1);
      start = i + 1;
    }
  }
}

/** The selectors of a list, `:is(a, b)` being one. */
function selectorsOf(list: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === ',' && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${sign}`);
  }
  return found;
}

/** A selector without what stands in brackets, of which one of many, or none, has to hold. */
function withoutChoices(selector: string): string {
  const shorter = selector.replaceAll(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? selector : withoutChoices(shorter);
}

/** What a page may hold. */
export type Vocabulary = {
  readonly ids: ReadonlySet<string>;
  readonly words: ReadonlySet<string>; // all that may be a class; "cell-" stands for all that begin so
};

/** A selector with the ids and classes that it names. */
type Selector = { readonly text: string; readonly names: readonly (readonly [string, string])[] };

const selectorOf = (text: string): Selector => ({
  text,
  names: [...withoutChoices(text).matchAll(/([.#])([\w-]+)/g)].map(([, kind = '', name = '']) => [
    kind,
    name,
  ]),
});

const mayMatch = ({ names }: Selector, { ids, words }: Vocabulary): boolean =>
  names.every(([kind, name]) =>
    kind === '#'
      ? ids.has(name)
      : words.has(name) ||
        [...name.matchAll(/-/g)].some(({ index }) => words.has(name.slice(0, index + 1))),
  );

/** A rule, read: what it is to keep of it is decided page by page. */
type Rule =
  | { readonly whole: string }
  | { readonly head: string; readonly inner: readonly Rule[] }
  | { readonly body: string; readonly selectors: readonly Selector[] };

function* rulesOf(css: string): Generator<Rule> {
  for (const statement of statements(css)) {
    const at = statement.indexOf('{');
    const [head, body] = [statement.slice(0, at), statement.slice(at + 1, -1)];
    if (/^@(?:media|supports|layer|container)/.test(head))
      yield { head, inner: [...rulesOf(body)] };
    else if (at < 0 || head.startsWith('@')) yield { whole: statement };
    else yield { body, selectors: selectorsOf(head).map(selectorOf) };
  }
}

/** Style sheets that were read before: most figures have the same. */
const read = new Map<string, readonly Rule[]>();

function readRules(css: string): readonly Rule[] {
  const rules = read.get(css) ?? [...rulesOf(css)];
  read.set(css, rules);
  return rules;
}

const neededOf = (rules: readonly Rule[], vocabulary: Vocabulary): string =>
  rules
    .map((rule) => {
      if ('whole' in rule) return rule.whole;
      if ('inner' in rule) {
        const inner = neededOf(rule.inner, vocabulary);
        return inner === '' ? '' : `${rule.head}{${inner}}`;
      }
      const kept = rule.selectors.filter((selector) => mayMatch(selector, vocabulary));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${rule.body}}`;
    })
    .join('');

/**
 * A style sheet without the rules that nothing of a page can match.
 *
 * @param css - as the build writes it: without comments
 */
export const neededRules = (css: string, vocabulary: Vocabulary): string =>
  neededOf(readRules(css), vocabulary);

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_][\w-]*/g));

/** The listing under "Code" is read from another page, coloured by Prism. */
const listing =
  'token comment prolog keyword builtin class-name string template-string regex number boolean constant';

const sheet = /<link rel="stylesheet" href="([^"]+)">/g;

type Script = {
  readonly words: ReadonlySet<string>;
  readonly figures: ReadonlyMap<string, string>;
  readonly atOnce: readonly string[];
  readonly later: readonly string[];
};

/** The built scripts and style sheets, of which figures take what they need. */
export class FigureStyles {
  readonly #folder: string;
  readonly #scripts: ReadonlyMap<string, string>;
  readonly #read = new Map<string, Script>();

  /** @param folder - with the scripts and style sheets of the built site */
  constructor(folder: string) {
    this.#folder = folder;
    this.#scripts = new Map(
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
  }

  /** What is read off a script, once; null where there is none of that name. */
  #script(name: string): Script | null {
    const text = this.#scripts.get(name);
    if (text === undefined) return null;
    const known = this.#read.get(name) ?? {
      words: wordsOf(text),
      figures: figuresLoaded(text),
      atOnce: importedAtOnce(text),
      later: importedLater(text),
    };
    this.#read.set(name, known);
    return known;
  }

  /** The page of a figure with one style sheet, which is written beside the others. */
  withOne(page: string, id: string): string {
    const links = [...page.matchAll(sheet)];
    const [first = '', address = ''] = links[0] ?? [];
    if (first === '') return page;
    const css = links
      .map(([, href = '']) => readFileSync(join(this.#folder, nameOf(href)), 'utf8'))
      .join('');
    const needed = neededRules(css, this.#vocabulary(page));
    const hash = createHash('sha256').update(needed).digest('hex').slice(0, 8);
    const name = `${id}.${hash}.css`; // in its name, because hosts let browsers keep these files
    writeFileSync(join(this.#folder, name), needed);
    return page
      .replace(first, first.replace(nameOf(address), name))
      .replaceAll(sheet, (link) => (link.includes(name) ? link : ''));
  }

  #vocabulary(page: string): Vocabulary {
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    const words = new Set([...wordsOf(page), ...wordsOf(listing)]);
    for (const name of this.#scriptsOf(page)) {
      for (const word of this.#script(name)?.words ?? []) words.add(word);
    }
    return { ids, words };
  }

  /** The scripts that the page of a figure may come to run; other figures are not among them. */
  #scriptsOf(page: string): ReadonlySet<string> {
    const tag = /data-cell="([^"]+)"/.exec(page)?.[1] ?? '';
    const found = new Set<string>();
    const take = (name: string): void => {
      const script = this.#script(name);
      if (script === null || found.has(name)) return;
      found.add(name);
      const others = new Set(
        [...script.figures].flatMap(([one, next]) => (one === tag ? [] : next)),
      );
      for (const next of script.atOnce) take(nameOf(next));
      for (const next of script.later) if (!others.has(next)) take(nameOf(next));
    };
    for (const [, address = ''] of page.matchAll(/<script[^>]* src="([^"]+)"/g))
      take(nameOf(address));
    return found;
  }
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
