/** The hunt in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { GreatHuntSpec, GreatHuntTally } from '../../experiments/greatHunt.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { listedFind } from './finds.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { listedText, raceText } from './model.ts';
import type { Race, Stage } from './model.ts';
import { funnelPicture } from './picture.ts';
import { orderTexts } from './told.ts';
import type { FindOrder, ToldFind } from './told.ts';

/** What came of a hunt. */
type Hunted = {
  readonly spec: GreatHuntSpec;
  readonly tally: GreatHuntTally;
  readonly told: readonly ToldFind[]; // those that are shown
};

/** The finds, what they measure, and what the reader does with them. */
export function findsPart(
  id: string,
  { spec, tally, told }: Hunted,
  order: FindOrder,
  acts: {
    readonly measures: TemplateResult | typeof nothing;
    readonly onOrder: (order: FindOrder) => void;
    readonly onMore: () => void;
    readonly onSave: () => void;
  },
): TemplateResult {
  const { measures, onOrder, onMore, onSave } = acts;
  if (tally.finds.length === 0)
    return html`<p class="readout">Nothing kept yet. Let it draw more, or ask for less.</p>`;
  const rest = tally.finds.length - told.length;
  const listed = listedText(tally);
  return html`<section class="run-boards" aria-label="Finds">
    <div class="controls">
      ${choiceField({
        id: `${id}-order`,
        label: 'Finds',
        value: order,
        choices: (Object.keys(orderTexts) as FindOrder[]).map((word) => ({
          word,
          text: orderTexts[word],
        })),
        onChoice: onOrder,
      })}
    </div>
    ${guard([told, order], () =>
      boardList(
        `Finds, ${orderTexts[order]}`,
        told.map((find) => listedFind(spec, find, order)),
      ),
    )}
    <p class="button-row">
      ${rest > 0 ? html`<button type="button" @click=${onMore}>Show more of ${counted(tally.finds.length, 'find')}</button>` : nothing}
      <button type="button" data-save="nonpack" @click=${onSave}>Save all finds (.nonpack)</button>
    </p>
    ${listed === null ? nothing : html`<p class="readout">${listed}</p>`} ${measures}
  </section>`;
}

const otherWays = {
  first: { text: 'Now solve first', when: 'last' },
  last: { text: 'Now filter first', when: 'first' },
} as const;

/** The same hunt with the filter on the other side of solving, and how the two compare; null for a hunt without a filter. */
export function racePart(
  race: Race | null,
  when: 'first' | 'last' | null,
  active: boolean,
  onOtherWay: (when: 'first' | 'last') => void,
): TemplateResult | typeof nothing {
  if (race === null || when === null || race[when] === undefined) return nothing;
  const other = otherWays[when];
  const text = raceText(race);
  return html`${text === null ? nothing : html`<p class="readout" data-race>${text}</p>`}
  ${
    active
      ? nothing
      : html`<p class="button-row">
          <button type="button" data-other-way @click=${() => onOtherWay(other.when)}>
            ${other.text}
          </button>
        </p>`
  }`;
}

/** The bars. */
export const funnel = (stages: readonly Stage[]): TemplateResult =>
  html`${guard([stages], () => pictured(funnelPicture(stages)))}`;

/** The first of some finds, under the bars. */
export const firstFinds = (finds: readonly ListedBoard[]): TemplateResult =>
  html`<div class="hunt-first">${guard([finds], () => boardList('The first finds', finds))}</div>`;
