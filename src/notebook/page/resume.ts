/** Offers on the home page to go on where the reader was. The line is there before, with other words: nothing moves. */
import { placeKept } from './readingPlace.ts';

function offer(line: HTMLElement): void {
  const place = placeKept();
  if (place === null) return;
  // only a chapter that is on this page's list: what is stored is from outside
  const chapter = document.querySelector<HTMLAnchorElement>(
    `[data-chapter-link="${CSS.escape(place.chapter)}"]`,
  );
  if (chapter === null) return;
  const link = document.createElement('a');
  link.href = `${chapter.pathname}${place.section === '' ? '' : `#${place.section}`}`;
  const title = chapter.textContent.trim();
  link.textContent = place.heading === '' ? title : `${title}: ${place.heading}`;
  line.replaceChildren('Welcome back. Go on reading: ', link);
}

document.querySelectorAll<HTMLElement>('[data-resume]').forEach(offer);
