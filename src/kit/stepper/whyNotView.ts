/** The answer to "why is this cell not fixed?" as text and two pairs of lines. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { enumerated } from '../../notebook/plain/numbers.ts';
import { formatLine } from '../../engine/board/cell.ts';
import { cellWord, lineWords } from '../board/boardModel.ts';
import { boardPicture } from '../board/boardPicture.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { markedWords } from './markedWords.ts';
import { lineName, lineTitle } from './sentences.ts';
import type { WhoFixed } from './whoFixed.ts';
import type { OpenLine, WhyNot } from './whyNot.ts';

/**
 * A line lying flat, one of its cells ringed.
 *
 * @param label - what the line is
 */
export function linePicture(
  label: string,
  cells: Uint8Array,
  at: number | null,
  bad = false,
): SvgNode {
  return boardPicture(
    {
      height: 1,
      width: cells.length,
      cells,
      rows: [],
      columns: [],
      fresh: new Set(at === null ? [] : [at]),
      ...(bad ? { bad: [{ direction: 'H', index: 0 }] } : {}),
      label: `${label}: ${formatLine(cells)}`,
    },
    { cell: cells.length > 40 ? 8 : cells.length > 20 ? 12 : 18 },
  );
}

/**
 * The answer for the cell at (row, column), zero-based.
 *
 * @param denied - what follows where row and column cannot both be right
 */
export function whyNotTemplate(
  answer: WhyNot,
  row: number,
  column: number,
  denied: string,
): TemplateResult {
  const place = `Row ${row + 1}, column ${column + 1}`;
  switch (answer.kind) {
    case 'known':
      return html`<p>${markedWords(`${place} is ${cellWord(answer.value)}.`)}</p>`;
    case 'decided':
      return html`<p>
        ${markedWords(
          `${place} can be fixed now: reading ${enumerated(answer.by.map(lineWords))} makes it ${cellWord(answer.value)}.`,
        )}
      </p>`;
    case 'no fit':
      return html`<p>
        ${markedWords(`${place}: ${enumerated(answer.lines.map(lineWords))} has no fit at all.`)}
      </p>`;
    case 'conflict':
      return html`<p>
        ${markedWords(
          `${place}: the row wants it ${cellWord(answer.row)}, the column ${cellWord(answer.column)}. ${denied}`,
        )}
      </p>`;
    case 'open':
      break;
  }
  return html`<p>
      ${markedWords(
        `${place} is unknown so far: its row and its column each have fits with the cell empty and fits with it filled.`,
      )}
    </p>
    ${openLines(answer)}`;
}

/** Two fits of each line of an unknown cell. */
export const openLines = ({
  row,
  column,
}: Extract<WhyNot, { readonly kind: 'open' }>): TemplateResult =>
  html`<div class="stepper-fits">
    <div>${openLine(row)}</div>
    <div>${openLine(column)}</div>
  </div>`;

function openLine(line: OpenLine): TemplateResult {
  const name = lineTitle(line.line);
  const flat =
    line.line.direction === 'V'
      ? html` <span class="stepper-quiet">(its top cell on the left)</span>`
      : nothing;
  return html`<p class="stepper-pair-title">${lineName(line.line, line.description)}${flat}</p>
    <div
      class="stepper-pair"
      tabindex="0"
      role="group"
      aria-label=${`Two fits of ${lineWords(line.line)}`}
    >
      ${pictured(linePicture(`${name}, a fit with the cell empty`, line.empty, line.at))}
      ${pictured(linePicture(`${name}, a fit with the cell filled`, line.filled, line.at))}
    </div>`;
}

/** What is said of a known cell. */
export type KnownCell = {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  readonly trial: boolean; // it is assumed, not proved
  readonly fixed: WhoFixed;
  readonly words: { readonly number: number; readonly sentence: string } | null; // of the step that fixed it
  readonly go: (() => void) | null; // to that step; null: the reader stands there
};

/** Who fixed a known cell, and the way to that step. */
export function knownTemplate(known: KnownCell): TemplateResult {
  const { row, column, value, trial, fixed, words, go } = known;
  const place = `Row ${row + 1}, column ${column + 1}`;
  const is = `${place} is ${trial ? 'assumed ' : ''}${cellWord(value)}`;
  const by =
    fixed.kind === 'given'
      ? `${is}: it is given.`
      : fixed.kind === 'start' || words === null
        ? `${is}: it was known at the start.`
        : trial
          ? `${is}, by ${go === null ? 'this step' : `step ${words.number}`}: that holds only as long as the supposition stands.`
          : `${is}: ${go === null ? 'this step' : `step ${words.number}`} fixed it. ${words.sentence}`;
  return html`<p>${markedWords(by)}</p>
    ${
      go === null || words === null
        ? nothing
        : html`<div class="button-row">
            <button type="button" @click=${go}>Go to step ${words.number}</button>
          </div>`
    }`;
}
