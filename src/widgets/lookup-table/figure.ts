/** `<lookup-table>`: the 1,296 situations of the lookup table of FourSolver. */
import { situationsFile } from '../../claims/situations.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { isCalm } from '../../notebook/cell/motion.ts';
import { settingsFold } from '../../notebook/cell/moreMemory.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import * as model from './model.ts';
import { lookupPicture } from './picture.ts';
import { TableView } from './tableView.ts';
import * as view from './view.ts';

/** Fetches the stored search for puzzles; then the puzzle of every situation is there. */
async function find(at: StateAt<view.LookupTableAbout>): Promise<void> {
  const { kept, host } = at;
  if (host.page === null || kept.search === 'asked') return;
  at.layout.folds.put(settingsFold, true);
  kept.seeks = true;
  at.draw();
  if (kept.search !== 'none' && kept.search !== 'failed') return;
  kept.search = 'asked';
  const { signal } = host.page;
  const search = await host.stored(situationsFile, signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(error);
    return 'failed' as const;
  });
  if (at.gone) return;
  kept.search = search;
  kept.seeks = true;
  at.draw();
  at.announce(search === 'failed' ? 'Not loaded.' : view.foundText(search, at.state.situation));
}

export const figure = stateFigure<view.LookupTableAbout>({
  tag: 'lookup-table',
  settings: model.lookupSettings,
  usual: model.defaultState,
  folded: ['o', 'r', 'f'], // the situation is chosen in the picture
  preparing: () => [model.entries],
  keep: (at) => ({
    // a cell of the picture is read out by itself
    table: new TableView(at.state, (situation) => {
      if (situation.join() !== at.state.situation.join()) at.set({ situation });
    }),
    search: 'none',
    seeks: false,
  }),
  show: ({ kept, state }) => kept.table.update(state),
  parts(at) {
    const { situation } = at.state;
    const { table } = at.kept;
    return {
      picture: html`<div class="lookup-table">${part(table)}</div>`,
      second: view.key(),
      place: html`${markTemplate('pairs')} ${view.leftText(situation)}`,
      sentence: html`<p>${view.certainText(situation)}</p>`,
      // it keeps its place when the puzzle is there, and then leads to it again
      action: html`<button type="button" class="primary" @click=${() => void find(at)}>
        Find it in a puzzle
      </button>`,
      answer: view.crossing(situation),
      settings: html`${view.filters(at)} ${view.lineChoices(at)}`,
      more: html`${view.foundView(at)} ${view.crossingTold(situation)}
        ${view.configurationList(situation)}
        <p class="readout lookup-facts">${view.factsSentence()}</p>
        <p class="readout">
          The small squares at the edges are relations: first cell downwards, second cell to the
          right, empty before filled; what the line forbids is dark. The large ones belong to row 1
          and column 1, the small ones to row 2 and column 2.
        </p>`,
    };
  },
  // what was found, or is said instead of it, comes onto the screen
  drawn({ kept, find: part }) {
    if (kept.seeks)
      part('[data-found]')?.scrollIntoView({
        block: 'center',
        behavior: isCalm() ? 'auto' : 'smooth',
      });
    kept.seeks = false;
  },
  files({ state }) {
    const rows = (): ReturnType<typeof model.tableRows> => model.tableRows(state);
    return {
      name: `lookup-table-${state.situation.join('')}`,
      rows,
      json() {
        const [heads = [], ...all] = rows();
        return {
          facts: view.factsSentence(),
          chosen: state.situation,
          situations: all.map((row) =>
            Object.fromEntries(heads.map((head, column) => [head, row[column]])),
          ),
        };
      },
      svg: () => lookupPicture(state),
    };
  },
});
