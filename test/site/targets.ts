/**
 * Whether what is pressed is large enough: 24 by 24 pixels, or so much room around it that a circle of 24 pixels on its middle
 * meets no other one (WCAG 2.2, 2.5.8). axe looks at this too, on what is in view; this opens every fold, and takes a moment.
 */

/**
 * Runs in the page. Links in a sentence are as high as its lines, and what is drawn to scale is as large as its picture; both are
 * excepted by the criterion.
 *
 * @returns what is too small, as its size and its markup
 */
export function smallTargets(): readonly string[] {
  const least = 24;
  // a menu lies over what is below it while it is open
  const folds = [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [data-cell-menu])'),
  ];
  for (const fold of folds) fold.open = true;

  const pressed =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
  /** Whether there are words beside it in its line or paragraph. */
  const isInSentence = (one: Element): boolean => {
    if (!getComputedStyle(one).display.startsWith('inline')) return false;
    let block = one.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline')
      block = block.parentElement;
    if (block === null) return false;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest(pressed) === null
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    while (walker.nextNode() !== null)
      if (/[\p{L}\p{N}]/u.test(walker.currentNode.nodeValue ?? '')) return true;
    return false;
  };

  const targets = [...document.querySelectorAll(pressed)]
    .filter((one) => one.closest('svg') === null)
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => {
      // a press on a label is one on its field
      const labels = one instanceof HTMLInputElement ? (one.labels ?? []) : [];
      const boxes = [one, ...labels]
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ width }) => width > 1)
        .map(({ left, right, top, bottom }) => {
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return { left, right, top, bottom, x, y };
        });
      const isSmall = boxes.every(
        (box) => Math.min(box.right - box.left, box.bottom - box.top) < least - 0.5,
      );
      return { one, boxes, isSmall };
    })
    .filter(({ boxes }) => boxes.length > 0);
  const faults = targets.filter((target) => {
    if (!target.isSmall || isInSentence(target.one)) return false;
    const { x, y } = target.boxes[0]!;
    return targets.some((other) => {
      if (other.one.contains(target.one) || target.one.contains(other.one)) return false;
      return other.boxes.some((box) => {
        const across = Math.max(box.left - x, x - box.right, 0);
        const down = Math.max(box.top - y, y - box.bottom, 0);
        const between = Math.hypot(box.x - x, box.y - y);
        return (
          Math.hypot(across, down) < least / 2 - 0.5 || (other.isSmall && between < least - 0.5)
        );
      });
    });
  });
  const told = faults.map(({ one, boxes: [box] }) => {
    const [width, height] = box ? [box.right - box.left, box.bottom - box.top] : [];
    const place = one.closest('[id]')?.id ?? '';
    return `#${place}: ${width} x ${height}: ${one.outerHTML.slice(0, 120)}`;
  });
  for (const fold of folds) fold.open = false;
  return told;
}
