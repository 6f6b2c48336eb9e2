/** `<four-stepper>`: FourSolver step by step, with the intersections of every standstill. */
import { nothing } from 'lit-html';
import { lookupTable } from '../../engine/intersect/lookupTable.ts';
import { stepperFigure } from '../../kit/records/stepper.ts';
import { openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { puzzleBySize } from '../../kit/puzzle/puzzleWords.ts';
import { afterSteps } from '../../kit/stepper/fileSteps.ts';
import { fourProof } from '../../kit/stepper/fourProofWords.ts';
import type { FourRun } from '../../kit/stepper/fourRun.ts';
import { runFour, runOfRecording } from '../../kit/stepper/fourRun.ts';
import { paperGrids } from '../../kit/stepper/paperStrip.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { html } from '../../notebook/template/html.ts';
import { actsOf } from './acts.ts';
import type { FourKept } from './acts.ts';
import { besideTemplate } from './besideView.ts';
import { endTemplate } from './endView.ts';
import { fourJson, fourRows } from './files.ts';
import { crossingOut, fillingsTemplate, showsFillings } from './fillings.ts';
import { Intersections } from './intersections.ts';
import { fourLinks, placeOf } from './links.ts';
import type { FourAsked } from './links.ts';
import { defaultFour, fromStandstill, isLarge, standstillAt } from './model.ts';
import type { FourSettings, FourStepperProps } from './model.ts';
import { presets } from './presets.ts';
import { ShortestWay } from './shortestWay.ts';
import { phaseNames, standstillGrids } from './strip.ts';
import { inputs, ways } from './view.ts';

export const figure = stepperFigure<FourStepperProps, FourSettings, FourRun, FourKept, FourAsked>({
  tag: 'four-stepper',
  presets: () => presets,
  links: () => fourLinks,
  usual: (props) => defaultFour(props, presets[0]?.code ?? ''),
  start: { choices: [], looked: null },
  preparing: [lookupTable],
  run: ({ code, first, choices }) => runFour(code, first, choices),
  large: {
    isLarge,
    async there(work, text, { code, first, choices }, puzzle) {
      const recording = await work.ask(text, 'four-run', { puzzle, first, choices });
      return recording === null ? null : runOfRecording(code, recording);
    },
    text: (puzzle) => `Pairs of lines are at work on the ${puzzleBySize(puzzle)}.`,
  },
  placed: (asked, run, usual) => ({ ...asked, position: placeOf(asked, run, usual) }),
  keep: (working) => ({
    shortest: new ShortestWay(working),
    intersections: new Intersections(working),
  }),
  forget: ({ shortest }) => shortest.forget(),
  stop({ shortest, intersections }) {
    shortest.stop();
    intersections.stop();
  },
  stretch: ({ alone = false }, run) => (alone ? fromStandstill(run) : undefined),
  strip: ({ trace }) => ({ level: 'phase', nameOf: phaseNames(trace) }),
  prove: fourProof,
  next: { method: 'chains', figure: puzzleFigures['two-sat-stepper'] },
  onward: ({ run }) => ({
    text: 'How far sweeps come alone',
    href: openIn(puzzleFigures['sweep-stepper'], run.code),
  }),
  end: endTemplate,
  // another standstill has other intersections
  moved: ({ run, state }, before) =>
    standstillAt(run, state.position) === standstillAt(run, before.position)
      ? {}
      : { looked: null },
  parts(at, stepper, board) {
    const { id, run, state, kept } = at;
    const acts = actsOf(at);
    return {
      wide: showsFillings(run),
      picture: showsFillings(run)
        ? html`${at.solving()}
            <div class="four-pair">${board} ${fillingsTemplate(run, state.position)}</div>`
        : html`${at.solving()} ${board}`,
      settings: html`${inputs(at)} ${at.about()}`,
      more: html`${ways(at)}
        <div class="four-beside">
          ${kept.intersections.template(id, run, state, acts)}
          ${stepper === null ? nothing : besideTemplate(run, stepper, acts.go)}
        </div>
        ${at.below()}`,
    };
  },
  moves: crossingOut,
  // the map of intersections is behind the fold too, and what was looked at there
  folded: ['c', 'i'],
  files: ({ run, state: { position }, proof }) => ({
    name: `four-solver-${run.puzzle.rows.length}x${run.puzzle.columns.length}${afterSteps(position)}`,
    csv: () => fourRows(run, position).map(csvRow).join(''),
    json: () => ({ ...(fourJson(run) as object), ...(proof !== null && { proof }) }),
  }),
  paper: ({ run }) => paperGrids('standstill by standstill', standstillGrids(run)),
});
