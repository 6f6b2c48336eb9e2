/** What to try next when the run of FourSolver is over: each a link that carries the puzzle along. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import type { Direction } from '../../engine/board/cell.ts';
import { FILLED } from '../../engine/board/cell.ts';
import type { HelpfulClue } from '../../engine/intersect/oneClue.ts';
import { helpfulClues } from '../../engine/intersect/oneClue.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { otherDirection } from '../../engine/sweep/sweep.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { html } from '../../notebook/template/html.ts';
import { takeShortest } from './acts.ts';
import type { FourAt } from './acts.ts';

/** Most unknown cells of which each is tried as a clue, a frame's work. */
const mostTried = 60;

const clues = new WeakMap<FourRun, HelpfulClue | null>();

/** The first clue after which sweeps solve what FourSolver left; null when none does, or there are too many to try. */
function clueFor(run: FourRun): HelpfulClue | null {
  const known = clues.get(run);
  if (known !== undefined) return known;
  const { end } = run.recording;
  const unknown = end.cells.filter((cell) => cell > FILLED).length;
  const clue = unknown > mostTried ? null : (helpfulClues(run.puzzle, { from: end })[0] ?? null);
  clues.set(run, clue);
  return clue;
}

/** The address of a puzzle in the stepper of sweeps. */
function sweepsLink(puzzle: Puzzle, first: Direction): string {
  const settings = first === 'H' ? undefined : { f: first };
  return openIn(puzzleFigures['sweep-stepper'], codeOf(puzzle), settings);
}

/** The puzzle with what FourSolver found, and one cell more, given beforehand. */
export function withClue({ puzzle, recording }: FourRun, clue: HelpfulClue): Puzzle {
  const cells = recording.end.cells.slice();
  cells[clue.row * recording.end.width + clue.column] = clue.value;
  return { rows: puzzle.rows, columns: puzzle.columns, clues: cells };
}

/** The note at the end of a run. */
export function endTemplate(at: FourAt): TemplateResult {
  const { run, state } = at;
  const { status, intersections } = run.recording;
  return html`<p class="four-next">What to try next</p>
    ${status === 'standstill' ? at.further() : nothing}
    <ul>
      ${status === 'standstill' ? clueItem(run, state.first) : others(at)}
      ${
        status === 'solved' && intersections > 0
          ? html`<li>
              <button type="button" class="quiet" @click=${() => takeShortest(at)}>
                Search for the shortest way
              </button>
            </li>`
          : nothing
      }
      <li>
        <button type="button" class="quiet" @click=${at.editPuzzle}>
          ${
            status === 'contradiction'
              ? 'Mend it in the box for your own puzzle'
              : 'Change a number in the box for your own puzzle'
          }
        </button>
      </li>
    </ul>`;
}

/** The other ways through a puzzle; at a standstill they come no further, and are not offered. */
function others(at: FourAt): TemplateResult {
  const { run, state } = at;
  const { status, intersections } = run.recording;
  return html`<li>
      <a href=${sweepsLink(run.puzzle, state.first)}
        >${
          intersections === 0 && status === 'solved'
            ? 'See the same sweeps line by line, in the stepper of sweeps'
            : 'See how far sweeps come alone, in its own stepper'
        }</a
      >
    </li>
    ${directionItem(at)}`;
}

function clueItem(run: FourRun, first: Direction): TemplateResult | typeof nothing {
  const clue = clueFor(run);
  if (clue === null) return nothing;
  const { row, column, value } = clue;
  return html`<li>
    <a href=${sweepsLink(withClue(run, clue), first)}
      >Give it row ${row + 1}, column ${column + 1} as ${value === FILLED ? 'filled' : 'empty'}:
      then sweeps alone finish it</a
    >
  </li>`;
}

function directionItem({ run, state, begin, linkWith }: FourAt): TemplateResult {
  const other = otherDirection(state.first);
  const words = other === 'H' ? 'rows' : 'columns';
  const what =
    run.recording.status === 'solved'
      ? `Run it again with ${words} first`
      : `Run it with ${words} first: it fails too, perhaps elsewhere`;
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    begin({ first: other });
  };
  return html`<li>
    <a href=${linkWith({ first: other, choices: [], position: 0, looked: null })} @click=${onClick}
      >${what}</a
    >
  </li>`;
}
