/** The state of the explorer as links and page authors write it. */
import { FILLED, UNKNOWN } from '../../engine/board/cell.ts';
import { LinkError } from '../../notebook/cell/linkState.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { settings } from '../../notebook/settings/settings.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { readTyped, viewNames } from './model.ts';
import type { LineExplorerAnswer, ExplorerView, Typed } from './model.ts';
import type { FixEntry } from './fixSteps.ts';
import { firstPreset, presets } from './presets.ts';
import type { Preset } from './presets.ts';
import { formatLine } from '../../engine/board/cell.ts';

export type ExplorerState = {
  readonly typed: Typed; // can be read
  readonly view: ExplorerView;
  readonly cell: number | null; // of the line, zero-based, whose sentence is shown
  readonly entry: FixEntry | null; // of the table
};

/** What a page author may set; a preset first, single values over it. */
export type ExplorerProps = {
  readonly preset?: string; // id of a preset; default the first one
  readonly d?: string; // description
  readonly l?: string; // line
  readonly g?: string; // general description
  readonly v?: ExplorerView;
  readonly c?: string; // cell, or entry as "i.j"
};

const views = settings({ view: choice('v', 'Show', viewNames, 'fits') });

/** The state of a preset. */
export function stateOf(preset: Preset): ExplorerState {
  const { description, line, general = '', view = 'fits' } = preset;
  return { typed: { description, line, general }, view, cell: null, entry: null };
}

/**
 * The state that a page author asked for.
 *
 * @throws LinkError for settings that cannot be read; RangeError for an unknown preset
 */
export function stateOfProps(props: ExplorerProps): ExplorerState {
  const preset =
    props.preset === undefined ? firstPreset : presets.find(({ id }) => id === props.preset);
  if (preset === undefined) throw new RangeError(`preset is unknown: ${props.preset ?? ''}`);
  const { preset: _, ...values } = props;
  return stateOfLink(values, stateOf(preset));
}

/**
 * The state that a link asks for.
 *
 * @param usual - what absent keys stand for
 * @throws LinkError with a message for the reader
 */
export function stateOfLink(values: LinkValues, usual: ExplorerState): ExplorerState {
  const typed = {
    description: values['d'] ?? usual.typed.description,
    line: values['l'] ?? usual.typed.line,
    general: values['g'] ?? usual.typed.general,
  };
  const reading = readTyped(typed);
  if (reading.errors !== undefined) {
    const [message] = Object.values(reading.errors);
    throw new LinkError(`The link holds a line that cannot be read. ${message ?? ''}`);
  }
  const { view } = views.fromLink(values, usual);
  const { line, general } = reading.question;
  // the usual choice belongs to the usual line
  const same = values['d'] === undefined && values['l'] === undefined && values['g'] === undefined;
  const chosen = values['c'] ?? (same ? chosenText(usual) : undefined);
  return { typed, view, ...chosenOf(chosen, line.length, general.length) };
}

/** The chosen cell or entry as a link writes it. */
function chosenText({ view, cell, entry }: ExplorerState): string | undefined {
  if (entry !== null && (view === 'table' || cell === null)) return `${entry.i}.${entry.j}`;
  return cell === null ? undefined : String(cell + 1);
}

function chosenOf(
  text: string | undefined,
  length: number,
  segments: number,
): Pick<ExplorerState, 'cell' | 'entry'> {
  if (text === undefined) return { cell: null, entry: null };
  const [, first, second] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const a = Number(first);
  const b = Number(second);
  if (first !== undefined && second === undefined && a >= 1 && a <= length)
    return { cell: a - 1, entry: null };
  if (second !== undefined && a <= length && b <= segments)
    return { cell: null, entry: { i: a, j: b } };
  throw new LinkError(`The link points at "${text.slice(0, 20)}"; cells run from 1 to ${length}.`);
}

/** What of a state differs from the usual one, as a link writes it. */
export function linkOfState(state: ExplorerState, usual: ExplorerState): LinkValues {
  const values: Record<string, string> = {};
  if (state.typed.description !== usual.typed.description) values['d'] = state.typed.description;
  if (state.typed.line !== usual.typed.line) values['l'] = state.typed.line;
  if (state.typed.general !== usual.typed.general) values['g'] = state.typed.general;
  if (state.view !== usual.view) values['v'] = state.view;
  const chosen = chosenText(state);
  const same = Object.keys(values).every((key) => key === 'v');
  if (chosen !== undefined && !(same && chosen === chosenText(usual))) values['c'] = chosen;
  return values;
}

/** The preset that is shown unchanged, if one is. */
export function presetOf({ typed }: ExplorerState): Preset | undefined {
  return presets.find(
    ({ description, line, general = '' }) =>
      description === typed.description && line === typed.line && general === typed.general,
  );
}

const longest = 40; // signs of a description that still makes a title

/**
 * What to call a figure that shows another line than its page says.
 *
 * @param usual - the state of the page
 * @returns null for the line of the page, whatever is shown of it
 */
export function titleOf(state: ExplorerState, usual: ExplorerState): string | null {
  const { description, line, general } = state.typed;
  const keys = ['description', 'line', 'general'] as const;
  if (keys.every((key) => state.typed[key] === usual.typed[key])) return null;
  const preset = presetOf(state);
  if (preset !== undefined) return preset.name;
  const shown = general === '' ? description.trim() : 'A general description';
  const cells = counted(line.length, 'cell');
  return shown === '' || shown.length > longest ? `A line of ${cells}` : `${shown} on ${cells}`;
}

/** How a document's own example compares with what is computed here. */
export function verdictSentence(
  { says }: Preset,
  { count, settled }: LineExplorerAnswer,
): string | null {
  if (says === undefined) return null;
  const ours = settled === null ? 'none' : formatLine(settled);
  const facts: (readonly [fact: string, here: string])[] = [];
  if (says.fits !== undefined) facts.push([counted(says.fits, 'fit'), counted(count, 'fit')]);
  if (says.settled !== undefined)
    facts.push([`settled line ${says.settled}`, `settled line ${ours}`]);
  const same = facts.filter(([fact, here]) => fact === here).map(([fact]) => fact);
  const other = facts.filter(([fact, here]) => fact !== here);
  const parts: string[] = [];
  if (same.length > 0) parts.push(`${same.join(', ')}; computed here: the same.`);
  for (const [fact, here] of other) parts.push(`${fact}; computed here: ${here}.`);
  return `${says.source}: ${parts.join(' ')}`;
}

/** The next value of a cell when it is clicked: unknown, filled, empty, unknown. */
export function nextCell(cell: number): number {
  return cell === UNKNOWN ? FILLED : cell === FILLED ? 0 : UNKNOWN;
}
