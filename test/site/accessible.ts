/**
 * Accessibility by axe. It takes seconds for a thousand elements, and long pages have lists of hundreds of entries that are
 * made alike; so of what is made alike in great numbers a few stand for all.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Runs in the page: takes out of view what lies beside the cell that is asked for, the figures where they are not, and what has three before it that are made
 * alike, that is of the same elements with the same classes, roles and attributes, whatever their words: in every list and
 * board, or, where colours alone are asked for, in all places of the page that lie within the same elements. What is made
 * otherwise stays, however late it comes. Rows keep all of their cells: a head of a table wants its column.
 */
function thinOut({ id, figures, colours }: Asked & { readonly id: string | undefined }): void {
  const telling =
    /^(?:class|role|type|tabindex|disabled|open|fill|lang|aria-(?:checked|current|disabled|expanded|hidden|pressed|selected|sort))$/;
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const ownOf = (one: Element): string =>
    [
      one.localName,
      ...[...one.attributes]
        .filter(({ name }) => !/^(?:id|href|d|x|y|cx|cy|x1|x2|y1|y2|transform)$/.test(name))
        .map(({ name, value }) => (telling.test(name) ? `${name}=${value}` : name))
        .toSorted(),
    ].join(' ');
  const makes = new Map<Element, number>();
  const makeOf = (one: Element): number => {
    const before = makes.get(one);
    if (before !== undefined) return before;
    const inner = [...new Set([...one.children].map(makeOf))].toSorted((a, b) => a - b);
    const words = [...one.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    );
    const make = numberOf(`${ownOf(one)} ${words} ${inner.join(' ')}`);
    makes.set(one, make);
    return make;
  };
  const everywhere = new Map<string, number>();
  const thin = (parent: Element, place: number): void => {
    const isRow = parent.localName === 'tr' || parent.getAttribute('role') === 'row';
    const seen = colours ? everywhere : new Map<string, number>();
    for (const one of parent.children) {
      const alike = `${place} ${makeOf(one)}`;
      const before = seen.get(alike) ?? 0;
      seen.set(alike, before + 1);
      if ((before >= 3 && !isRow) || (!figures && one.matches('[data-cell] .cell-body')))
        one.setAttribute('data-thinned-out', '');
      else thin(one, numberOf(`${place} > ${ownOf(one)}`));
    }
  };
  thin(document.body, 0);
  const asked = id === undefined ? null : document.getElementById(id);
  for (let one = asked; one !== null && one !== document.body; one = one.parentElement) {
    for (const beside of one.parentElement?.children ?? [])
      beside.setAttribute('data-thinned-out', '');
    one.removeAttribute('data-thinned-out');
  }
  for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-thinned-out]'))
    one.style.setProperty('display', 'none', 'important');
  // axe takes most of its time to find out what is not to be seen: of that, it is told what others name by its id alone
  const naming = /^(?:aria-.*|for|headers|list|popovertarget)$/;
  const named = new Set<Element>();
  for (const { attributes } of document.querySelectorAll('*'))
    for (const { name, value } of attributes) {
      const ids = naming.test(name) ? value.split(/\s+/) : name === 'href' ? [value.slice(1)] : [];
      for (const one of ids)
        for (let by = document.getElementById(one); by !== null; by = by.parentElement)
          named.add(by);
    }
  const untold = new Set<Node>();
  const tell = (parent: Element, isOut: boolean): void => {
    for (const one of parent.children) {
      const out = isOut || one.hasAttribute('data-thinned-out');
      // a table knows its rows and cells by itself
      if (out && !named.has(one) && !one.matches('tr, td, th')) untold.add(one);
      else tell(one, out);
    }
    const told = [...parent.childNodes].filter((node) => !untold.has(node));
    // beside words they are counted
    if (told.some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''))
      return;
    if (told.length < parent.childNodes.length)
      Object.defineProperty(parent, 'childNodes', { configurable: true, value: told });
  };
  tell(document.body, false);
  // the two ways on which axe walks through a page
  Object.defineProperty(document, 'createTreeWalker', {
    configurable: true,
    value: (root: Node, what: number) =>
      Document.prototype.createTreeWalker.call(document, root, what, (node) =>
        untold.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      ),
  });
}

/** Runs in the page: brings back what was taken out of view. */
function bringBack(): void {
  for (const one of document.querySelectorAll<HTMLElement | SVGElement>('[data-thinned-out]')) {
    one.style.removeProperty('display');
    if (one.getAttribute('style') === '') one.removeAttribute('style');
    one.removeAttribute('data-thinned-out');
  }
  for (const one of document.querySelectorAll('*')) Reflect.deleteProperty(one, 'childNodes');
  Reflect.deleteProperty(document, 'createTreeWalker');
}

type Asked = {
  readonly colours?: boolean; // nothing but whether they differ enough
  readonly figures?: boolean; // whether also within figures; each has an authors' page, which is looked at too
};

/**
 * Fails with what axe finds wrong on the page as it stands, or in the cell `id` alone. Only what is wrong leaves the
 * page: the whole report of a long page is megabytes.
 */
export async function expectAccessible(
  page: Page,
  id?: string,
  { colours, figures = true }: Asked = {},
): Promise<void> {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(readFileSync(axe, 'utf8'));
  const within = id === undefined ? 'document' : `'#${id}'`;
  // the rule for 24 px is off by itself
  const only =
    colours === true
      ? ", runOnly: ['color-contrast']"
      : ", rules: { 'target-size': { enabled: true } }";
  await page.evaluate(thinOut, { id, figures, colours: colours === true });
  const found = await page.evaluate(
    `axe.run(${within}, { resultTypes: ['violations']${only} }).then(({ violations, incomplete }) => [
      ...violations.map(({ id, nodes }) => [
        id,
        ...nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary),
      ]),
      // a rule that broke says nothing else
      ...incomplete.filter(({ error }) => error !== undefined).map(({ id, error }) => [id, error.message]),
    ])`,
  );
  await page.evaluate(bringBack);
  expect(found).toEqual([]);
}
