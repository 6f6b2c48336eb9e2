/** The hunt in the page: state in, templates out. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { GreatHuntSpec, GreatHuntTally } from '../../experiments/greatHunt.ts';
import { counted } from '../../formats/numbers.ts';
import { figureParts } from '../../kit/cell/figureParts.ts';
import type { FigureLayout } from '../../kit/cell/figureParts.ts';
import { boardList } from '../../kit/chart/boardList.ts';
import { toElement } from '../../svg/svgTree.ts';
import { listedFind } from './finds.ts';
import { foundText, listedText, stagesOf } from './model.ts';
import type { ToldFind } from './model.ts';
import { funnelPicture } from './picture.ts';

/** What came of a hunt. */
export type Hunted = {
  readonly spec: GreatHuntSpec;
  readonly tally: GreatHuntTally;
  readonly rate: string | null;
  readonly told: readonly ToldFind[]; // those that are shown
};

export type HuntShown = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly first: readonly Element[]; // the first frame, until a hunt begins
  readonly hunted: Hunted | null;
  readonly table: TemplateResult | typeof nothing;
  readonly base: string; // root of the site
  readonly onMore: () => void;
  readonly onSave: () => void;
};

function findsPart({ hunted, base, onMore, onSave }: HuntShown): TemplateResult | typeof nothing {
  if (hunted === null) return nothing;
  const { spec, tally, told } = hunted;
  if (tally.finds.length === 0)
    return html`<p class="readout">Nothing kept yet. Let it draw more, or ask for less.</p>`;
  const rest = tally.finds.length - told.length;
  const listed = listedText(tally);
  return html`<section class="run-boards" aria-label="Finds">
    ${guard([told], () =>
      boardList(
        'Finds, in the order in which they were drawn',
        told.map((find) => listedFind(spec, find, base)),
      ),
    )}
    <p class="button-row">
      ${rest > 0 ? html`<button type="button" @click=${onMore}>Show more of ${counted(tally.finds.length, 'find')}</button>` : nothing}
      <button type="button" data-save="nonpack" @click=${onSave}>Save all finds (.nonpack)</button>
    </p>
    ${listed === null ? nothing : html`<p class="readout">${listed}</p>`}
  </section>`;
}

/** The whole figure. */
export function huntView(shown: HuntShown): TemplateResult {
  const { hunted, first, table } = shown;
  const picture =
    hunted === null
      ? html`${first}`
      : html`${guard([hunted.tally], () => toElement(funnelPicture(stagesOf(hunted.spec, hunted.tally))))}
          <p class="readout">${foundText(hunted.tally)} ${hunted.rate ?? nothing}</p>`;
  return figureParts(
    {
      picture,
      action: shown.bar,
      answer: findsPart(shown),
      settings: shown.fields,
      more: html`${table}`,
    },
    shown.layout,
  );
}
