/** `<hard-for-you>`: how hard puzzles were for the reader, held against every measure of the book. */
import { nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { leastRanked } from '../../experiments/fewRanks.ts';
import { measures, ranksSeed } from '../../experiments/readerRanks.ts';
import { browserStore, gamesChanged } from '../../kit/play/savedGames.ts';
import { Work } from '../../kit/work/work.ts';
import { fold } from '../../notebook/cell/figureParts.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { workView } from '../../notebook/work/workView.ts';
import * as model from './model.ts';
import type { Ranked, RankedShown, WhoseShown } from './model.ts';
import { gamesPicture } from './picture.ts';
import { GamePool } from './pool.ts';
import * as view from './view.ts';

type At = StateAt<view.HardForYouAbout>;

const noRanks: Ranked = {
  players: [[]],
  ranks: { measured: {}, connections: { time: [], hints: [] } },
};

const exampleOf = (prebuilt: Ranked | null): RankedShown => ({
  ...(prebuilt ?? noRanks),
  whose: 'example',
});

/** Has a worker rank the games that are to be shown, unless they are on show. */
function rank(at: At): void {
  const { kept, state, work } = at;
  const all = state.whose === 'all' && kept.pool.isPooled;
  const players = all ? kept.pool.players : kept.pool.players.slice(0, 1);
  const enough = players.some(({ length }) => length >= leastRanked);
  const key = enough ? JSON.stringify([all, players]) : '';
  if (key === kept.key) return;
  kept.key = key;
  work.stop();
  if (enough) void ask(at, all ? 'all' : 'own', players);
  else kept.shown = exampleOf(at.prebuilt);
}

async function ask(at: At, whose: WhoseShown, players: Ranked['players']): Promise<void> {
  const { kept } = at;
  const { key } = kept;
  const games = players.flat().length;
  const ranks = await at.work.ask(
    'Measuring the puzzles',
    'reader-ranks',
    { players, known: kept.measured },
    (done) => `Measuring the puzzles: ${done} of ${games}`,
  );
  if (key !== kept.key) return;
  if (ranks === null) {
    kept.key = ''; // the reader did not wait
    return;
  }
  kept.measured = { ...kept.measured, ...ranks.measured };
  kept.shown = { players, ranks, whose };
  at.draw();
  at.announce(`${counted(games, 'game')} ranked. ${view.sentencesOf(at).join(' ')}`);
}

/** The games may be others. */
function look(at: At): void {
  at.kept.pool.look();
  rank(at);
  at.draw();
}

export const figure = stateFigure<view.HardForYouAbout>({
  tag: 'hard-for-you',
  settings: model.hardSettings,
  work: (options) => new Work(options),
  keep: ({ prebuilt }) => ({
    pool: new GamePool(browserStore()),
    measured: prebuilt?.ranks.measured ?? {},
    shown: exampleOf(prebuilt),
    key: '',
    whoseFile: 'other',
    told: [],
    problems: [],
  }),
  attached(at, { signal }) {
    for (const event of ['storage', gamesChanged])
      window.addEventListener(event, () => look(at), { signal });
    look(at);
  },
  opened: rank,
  changed: rank,
  parts(at) {
    const { shown, pool } = at.kept;
    const { measure, outcome } = at.state;
    const [games = []] = shown.players;
    return {
      picture: html`<p data-standing>${model.standingText(pool.players[0]?.length ?? 0)}</p>
        ${
          shown.whose === 'example'
            ? html`<p class="hfy-example" data-example>${model.exampleText(games.length)}</p>`
            : nothing
        }
        ${workView(at.work, () => at.work.stop())} ${view.hardFields(at)} ${view.measureRows(at)}
        <p class="readout" data-power>${model.powerText(shown, outcome)}</p>`,
      answer: html`<div class="hfy-answer">
        ${guard([shown, measure, outcome], () => pictured(gamesPicture(shown, measure, outcome)))}
        <div data-said>${view.sentencesOf(at).map((text) => html`<p>${text}</p>`)}</div>
      </div>`,
      more: html`${at.folded(model.tableOf(shown))}
      ${fold(at.layout.folds, 'how', 'How this is reckoned', view.howPart)}
      ${fold(
        at.layout.folds,
        'files',
        'Files: save your games, add those of others',
        view.filesPart(at, () => look(at)),
      )}`,
    };
  },
  files({ kept: { shown }, state: { measure, outcome } }) {
    const games = counted(shown.players.flat().length, 'game');
    return {
      name: `how-hard-for-you-${outcome}`,
      about:
        shown.whose === 'example'
          ? `an example of ${games} of our own solver, no person`
          : `${games}, ${model.whoseChoices[shown.whose]}; shuffles of more than eight games with seed ${ranksSeed}`,
      csv: () => model.csvOf(shown),
      json: () => ({
        whose: shown.whose,
        seed: ranksSeed,
        measures,
        connections: shown.ranks.connections,
        measured: shown.ranks.measured,
        players: shown.players,
      }),
      svg: () => gamesPicture(shown, measure, outcome),
    };
  },
});
