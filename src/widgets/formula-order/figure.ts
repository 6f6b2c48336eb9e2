/** `<formula-order>`: sliders for the parts of 002's formula; how it puts puzzles in order, and on what scale, follows. */
import { nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { SolvedBlocks } from '../../experiments/formulaBlocks.ts';
import { formulaRank } from '../../experiments/formulaRank.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { csvOf, tableOf } from '../../notebook/records/column.ts';
import { sourceText } from '../../notebook/run/runText.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import { Ordering } from './ordering.ts';
import { orderPicture, upperPicture } from './picture.ts';
import { measureNames, orderSettings, partsOf, sliders, specOf } from './settings.ts';
import type { SliderName } from './settings.ts';
import { samePoints, storedFileFor } from './storedRun.ts';
import { formula, scale, slider } from './view.ts';

const sliderNames = Object.keys(sliders) as SliderName[];

export const figure = runFigure({
  tag: 'formula-order',
  experiment: formulaRank,
  unit: { one: 'picture', many: 'pictures' },
  settings: orderSettings,
  keep: ({ draw, waitFor }) => new Ordering(draw, waitFor),
  titleOf({ where, side, filled, against }) {
    const what =
      where === 'one'
        ? `${sizeText(side, side)}, ${grouped(filled)} filled cells`
        : 'several sizes';
    return `The formula of Raven’s Point held against ${measureNames[against]}, ${what}`;
  },
  specOf,
  pace: model.pace,
  fits: samePoints,
  stored: storedFileFor,
  closed: (ordering) => ordering.close(),
  find({ numbers, values, kept: ordering, once }) {
    const blocks = numbers === null ? null : ordering.blocksOf(numbers);
    if (blocks === null || numbers === null) return { order: null, ranks: [] };
    const { size, block, columns, k, against } = values;
    const order = once('order', [blocks.units, size, block, columns, k, against], () =>
      model.orderOf(blocks, blocks.measures(against, numbers.tally), partsOf(values), against),
    );
    return { order, ranks: ordering.ranksOf(order) };
  },
  source(_, { numbers }) {
    if (numbers === null) return null;
    const { points, boards, seed } = numbers.spec;
    const each = points.length === 1 ? '' : ' of each size and share';
    const what = `sample of ${grouped(boards)} images${each}, seed ${seed}, of which those count that single lines solve`;
    return sourceText(what, formulaRank.version, numbers);
  },
  parts({ id, found: { order, ranks }, values, source, fetching, kept, keep, set, draw, folded }) {
    const coming = fetching || kept.isLooking;
    const k = order === null ? null : model.fittingK(order);
    const tell = (): void =>
      set({}, ({ found }) =>
        found.order === null ? '' : model.orderText(found.order, found.ranks),
      );
    const usual = (): void => {
      keep(Object.fromEntries(sliderNames.map((name) => [name, String(sliders[name].usual)])));
      tell();
    };
    const fit = (): void => {
      if (k !== null)
        set({ k: String(k) }, ({ found }) =>
          found.order === null ? '' : model.scaleText(found.order),
        );
    };
    const slide = (name: SliderName, value: string): void => {
      keep({ [name]: value });
      draw();
    };
    const isUsual = sliderNames.every((name) => values[name] === sliders[name].usual);
    return {
      picture: html`<div class="order-pictures">
        <div>
          ${scale(order, coming)} ${order === null ? nothing : formula(order)}
          <p class="readout" data-all>${order === null ? nothing : model.allText(ranks)}</p>
        </div>
        <div>
          <div class="order-sliders">
            ${sliderNames.map((name) => slider(id, name, values[name], slide, tell))}
          </div>
        </div>
      </div>`,
      answer:
        order === null
          ? nothing
          : html`<p class="button-row">
                ${dimmedButton('As in the article', !isUsual, usual)}
                ${dimmedButton('A k that fits', k !== null && k !== values.k, fit)}
              </p>
              ${guard([order, ranks], () => pictured(upperPicture(order, ranks)))}
              <p class="readout" data-order>${model.orderText(order, ranks)}</p>
              <p class="readout" data-scale>${model.scaleText(order)}</p>`,
      more: html`<p class="readout">${source ?? ''}</p>
        ${folded(
          order === null
            ? null
            : tableOf(model.columns, model.rowsOf(order, ranks), model.tableWords(order)),
        )}`,
    };
  },
  files({ found, values, source }) {
    const { against } = values;
    const none = new SolvedBlocks(specOf(values));
    // before there are puzzles, an order of none
    const order = found.order ?? model.orderOf(none, new Float64Array(0), partsOf(values), against);
    const { spec, parts, scales } = order;
    const rows = model.rowsOf(order, found.ranks);
    return {
      name: 'formula-order',
      about: source ?? '',
      csv: () => csvOf(model.columns, rows),
      json: () => ({
        spec,
        parts,
        against,
        groups: rows.map(({ name, puzzles, rank }) => ({ name, puzzles, rank })),
        scales,
      }),
      svg: () => orderPicture(order, found.ranks),
    };
  },
});
