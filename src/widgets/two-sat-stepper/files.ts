/** The files that the 2-SAT stepper offers. */
import { formatLine } from '../../engine/board/cell.ts';
import type { Literal } from '../../engine/twosat/implications.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import { stepsIn } from '../../kit/stepper/fileSteps.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { groupName } from '../../kit/twosat/componentMarks.ts';

const textOf = ({ row, column, value }: Literal): string => `${row + 1}.${column + 1}=${value}`;

/** A run as JSON: both solvers, the chains link by link, and the groups. */
export function twoSatJson({ puzzle, recording, sums, four }: TwoSatRun): unknown {
  const { status, chains, flows, events, end, components } = recording;
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: codeOf(puzzle) },
    sums,
    status,
    chains,
    sumsThatFixed: flows,
    end: formatLine(end.cells),
    fourSolver: {
      status: four.recording.status,
      intersections: four.recording.intersections,
      end: formatLine(four.recording.end.cells),
    },
    groups: components.map((component, at) => ({
      name: groupName(at),
      cells: component.map(textOf),
    })),
    events: events.map((event) =>
      event.kind === 'line'
        ? {
            ...event,
            before: formatLine(event.before),
            after: event.after === null ? null : formatLine(event.after),
          }
        : event,
    ),
  };
}

/**
 * The links of all chains, and what the sums gave, as rows of a table; lines and cells counted from 1.
 *
 * @param position - in the run; see `stepsIn`
 */
export function twoSatRows(
  { trace, conclusions }: TwoSatRun,
  position = 0,
): readonly (readonly (string | number)[])[] {
  const steps = stepsIn(position, trace.steps.length);
  const heads = ['conclusion', 'after sweeps', 'by', 'line', 'if', 'then', 'fixed'];
  const rows = conclusions.flatMap(({ event, from, to }): (string | number)[][] => {
    const inside = Math.max(0, steps - from - 1); // steps after its first
    if (event.kind === 'flow')
      return event.fixed
        .slice(0, inside)
        .map((cell) => [event.number, event.sweep, 'sums', '', '', '', textOf(cell)]);
    return event.chain
      .slice(0, inside)
      .map(({ direction, index, from: one, to: other }, at) => [
        event.number,
        event.sweep,
        'chain',
        lineWords({ direction, index }),
        textOf(one),
        textOf(other),
        at === event.chain.length - 1 && to <= steps ? event.fixed.map(textOf).join(' ') : '',
      ]);
  });
  return [heads, ...rows];
}
