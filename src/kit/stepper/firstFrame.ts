/**
 * What figures with a stepper share where there is no script: the moment that they open at, and the strip of the run for
 * paper, as markup of the server and as elements of the page.
 */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import type { SvgNode } from '../../svg/svgTree.ts';
import { pictured } from '../template/pictured.ts';
import { atWholeStep } from './position.ts';
import type { StepperState } from './position.ts';
import type { Trace } from './trace.ts';
import { stopsAt } from './trace.ts';
import type { Moment, Walk } from './walk.ts';
import { createWalk, logEntry, momentAt } from './walk.ts';

/** Where a figure opens. */
export type Opening = Pick<StepperState, 'position' | 'granularity'>;

/** A run where a figure opens. */
type Opened = { readonly walk: Walk; readonly state: StepperState; readonly moment: Moment };

/** The moment that a figure opens at. @source none */
export function openedAt(trace: Trace, { position, granularity }: Opening): Opened {
  const walk = createWalk(trace);
  const state = atWholeStep(walk.outline, { playing: false, speed: 0, position, granularity });
  return { walk, state, moment: momentAt(walk, state) };
}

/** What the steps say that follow, so many of them. @source none */
export function nextSentences(
  walk: Walk,
  { position, granularity }: Opening,
  most: number,
): readonly string[] {
  const stops = stopsAt(walk.outline, granularity);
  return [...stops.keys()]
    .filter((at) => (stops[at] ?? 0) > position)
    .slice(0, most)
    .map((at) => logEntry(walk, granularity, at));
}

/** A small grid on paper; without a picture, the gap where some were left out. */
export type PaperGrid = { readonly caption: string; readonly picture?: SvgNode };

/** The longest side of a small grid on paper, in CSS pixels. @source none */
export const paperSize = ({ height, width }: Grid): number => (height * width > 150 ? 132 : 88);

const mostGrids = 16;

/** All, or of many the first and the last ones. @source none */
export const firstAndLast = <Item>(all: readonly Item[]): readonly Item[] =>
  all.length <= mostGrids ? all : [...all.slice(0, mostGrids / 2), ...all.slice(-mostGrids / 2)];

/**
 * The strip of a run, for paper.
 *
 * @param by - "sweep by sweep"
 * @source none
 */
export const paperStrip = (by: string, grids: readonly PaperGrid[]): TemplateResult =>
  html`<ol class="stepper-strip" data-paper aria-label=${`The run, ${by}`}>
    ${grids.map(
      (grid) =>
        html`<li>
          ${grid.picture === undefined ? nothing : pictured(grid.picture)}<span
            >${grid.caption}</span
          >
        </li>`,
    )}
  </ol>`;

/** The strip of a run as StaticStrip.astro places it: markup, '' for a gap. */
export type StaticGrids = readonly { readonly picture: string; readonly caption: string }[];

/** The strip of a run as markup. @source none */
export const stripMarkup = (grids: readonly PaperGrid[]): StaticGrids =>
  grids.map(({ picture, caption }) => ({
    picture: picture === undefined ? '' : toMarkup(picture),
    caption,
  }));

/** The strip of a run as elements. @source none */
export const stripItems = (_: readonly PaperGrid[]): TemplateResult => html``;
