/** The hunt in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { GreatHuntSpec, GreatHuntTally } from '../../experiments/greatHunt.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { listedFind, shortFinds } from './finds.ts';
import type { ShortHunt } from './finds.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { foundText, listedText, raceText, stagesOf } from './model.ts';
import type { Race } from './model.ts';
import { funnelPicture } from './picture.ts';
import { orderTexts } from './told.ts';
import type { FindOrder, ToldFind } from './told.ts';

/** What came of a hunt. */
export type Hunted = {
  readonly spec: GreatHuntSpec;
  readonly tally: GreatHuntTally;
  readonly rate: string | null;
  readonly told: readonly ToldFind[]; // those that are shown
};

export type HuntPicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly short: ShortHunt | null; // shown until a hunt begins
  readonly hunted: Hunted | null;
  readonly table: TemplateResult | typeof nothing;
  readonly measures: TemplateResult | typeof nothing; // of the finds on show
  readonly id: string;
  readonly order: FindOrder;
  readonly race: Race | null; // of the filter first and last; null without a filter
  readonly when: 'first' | 'last' | null; // where the filter stands
  readonly active: boolean; // a hunt goes on
  readonly onMore: () => void;
  readonly onSave: () => void;
  readonly onOrder: (order: FindOrder) => void;
  readonly onOtherWay: (when: 'first' | 'last') => void;
};

function findsPart({
  hunted,
  order,
  id,
  measures,
  onMore,
  onSave,
  onOrder,
}: HuntPicture): TemplateResult | typeof nothing {
  if (hunted === null) return nothing;
  const { spec, tally, told } = hunted;
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

/** The same hunt with the filter on the other side of solving, and how the two compare. */
function racePart({
  race,
  when,
  active,
  onOtherWay,
}: HuntPicture): TemplateResult | typeof nothing {
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

const shortPicture = (short: ShortHunt): TemplateResult =>
  html`${guard([short], () => pictured(funnelPicture(short.stages)))}
    <p class="readout">${short.text}</p>
    ${guard([short], () => boardList('Finds of the short hunt', shortFinds(short)))}`;

/** The whole figure. */
export function huntView(shown: HuntPicture): TemplateResult {
  const { hunted, short, table } = shown;
  const picture =
    hunted === null
      ? short === null
        ? nothing
        : shortPicture(short)
      : html`${guard([hunted.tally], () => pictured(funnelPicture(stagesOf(hunted.spec, hunted.tally))))}
          <p class="readout">${foundText(hunted.tally)} ${hunted.rate ?? nothing}</p>`;
  return figureParts(
    {
      picture,
      action: shown.bar,
      answer: html`${racePart(shown)} ${findsPart(shown)}`,
      settings: shown.fields,
      more: html`${table}`,
    },
    shown.layout,
  );
}
