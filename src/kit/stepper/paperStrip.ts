/** The strip of a run on paper, and where there is no script. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { stripOf } from './strip.ts';
import type { StripOptions } from './strip.ts';
import type { Trace } from './trace.ts';
import type { Walk } from './walk.ts';

/** A small grid on paper; without a picture, the gap where some were left out. */
export type PaperGrid = { readonly caption: string; readonly picture?: SvgNode };

const isLarge = ({ height, width }: Grid): boolean => height * width > 150;

/** The longest side of a small grid on paper, in CSS pixels. */
export const paperSize = (grid: Grid): number => (isLarge(grid) ? 132 : 88);

const mostGrids = 16;

/** All, or of many the first and the last ones. */
export const firstAndLast = <Item>(all: readonly Item[]): readonly Item[] =>
  all.length <= mostGrids ? all : [...all.slice(0, mostGrids / 2), ...all.slice(-mostGrids / 2)];

/**
 * Small grids in their order.
 *
 * @param by - "sweep by sweep"
 */
export const paperGrids = (by: string, grids: readonly PaperGrid[]): TemplateResult =>
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

/** The strip of a run. */
export function paperStrip(trace: Trace, options: StripOptions, walk: Walk): TemplateResult {
  const { level = trace.idiom.stride } = options;
  // of a long run of a large board the strip alone would be larger than the rest of its page
  const usual = { size: paperSize(trace.start), most: isLarge(trace.start) ? 12 : 24 };
  const grids = stripOf(trace, { ...usual, ...options }, walk);
  return paperGrids(`${level} by ${level}`, grids);
}
