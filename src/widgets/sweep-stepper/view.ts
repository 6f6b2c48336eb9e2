/** The figure around the stepper: choice of puzzle and direction, the difficulty numbers, what to try at the end. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { formatLine } from '../../engine/board/cell.ts';
import { formatDescription } from '../../engine/board/description.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { otherDirection } from '../../engine/sweep/sweep.ts';
import { writeLink } from '../../notebook/cell/linkState.ts';
import { lineWords } from '../../kit/board/boardModel.ts';
import type { StepperAt } from '../../kit/records/stepperRecord.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { linePicture } from '../../kit/stepper/whyNotView.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { meanSweeps, numbersKnown, telltaleLine } from './model.ts';
import type { LineAtEnd, Settings, SweepNumbers, SweepRun, SweepStepperProps } from './model.ts';

type SweepAt = StepperAt<SweepStepperProps, Settings, SweepRun, null>;

/** What a strip calls the sweeps of a run: by what each settles. */
export const sweepNames =
  ({ recording }: SweepRun) =>
  (at: number, number: number): string => {
    const event = recording.events[at];
    return `${number}, ${event?.kind === 'sweep' ? (event.direction === 'H' ? 'rows' : 'columns') : ''}`;
  };

/** The inputs on top. */
export function inputsTemplate({ id, props, state, choice, begin }: SweepAt): TemplateResult {
  return html`<div class="controls">
    ${props.compact === true ? nothing : choice()}
    <fieldset class="sweep-first">
      <legend>First sweep</legend>
      ${(['H', 'V'] as const).map(
        (first) =>
          html`<label
            ><input
              type="radio"
              name=${`${id}-first`}
              value=${first}
              .checked=${live(state.first === first)}
              @change=${() => begin({ first })}
            />${first === 'H' ? 'rows (H)' : 'columns (V)'}</label
          >`,
      )}
    </fieldset>
  </div>`;
}

/** Both difficulty numbers by their names. */
export const numbersTemplate = (numbers: SweepNumbers | null): TemplateResult =>
  html`<p class="readout sweep-numbers">
    ${numbers === null ? html`<span>Counting sweeps in both directions.</span>` : counts(numbers)}
  </p>`;

function counts(numbers: SweepNumbers): TemplateResult {
  const mean = meanSweeps(numbers);
  return mean === null
    ? html`<span
        >Not simple: sweeps alone do not solve it, so it has no difficulty in sweeps.</span
      >`
    : html`<span
          >Sweeps with rows first: <strong>${numbers.H}</strong> (the difficulty of Batenburg &amp;
          Kosters)</span
        >
        <span>columns first: <strong>${numbers.V}</strong></span>
        <span>mean: <strong>${mean}</strong> (the difficulty of Wensveen)</span>
        ${numbers.settles === null ? nothing : fewest(numbers.settles)}`;
}

/** The measure that Batenburg and Kosters leave aside as hard to compute. */
const fewest = ({ fewest: least, fixing }: NonNullable<SweepNumbers['settles']>): TemplateResult =>
  html`<span
    >Fewest lines to settle: <strong>${least}</strong>, in the best order (sweeps with rows first
    find something in ${fixing})</span
  >`;

/** What to try next when the run is over. */
export function endTemplate(at: SweepAt): TemplateResult {
  const { run } = at;
  const { status } = run.recording;
  const line = telltaleLine(run);
  return html`<p class="sweep-next">What to try next</p>
    ${status === 'contradiction' && line !== null ? deadLine(line) : nothing}
    ${status === 'standstill' ? at.further() : nothing}
    <ul>
      ${lineItem(run, line)} ${status === 'standstill' ? nothing : directionItem(at)}
      ${
        at.props.compact === true
          ? nothing
          : html`<li>
              <button type="button" class="quiet" @click=${at.editPuzzle}>
                ${
                  status === 'contradiction'
                    ? 'Mend it in the box for your own puzzle'
                    : 'Change a number in the box for your own puzzle'
                }
              </button>
            </li>`
      }
    </ul>`;
}

/** The contradiction itself: a line into which its description does not go. */
function deadLine({ direction, index, description, line }: LineAtEnd): TemplateResult {
  const name = lineWords({ direction, index });
  return html`<p>
      This is ${name} as the run left it${direction === 'V' ? ', its top cell on the left' : ''}:
      there is no way to put ${formatDescription(description)} into it.
    </p>
    <div
      class="stepper-pair"
      tabindex="0"
      role="group"
      aria-label=${`The line without a fit: ${name}`}
    >
      ${pictured(linePicture(`${name}, no fit`, line, null, true))}
    </div>`;
}

function lineItem(run: SweepRun, line: LineAtEnd | null): TemplateResult | typeof nothing {
  if (line === null) return nothing;
  const name = lineWords(line);
  const why = {
    solved: `See why ${name} gave the last cells`,
    standstill: `See every fit of ${name}, which leaves most cells open`,
    contradiction: `See where ${name} fails`,
  }[run.recording.status];
  return html`<li><a href=${lineLink(line)}>${why}, in the line explorer</a></li>`;
}

/** The address that opens a line in the line explorer. */
export function lineLink({ description, line }: Pick<LineAtEnd, 'description' | 'line'>): string {
  const values = { d: formatDescription(description), l: formatLine(line) };
  return `${sitePath('one-line/')}${writeLink('', 'fig-line', 1, values)}#fig-line`;
}

/** The other direction; at a standstill it stops in the same state, and is not offered. */
function directionItem({ run, begin, linkWith }: SweepAt): TemplateResult {
  const { first, status } = run.recording;
  const other = otherDirection(first);
  const words = other === 'H' ? 'rows' : 'columns';
  const count = numbersKnown(run)?.[other] ?? null;
  const takes = count === null ? '' : `: it takes ${counted(count, 'sweep')}`;
  const what =
    status === 'solved'
      ? `Run it again with ${words} first${takes}`
      : `Run it with ${words} first: it fails too, perhaps elsewhere`;
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    begin({ first: other });
  };
  return html`<li>
    <a href=${linkWith({ first: other, position: 0 })} @click=${onClick}>${what}</a>
  </li>`;
}
