/**
 * A small, strict tokenizer for the subset of XML that puzzle files need: elements, attributes, text, comments, CDATA.
 * It expands the five predefined entities and nothing else, refuses document types with declarations inside (where
 * entity bombs live), and reads every character once.
 */

export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly closed: boolean;
      readonly at: number;
    }
  | { readonly kind: 'close'; readonly name: string; readonly at: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number };

/** Text that is not well-formed, or uses what is not read. `at` is the character, counted from 0. */
export class XmlError extends SyntaxError {
  override readonly name = 'XmlError';
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const noAttributes: ReadonlyMap<string, string> = new Map();

/**
 * Cuts XML into tokens, one after the other.
 *
 * @throws XmlError for markup that is not closed, not well-formed or not read
 * @source Extensible Markup Language 1.0, section 2; the subset named above
 */
export function* xmlTokens(text: string): Generator<XmlToken> {
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const until = end < 0 ? text.length : end;
      yield { kind: 'text', text: decoded(text.slice(at, until)), at };
      at = until;
      continue;
    }
    const sign = text[at + 1];
    if (sign !== '!' && sign !== '?') {
      const end = endOf(text, '>', at);
      yield tagToken(text.slice(at + 1, end - 1), at);
      at = end;
    } else if (sign === '?') {
      at = endOf(text, '?>', at);
    } else if (text.startsWith('<!--', at)) {
      at = endOf(text, '-->', at);
    } else if (text.startsWith('<![CDATA[', at)) {
      const end = endOf(text, ']]>', at);
      yield { kind: 'text', text: text.slice(at + 9, end - 3), at };
      at = end;
    } else {
      const end = endOf(text, '>', at);
      if (text.slice(at, end).includes('['))
        throw new XmlError(
          'Declarations inside the document type are not read: take them out.',
          at,
        );
      at = end;
    }
  }
}

function endOf(text: string, close: string, at: number): number {
  const end = text.indexOf(close, at);
  if (end < 0)
    throw new XmlError(`The markup that begins here is not closed: "${close}" is missing.`, at);
  return end + close.length;
}

function tagToken(body: string, at: number): XmlToken {
  const closing = /^\/([A-Za-z_][\w.:-]*)\s*$/.exec(body);
  if (closing) return { kind: 'close', name: closing[1] ?? '', at };
  const name = /^[A-Za-z_][\w.:-]*/.exec(body)?.[0];
  if (name === undefined) throw new XmlError('This is not a tag: a name must follow the "<".', at);
  if (name.length === body.length)
    return { kind: 'open', name, attributes: noAttributes, closed: false, at };
  const attributes = new Map<string, string>();
  const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
  attribute.lastIndex = name.length;
  let read = name.length;
  for (let match = attribute.exec(body); match !== null; match = attribute.exec(body)) {
    attributes.set(match[1] ?? '', decoded(match[2] ?? match[3] ?? ''));
    read = attribute.lastIndex;
  }
  const rest = body.slice(read).trim();
  if (rest !== '' && rest !== '/')
    throw new XmlError(
      `The tag "${name}" has an attribute that cannot be read: write it as name="value".`,
      at,
    );
  return { kind: 'open', name, attributes, closed: rest === '/', at };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, entity: string) => entities[entity] ?? whole);
