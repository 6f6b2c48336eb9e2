/** `<solver-race>`: our solver on puzzles of others, run in the reader's tab, beside stored and published times. */
import { nothing } from 'lit-html';
import type { RaceRow } from '../../facts/raceRows.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { Work } from '../../kit/work/work.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { workView } from '../../notebook/work/workView.ts';
import type { RaceEnd } from '../../workers/raceTasks.ts';
import * as model from './model.ts';
import { allButton, raceTable, statusText } from './view.ts';
import type { SolverRaceAbout } from './view.ts';

type At = StateAt<SolverRaceAbout>;

const summaryOf = ({ prebuilt, state, kept }: At): string =>
  model.summary(model.rowsOf(prebuilt, state), kept.found);

function halt({ kept, work }: At): void {
  kept.queue = [];
  work.stop();
}

function ask({ kept, state, work }: At, { name, code }: RaceRow): Promise<RaceEnd | null> {
  kept.spent = 0;
  const question = { puzzle: puzzleIn(code ?? ''), limit: 1000 * state.limit };
  return work.ask(name, 'race', question, ({ ms }) => {
    kept.spent = ms;
    return name;
  });
}

/** Runs some puzzles, one after another; whatever was under way is stopped. */
async function run(at: At, rows: readonly RaceRow[]): Promise<void> {
  const { kept } = at;
  halt(at);
  if (Object.keys(at.problems).length > 0) {
    at.announce('A setting cannot be read.');
    return;
  }
  kept.queue = rows;
  for (const row of rows) {
    const end = await ask(at, row);
    if (end === null) return;
    kept.found.set(row.name, end);
    const differs = model.difference(row, end);
    if (differs !== null) kept.differences = [...kept.differences, differs];
    kept.queue = kept.queue.slice(1);
    if (rows.length === 1) at.announce(model.endSentence(row.name, end));
  }
  if (rows.length > 1) at.announce(summaryOf(at));
  at.draw();
}

export const figure = stateFigure<SolverRaceAbout>({
  tag: 'solver-race',
  settings: model.raceSettings,
  work: (options) => new Work(options),
  keep: () => ({ found: new Map(), queue: [], spent: 0, differences: [] }),
  opened(at) {
    halt(at);
    at.kept.found = new Map();
    at.kept.differences = [];
  },
  changed(at, names) {
    // other puzzles, or another limit: what is under way was asked for otherwise
    if (names.includes('set') || names.includes('limit')) halt(at);
  },
  left: halt,
  parts(at) {
    const { prebuilt, state, work, kept } = at;
    const acts = {
      run: (rows: readonly RaceRow[]) => void run(at, rows),
      stop() {
        halt(at);
        at.announce(`Stopped. ${summaryOf(at)}`.trim());
        at.draw();
      },
    };
    // a worker that fails has its own words and buttons; one that works well is told of here
    const isTroubled = work.problem !== '' || work.notices.length > 0;
    return {
      picture: html`<div
        class="table-scroll"
        tabindex="0"
        role="group"
        aria-label=${model.captionOf(state)}
      >
        ${raceTable(at, acts)}
      </div>`,
      wide: true,
      action: allButton(at, acts),
      answer: html`<p class="readout race-status" data-status>${statusText(at)} ${summaryOf(at)}</p>
        ${kept.differences.map((text) => html`<p class="race-differs">${text}</p>`)}
        ${isTroubled ? workView(work, () => acts.stop()) : nothing}`,
      settings: at.fields(),
      more: html`<p class="readout" data-source>
        ${prebuilt.sources[model.besideOf(state)].note}
      </p>`,
    };
  },
  files: ({ prebuilt, state, kept }) => ({
    name: `race-${state.set}`,
    about: prebuilt.sources[model.besideOf(state)].note,
    csv: () => model.csvOf(prebuilt, state, kept.found),
    json: () => model.jsonOf(prebuilt, state, kept.found),
  }),
});
