/** The source of a module, coloured in the page. The site has its text, which is read without a script too. */
import { afterDrawing } from '../../notebook/cell/turns.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { linked, linksIn } from './links.ts';
import type { Piece, PublicNames } from './links.ts';
import { colouring } from './prism.ts';

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(sitePath(`code/${path}`));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

const longest = 4000; // characters that are coloured in one task

let names: Promise<PublicNames> | undefined;

/** The public names of the library. */
export const publicNames = (): Promise<PublicNames> =>
  (names ??= fetched('names.json').then((answer) => answer.json() as Promise<PublicNames>));

function elementOf({ kind, text, href, id }: Piece): Node | string {
  if (kind === '' && href === undefined) return text;
  const element = document.createElement(href === undefined ? 'span' : 'a');
  if (element instanceof HTMLAnchorElement) element.href = href ?? '';
  if (id !== undefined) element.id = id;
  if (kind !== '') element.className = `token ${kind}`;
  element.textContent = text;
  return element;
}

/**
 * The box with the source of a module.
 *
 * @param moduleAt - the address of another module; undefined where there is none
 * @returns a promise that fails when the text cannot be had; the colours come piece by piece, so that no long text keeps the
 *   page from answering
 */
export async function sourceOf(
  path: string,
  moduleAt: (path: string) => string | undefined,
): Promise<HTMLElement> {
  const [text, publics, coloured] = await Promise.all([
    fetched(`text/${path}.txt`).then((answer) => answer.text()),
    publicNames(),
    colouring(),
  ]);
  const links = linksIn(path, text, publics, moduleAt);
  const box = document.createElement('div');
  box.className = 'source';
  box.tabIndex = 0;
  box.role = 'group';
  box.ariaLabel = `Source of ${path}`;
  const code = document.createElement('code');
  code.translate = false;
  box.appendChild(document.createElement('pre')).append(code);
  let [at, since] = [0, 0];
  // what stands together: a declaration with its comment
  for (const part of text.split(/(?<=\n\n)(?=\S)/)) {
    since += part.length;
    if (since > longest) {
      await afterDrawing();
      since = part.length;
    }
    code.append(...linked(coloured(part), links, at).map(elementOf));
    at += part.length;
  }
  return box;
}
