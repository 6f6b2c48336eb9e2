/**
 * Texts that lead a figure: the paragraph that is read puts it into its state. A figure that the reader touches is led no
 * further, until it is told to follow again. Steps are no places of the reader: they leave address and history alone.
 */
import { loadWhenNear } from './cells.ts';
import type { BookLoader, FigureLoaders } from './cells.ts';
import type { FigureElement } from './element.ts';
import { figureIn } from '../cell/frame.ts';

/** From here on the picture has room beside the text: src/styles/walk.css. */
const beside = matchMedia('(width >= 1100px)');

/** A paragraph is read when it passes this line: near the middle of the window. */
const line = { rootMargin: '-42% 0px -58%' };

/** Where the contents of the chapter stand beside it. */
const upperHalf = { rootMargin: '0px 0px -50%' };

const words = { following: 'The picture follows the text', asked: 'Follow the text again' };

/** Holds the figure of a walk beside its text. @returns its frame */
function hold(walk: HTMLElement): HTMLElement[] {
  const held = walk.querySelector('template')?.content;
  if (held === undefined) return [];
  walk.append(document.importNode(held, true));
  const frame = walk.querySelector<HTMLElement>('[data-held]')!;
  const button = frame.querySelector<HTMLElement>(':scope > button')!;
  const steps = [...walk.querySelectorAll<HTMLElement>('.walk-step')];
  let present = steps[0];
  const first = present?.querySelector('.walk-still')?.cloneNode(true);
  // until it wakes
  if (first !== undefined) figureIn(frame)?.append(first);
  let follows = true;
  const lead = (): void => {
    frame.dataset['values'] = present?.dataset['values'] ?? '{}';
    (figureIn(frame) as FigureElement | null)?.follow?.();
  };
  const follow = (does: boolean): void => {
    follows = does;
    button.textContent = does ? words.following : words.asked;
    button.setAttribute('aria-disabled', String(does));
    if (does) lead();
  };
  const read = (step: HTMLElement): void => {
    present?.classList.remove('is-read');
    present = step;
    step.classList.add('is-read');
    if (follows) lead();
  };
  const passing = new IntersectionObserver((entries) => {
    const step = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
    if (step instanceof HTMLElement) read(step);
  }, line);
  for (const step of steps) passing.observe(step);
  new IntersectionObserver(([entry]) => {
    walk.classList.toggle('is-passing', entry?.isIntersecting);
  }, upperHalf).observe(walk);
  const picture = frame.querySelector('.walk-picture')!;
  picture.addEventListener('pointerdown', () => follow(false));
  picture.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Tab') follow(false); // which only passes
  });
  button.addEventListener('click', () => follow(true));
  frame.addEventListener('widget-ready', () => follow(follows));
  if (present !== undefined) read(present);
  return [frame];
}

/**
 * Sets the walks of a page to work, once there is room; to be called once.
 *
 * @param figures - how they are loaded
 * @param loadBook - how what they need of the book is loaded
 */
export function startWalks(figures: FigureLoaders, loadBook: BookLoader): void {
  const walks = [...document.querySelectorAll<HTMLElement>('[data-walk]')];
  const begin = (): void => {
    if (!beside.matches) return;
    beside.removeEventListener('change', begin);
    loadWhenNear(walks.flatMap(hold), figures, loadBook);
  };
  beside.addEventListener('change', begin);
  begin();
}
