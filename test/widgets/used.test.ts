/**
 * What holds for every figure of the list in the hands of a reader: whatever a control leads to comes back by its link, with
 * the same files; and a run gives its numbers, others for another seed.
 */
import { describe, expect, test } from 'vitest';
import { kitCells } from '../../src/components/kit/cells.ts';
import { optionName } from '../../src/notebook/run/figureRun.ts';
import { figures } from '../../src/widgets/figures.ts';
import { chartOf, sampledTags } from '../../scripts/research/sample/charts.ts';
import { wordsOf } from '../scripts/wordsOf.ts';
import type { StillOptions } from '../../src/notebook/host/still.ts';
import { Hand, withoutPage } from './hand.ts';
import type { Control } from './hand.ts';
import { prebuilt } from './prebuilt.ts';

type Tag = Exclude<keyof typeof figures, 'ledger-list'>;

const tags = Object.keys(figures).filter((tag) => tag !== 'ledger-list') as Tag[];

withoutPage();

async function optionsOf(tag: Tag): Promise<StillOptions> {
  const { props } = kitCells.find(({ widget }) => widget === tag)!;
  return { props, prebuilt: await prebuilt(tag, props) };
}

/** The files of a figure as one text; what it says instead while it has none. */
function filesOf({ live }: Hand): string {
  const { name, csv, json } = live.exports();
  try {
    return JSON.stringify([name, csv?.(), json?.()]);
  } catch (error) {
    expect(String(error)).toMatch(/ yet$/);
    return name;
  }
}

/** Controls tried in a figure: of many, some from the first to the last. */
const most = 4;

/** What ends outside the figure, takes its time, or has nothing to do now. */
const isOutside = ({ name, attributes, listeners }: Control): boolean =>
  listeners.size === 0 ||
  /^(?:Print|Save|Copy)\b/.test(name) ||
  attributes['data-run'] !== undefined ||
  attributes['data-move'] === 'play' ||
  attributes['aria-disabled'] === 'true' ||
  attributes['disabled'] !== undefined;

/** Another value, as a reader may give it. */
function other({ attributes, options }: Control): object {
  if (options.length > 0)
    return { value: options.at(-1)!.value, selectedIndex: options.length - 1 };
  if (attributes['type'] === 'checkbox') return { checked: attributes['checked'] === undefined };
  const { value = '' } = attributes;
  return { value: /^\d+$/.test(value) ? String(Number(value) - 1) : value, checked: true };
}

/**
 * Figures whose files tell what no link does: hints that were taken, questions that were missed, densities that were visited,
 * answers that were found; and of the studio, what is wanted of a picture is asked when the next one is made.
 */
const filesTellMore = new Set<Tag>([
  'play-game',
  'train-coach',
  'density-hand',
  'ask-every',
  'picture-studio',
]);

test.each(tags)('%s comes back by its link from whatever its controls lead to', async (tag) => {
  const { figure } = await figures[tag]();
  const options = await optionsOf(tag);
  const first = await Hand.open(figure, options);
  const count = first.controls.filter((one) => !isOutside(one)).length;
  const states = new Set<string>();
  for (let k = 0; k < Math.min(most, count); k++) {
    const hand = await Hand.open(figure, options);
    const all = hand.controls.filter((one) => !isOutside(one));
    const control = all[count <= most ? k : Math.floor(((k + 0.5) * count) / most)]!;
    await hand.use(control, other(control));
    const link = hand.live.linkValues();
    const again = await Hand.open(figure, options, link);
    expect([control.name, again.live.linkValues()]).toEqual([control.name, link]);
    if (!filesTellMore.has(tag))
      expect([control.name, filesOf(again)]).toEqual([control.name, filesOf(hand)]);
    states.add(JSON.stringify(link));
  }
  if (count > 0) expect([...states].join()).not.toBe('');
});

/** A run of each, small enough for a test; their other settings are those of the text. */
const runs: Partial<Record<Tag, Readonly<Record<string, string>>>> = {
  'puzzle-hunt': { height: '5', width: '5', restarts: '4', steps: '60' },
  'fraction-check': { boards: '60' },
  'difficulty-count': { height: '3', width: '3' },
  'census-table': { height: '3', width: '3' },
  'slice-check': { images: '300' },
  'density-run': { height: '5', width: '5', from: '30', to: '50', step: '10', boards: '40' },
  'deciding-run': { side: '6', step: '15', boards: '20' },
  'switching-run': { height: '5', width: '5', step: '50', boards: '60' },
  'probing-census': { height: '3', width: '3' },
  'great-hunt': { height: '5', width: '5', filled: '12', least: '1', boards: '200' },
  'formula-order': { boards: '3' },
  'formula-sizes': { height: '5', width: '5', step: '50', boards: '8' },
  'reach-run': { height: '4', width: '4', from: '40', to: '50', step: '10', boards: '8' },
  'threshold-run': { side: '5', from: '40', to: '50', step: '10', boards: '8' },
  'inference-curves': { height: '3', width: '3' },
  'method-crossings': { side: '5', from: '30', to: '60', step: '10', boards: '20' },
  'clue-table': { size: '3x3' },
  'how-hard': { side: '5', boards: '5' },
  'method-ranking': { side: '3' },
  'coin-toss': { tosses: '50' },
};

/** The figure after a run of these settings. */
async function ran(tag: Tag, values: Readonly<Record<string, string>>): Promise<Hand> {
  const { figure } = await figures[tag]();
  const hand = await Hand.open(figure, await optionsOf(tag));
  for (const [field, value] of Object.entries(values)) await hand.type(field, value);
  const start = hand.controls.find(({ attributes }) => attributes['data-run'] === 'start');
  expect([tag, start?.name]).toEqual([tag, expect.any(String)]);
  await hand.use(start!);
  await hand.says(/Complete: /);
  expect(hand.live.linkValues()).toMatchObject({ ran: '1' });
  expect(hand.text).not.toMatch(/NaN|undefined|could not|failed/);
  return hand;
}

/** What the run gave. */
const foundIn = ({ live }: Hand): string => {
  // that is another one for another seed by itself
  const { command: _, ...files } = live.exports();
  return JSON.stringify(files.json?.());
};

test('every figure with a run is among the runs', async () => {
  const found: Tag[] = [];
  for (const tag of tags) {
    const hand = await Hand.open((await figures[tag]()).figure, await optionsOf(tag));
    if (hand.controls.some(({ attributes }) => attributes['data-run'] === 'start')) found.push(tag);
  }
  // a lattice is asked with its puzzle, the least census of guesses has 22 million pictures, and a race runs by the clock
  const others = ['pq-lattice', 'guess-census', 'solver-race'];
  expect(found.filter((tag) => !others.includes(tag))).toEqual(Object.keys(runs));
  // and each but the example is a chart that can be sampled; the census takes long, but can be, too
  const charts = [...Object.keys(runs).filter((tag) => tag !== 'coin-toss'), 'guess-census'];
  expect(sampledTags.toSorted()).toEqual(charts.toSorted());
});

test.each(sampledTags)(
  '%s says in its files how the numbers were made that it opens with',
  async (tag) => {
    const { live } = await Hand.open((await figures[tag]()).figure, await optionsOf(tag));
    const { about = '', command = '', csv } = live.exports();
    const rows = csv?.().split('\r\n').length ?? 0;
    if (rows > 2) expect(about + command).toMatch(/npm run -s /);
  },
);

describe.each(Object.entries(runs) as [Tag, Readonly<Record<string, string>>][])(
  'the run of %s',
  (tag, values) => {
    test('comes to its end, and to other numbers for another seed', async () => {
      const first = foundIn(await ran(tag, values));
      const { figure } = await figures[tag]();
      const seeded = (await Hand.open(figure, await optionsOf(tag))).controls.some(
        ({ attributes }) => attributes['id']?.endsWith('-seed') === true,
      );
      if (seeded) expect(foundIn(await ran(tag, { ...values, seed: '77' }))).not.toBe(first);
    });

    // the example is no chart of the site
    test.skipIf(tag === 'coin-toss')(
      'is made again by the command that its files have',
      async () => {
        const { live } = await ran(tag, values);
        const { command = '', csv } = live.exports();
        expect(command).toMatch(/^npm run -s sample -- /);
        const [name = '', ...words] = wordsOf(command);
        const chart = await chartOf(name);
        const options = Object.keys(chart.settings.table).map((one) => [optionName(one), one]);
        const settingOf: Readonly<Record<string, string>> = Object.fromEntries(options);
        const given = words.flatMap((word, at) =>
          at % 2 === 0 ? [[settingOf[word], words[at + 1]]] : [],
        );
        const { counting, spec, said } = await chart.with(Object.fromEntries(given));
        const tally = counting.experiment.emptyTally(spec);
        counting.experiment.begin(spec)(0, counting.experiment.units(spec), tally);
        const [told = '', table] = (await said(tally, false)).split(/(?<=\n)(?!#)(.*)/s);
        expect(told).toContain(`# Made again, whole, by: ${command}\r\n`);
        expect(table).toBe(csv?.());
      },
    );
  },
);
