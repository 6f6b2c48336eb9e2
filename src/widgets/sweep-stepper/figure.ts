/** `<sweep-stepper>`: SimpleSolver, step by step, on any puzzle. */
import { nothing } from 'lit-html';
import { formatGrid } from '../../engine/board/image.ts';
import { stepperFigure } from '../../kit/records/stepper.ts';
import { afterSteps } from '../../kit/stepper/fileSteps.ts';
import { lineProof } from '../../kit/stepper/proofWords.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
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
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import { presetList } from './presets.ts';
import { endTemplate, inputsTemplate, numbersTemplate, sweepNames } from './view.ts';

const stuck = galleryPuzzle('smallest-four');

export const figure = stepperFigure<SweepStepperProps, Settings, SweepRun>({
  tag: 'sweep-stepper',
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
  next: { method: 'pairs', figure: puzzleFigures['four-stepper'] },
  onward: () => ({
    text: 'And one where sweeps get stuck',
    href: openIn(puzzleFigures['four-stepper'], stuck.code),
  }),
  end: endTemplate,
  parts(at) {
    const { compact } = at.props;
    const inputs = inputsTemplate(at);
    const numbers = numbersTemplate(numbersKnown(at.run));
    const about = compact === true ? nothing : at.about();
    return {
      settings: html`${inputs} ${about}`,
      more: html`${numbers} ${compact === true ? nothing : at.below()}`,
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
