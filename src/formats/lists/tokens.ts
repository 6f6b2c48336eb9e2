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

/** Comments to the end of a line that bear their own sign. */
const comment = /\/\/.*|%.*|--(?=[\s\w]).*/y;

/** Where a sign stands next; asked for places in their order, it looks at each place of the text once. */
function nextOf(text: string, sign: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      sign.lastIndex = from;
      found = sign.exec(text)?.index ?? text.length;
    }
    return found;
  };
}

/** Most characters between the sign of a comment and its first word. */
const mostBefore = 300;

/**
 * Where the comments end that begin with `#` or `;`, which can also be signs of a list: words tell them. A text of nothing
 * but such signs is looked at once, and not once for each of them.
 */
function commentEnds(text: string): (at: number) => number | null {
  const lineEnd = nextOf(text, /[\n\r\u2028\u2029]/g);
  const textLineEnd = nextOf(text, /[\n\r]/g);
  const letter = nextOf(text, /\p{L}/gu);
  const digit = nextOf(text, /\d/g);
  const wordOrQuote = nextOf(text, /[\p{L}"']/gu);
  const program = nextOf(text, /[\n\r=[(:]/g);
  return (at) => {
    const from = at + 1;
    if (text[at] === '#') {
      const end = textLineEnd(from);
      const says =
        /\s/.test(text[from] ?? '') ||
        (letter(from) < end && letter(from) - from <= mostBefore) ||
        digit(from) >= end;
      return says ? lineEnd(from) : null;
    }
    // a `;` begins a comment where words follow that are no program
    const end = program(from);
    const says = wordOrQuote(from) < end && wordOrQuote(from) - from <= mostBefore;
    const ends = end === text.length || /[\n\r]/.test(text[end] ?? '');
    return says && ends && end - from <= mostBefore ? end : null;
  };
}

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

const ofWords = [word, other];

const kindsOf = new Map<string, readonly (readonly [Token['kind'], RegExp])[]>();

/** Remembered for the signs of ASCII; any other begins a word. */
function kindsFor(sign: string): readonly (readonly [Token['kind'], RegExp])[] {
  if (sign > '\u007f') return ofWords;
  const known = kindsOf.get(sign);
  if (known !== undefined) return known;
  const found = [...(kinds.find(([first]) => first.test(sign))?.[1] ?? [word]), other];
  kindsOf.set(sign, found);
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
 * @param most - one more than these are enough
 */
export function tokensOf(text: string, first = 1, most = Infinity): readonly Token[] {
  const tokens: Token[] = [];
  let commentEnd: ReturnType<typeof commentEnds> | undefined;
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
    if (sign !== '#' && sign !== ';') return taken(comment);
    const end = (commentEnd ??= commentEnds(text))(at);
    return end === null ? undefined : text.slice(at, end);
  };
  while (at < text.length && tokens.length <= most) {
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
