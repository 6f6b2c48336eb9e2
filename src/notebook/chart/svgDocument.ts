/**
 * The few parts of a document that Observable Plot needs, over plain `SvgNode` trees: so the very function that draws
 * a chart in the page also draws it while the site is built, with no browser and no DOM package.
 * Limits: no styles, no events, no queries; a mark that asks for more fails loudly. Tried and dropped: jsdom and
 * linkedom (a dependency of megabytes for one `createElementNS`), and a second set of drawing functions by hand.
 */
import type { SvgNode } from '../svg/svgTree.ts';
import { slimNode } from './slimNode.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** An element that only remembers what was put into it. */
class SvgDocumentElement {
  readonly ownerDocument: SvgDocument;
  readonly namespaceURI = svgNamespace;
  readonly tagName: string;
  readonly attributes = new Map<string, string>();
  #children: (SvgDocumentElement | string)[] = [];

  constructor(owner: SvgDocument, tagName: string) {
    this.ownerDocument = owner;
    this.tagName = tagName;
  }

  appendChild<Child extends SvgDocumentElement | string>(child: Child): Child {
    this.#children.push(child);
    return child;
  }

  append(...children: (SvgDocumentElement | string)[]): void {
    this.#children.push(...children);
  }

  insertBefore<Child extends SvgDocumentElement | string>(
    child: Child,
    before: SvgDocumentElement | null,
  ): Child {
    const at = before === null ? -1 : this.#children.indexOf(before);
    this.#children.splice(at < 0 ? this.#children.length : at, 0, child);
    return child;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  setAttributeNS(_space: string | null, name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  set textContent(text: string | number) {
    this.#children = [`${text}`];
  }

  toNode(): SvgNode {
    const children = this.#children.map((child) =>
      typeof child === 'string' ? child : child.toNode(),
    );
    return { tag: this.tagName, attributes: Object.fromEntries(this.attributes), children };
  }
}

class SvgDocument {
  readonly documentElement: SvgDocumentElement;

  constructor() {
    this.documentElement = new SvgDocumentElement(this, 'html');
  }

  createElementNS(_space: string, name: string): SvgDocumentElement {
    return new SvgDocumentElement(this, name);
  }

  createTextNode(text: string): string {
    return text;
  }
}

/**
 * A document for drawing charts where there is none.
 *
 * @returns something that Plot takes for a document; only {@link nodeOf} can read what it made
 */
export const svgDocument = (): Document => new SvgDocument() as unknown as Document;

/**
 * The tree of a chart that was drawn with {@link svgDocument}, for markup and files. Plot's own style element is left
 * out: the pages carry those three rules in their style sheet.
 *
 * @throws TypeError for an element of a real document
 */
export function nodeOf(drawn: SVGElement): SvgNode {
  const element: unknown = drawn;
  if (!(element instanceof SvgDocumentElement)) {
    throw new TypeError('only a chart drawn with svgDocument() can be read back');
  }
  const node = element.toNode();
  return slimNode({
    ...node,
    children: node.children.filter((child) => typeof child === 'string' || child.tag !== 'style'),
  });
}
