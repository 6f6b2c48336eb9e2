/** The count by difficulty in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import type { Direction, Grid } from '../../engine/board/cell.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { chartKey } from '../../kit/boards/chartKey.ts';
import type { KeyEntry } from '../../kit/boards/chartKey.ts';
import { openImageIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { grouped, sizeText, unbroken } from '../../notebook/plain/numbers.ts';
import type { CountVerdict } from './model.ts';

export type CountPicture = {
  readonly layout: FigureLayout;
  readonly fields: TemplateResult;
  readonly bar: TemplateResult;
  readonly chart: Part;
  readonly source: string | null; // where the shown numbers come from; null when there are none
  readonly compared: boolean; // a published column is in the chart
  readonly verdicts: readonly CountVerdict[];
  readonly hardest: {
    readonly difficulty: number;
    readonly images: readonly { readonly number: number; readonly image: Grid }[];
    readonly complete: boolean;
  } | null;
  readonly table: TemplateResult | typeof nothing;
  readonly first: Direction; // of the numbers shown
  readonly base: string; // root of the site
};

function hardestPart({ hardest, base, first }: CountPicture): TemplateResult | typeof nothing {
  if (hardest === null || hardest.images.length === 0) return nothing;
  const { difficulty, images, complete } = hardest;
  const title = complete
    ? `The hardest simple images: difficulty ${difficulty}`
    : `The hardest so far: difficulty ${difficulty}`;
  const settings = first === 'H' ? {} : { f: first };
  return html`<section class="run-boards" aria-label=${title}>
    <h3>${title}</h3>
    ${boardList(
      title,
      images.map(({ number, image }) => ({
        image,
        caption: `no. ${grouped(number)}`,
        href: openImageIn(puzzleFigures['sweep-stepper'], image, settings, base),
        told: `Picture no. ${grouped(number)} of ${sizeText(image.height, image.width)}, difficulty ${difficulty}, ${complete ? 'the greatest there is' : 'the greatest so far'}`,
      })),
    )}
    <p class="readout">
      ${images.length === 16 ? 'The first 16 by number are shown. ' : ''}Each opens in the stepper
      of sweeps.
    </p>
  </section>`;
}

/** The marks of the chart. */
const countKey = (counted: boolean, compared: boolean): readonly KeyEntry[] => [
  ...(counted ? [{ mark: 'bar', text: 'counted here' } as const] : []),
  ...(compared ? [{ mark: 'ring', text: 'Batenburg & Kosters, Figure 4' } as const] : []),
];

/** The whole figure. */
export function countView(picture: CountPicture): TemplateResult {
  const { fields, source, verdicts, compared, table } = picture;
  return figureParts(
    {
      picture: html`${part(picture.chart)} ${chartKey(countKey(source !== null, compared))}`,
      action: picture.bar,
      settings: fields,
      more: html`${source === null ? nothing : html`<p class="readout">${source}</p>`}
      ${
        verdicts.length === 0
          ? nothing
          : html`<ul class="run-verdicts" aria-label="Ours and the published numbers">
              ${verdicts.map(({ kind, text }) => html`<li data-verdict=${kind}>${unbroken(text)}</li>`)}
            </ul>`
      }
      ${hardestPart(picture)} ${table}`,
    },
    picture.layout,
  );
}
