/**
 * "Share" beneath a figure is a menu. What it says of citing and framing stands under the figure: when it is opened, and
 * again whenever a reader turns to it, its texts are those of the figure as it stands.
 */
import { closeAsMenu } from '../page/foldedMenu.ts';

async function draw(frame: HTMLElement, place: HTMLElement): Promise<void> {
  try {
    const { drawShare } = await import('./sharePanel.ts');
    drawShare(frame, place);
  } catch {
    place.textContent = 'The texts could not be loaded. Open this again to try once more.';
  }
}

/** Opens the list of the code under the figure. */
function openCode(menu: HTMLDetailsElement, frame: HTMLElement): void {
  const code = frame.querySelector<HTMLDetailsElement>('[data-cell-code]');
  if (code === null) return;
  menu.open = false;
  code.open = true;
  code.querySelector('summary')?.focus({ preventScroll: true });
  code.scrollIntoView({ block: 'nearest' });
}

function wire(menu: HTMLDetailsElement): void {
  closeAsMenu(menu);
  const frame = menu.closest<HTMLElement>('[data-cell]');
  if (frame !== null)
    menu.querySelector('[data-code-open]')?.addEventListener('click', () => openCode(menu, frame));
  const panel = frame?.querySelector<HTMLElement>('[data-share]') ?? null;
  const place = panel?.querySelector<HTMLElement>('[data-share-place]') ?? null;
  if (frame === null || panel === null || place === null) return;
  const refresh = (): void => void draw(frame, place);
  for (const kind of ['pointerenter', 'focusin']) panel.addEventListener(kind, refresh);
  const open = async (): Promise<void> => {
    panel.hidden = false;
    menu.open = false;
    await draw(frame, place);
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  };
  menu.querySelector('[data-share-open]')?.addEventListener('click', () => void open());
  panel.querySelector('[data-share-close]')?.addEventListener('click', () => {
    panel.hidden = true;
    menu.querySelector('summary')?.focus();
  });
}

document.querySelectorAll<HTMLDetailsElement>('[data-cell-menu]').forEach(wire);
