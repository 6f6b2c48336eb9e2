/** Keys on a cell of a board in play: tools, and an arrow with Shift, which carries the mark of a cell on. */
import type { Tool } from './stroke.ts';

/** What a key asks for. */
export type StrokeKey =
  | { readonly kind: 'press'; readonly tool: Tool }
  | { readonly kind: 'carry'; readonly down: number; readonly right: number };

const toolKeys: Readonly<Record<string, Tool>> = {
  ' ': 'fill',
  '1': 'fill',
  x: 'cross',
  '0': 'cross',
  '.': 'cross',
  Backspace: 'clear',
  Delete: 'clear',
};

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * What a key means.
 *
 * @returns null for another key, or one that is pressed elsewhere; else the event is used up
 */
export function strokeKey(event: KeyboardEvent): StrokeKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const arrow = event.shiftKey ? arrows[event.key] : undefined;
  const tool = toolKeys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (arrow === undefined && tool === undefined) return null;
  if (!(event.target instanceof Element) || event.target.closest('[role="gridcell"]') === null)
    return null;
  event.preventDefault();
  event.stopPropagation();
  if (arrow !== undefined) return { kind: 'carry', down: arrow[0], right: arrow[1] };
  return tool === undefined ? null : { kind: 'press', tool };
}
