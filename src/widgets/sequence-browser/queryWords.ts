/** A typed search cut into words, numbers and signs. */

/** A piece of a search. */
export type Token = {
  readonly kind: 'number' | 'word' | 'comparison' | 'comma' | 'range' | 'times' | 'more';
  readonly text: string; // as the reader of searches knows it: lower case, `>=` for ≥
  readonly at: number; // place of its first character
};

/** A search that cannot be read; the message is for the reader. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly at: number; // place of the character where it goes wrong

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const patterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['number', /\d{1,3}(?:,\d{3})+(?!\d)|\d+/y],
  ['times', /(?:×|[x*](?=\s*\d))/iy],
  ['word', /[a-z]+/iy],
  ['comparison', />=|<=|=>|=<|≥|≤|[=<>]/y],
  ['more', /\.{3}|…/y],
  ['range', /\.\.|[-–]/y],
  ['comma', /[,;&]/y],
];

const usual: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '=>': '>=', '=<': '<=' };

/**
 * Cuts a search into tokens. Brackets and quotation marks around sequences are passed over.
 *
 * @throws QueryError at a sign that has no meaning here
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s()[\]{}"'“”⟨⟩]/.test(text[at] ?? '')) {
      at++;
      continue;
    }
    const token = tokenAt(text, at);
    if (token === null) throw new QueryError(`“${text[at]}” has no meaning here.`, at);
    tokens.push({ ...token, text: usual[token.text] ?? token.text.toLowerCase() });
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): Token | null {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { kind, text: found, at };
  }
  return null;
}
