/** `<work-sheet>`: a puzzle, or questions of a technique, on a sheet of paper, with the answers on a page of their own. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { positionsFile } from '../../claims/positions.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import type { At } from '../../kit/records/puzzleRecord.ts';
import { PuzzleSheet, ruleOfPuzzles } from '../../kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import type { Sheet } from '../../kit/sheet/sheet.ts';
import { SolutionLine } from '../../kit/solutions/solutionLine.ts';
import { keepSolved } from '../../kit/solutions/solutionSearch.ts';
import { answerOf, verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { lessonOf } from '../../kit/train/exercise.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { creditOf } from '../../puzzles/gallery.ts';
import { solvedName } from '../../puzzles/shelf.ts';
import {
  choices,
  nextFirst,
  numbersOf,
  questionsSheet,
  sheetRows,
  sheetSettings,
  usualSheet,
} from './model.ts';
import type { SheetState, WorkSheetProps } from './model.ts';
import { presets } from './presets.ts';

/** What the figure keeps beside its state: what it asks for, and the sheet of questions, which is drawn once. */
type Kept = {
  readonly stored: StoredResult<readonly StoredPosition[]>;
  readonly solutions: SolutionLine;
  readonly one: PuzzleSheet;
  asked: { readonly key: string; readonly sheet: Sheet } | null;
};

type SheetAt = At<SheetState, null, Kept>;

/** What stands on it; null while questions are on their way. */
const sheetOf = (at: SheetAt): Sheet | null =>
  at.state.of === 'puzzle' ? puzzleSheet(at) : askedSheet(at, at.state.of);

function puzzleSheet({ state: { code }, puzzle, name, kept }: SheetAt): Sheet {
  const { found } = kept.solutions;
  return kept.one.sheet({
    puzzle,
    name,
    solvedName: solvedName(code) ?? name,
    solution: found?.solutions[0] ?? null,
    told:
      found === null || found.status === 'one'
        ? ''
        : `${verdictTexts[answerOf(found)]}${found.status === 'several' ? ' This is one of them.' : ''}`,
    says: ruleOfPuzzles,
    credit: creditOf(code) ?? '',
    hasName: true,
  });
}

function askedSheet(
  { state: { first }, kept }: SheetAt,
  technique: Exclude<SheetState['of'], 'puzzle'>,
): Sheet | null {
  const positions = kept.stored.value;
  if (positions === null) return null;
  const key = `${technique} ${first}`;
  if (kept.asked?.key !== key)
    kept.asked = { key, sheet: questionsSheet(technique, positions, first) };
  return kept.asked.sheet;
}

function otherQuestions({ state: { of, first }, kept, begin }: SheetAt): TemplateResult {
  const positions = kept.stored.value;
  const next = (): void => {
    if (of === 'puzzle' || positions === null) return;
    begin({ of, first: nextFirst(numbersOf(first, lessonOf(of, positions), positions)) });
  };
  return html`<button type="button" data-others ?disabled=${positions === null} @click=${next}>
    Other questions
  </button>`;
}

/** Whether the sheet has the one answer that a teacher expects. */
function verdict({ state, kept: { solutions, stored } }: SheetAt): TemplateResult {
  if (state.of === 'puzzle')
    return html`<p class="sheet-verdict">${solutions.answer}</p>
      ${solutions.progress()}`;
  const { problem } = stored;
  return html`<p class="sheet-verdict">
    ${
      problem === null
        ? 'The answers follow from the stated rule alone.'
        : `The questions cannot be had: ${problem}. Choose others, or load the page again.`
    }
  </p>`;
}

export const figure = puzzleFigure<WorkSheetProps, SheetState, null, Solved, Kept>({
  tag: 'work-sheet',
  titlePrefix: 'A worksheet: ',
  title: ({ of }) =>
    of === 'puzzle' ? undefined : `A worksheet: ${techniqueWords[of].name.toLowerCase()}`,
  presets,
  settings: sheetSettings,
  usual: usualSheet,
  start: { of: 'puzzle', first: 1 },
  served(solved, { code }) {
    keepSolved(puzzleIn(code), solved);
    return null;
  },
  said: (at) =>
    at.state.of === 'puzzle'
      ? `On the sheet: ${puzzleSheet(at).title}.`
      : `On the sheet: questions on ${techniqueWords[at.state.of].name.toLowerCase()}.`,
  keep: ({ working, draw, host }) => ({
    stored: new StoredResult(() => {
      if (host.page?.signal.aborted !== true) draw();
    }),
    solutions: new SolutionLine(working, verdictTexts),
    one: new PuzzleSheet(),
    asked: null,
  }),
  look({ state: { of }, puzzle, kept: { solutions, stored }, host }) {
    if (of === 'puzzle') {
      void solutions.look(puzzle);
      return;
    }
    solutions.stop();
    const file = positionsFile(of);
    host.waitFor(stored.ask(file?.name ?? '', async (signal) => file && host.stored(file, signal)));
  },
  stop({ solutions, stored }) {
    solutions.stop();
    stored.close();
  },
  view(at) {
    const { id, state, host } = at;
    const sheet = sheetOf(at);
    const isPuzzle = state.of === 'puzzle';
    const site = host.page === null ? null : host.address();
    return figureParts(
      {
        picture: html`<div class="controls">
            ${choiceField({
              id: `${id}-of`,
              label: 'On the sheet',
              value: state.of,
              choices,
              onChoice: (of) => at.begin({ of }),
            })}
            ${isPuzzle ? at.choice() : nothing}
          </div>
          <div class="button-row">
            <button
              type="button"
              class="primary"
              data-print
              ?disabled=${sheet === null}
              @click=${() => print()}
            >
              Print sheet and answers
            </button>
            ${isPuzzle ? nothing : otherQuestions(at)}
          </div>
          ${verdict(at)} ${isPuzzle ? html`${at.about()} ${at.below()}` : nothing}
          <div class="sheet-stack">${sheet === null ? nothing : sheetPages(sheet, site)}</div>`,
      },
      at.layout,
    );
  },
  files(at) {
    const sheet = sheetOf(at);
    return {
      name: `worksheet-${at.state.of}`,
      ...(sheet !== null && {
        rows: () => sheetRows(sheet),
        json: () => ({
          title: sheet.title,
          tasks: sheet.tasks.map(({ words, answer, address }) => ({
            words,
            answer: answer?.words ?? null,
            address,
          })),
        }),
        svg: () => sheet.tasks[0]!.picture!,
      }),
    };
  },
});
