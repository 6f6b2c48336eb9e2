/** The settings of the figure. */
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { StepperAt } from '../../kit/records/stepperRecord.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { html } from '../../notebook/template/html.ts';
import type { TwoSatSettings, TwoSatStepperProps } from './model.ts';
import { runSentence } from './words.ts';

export type TwoSatAt = StepperAt<TwoSatStepperProps, TwoSatSettings, TwoSatRun, null>;

/** With the sums, or without: the run is the same up to where the chains end. */
export const askSums = ({ rerun, announce }: TwoSatAt, sums: boolean): void =>
  rerun({ sums }, (run) => announce(runSentence(run)));

/** The fields. */
export function inputs(at: TwoSatAt): TemplateResult {
  const { id, state } = at;
  const stand = (beside: boolean): void =>
    at.change({ beside }, beside ? 'Pairs of lines stand beside it.' : 'Pairs of lines are away.');
  return html`<div class="controls">
    ${at.choice()} ${box(`${id}-with-four`, 'Pairs of lines beside it', state.beside, stand)}
    ${box(`${id}-sums`, 'Ask the sums of rows and columns too', state.sums, (on) => askSums(at, on))}
  </div>`;
}

const box = (id: string, label: string, on: boolean, put: (on: boolean) => void): TemplateResult =>
  html`<label
    ><input
      type="checkbox"
      id=${id}
      .checked=${live(on)}
      @change=${(event: Event) => put((event.target as HTMLInputElement).checked)}
    />${label}</label
  >`;
