/** The files that the FourSolver stepper offers. */
import { formatLine } from '../../engine/board/cell.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { stepsIn } from '../../kit/stepper/fileSteps.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';

const from1 = (lines: readonly number[], between: string): string =>
  lines.map((line) => line + 1).join(between);

/** A run as JSON. */
export function fourJson({ puzzle, recording }: FourRun): unknown {
  const { first, status, intersections, events, end } = recording;
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: codeOf(puzzle) },
    first,
    status,
    intersections,
    end: formatLine(end.cells),
    events: events.map((event) => {
      if (event.kind === 'line')
        return {
          ...event,
          before: formatLine(event.before),
          after: event.after === null ? null : formatLine(event.after),
        };
      return event.kind === 'intersection' ? { ...event, survivors: [...event.survivors] } : event;
    }),
  };
}

/**
 * The intersections taken as rows of a table, heads first; lines counted from 1.
 *
 * @param position - in the run; see `stepsIn`
 */
export function fourRows(
  { trace, standstills }: FourRun,
  position = 0,
): readonly (readonly (string | number)[])[] {
  const steps = stepsIn(position, trace.steps.length);
  const heads = ['intersection', 'after sweeps', 'rows', 'columns', 'relations', 'left', 'fixed'];
  const rows = standstills.flatMap(({ taken: event, position: from }) =>
    event !== null && from < steps
      ? [
          [
            event.number,
            event.sweep,
            from1(event.rows, ' '),
            from1(event.columns, ' '),
            event.situation?.join(' ') ?? '',
            event.survivors.length,
            event.fixed
              .slice(0, steps - from - 1)
              .map(({ row, column, value }) => `${row + 1}.${column + 1}=${value}`)
              .join(' '),
          ],
        ]
      : [],
  );
  return [heads, ...rows];
}
