/** The page of all modules shows the one that its address names: `#src/engine/line/settle.ts`, and with `?at=settle` a name in it. */
import './leadOn.ts';
import { fileNow, moduleOf, testsOf } from './places.ts';
import { publicNames, sourceOf } from './source.ts';

const list = document.querySelector<HTMLElement>('[data-code-list]');
const title = document.querySelector('h1');
const place = document.querySelector('[data-code-file]');
const links = [...(list?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
const paths = links.map(({ id }) => id);
const texts = new Map(links.map((link) => [link.id, link.href]));
const names = [title?.textContent ?? '', document.title] as const;

for (const link of links) link.href = `#${link.id}`;

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** A line of links. */
function line(what: string, ...links: readonly HTMLAnchorElement[]): HTMLElement {
  const box = document.createElement('p');
  box.className = 'readout';
  box.append(what, ...links.flatMap((link) => [' ', link]));
  return box;
}

const linksTo = (paths: readonly string[]): readonly HTMLAnchorElement[] =>
  paths.map((path) => linkTo(`#${path}`, path));

/** What stands above a module: its tests or what it tests, and what the library has of it. */
async function about(path: string): Promise<readonly HTMLElement[]> {
  const tests = testsOf(path, paths);
  const module = moduleOf(path, paths);
  const offered = Object.entries(await publicNames()).filter(([, entry]) => entry.path === path);
  return [
    ...(tests.length > 0 ? [line('Tested by', ...linksTo(tests))] : []),
    ...(module === undefined ? [] : [line('Tests', ...linksTo([module]))]),
    ...(offered.length > 0
      ? [line('In the library:', ...offered.map(([name, { to }]) => linkTo(to, name)))]
      : []),
    line('', linkTo(texts.get(path) ?? '', 'As plain text'), linkTo(location.pathname, names[0])),
  ];
}

const moduleAt = (path: string): string | undefined => (texts.has(path) ? `#${path}` : undefined);

let shown = '';

async function show(path: string): Promise<void> {
  try {
    const parts = [...(await about(path)), await sourceOf(path, moduleAt)];
    if (shown !== path) return; // another one meanwhile
    place?.replaceChildren(...parts);
    const at = new URLSearchParams(location.search).get('at');
    if (at !== null) document.getElementById(at)?.scrollIntoView();
  } catch {
    if (shown === path)
      place?.replaceChildren(
        line('The source could not be loaded.', linkTo(texts.get(path) ?? '', 'As plain text')),
      );
  }
}

/** Shows what the address names. */
function follow(): void {
  const asked = decodeURIComponent(location.hash.slice(1));
  const path = fileNow(asked, paths) ?? '';
  if (path !== asked && path !== '') history.replaceState(null, '', `${location.search}#${path}`);
  if (path === shown || list === null || title === null) return;
  shown = path;
  list.hidden = path !== '';
  title.classList.toggle('code-title', path !== '');
  title.textContent = path === '' ? names[0] : path;
  document.title = path === '' ? names[1] : `${path} · Nonogram Explorer`;
  place?.replaceChildren();
  if (path === '') return;
  scrollTo(0, 0);
  void show(path);
}

window.addEventListener('hashchange', follow);
follow();
