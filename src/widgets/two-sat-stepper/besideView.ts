/** FourSolver beside 2-SAT on the same puzzle: it goes phase by phase with the run, until it stops. */
import { html } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { grouped } from '../../formats/numbers.ts';
import { bothEndsTable } from '../../kit/stepper/bothEnds.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { createWalk } from '../../kit/stepper/walk.ts';
import type { Walk } from '../../kit/stepper/walk.ts';
import { toElement } from '../../svg/svgTree.ts';
import { fourMoment, fourPicture } from './fourBoard.ts';
import { bothEnds, stageAt } from './model.ts';
import { endWord, stageSentence } from './words.ts';

/** The part of the figure with FourSolver's board, which is drawn anew only when it changes. */
export class BesideView {
  #walk: { readonly run: TwoSatRun; readonly walk: Walk } | null = null;
  #board: { readonly key: string; readonly element: Element } | null = null;

  template(id: string, run: TwoSatRun, position: number): TemplateResult {
    const walk = this.#walkOf(run);
    const stage = stageAt(run, position);
    const moment = fourMoment(walk, run, position);
    const key = `${stage.position} ${stage.over || stage.between}`;
    if (this.#board?.key !== key)
      this.#board = { key, element: toElement(fourPicture(run, moment, `${id}-four`)) };
    return html`<div role="group" class="two-sat-four" aria-label="FourSolver on the same puzzle">
      <p><strong>FourSolver</strong></p>
      <div class="table-scroll" tabindex="0" role="group" aria-label="FourSolver’s board">
        ${this.#board.element}
      </div>
      <p class="stepper-sentence" data-four>${markedWords(moment.sentence)}</p>
      <p class="readout" data-stage>${stageSentence(run, stage)}</p>
      ${endsTable(run)}
    </div>`;
  }

  #walkOf(run: TwoSatRun): Walk {
    if (this.#walk?.run !== run) {
      this.#walk = { run, walk: createWalk(run.four.trace) };
      this.#board = null;
    }
    return this.#walk.walk;
  }
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
