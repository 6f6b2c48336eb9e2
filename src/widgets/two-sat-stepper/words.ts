/** What the figure of chains says in words. */
import { countUnknown } from '../../engine/board/image.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { Component } from '../../engine/twosat/components.ts';
import type { Literal } from '../../engine/twosat/implications.ts';
import { counted, grouped } from '../../notebook/plain/numbers.ts';
import { addedBySums, chainsAlone } from '../../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { groupName } from '../../kit/twosat/componentMarks.ts';
import { linesTogether } from './model.ts';
import type { ChainAt, Stage } from './model.ts';

/** What a chain is beside an intersection of rows and columns. @source 000_8dc3042ab81c971c.txt §3.2 */
export function reachSentence({ event }: ChainAt): string {
  const { rows, columns } = linesTogether(event);
  return rows === 2 && columns === 2
    ? 'Its cells lie in two rows and two columns: pairs of lines find the same.'
    : `Its cells lie in ${counted(rows, 'row')} and ${counted(columns, 'column')}: more than pairs of lines look at.`;
}

const endText = {
  solved: 'solved',
  standstill: 'not solved',
  contradiction: 'no solution',
} as const;

/** How a solver ended, in a word or two. */
export const endWord = (status: keyof typeof endText): string => endText[status];

/** What the chains come to, and what the sums add to them. */
export function runSentence(run: TwoSatRun): string {
  const { recording, sums } = run;
  const found = recording.chains === 0 ? 'No chain' : counted(recording.chains, 'chain');
  const chains = `${found}: ${endText[recording.status]}.`;
  if (!sums) return chains;
  if (recording.status === 'contradiction' && recording.flows === 0)
    return recording.events.some((event) => event.kind === 'flow' && !event.possible)
      ? `${chains} The sums show it: no filling meets them.`
      : `${chains} The chains show it without the sums.`;
  const added = addedBySums(run);
  const before = countUnknown(chainsAlone(run));
  if (added > 0)
    return `${chains} The sums add ${counted(added, 'cell')}: chains alone leave ${grouped(before)} unknown.`;
  return before === 0
    ? `${chains} Nothing was left for the sums.`
    : `${chains} The sums add nothing here.`;
}

const placeText = ({ row, column }: Literal): string => `row ${row + 1}, column ${column + 1}`;

/** A group of cells that are decided together, in a sentence. */
export function groupSentence(component: Component, at: number): string {
  const [same, opposite] = [true, false].map((filled) =>
    component.filter(({ value }) => (value === FILLED) === filled).map(placeText),
  ) as [string[], string[]];
  const cells = `${groupName(at)}, ${counted(component.length, 'cell')}: `;
  if (opposite.length === 0) return `${cells}all filled or all empty are ${same.join('; ')}.`;
  return `${cells}filled or empty together are ${same.join('; ')}, and the other way round ${opposite.join('; ')}.`;
}

/** What the groups mean, in a sentence; '' where the run has not stopped short. */
export function groupsSentence(components: readonly Component[], run: TwoSatRun): string {
  if (run.recording.status !== 'standstill') return '';
  return components.length === 0
    ? 'No two of the unknown cells are tied to each other.'
    : `${counted(components.length, 'group')} of cells ${components.length === 1 ? 'is' : 'are'} decided together: one cell of a group decides all of it. Squares mark cells that are equal, discs those opposite to them.`;
}

/** Where FourSolver is beside the run, in a sentence. */
export function stageSentence({ four }: TwoSatRun, { phases, position, between }: Stage): string {
  const { status, end } = four.recording;
  if (position === four.trace.steps.length)
    return status === 'standstill'
      ? `Pairs of lines have stopped, with ${counted(countUnknown(end), 'cell')} unknown.`
      : 'Pairs of lines are done.';
  if (phases > 1) return 'Both have taken as many steps.';
  return phases === 1 && between
    ? 'Pairs of lines stand where the sweeps ended.'
    : 'Up to here both do the same: they sweep.';
}

/** What the strip calls the step that begins at a place of a run. */
export const phaseNames =
  ({ conclusions }: TwoSatRun) =>
  (at: number): string => {
    const conclusion = conclusions.find(({ from }) => from === at);
    if (conclusion === undefined) return 'Sweeps';
    return conclusion.event.kind === 'chain' ? `Chain ${conclusion.event.number}` : 'Sums';
  };
