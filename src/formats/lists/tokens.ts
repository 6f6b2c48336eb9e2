/** A text of a program or of settings cut into words, numbers, texts in quotes and signs; comments are passed over. */

/** A piece of a text, and where it stands. */
export type Token = {
  readonly kind:
    | 'number'
    | 'coloured' // a number with a letter
    | 'word'
    | 'text' // in quotes
    | 'open'
    | 'close'
    | 'comma'
    | 'semicolon'
    | 'equals' // = or :
    | 'dash' // before an entry of a list
    | 'end' // of a line
    | 'other';
  readonly text: string;
  readonly line: number;
  readonly column: number; // counted from 1
};

/** Comments to the end of a line; a `;` begins one where words follow that are no program. */
const comment =
  /#(?=\s|[^\n\r]{0,300}\p{L}|[^\n\r\d]*(?:[\n\r]|$)).*|\/\/.*|%.*|--(?=[\s\w]).*|;(?=[^\n\r=[(:]{0,300}[\p{L}"'])[^\n\r=[(:]{0,300}(?=[\n\r]|$)/uy;

const word: readonly [Token['kind'], RegExp] = [
  'word',
  /[\p{L}_$][\p{L}\p{N}_]*(?:[-.][\p{L}_][\p{L}\p{N}_]*)*/uy,
];
const other: readonly [Token['kind'], RegExp] = ['other', /[\p{L}\p{N}_.]+|[^]/uy];

/** What can begin with a sign, the most certain first. */
const kinds: readonly (readonly [RegExp, readonly (readonly [Token['kind'], RegExp])[]])[] = [
  [
    /\d/,
    [
      ['number', /\d{1,9}(?![\p{L}\p{N}_.])/uy],
      ['coloured', /\d{1,9}[a-z](?![\p{L}\p{N}_])/uy],
    ],
  ],
  [/[\r\n]/, [['end', /\r\n|\r|\n/y]]],
  [/[[({]/, [['open', /./y]]],
  [/[\])}]/, [['close', /./y]]],
  [/,/, [['comma', /./y]]],
  [/[;|]/, [['semicolon', /./y]]],
  [/["'`]/, [['text', /"""[^]*?"""|'''[^]*?'''|`[^`]*`|"[^"\n\r]*"|'[^'\n\r]*'/y]]],
  [
    /[=:-]/,
    [
      ['equals', /=>|:=|->|[=:]/y],
      ['dash', /-(?=\s|$)/y],
    ],
  ],
];

const kindsOf = new Map<string, readonly (readonly [Token['kind'], RegExp])[]>();

/** Remembered for the signs of ASCII; any other begins a word. */
function kindsFor(sign: string): readonly (readonly [Token['kind'], RegExp])[] {
  const known = kindsOf.get(sign);
  if (known !== undefined) return known;
  const found = [...(kinds.find(([first]) => first.test(sign))?.[1] ?? [word]), other];
  if (sign < '\u0080') kindsOf.set(sign, found);
  return found;
}

/** What a text in quotes holds. */
const bare = (quoted: string): string => {
  const marks = /^(?:"""|''')/.test(quoted) ? 3 : 1;
  return quoted.slice(marks, -marks);
};

/**
 * Cuts a text into tokens.
 *
 * @param first - the number of its first line
 * @source none
 */
export function tokensOf(text: string, first = 1): readonly Token[] {
  const tokens: Token[] = [];
  const blank = /[^\S\r\n]+/y;
  const lastEnd = text.lastIndexOf('*/'); // of a comment over several lines
  let [at, line, start] = [0, first, 0];
  const taken = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const pass = (piece: string): void => {
    at += piece.length;
    const ends = piece.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (ends === 0) return;
    line += ends;
    start = at;
  };
  /** Of white space, or of a comment. */
  const passedOver = (): string | undefined => {
    const sign = text[at] ?? '';
    if (/\s/.test(sign)) return taken(blank);
    if (!'#/%-;'.includes(sign)) return undefined;
    if (text.startsWith('/*', at) && at + 2 <= lastEnd)
      return text.slice(at, text.indexOf('*/', at + 2) + 2);
    return taken(comment);
  };
  while (at < text.length) {
    const passed = passedOver();
    if (passed !== undefined) {
      pass(passed);
      continue;
    }
    for (const [kind, sign] of kindsFor(text[at] ?? '')) {
      const piece = taken(sign);
      if (piece === undefined) continue;
      tokens.push({
        kind,
        text: kind === 'text' ? bare(piece) : piece,
        line,
        column: at - start + 1,
      });
      pass(piece);
      break;
    }
  }
  return tokens;
}
