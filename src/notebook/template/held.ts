/**
 * What a reader has done with a place that templates know nothing of: held while all of it is drawn anew. Typed texts are not
 * among it, for they are state.
 */
import { followed, wayTo } from '../cell/way.ts';

/** A field that holds a text. */
type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (one: Element | null): one is Field =>
  one instanceof HTMLTextAreaElement ||
  (one instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(one.type));

/** Where the caret stands in a field; null where the field has none, as those of numbers. */
function caretIn(one: Element): readonly [number | null, number | null] | null {
  if (!isField(one)) return null;
  const { selectionStart, selectionEnd } = one;
  return selectionStart === null ? null : [selectionStart, selectionEnd];
}

/**
 * Takes along open folds, the focus and how far parts are scrolled.
 *
 * @returns what puts all of it back, once the place is drawn anew
 */
export function held(place: Element): () => void {
  const inside = [...place.querySelectorAll('*')];
  const folds = inside.flatMap((one) =>
    one instanceof HTMLDetailsElement && one.open ? [wayTo(place, one)] : [],
  );
  const scrolled = inside
    .filter((one) => one.scrollLeft !== 0 || one.scrollTop !== 0)
    .map((one) => [wayTo(place, one), one.scrollLeft, one.scrollTop] as const);
  const active = document.activeElement;
  const focus =
    active !== null && active !== place && place.contains(active)
      ? { way: wayTo(place, active), caret: caretIn(active) }
      : null;
  return () => {
    for (const way of folds) {
      const fold = followed(place, way);
      if (fold instanceof HTMLDetailsElement) fold.open = true;
    }
    for (const [way, left, top] of scrolled) followed(place, way)?.scrollTo(left, top);
    const focused = focus === null ? null : followed(place, focus.way);
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return;
    focused.focus({ preventScroll: true });
    if (focus?.caret && isField(focused)) focused.setSelectionRange(...focus.caret);
  };
}
