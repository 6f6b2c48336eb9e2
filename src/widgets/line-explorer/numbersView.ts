/** The fits as binary numbers, and what AND makes of them. */
import type { TemplateResult } from 'lit-html';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { html } from '../../notebook/template/html.ts';
import { bitsOf, commonOf, mostNumbers, numberOf } from './numbers.ts';
import type { Common } from './numbers.ts';
import { fitsOf, fitsText } from './model.ts';
import type { LineExplorerAnswer, LineExplorerQuestion } from './model.ts';

/**
 * The view; `fits` are those listed so far.
 *
 * @source 004_baeeafed5327eab8.txt (bitwise AND of all possible solutions)
 */
export function numbersView(
  question: LineExplorerQuestion,
  answer: LineExplorerAnswer,
  fits: readonly Uint8Array[],
): TemplateResult {
  const { count, settled } = answer;
  const length = question.line.length;
  if (settled === null) return html`<p class="readout">There is no fit, so there is no number.</p>`;
  const oneByOne = count <= BigInt(mostNumbers);
  const common = oneByOne ? commonOf(length, fitsOf(question)) : commonOfSettled(settled);
  return html`
    <p class="line-intro">
      Write every fit as a number in binary, 1 for filled and 0 for empty. A bit that is 1 in all of
      them survives AND: that cell is filled. Turn all bits over, and what survives AND is empty.
    </p>
    <div
      class="table-scroll line-numbers"
      tabindex="0"
      role="group"
      aria-label="The fits as numbers"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">number</th>
            <th scope="col">binary</th>
            <th scope="col" class="number">decimal</th>
          </tr>
        </thead>
        <tbody>
          ${fits.map((fit, at) => row(`Fit ${at + 1}`, length, numberOf(fit), ''))}
          ${
            BigInt(fits.length) < count
              ? html`<tr>
                  <td colspan="3">and ${fitsText(count - BigInt(fits.length))} more</td>
                </tr>`
              : ''
          }
          ${row('AND of all', length, common.filled, 'is-result')}
          ${row('AND of all turned over', length, common.empty, 'is-result')}
        </tbody>
      </table>
    </div>
    <p class="readout">
      ${cellsText(settled, FILLED, 'filled')} ${cellsText(settled, EMPTY, 'empty')}
      ${oneByOne ? '' : `There are too many fits to take one by one; the two numbers were made from the settled line, which is the same.`}
    </p>
  `;
}

function row(name: string, length: number, value: bigint, kind: string): TemplateResult {
  return html`<tr class=${kind}>
    <th scope="row">${name}</th>
    <td class="line-bits">${bitsOf(length, value)}</td>
    <td class="number">${grouped(value)}</td>
  </tr>`;
}

function commonOfSettled(settled: Uint8Array): Common {
  const filled = numberOf(settled);
  return { filled, empty: numberOf(settled.map((cell) => (cell === EMPTY ? FILLED : EMPTY))) };
}

function cellsText(settled: Uint8Array, value: number, word: string): string {
  const cells = Array.from(settled.keys()).filter((cell) => settled[cell] === value);
  if (cells.length === 0) return `No cell is ${word} in every fit.`;
  const last = cells.at(-1) ?? 0;
  const numbers = cells.map((cell) => cell + 1);
  return cells.length === 1
    ? `Cell ${last + 1} is ${word} in every fit.`
    : `Cells ${numbers.slice(0, -1).join(', ')} and ${last + 1} are ${word} in every fit.`;
}
