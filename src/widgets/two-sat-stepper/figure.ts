/** `<two-sat-stepper>`: TwoSatSolver step by step, its chains drawn on the board, FourSolver beside it. */
import { nothing } from 'lit-html';
import { stepperFigure } from '../../kit/records/stepper.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { puzzleBySize } from '../../kit/puzzle/puzzleWords.ts';
import { afterSteps } from '../../kit/stepper/fileSteps.ts';
import { twoSatProof } from '../../kit/stepper/twoSatProofWords.ts';
import { runOfBoth, runTwoSat } from '../../kit/stepper/twoSatRun.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { html } from '../../notebook/template/html.ts';
import { besideTemplate } from './besideView.ts';
import { chainsTemplate } from './chainView.ts';
import { endTemplate } from './endView.ts';
import { twoSatJson, twoSatRows } from './files.ts';
import { keptMarks } from './marks.ts';
import { defaultTwoSat, firstChain, isFlat, isLarge, twoSatLinks } from './model.ts';
import type { TwoSatSettings, TwoSatStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { inputs } from './view.ts';
import { phaseNames } from './words.ts';

export const figure = stepperFigure<TwoSatStepperProps, TwoSatSettings, TwoSatRun>({
  tag: 'two-sat-stepper',
  presets: () => presets,
  links: () => twoSatLinks,
  usual: defaultTwoSat,
  run: ({ code, sums }) => runTwoSat(code, sums),
  large: {
    isLarge,
    async there(work, text, { code, sums }, puzzle) {
      const recordings = await work.ask(text, 'two-sat-run', { puzzle, sums });
      return recordings === null ? null : runOfBoth(code, sums, recordings);
    },
    text: (puzzle) => `Chains and pairs of lines are at work on the ${puzzleBySize(puzzle)}.`,
  },
  overlay: keptMarks,
  marksTrials: true,
  wide: isFlat,
  stretch: ({ alone = false }, run) => (alone ? firstChain(run) : undefined),
  strip: (run) => ({ level: 'phase', nameOf: phaseNames(run) }),
  prove: twoSatProof,
  next: { method: 'probing', figure: puzzleFigures['probe-explorer'] },
  onward: ({ run }) => ({
    text: 'How far pairs of lines come',
    href: openIn(puzzleFigures['four-stepper'], run.code),
  }),
  end: endTemplate,
  parts(at, stepper, board) {
    const { run, state } = at;
    // a chain is walked link by link
    const goTo = (position: number): void => {
      stepper?.act({ kind: 'granularity', level: 'line' });
      stepper?.act({ kind: 'go', position });
      stepper?.bringBoard();
    };
    return {
      wide: state.beside || isFlat(run.puzzle),
      picture: html`${at.solving()}
        <div class="two-sat-pair ${state.beside ? 'is-beside-four' : ''}">
          <div class="two-sat-own">
            <p ?hidden=${!state.beside}><strong>Chains</strong></p>
            ${board}
          </div>
          ${state.beside ? besideTemplate(run, state.position) : nothing}
        </div>`,
      settings: html`${inputs(at)} ${at.about()}`,
      more: html`${chainsTemplate(run, state.position, goTo)} ${at.below()}`,
    };
  },
  // whether the sums are asked is set there; whether pairs stand beside is seen without
  folded: ['t'],
  files: ({ run, state: { position }, proof }) => ({
    name: `two-sat-${run.puzzle.rows.length}x${run.puzzle.columns.length}${afterSteps(position)}`,
    csv: () => twoSatRows(run, position).map(csvRow).join(''),
    json: () => ({ ...(twoSatJson(run) as object), ...(proof !== null && { proof }) }),
  }),
});
