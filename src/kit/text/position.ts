/** Shows in the contents list of a chapter which section the reader is in. */

/**
 * Which section is being read: the last whose top lies above the reading line, or -1 above the first.
 * @param tops - distances of the headings from the top of the viewport, in order
 */
export function currentSection(tops: readonly number[], readingLine: number): number {
  return tops.findLastIndex((top) => top <= readingLine);
}

function follow(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  let scheduled = false;
  const update = (): void => {
    scheduled = false;
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
    const current = currentSection(tops, window.innerHeight / 3);
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
  };
  const schedule = (): void => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  update();
}

if (typeof document !== 'undefined') {
  document.querySelectorAll<HTMLElement>('[data-contents]').forEach(follow);
}
