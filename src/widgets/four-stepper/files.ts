/** The files that the FourSolver stepper offers. */
import { counted } from '../../formats/numbers.ts';
import { formatLine } from '../../engine/board/cell.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import type { FourProof } from '../../engine/intersect/fourProof.ts';
import type { Exports } from '../../figure/host.ts';
import { csvRow } from '../../kit/export/files.ts';
import type { StepperState } from '../../kit/stepper/position.ts';
import { momentAt, momentBoard } from '../../kit/stepper/walk.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import { boardName } from '../../kit/puzzle/puzzleWords.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';

const from1 = (lines: readonly number[], between: string): string =>
  lines.map((line) => line + 1).join(between);

/** A run as JSON. @source none */
export function fourJson({ puzzle, recording }: FourRun): unknown {
  const { first, status, intersections, events, end } = recording;
  return {
    puzzle: { rows: puzzle.rows, columns: puzzle.columns, code: encodePuzzle(puzzle) },
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

/** The intersections taken as rows of a table, heads first; lines counted from 1. @source none */
export function fourRows({ recording }: FourRun): readonly (readonly (string | number)[])[] {
  const heads = ['intersection', 'after sweeps', 'rows', 'columns', 'relations', 'left', 'fixed'];
  const rows = recording.events.flatMap((event) =>
    event.kind === 'intersection'
      ? [
          [
            event.number,
            event.sweep,
            from1(event.rows, ' '),
            from1(event.columns, ' '),
            event.situation?.join(' ') ?? '',
            event.survivors.length,
            event.fixed
              .map(({ row, column, value }) => `${row + 1}.${column + 1}=${value}`)
              .join(' '),
          ],
        ]
      : [],
  );
  return [heads, ...rows];
}

/** Everything that the row of outputs offers. @param id - unique on the page, for the picture @source none */
export function fourExports(
  run: FourRun,
  position: number,
  stepper: { readonly walk: Walk; readonly state: StepperState } | null,
  id: string,
  proof: FourProof | null,
): Exports {
  const { puzzle, trace } = run;
  return {
    name: `four-solver-${puzzle.rows.length}x${puzzle.columns.length}-after-${counted(position, 'step').replaceAll(/\W+/g, '-')}`,
    csv: () => fourRows(run).map(csvRow).join(''),
    json: () => ({ ...(fourJson(run) as object), ...(proof === null ? {} : { proof }) }),
    svg: () => {
      if (stepper === null) return boardPicture(boardOf(puzzle, trace.start.cells, ''));
      const moment = momentAt(stepper.walk, stepper.state);
      return boardPicture(momentBoard(puzzle, moment, boardName(puzzle)), { id });
    },
  };
}
