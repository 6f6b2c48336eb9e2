/** `<coin-toss>`: how many of some coins show heads, tossed in the reader's browser. A figure whole, without a word of any book. */
import type { Computation } from '../plain/experiment.ts';
import { counted, grouped, percent } from '../plain/numbers.ts';
import { allowOwnPrograms } from '../pool/ownPrograms.ts';
import type { RunPlace } from '../pool/startRun.ts';
import { csvOf, tableOf } from '../records/column.ts';
import type { Column } from '../records/column.ts';
import { runFigureOf } from '../records/run.ts';
import type { BeginRun } from '../run/runSession.ts';
import { seed, whole } from '../settings/numbers.ts';
import { settings } from '../settings/settings.ts';
import { html } from '../template/html.ts';
import { coins } from './coins.ts';
import type { CoinSpec, CoinTally } from './coins.ts';

const coinSettings = settings({
  together: whole('c', 'Coins', { name: 'the coins', least: 1, most: 40, usual: 6 }),
  tosses: whole('n', 'Tosses', { name: 'the tosses', least: 1, most: 1_000_000, usual: 10_000 }),
  seed: seed(1),
});

type Row = { readonly heads: number; readonly times: number; readonly share: number };

const columns: readonly Column<Row>[] = [
  { head: 'heads', fields: { heads: ({ heads }) => heads } },
  { head: 'times', fields: { times: ({ times }) => times } },
  { head: 'of all', text: ({ share }) => percent(share), fields: { share: ({ share }) => share } },
];

const rowsOf = ({ heads }: CoinTally): readonly Row[] => {
  const all = heads.reduce((sum, times) => sum + times, 0);
  return Array.from(heads, (times, shown) => ({ heads: shown, times, share: times / all }));
};

const place: RunPlace = {
  find: () => coins as unknown as Computation<unknown, unknown>,
  makeWorker() {
    allowOwnPrograms();
    return new Worker(new URL('./coins.worker.ts', import.meta.url), { type: 'module' });
  },
};

/** The pool comes with the first run, not before. */
const begin: BeginRun<CoinSpec, CoinTally> = async (spec, options) => {
  const { startRun } = await import('../pool/startRun.ts');
  return startRun(place, coins, spec, options);
};

export const figure = runFigureOf(
  {
    tag: 'coin-toss',
    experiment: coins,
    unit: { one: 'toss', many: 'tosses' },
    settings: coinSettings,
    specOf: (values) => values,
    find: ({ numbers }) => (numbers === null ? [] : rowsOf(numbers.tally)),
    parts: ({ found, spec, folded }) => ({
      picture: html`<p class="cell-picture readout" data-sentence>
        ${
          found.length === 0
            ? `Press the button below to toss ${counted(spec?.together ?? 0, 'coin')}.`
            : `All heads: ${grouped(found.at(-1)?.times ?? 0)} times, ${percent(found.at(-1)?.share ?? 0)}.`
        }
      </p>`,
      more: folded(
        found.length === 0
          ? null
          : tableOf(columns, found, {
              summary: 'Table of the heads',
              caption: 'How often so many coins showed heads',
            }),
      ),
    }),
    files: ({ found }) => ({
      name: 'coins',
      csv: () => csvOf(columns, found),
      json: () => ({ rows: found }),
    }),
  },
  begin,
);
