/** The sixteen fillings of the four cells where two rows cross two columns, crossed out line by line. */
import { nothing } from 'lit-html';
import { draws } from '../../notebook/cell/motion.ts';
import type { Move } from '../../notebook/cell/motion.ts';
import type { Content } from '../../notebook/cell/figureParts.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { Situation } from '../../engine/intersect/lookupTable.ts';
import { configurations } from '../../kit/relations/configurations.ts';
import type { Configuration } from '../../kit/relations/configurations.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { linesOfIntersection } from '../../kit/stepper/fourTrace.ts';
import { enumerated } from '../../notebook/plain/numbers.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { standstillAt } from './model.ts';

const most = 6; // cells of a line: beside a larger board there is no room for them

/** Whether a run shows the fillings beside its board. */
export const showsFillings = ({ puzzle, standstills }: FourRun): boolean =>
  Math.max(puzzle.rows.length, puzzle.columns.length) <= most &&
  standstills.some(({ taken }) => taken?.situation != null);

/** The fillings at a place of a run: whole up to the standstill, crossed out after it. */
export function fillingsTemplate(run: FourRun, position: number): Content {
  if (!showsFillings(run)) return nothing;
  const here =
    [standstillAt(run, position), ...run.standstills].find(
      (one) => one?.taken?.situation != null,
    ) ?? null;
  const taken = here?.taken ?? null;
  if (here === null || taken === null || taken.situation === null) return nothing;
  const isRead = position > here.position;
  const names = linesOfIntersection(taken).map(lineWords);
  return html`<div class="four-fillings" data-method="pairs">
    ${pictured(fillingsPicture(taken.situation, isRead))}
    <p>${isRead ? tally(taken.situation, names) : 'Sixteen ways to fill four cells.'}</p>
  </div>`;
}

/** "Crossed out: 4 by row 1 and 11 by column 2.": each filling with the first line that forbids it. */
function tally(situation: Situation, names: readonly string[]): string {
  const all = configurations(situation);
  const by = names.map((name, line) => ({
    name,
    count: all.filter(({ forbiddenBy: [first] }) => first === line).length,
  }));
  const told = by.filter(({ count }) => count > 0).map(({ name, count }) => `${count} by ${name}`);
  return `Crossed out: ${enumerated(told)}.`;
}

const [crossTime, lineTime] = [240, 420]; // ms: of a cross, and from line to line

/** The press that reads the four lines: one after the other crosses out what it forbids. */
export function crossingOut(
  stage: Element,
  { standstills }: FourRun,
  from: number,
  to: number,
): readonly Move[] {
  if (!standstills.some(({ position, taken }) => taken && from <= position && position < to))
    return [];
  const crosses = [...stage.querySelectorAll<SVGGeometryElement>('.four-filling-cross')];
  const lines = [...new Set(crosses.map(lineOf))].toSorted((a, b) => a - b);
  return crosses.map((cross) => ({
    ...draws(cross, crossTime),
    delay: lineTime * lines.indexOf(lineOf(cross)),
  }));
}

/** Which of the four lines it is that crosses out. */
const lineOf = (cross: SVGElement): number => Number(cross.dataset['line']);

const [cell, gap] = [20, 12];
const pitch = 2 * cell + gap;

/** The sixteen. @param isRead - the lines have crossed out what they forbid */
function fillingsPicture(situation: Situation, isRead: boolean): SvgNode {
  const all = configurations(situation);
  const left = all.filter(({ forbiddenBy }) => forbiddenBy.length === 0).length;
  const side = 4 * pitch - gap + 4;
  return svgNode(
    'svg',
    {
      class: 'four-fillings-picture',
      viewBox: `-2 -2 ${side} ${side}`,
      role: 'img',
      'aria-label': isRead
        ? `The sixteen fillings of the four cells, of which ${left} ${left === 1 ? 'is' : 'are'} left`
        : 'The sixteen fillings of the four cells',
    },
    ...all.map((one, at) => filling(one, at, isRead)),
  );
}

function filling({ cells, forbiddenBy }: Configuration, at: number, isRead: boolean): SvgNode {
  const isOut = isRead && forbiddenBy.length > 0;
  const size = 2 * cell;
  const place = `translate(${(at % 4) * pitch} ${Math.floor(at / 4) * pitch})`;
  return svgNode(
    'g',
    { class: `four-filling${isOut ? ' is-out' : isRead ? ' is-left' : ''}`, transform: place },
    svgNode('rect', { class: 'four-filling-ground', width: size, height: size }),
    ...cells.flatMap((value, k) =>
      value === FILLED
        ? [
            svgNode('rect', {
              class: 'four-filling-cell',
              x: (k % 2) * cell + 1,
              y: (k >> 1) * cell + 1,
              width: cell - 2,
              height: cell - 2,
            }),
          ]
        : [],
    ),
    ...(isOut
      ? [
          svgNode('path', {
            class: 'four-filling-cross',
            'data-line': forbiddenBy[0] ?? 0,
            d: `M-2 -2L${size + 2} ${size + 2}`,
          }),
        ]
      : []),
  );
}
