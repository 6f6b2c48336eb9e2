/** The drawer under the stepper: the clauses behind the present step, and the formula and the proof as files. */
import type { TemplateResult } from 'lit-html';
import { saveAndTell } from '../../notebook/export/files.ts';
import { atWholeStep, stopBefore } from '../../kit/stepper/position.ts';
import type { StepperView } from '../../kit/stepper/stepperView.ts';
import type { ClausePanel } from './clausePanel.ts';
import { questionProof } from './files.ts';
import { recordedIn } from './model.ts';
import type { AskRun } from './model.ts';
import { clausesTemplate } from './view.ts';

/**
 * The drawer at a step of a run.
 *
 * @param name - of the files
 * @returns null without an answer
 */
export function drawerTemplate(
  panel: ClausePanel,
  run: AskRun,
  { walk, state }: Pick<StepperView, 'walk' | 'state'>,
  name: string,
): TemplateResult | null {
  const { asked, question, puzzle } = run;
  if (asked === null) return null;
  const { position, granularity } = atWholeStep(walk.outline, state);
  const places = recordedIn(run, stopBefore(walk.outline, granularity, position), position);
  const proof = questionProof(asked);
  const saveFormula = async (): Promise<void> => {
    const text = await panel.formula(puzzle, question);
    if (text !== null) saveAndTell(`${name}.cnf`, 'text/plain', text);
  };
  return clausesTemplate(panel.shown(question, places), {
    show: () => void panel.show(puzzle, question, places),
    stop: () => panel.stop(),
    dimacs: (shown) => panel.dimacs(shown),
    saveFormula: () => void saveFormula(),
    saveProof: proof === null ? null : () => saveAndTell(`${name}.drup`, 'text/plain', proof),
  });
}
