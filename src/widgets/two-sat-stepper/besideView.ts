/** FourSolver beside 2-SAT on the same puzzle: it goes phase by phase with the run, until it stops. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { grouped } from '../../notebook/plain/numbers.ts';
import { bothEndsTable } from '../../kit/stepper/bothEnds.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { createWalk } from '../../kit/stepper/walk.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { fourMoment, fourPicture } from './fourBoard.ts';
import { bothEnds, stageAt } from './model.ts';
import { endWord, stageSentence } from './words.ts';

const walks = new WeakMap<TwoSatRun, Walk>();

function walkOf(run: TwoSatRun): Walk {
  const walk = walks.get(run) ?? createWalk(run.four.trace);
  walks.set(run, walk);
  return walk;
}

/** The part of the figure with FourSolver's board. */
export function besideTemplate(run: TwoSatRun, position: number): TemplateResult {
  const stage = stageAt(run, position);
  const moment = fourMoment(walkOf(run), run, position);
  const still = stage.over || stage.between;
  const board = (): unknown => pictured(fourPicture(run, moment));
  return html`<div role="group" class="two-sat-four" aria-label="Pairs of lines on the same puzzle">
    <p><strong>Pairs of lines</strong></p>
    <div class="table-scroll" tabindex="0" role="group" aria-label="The board of pairs of lines">
      ${guard([run, stage.position, still], board)}
    </div>
    <p class="stepper-sentence" data-four>${markedWords(moment.sentence)}</p>
    <p class="readout" data-stage>${stageSentence(run, stage)}</p>
    ${endsTable(run)}
  </div>`;
}

function endsTable(run: TwoSatRun): TemplateResult {
  const cells = run.trace.start.cells.length;
  return bothEndsTable(
    ['conclusions', 'cells known', 'end'],
    bothEnds(run).map(({ name, conclusions, known, status }) => ({
      name,
      values: [grouped(conclusions), `${grouped(known)} of ${grouped(cells)}`, endWord(status)],
    })),
  );
}
