/** `<all-methods>`: one puzzle, every method that the site tells of, each with its verdict. */
import { boardOf } from '../../kit/board/boardModel.ts';
import { allKnown, endsOf, keepEnds, MethodRuns } from '../../kit/methods/methodRuns.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import { keepSolved, SolutionSearch } from '../../kit/solutions/solutionSearch.ts';
import { answerOf, verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { Work } from '../../kit/work/work.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import {
  boardLabel,
  csvRows,
  defaultState,
  foundBy,
  methodsJson,
  methodsSettings,
  shownGrid,
  summaryText,
} from './model.ts';
import type { AllMethodsProps, MethodsState, SolvedByAll } from './model.ts';
import { presets } from './presets.ts';
import { ProofCheck } from './proof.ts';
import {
  answerIn,
  chosenWords,
  difficulties,
  rowsIn,
  table,
  verdict,
  where,
  working,
} from './view.ts';
import type { MethodsAt, MethodsKept } from './view.ts';
import { fileAround } from './where.ts';

/** Runs what is not known yet, and says how it came out. */
async function runAll(at: MethodsAt): Promise<void> {
  const { state, puzzle, kept } = at;
  kept.runs.stop();
  kept.code = state.code;
  if (allKnown(state.code)) return;
  if (!(await kept.runs.run(state.code, puzzle)) || state.code !== kept.code) return;
  at.draw();
  at.announce(summaryText(rowsIn(at)));
}

export const figure = puzzleFigure<AllMethodsProps, MethodsState, null, SolvedByAll, MethodsKept>({
  tag: 'all-methods',
  titlePrefix: '',
  presets,
  settings: methodsSettings,
  usual: defaultState,
  start: {},
  served({ ends, solved }, { code }) {
    if (allKnown(code)) return null;
    keepEnds(code, ends);
    keepSolved(puzzleIn(code), solved);
    return null;
  },
  said: (at) => (allKnown(at.state.code) ? summaryText(rowsIn(at)) : ''),
  keep: ({ working: options, draw, announce }) => ({
    code: '',
    runs: new MethodRuns(options),
    solving: new SolutionSearch(new Work(options), (found) => {
      draw();
      announce(verdictTexts[answerOf(found)]);
    }),
    proof: new ProofCheck(options),
    around: new StoredResult(draw),
  }),
  look(at) {
    const { puzzle, kept, host } = at;
    kept.proof.clear();
    const file = fileAround(puzzle);
    host.waitFor(
      kept.around.ask(file?.name ?? '', async (signal) => file && host.stored(file, signal)),
    );
    void kept.solving.look(puzzle);
    void runAll(at);
  },
  stop({ runs, solving, proof, around }) {
    runs.stop();
    solving.stop();
    proof.clear();
    around.close();
  },
  board: {
    model({ state: { code, method }, puzzle }) {
      const ends = endsOf(code);
      const { cells } = shownGrid(puzzle, ends, method);
      const by = foundBy(puzzle, cells, ends);
      return { ...boardOf(puzzle, cells, boardLabel(puzzle, method)), by };
    },
  },
  view: (at, board) =>
    html`${verdict(at)}
      <div class="methods-main">
        <div class="methods-board">${part(board)} ${chosenWords(at)}</div>
        <div class="methods-side">${table(at)} ${working(at)}</div>
      </div>
      <div class="controls">${at.choice()}</div>
      ${at.about()} ${difficulties(at)} ${where(at)} ${at.below()}`,
  files: (at) => ({
    name: 'methods',
    rows: () => csvRows(answerIn(at), rowsIn(at)),
    json: () => methodsJson(at.state.code, at.kept.solving.found, answerIn(at), rowsIn(at)),
  }),
});
