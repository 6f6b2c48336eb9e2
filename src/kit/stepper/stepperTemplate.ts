/** The stepper as it stands, on the stage of its figure: board, sentence, one step, the way; all else behind "More". */
import { nothing } from 'lit-html';
import type { Move } from '../../notebook/cell/motion.ts';
import type { TemplateResult } from 'lit-html';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { Content, FigureLayout, FigureParts, Folds } from '../../notebook/cell/figureParts.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { askedStage, askedTemplate } from './askedTemplate.ts';
import type { Asking } from './askedTemplate.ts';
import type { CellTold, Chosen } from './cellAnswer.ts';
import { markedWords } from './markedWords.ts';
import { capital } from './sentences.ts';
import type { StepperAction, StepperState, Stretch } from './position.ts';
import {
  countersTemplate,
  foundTemplate,
  paceTemplate,
  placeTemplate,
  stepTemplate,
  wayTemplate,
} from './stepperParts.ts';
import type { ControlsModel, NextMethod } from './stepperParts.ts';
import type { StripOptions } from './strip.ts';
import type { Trace } from './trace.ts';
import type { Moment, Walk } from './walk.ts';
import type { WayView } from './wayView.ts';

/** What a stepper needs from the widget around it. */
export type StepperOptions = {
  readonly id: string; // unique on the page
  readonly onChange: (state: StepperState) => void; // position, granularity or speed changed
  readonly announce: (text: string) => void; // to the live region
  /** What it steps through, where a page has several; default "Stepper". */
  readonly name?: string;
  /** Small, within what another figure tells: no stage of its own, no log, no strip. */
  readonly compact?: boolean;
  /** The method that goes on where a run ends, and the one way on under the sentence where it does not need to. */
  readonly next?: () => NextMethod | null;
  readonly onward?: () => Content;
  /** What is behind "More" at the end of a run: what to try next. */
  readonly endNote?: (walk: Walk) => TemplateResult | typeof nothing;
  /** What can be done with a cell that is chosen on the board, and what is said before one is. */
  readonly choose?: {
    readonly hint: string;
    readonly view: (cell: Chosen) => TemplateResult;
  };
  /** The reader wants a known cell proved; without it nothing is. */
  readonly prove?: (row: number, column: number) => void;
  /** What stands beside the answers about cells: the proof of one. */
  readonly proof?: () => TemplateResult | typeof nothing;
  /** The figure that it is the stage of, which draws it anew whenever its place changes; without one it stands alone. */
  readonly figure?: {
    readonly layout: FigureLayout;
    /** What the figure adds, and what it has in place of a part of the stepper. @param board - the picture by itself */
    readonly parts: (board: Content) => Partial<FigureParts>;
    /** What moves beside the board when a press has led from one position to another. */
    readonly moves?: (stage: Element, from: number, to: number) => readonly Move[];
  };
};

/** How the run is listed behind "More". */
export type Listed = 'log' | 'film';

/** A run to be walked. */
export type StepperRun = {
  readonly trace: Trace;
  readonly puzzle: Puzzle;
  readonly name: string; // of the board, for readers who do not see it
  /** Further marks on the board; those of a position, where they change with it. */
  readonly overlay?: readonly SvgNode[] | ((position: number) => readonly SvgNode[]);
  /** Those marks show what is on trial: the board itself does not. */
  readonly marksTrials?: boolean;
  /** The board takes the whole width of the figure. */
  readonly wide?: boolean;
  /** What of it the figure tells; default all. */
  readonly stretch?: Stretch;
  /** The strip of small grids under the stepper; without it there is none. */
  readonly strip?: Pick<StripOptions, 'level' | 'nameOf'>;
};

/** Everything that is shown. */
export type StepperShown = {
  readonly options: StepperOptions;
  readonly run: StepperRun;
  readonly walk: Walk;
  readonly state: StepperState;
  readonly moment: Moment;
  readonly chosen: Chosen | null; // the cell that is asked about
  readonly asking: Asking | null; // as the reader chose; null: the proof, where there is one
  readonly proved: Chosen | null; // the cell whose proof was asked for last
  readonly board: Part;
  readonly drop: number; // of its grid: see `FigureParts`
  readonly folds: Folds; // where no figure has them
  readonly strip: Part | null;
  readonly log: Part;
  readonly way: WayView;
  readonly listed: Listed;
  readonly list: (listed: Listed) => void;
  readonly told: CellTold | null; // of the cell that is asked about
  readonly legendOpen: boolean;
  readonly act: (action: StepperAction) => boolean;
  readonly toggleLegend: () => void;
  readonly askFor: (asking: Asking) => void;
};

/** The whole stepper. */
export function stepperTemplate(shown: StepperShown): TemplateResult {
  const { options, run, walk, moment, board, drop, asking, chosen, told } = shown;
  const { figure, endNote, onward } = options;
  const { idiom, start, end } = run.trace;
  const { method, counts, atEnd } = moment;
  const picture = html`<div class="stepper-board" data-method=${method ?? nothing}>
    ${part(board)}
  </div>`;
  const controls = controlsOf(shown);
  const isAsked = chosen !== null || asking !== null || options.choose !== undefined;
  const withProof = (options.proof?.() ?? nothing) !== nothing;
  if (options.compact === true && figure === undefined)
    return html`${picture}
      <p class="stepper-quiet">${placeTemplate(moment.place, method)}</p>
      <p class="stepper-sentence" data-sentence>${markedWords(moment.sentence)}</p>
      ${stepTemplate(controls)} ${wayTemplate(controls)} ${paceTemplate(controls)}
      ${isAsked ? askedTemplate(shown) : nothing}
      ${countersTemplate(idiom, counts, start.cells.length)}`;
  const {
    settings = nothing,
    more = nothing,
    answer = nothing,
    ...others
  } = figure?.parts(picture) ?? {};
  return figureParts(
    {
      picture,
      drop,
      place: placeTemplate(told?.place ?? moment.place, told === null ? method : told.method),
      sentence: html`<p class="stepper-sentence" data-sentence>
        ${markedWords(told?.text ?? moment.told)}
      </p>`,
      answer: html`${chosen === null ? foundTemplate(moment) : askedStage(shown)}
      ${atEnd && chosen === null ? (onward?.() ?? nothing) : nothing} ${answer}`,
      action: stepTemplate(controls),
      way: wayTemplate(controls),
      settings: html`${settings} ${paceTemplate(controls)}`,
      more: html`${isAsked || withProof ? askedTemplate(shown) : nothing} ${listTemplate(shown)}
      ${countersTemplate(idiom, counts, start.cells.length)} ${more}
      ${
        atEnd && endNote
          ? html`<div class="stepper-end" data-end=${end}>${endNote(walk)}</div>`
          : nothing
      }`,
      ...others,
    },
    figure?.layout ?? { folds: shown.folds },
  );
}

/** The run as a log, or as a film where there is one: one of the two. */
function listTemplate({ options, strip, log, listed, list }: StepperShown): Content {
  if (options.compact === true) return strip === null ? nothing : html`${part(strip)}`;
  if (strip === null) return html`${part(log)}`;
  return html`<div class="stepper-lists" role="group" aria-label="The run">
      ${(['log', 'film'] as const).map(
        (kind) =>
          html`<button
            type="button"
            data-list=${kind}
            aria-pressed=${listed === kind}
            @click=${() => list(kind)}
          >
            ${capital(kind)}
          </button>`,
      )}
    </div>
    ${listed === 'film' ? part(strip) : part(log)}`;
}

const controlsOf = (shown: StepperShown): ControlsModel => ({
  ...shown,
  id: shown.options.id,
  stretch: shown.run.stretch,
  next: shown.options.next?.() ?? null,
});
