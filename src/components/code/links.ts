/** What leads on from the text of a module: the modules that it imports, and the public names of the library. */

/** The public names of the library: where the reference tells of each, and the module that declares it. */
export type PublicNames = Readonly<Record<string, { readonly to: string; readonly path: string }>>;

/** A stretch of a text that leads somewhere. */
export type CodeLink = {
  readonly at: number;
  readonly text: string;
  readonly href: string;
  readonly id?: string; // by which it can be led to
};

/** A stretch of a text: of a kind that has a colour, or ''. */
export type Piece = {
  readonly kind: string;
  readonly text: string;
  readonly href?: string;
  readonly id?: string;
};

/** Statements that import names, or declare one for others. */
const statements =
  /^(?:import|export)\s(?:type\s)?\{([^}]*)\}\sfrom\s'([^']+)';|^export (?:(?:async )?function\*? |class |const |type )(\w+)/gm;

/** Other modules, wherever they are named. */
const modules = /\b(?:from |import |import\(\s*|new URL\(\s*)'(\.{1,2}\/[^']+\.ts)'/g;

const resolved = (from: string, path: string): string =>
  new URL(from, `http://code/${path}`).pathname.slice(1);

/**
 * The links in the text of a module, in their order.
 *
 * @param path - of the module, from the root of the project
 * @param moduleAt - the address of a module; undefined where there is none
 */
export function linksIn(
  path: string,
  text: string,
  names: PublicNames,
  moduleAt: (path: string) => string | undefined,
): readonly CodeLink[] {
  const links: CodeLink[] = [];
  const take = (name: string, module: string, at: number): void => {
    const entry = Object.hasOwn(names, name) ? names[name] : undefined;
    if (entry?.path !== module) return;
    links.push({ at, text: name, href: entry.to, ...(module === path && { id: name }) });
  };
  for (const found of text.matchAll(statements)) {
    const [whole, imported, from, declared] = found;
    if (declared !== undefined) take(declared, path, found.index + whole.length - declared.length);
    if (imported === undefined || from?.startsWith('.') !== true) continue;
    const begin = found.index + whole.indexOf('{') + 1;
    for (const one of imported.matchAll(/(?:type\s+)?(\w+)(?:\s+as\s+\w+)?/g)) {
      const [all, name = ''] = one;
      take(name, resolved(from, path), begin + one.index + all.indexOf(name));
    }
  }
  for (const { 0: whole, 1: from = '', index } of text.matchAll(modules)) {
    const href = moduleAt(resolved(from, path));
    if (href !== undefined) links.push({ at: index + whole.indexOf("'") + 1, text: from, href });
  }
  return links.toSorted((one, other) => one.at - other.at);
}

/**
 * The pieces of a text with links in them.
 *
 * @param at - where the first piece stands in the text of the links
 */
export function linked(
  pieces: readonly Piece[],
  links: readonly CodeLink[],
  at = 0,
): readonly Piece[] {
  let begin = at;
  return pieces.flatMap(({ kind, text }) => {
    const end = begin + text.length;
    const parts: Piece[] = [];
    let done = begin;
    for (const { at: from, text: name, href, id } of links) {
      if (from < done || from + name.length > end) continue;
      parts.push({ kind, text: text.slice(done - begin, from - begin) });
      parts.push({ kind, text: name, href, ...(id !== undefined && { id }) });
      done = from + name.length;
    }
    parts.push({ kind, text: text.slice(done - begin) });
    begin = end;
    return parts.filter((part) => part.text !== '');
  });
}
