/**
 * Notes of references, of words and of figures: they open on hover, on focus and on tap, stay while the pointer is on
 * them, and Escape closes them. A word opens on any press, keeps its note, and leads on from there. Without script a reference is a link to the list of sources at the end of the page, a word
 * a link to its entry on the page of words, and the name of a figure a link to the figure.
 */
import { figurePreview } from './figurePreview.ts';

const openDelay = 120; // a pointer that only passes opens nothing
const closeDelay = 250; // time to move the pointer from the reference to its note

let note: HTMLElement | null = null;
let owner: HTMLAnchorElement | null = null;
let asked: HTMLAnchorElement | null = null; // whose note is still being made
let isKept = false; // by a press: it stays when the pointer leaves
let timer = 0;

function later(action: () => void, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(action, delay);
}

function close(): void {
  clearTimeout(timer);
  asked = null;
  isKept = false;
  owner?.removeAttribute('aria-describedby');
  owner?.removeAttribute('aria-expanded');
  owner = null;
  if (note?.matches(':popover-open') === true) note.hidePopover();
}

function closeLater(): void {
  later(close, closeDelay);
}

function leave(): void {
  if (!isKept) closeLater();
}

/** The focus goes elsewhere than into the note. */
function blurred({ relatedTarget: to }: FocusEvent): void {
  if (!(to instanceof Node) || note?.contains(to) !== true) closeLater();
}

function theNote(): HTMLElement {
  if (note !== null) return note;
  note = document.createElement('div');
  note.className = 'ref-note';
  note.id = 'reference-note';
  note.popover = 'manual';
  note.setAttribute('role', 'note');
  note.addEventListener('pointerenter', () => clearTimeout(timer));
  note.addEventListener('pointerleave', leave);
  note.addEventListener('focusout', blurred);
  // a figure that wakes further up moves the reference under its note, and a picture that comes late makes the note taller
  const moved = new ResizeObserver(() => {
    if (note !== null && owner !== null) place(note, owner);
  });
  moved.observe(note);
  moved.observe(document.body);
  return note;
}

/** In the margin column beside the reference where there is one and it is free, else under or above the reference. */
function place(box: HTMLElement, reference: HTMLElement): void {
  const at = reference.getBoundingClientRect();
  const column = reference.closest('.chapter');
  const margin = column === null ? 0 : parseFloat(getComputedStyle(column).paddingInlineEnd);
  box.classList.toggle('in-margin', margin > 0 && reference.closest('.cell') === null);
  if (column !== null && box.classList.contains('in-margin')) {
    const edge = column.getBoundingClientRect().right;
    box.style.setProperty('left', `${edge - box.offsetWidth + window.scrollX}px`);
    // beside a reference at the lower edge the note moves up until all of it can be read
    const top = Math.max(8, Math.min(at.top, window.innerHeight - box.offsetHeight - 8));
    box.style.setProperty('top', `${top + window.scrollY}px`);
    return;
  }
  const room = document.documentElement.clientWidth - box.offsetWidth - 16;
  const left = Math.max(16, Math.min(at.left, room));
  const below = at.bottom + 6;
  const fits = below + box.offsetHeight < window.innerHeight || at.top < box.offsetHeight + 6;
  const top = fits ? below : at.top - box.offsetHeight - 6;
  box.style.setProperty('left', `${left + window.scrollX}px`);
  box.style.setProperty('top', `${top + window.scrollY}px`);
}

/** Of a word, its sentences and the way to its entry; of a reference, a copy of its entry in the list of sources, and the place in it. */
function contentOf(reference: HTMLAnchorElement): readonly Node[] | Promise<readonly Node[]> {
  if (reference.classList.contains('figure-ref')) return figurePreview(reference);
  const { says, place: at } = reference.dataset;
  const paragraph = document.createElement('p');
  if (says !== undefined) {
    paragraph.textContent = says;
    const entry = document.createElement('a');
    entry.href = reference.href;
    entry.textContent = 'In the list of words';
    return [paragraph, entry];
  }
  const source = document.getElementById(reference.hash.slice(1));
  if (source === null) return [];
  const entry = [...source.childNodes].map((child) => child.cloneNode(true));
  paragraph.textContent = `At ${at ?? ''}`;
  return at === undefined ? entry : [...entry, paragraph];
}

/** @param otherwise - what is done when there is nothing to show: the page of a figure cannot be read */
function open(reference: HTMLAnchorElement, otherwise?: () => void): void {
  if (owner === reference || asked === reference) return;
  close();
  const content = contentOf(reference);
  if (!(content instanceof Promise)) {
    show(reference, content);
    return;
  }
  void showLater(reference, content, otherwise);
}

async function showLater(
  reference: HTMLAnchorElement,
  content: Promise<readonly Node[]>,
  otherwise?: () => void,
): Promise<void> {
  asked = reference;
  const nodes = await content;
  // the reader may have gone on in the meantime
  if (asked !== reference) return;
  show(reference, nodes);
  if (nodes.length === 0) otherwise?.();
}

function show(reference: HTMLAnchorElement, content: readonly Node[]): void {
  asked = null;
  if (content.length === 0) return;
  const box = theNote();
  box.replaceChildren(...content);
  // next to its reference, so that Tab goes from the reference into the note
  reference.after(box);
  box.showPopover();
  place(box, reference);
  reference.setAttribute('aria-describedby', box.id);
  reference.setAttribute('aria-expanded', 'true');
  owner = reference;
}

function wire(reference: HTMLAnchorElement): void {
  let opensByTap = false;
  reference.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'touch') later(() => open(reference), openDelay);
  });
  reference.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') leave();
  });
  reference.addEventListener('pointerdown', (event) => {
    opensByTap = event.pointerType === 'touch' && owner !== reference;
  });
  reference.addEventListener('focus', () => {
    if (reference.matches(':focus-visible')) open(reference);
  });
  reference.addEventListener('blur', blurred);
  const isWord = reference.classList.contains('word');
  reference.addEventListener('click', (event) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey; // another tab or window
    if (isWord && !isElsewhere) {
      event.preventDefault();
      open(reference);
      isKept = true;
      clearTimeout(timer);
      return;
    }
    if (!opensByTap) {
      close();
      return;
    }
    event.preventDefault();
    open(reference, () => location.assign(reference.href));
    opensByTap = false;
  });
}

if ('popover' in HTMLElement.prototype) {
  document.querySelectorAll<HTMLAnchorElement>('a.ref, a.word, a.figure-ref').forEach(wire);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  document.addEventListener('pointerdown', (event) => {
    const inside = event.target instanceof Node && (note?.contains(event.target) ?? false);
    const onOwner = event.target instanceof Node && (owner?.contains(event.target) ?? false);
    if (!inside && !onOwner) close();
  });
}
