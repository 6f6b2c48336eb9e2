/** Prism, as the page has it: loaded when the first text is to be coloured. */
import type { Piece } from './links.ts';

/** What it makes of a text. */
type Token = { readonly type: string; readonly content: TokenStream };
type TokenStream = string | Token | readonly (string | Token)[];
type Prism = {
  readonly languages: Readonly<Record<string, object>>;
  readonly tokenize: (text: string, grammar: object) => readonly (string | Token)[];
};

/** The kinds of tokens that have a colour (styles/source.css). */
const coloured =
  /^(?:comment|keyword|builtin|class-name|string|template-string|regex|number|boolean|constant)$/;

async function load(): Promise<Prism> {
  const place = globalThis as { Prism?: object };
  place.Prism = { manual: true }; // it colours the whole page else
  // @ts-expect-error -- a program without types
  const { default: prism } = (await import('prismjs')) as unknown as { readonly default: Prism };
  place.Prism = prism; // where its languages look for it
  // @ts-expect-error -- a program without types
  await import('prismjs/components/prism-typescript.js');
  return prism;
}

const inPieces = (stream: TokenStream): readonly Piece[] => {
  if (typeof stream === 'string') return [{ kind: '', text: stream }];
  if ('type' in stream)
    return coloured.test(stream.type)
      ? [{ kind: stream.type, text: textOf(stream) }]
      : inPieces(stream.content);
  const pieces: Piece[] = [];
  for (const piece of stream.flatMap(inPieces)) {
    const last = pieces.at(-1);
    if (last?.kind === '' && piece.kind === '')
      pieces[pieces.length - 1] = { kind: '', text: last.text + piece.text };
    else pieces.push(piece);
  }
  return pieces;
};

const textOf = ({ content }: Token): string =>
  inPieces(content)
    .map(({ text }) => text)
    .join('');

let loaded: Promise<Prism> | undefined;

/** Cuts TypeScript into coloured pieces. */
export async function colouring(): Promise<(text: string) => readonly Piece[]> {
  const prism = await (loaded ??= load());
  const grammar = prism.languages['typescript'] ?? {};
  return (text) => inPieces(prism.tokenize(text, grammar));
}
