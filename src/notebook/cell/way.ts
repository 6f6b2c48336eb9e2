/**
 * The way down from one element to another that leads to the same place when all is drawn a second time. Elements of other
 * kinds do not count: a translator puts its own beside ours.
 */

/** What is gone down to at each step: which child of its kind. */
export type Way = readonly { readonly tag: string; readonly at: number }[];

const ofKind = (parent: Element, tag: string): readonly Element[] =>
  [...parent.children].filter((child) => child.localName === tag);

/** The way from `top` down to an element in it. */
export function wayTo(top: Element, element: Element): Way {
  const way: { tag: string; at: number }[] = [];
  for (let one = element; one !== top && one.parentElement !== null; one = one.parentElement) {
    const tag = one.localName;
    way.unshift({ tag, at: ofKind(one.parentElement, tag).indexOf(one) });
  }
  return way;
}

/** Where a way leads from `top`; null where it ends before. */
export const followed = (top: Element, way: Way): Element | null =>
  way.reduce<Element | null>(
    (one, { tag, at }) => (one === null ? null : (ofKind(one, tag)[at] ?? null)),
    top,
  );
