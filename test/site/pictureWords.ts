/** Words in pictures: no two of a picture may lie over each other, and none may be cut off. */

/** What was found: how many pictures with words, and each fault by its figure. */
export type PictureWords = { readonly pictures: number; readonly faults: readonly string[] };

/** Runs in the page. A line of letters is a little lower than its box. */
export function lookAtWords(): PictureWords {
  const faults: string[] = [];
  let pictures = 0;
  for (const svg of document.querySelectorAll('main svg')) {
    const texts = [...svg.querySelectorAll('text')].filter(
      (text) =>
        text.textContent.trim() !== '' &&
        getComputedStyle(text).visibility !== 'hidden' &&
        text.getBoundingClientRect().width > 0,
    );
    if (texts.length < 2) continue;
    pictures++;
    const where = svg.closest('[data-cell], figure')?.id ?? '';
    const frame = svg.getBoundingClientRect();
    const cut = getComputedStyle(svg).overflow !== 'visible';
    const boxes = texts.flatMap((text) => {
      // a space between two numbers has a place of its own
      const lines = [...text.querySelectorAll('tspan')].filter(
        (line) => line.textContent.trim() !== '',
      );
      return (lines.length === 0 ? [text] : lines).map((line) => {
        const { x, right, y, bottom, height } = line.getBoundingClientRect();
        const less = 0.18 * height;
        return { words: line.textContent, x, right, y: y + less, bottom: bottom - less };
      });
    });
    for (const [at, one] of boxes.entries()) {
      const out = Math.max(
        frame.x - one.x,
        one.right - frame.right,
        frame.y - one.y,
        one.bottom - frame.bottom,
      );
      if (cut && out > 1)
        faults.push(`${where}: “${one.words}” is cut off by ${out.toFixed(1)} px`);
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.x, other.x);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y);
        if (across > 0.5 && down > 0.5)
          faults.push(`${where}: “${one.words}” lies over “${other.words}”`);
      }
    }
  }
  return { pictures, faults };
}
