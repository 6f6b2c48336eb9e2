/** Shows in the contents list of a chapter, or in the trail of the short way, where the reader is, and keeps it for the next visit. */
import { keepPlace } from '../page/readingPlace.ts';

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
  const { chapter, mark = 'location' } = list.dataset;
  let scheduled = false;
  let kept: number | null = null;
  const update = (): number => {
    scheduled = false;
    const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
    const current = currentSection(tops, window.innerHeight / 3);
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', mark);
      else link.removeAttribute('aria-current');
    });
    return current;
  };
  // only a reader who scrolls is reading
  const keep = (): void => {
    const current = update();
    if (chapter === undefined || current === kept) return;
    kept = current;
    const link = links[current];
    const heading = link?.textContent.trim() ?? '';
    keepPlace({ chapter, section: link?.hash.slice(1) ?? '', heading });
  };
  const schedule = (): void => {
    if (!scheduled) requestAnimationFrame(keep);
    scheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  update();
}

if (typeof document !== 'undefined') {
  document.querySelectorAll<HTMLElement>('[data-contents]').forEach(follow);
}
