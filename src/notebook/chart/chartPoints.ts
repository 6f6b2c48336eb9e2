/** Which point of a chart is meant: by a place under the pointer, or by a key. */
import { minIndex } from 'd3';

/**
 * The point nearest to a place.
 *
 * @param places - places of the points in increasing order, any unit
 * @param place - in the same unit
 * @returns an index, or null when there is no point; of two equally near ones the first
 */
export function nearestPoint(places: readonly number[], place: number): number | null {
  const at = minIndex(places, (candidate) => Math.abs(candidate - place));
  return at < 0 ? null : at;
}

/**
 * The point after a key: arrows go one on, page keys ten, Home and End to the ends.
 *
 * @param at - the point looked at; null counts as just before the first
 * @returns null when the key means nothing here or there is no point
 */
export function pointAfterKey(key: string, at: number | null, count: number): number | null {
  if (count === 0) return null;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const step = steps[key];
  if (step === undefined) return null;
  return Math.min(count - 1, Math.max(0, (at ?? -1) + step));
}
