/**
 * Pictures as plain data: the same tree becomes markup on the server, elements in the page, and a file for export.
 * Text and attribute values are escaped or set as text; nothing is ever parsed as HTML.
 */

export type SvgNode = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
};

const namespace = 'http://www.w3.org/2000/svg';

/** One node; attributes whose value is `undefined` are left out. */
export function svgNode(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly (SvgNode | string)[]
): SvgNode {
  const known: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) known[name] = value;
  }
  return { tag, attributes: known, children };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The tree as SVG markup, for server-drawn pages and files. */
export function toMarkup(node: SvgNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${node.children.map(toMarkup).join('')}</${node.tag}>`;
}

/** The tree as elements of the page. */
export function toElement(node: SvgNode): SVGElement {
  const element = document.createElementNS(namespace, node.tag);
  for (const [name, value] of Object.entries(node.attributes)) {
    element.setAttribute(name, String(value));
  }
  for (const child of node.children) {
    element.append(typeof child === 'string' ? child : toElement(child));
  }
  return element;
}
