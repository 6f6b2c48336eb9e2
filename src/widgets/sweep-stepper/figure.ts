/** `<sweep-stepper>`: SimpleSolver, step by step, on any puzzle. */
import { nothing } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { stepperFigure } from '../../kit/records/stepper.ts';
import { afterSteps } from '../../kit/stepper/fileSteps.ts';
import { lineProof } from '../../kit/stepper/proofWords.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import {
  defaultSettings,
  eventRows,
  linksFor,
  numbersKnown,
  numbersOf,
  recordingJson,
  runOf,
} from './model.ts';
import type { Settings, SweepRun, SweepStepperProps } from './model.ts';
import { presetList } from './presets.ts';
import { endTemplate, inputsTemplate, numbersTemplate, sweepNames } from './view.ts';

export const figure = stepperFigure<SweepStepperProps, Settings, SweepRun>({
  tag: 'sweep-stepper',
  className: ({ compact }) => `sweep-live ${compact === true ? 'is-compact' : ''}`,
  presets: ({ presets }) => presetList(presets),
  links: linksFor,
  usual: defaultSettings,
  run: ({ code, first }) => runOf(code, first),
  aside: numbersOf,
  said: ({ run, state }) =>
    `${sizeText(run.trace.start.height, run.trace.start.width)} puzzle, ${state.first === 'H' ? 'rows' : 'columns'} first, at the start.`,
  strip: (run) => ({ nameOf: sweepNames(run) }),
  prove: lineProof,
  compact: ({ compact }) => compact === true,
  end: endTemplate,
  parts(at, stepper) {
    const { compact, folded } = at.props;
    const picture = html`${part(stepper)}`;
    const inputs = inputsTemplate(at);
    const numbers = numbersTemplate(numbersKnown(at.run));
    const about = compact === true ? nothing : at.about();
    // on a page for newcomers all but the board is behind a fold with words of its own
    if (folded === true)
      return {
        picture,
        more: html`<details class="sweep-more">
            <summary>Other puzzles, and how hard this one is</summary>
            ${inputs} ${about} ${numbers}
          </details>
          ${at.below()}`,
      };
    const { pared } = at.layout;
    return {
      picture,
      answer: html`${about} ${pared ? nothing : numbers}`,
      settings: inputs,
      more: html`${pared ? numbers : nothing} ${compact === true ? nothing : at.below()}`,
    };
  },
  files({ run, state: { first, position }, proof, cells }) {
    const { height, width } = run.trace.start;
    const grid = (): unknown => formatGrid({ ...run.trace.start, cells: cells() });
    return {
      name: `simplesolver-${height}x${width}-${first === 'H' ? 'rows' : 'columns'}-first${afterSteps(position)}`,
      csv: () => eventRows(run, position).map(csvRow).join(''),
      json: () => ({
        ...(recordingJson(run) as object),
        present: { step: position, grid: grid() },
        ...(proof !== null && { proof }),
      }),
    };
  },
});
