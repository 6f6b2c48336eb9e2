/** `<work-sheet>`: a puzzle, or questions of a technique, on a sheet of paper, with the answers on a page of their own. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { positionsFile } from '../../claims/positions.ts';
import type { Grid } from '../../engine/board/cell.ts';
import type { Solved } from '../../engine/solve/solve.ts';
import type { StoredPosition } from '../../experiments/positions.ts';
import { figureOf } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { PuzzleFigure } from '../../kit/records/puzzleFigure.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { PuzzleSheet, ruleOfPuzzles } from '../../kit/sheet/puzzleSheet.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import type { Sheet } from '../../kit/sheet/sheet.ts';
import { SolutionLine } from '../../kit/solutions/solutionLine.ts';
import { keepSolved } from '../../kit/solutions/solutionSearch.ts';
import { verdictTexts } from '../../kit/solutions/verdictWords.ts';
import { html } from '../../notebook/template/html.ts';
import { orderOf } from '../../kit/train/exercise.ts';
import { techniqueWords } from '../../kit/train/techniqueWords.ts';
import { creditOf } from '../../puzzles/gallery.ts';
import { solvedName } from '../../puzzles/shelf.ts';
import { choices, nextFirst, questionsSheet, sheetLinks, sheetRows, usualSheet } from './model.ts';
import type { SheetState, WorkSheetProps } from './model.ts';
import { presets } from './presets.ts';

class WorkSheet extends PuzzleFigure<SheetState> {
  readonly linkVersion = 1;
  protected readonly links = sheetLinks;
  protected readonly presets = presets;
  protected override readonly titlePrefix = 'A worksheet: ';
  protected readonly usual = usualSheet(this.props<WorkSheetProps>());
  protected state = this.usual;
  readonly #stored = new StoredResult<readonly StoredPosition[]>(() => this.#arrived());
  readonly #solutions = new SolutionLine(this.working, verdictTexts);
  readonly #one = new PuzzleSheet();
  #asked: { readonly key: string; readonly sheet: Sheet } | null = null; // drawn once

  override open(link: LinkValues): void {
    const solved = this.host.prebuilt as Solved | null;
    if (solved !== null) keepSolved(puzzleIn(this.usual.code), solved);
    super.open(link);
  }

  override dispose(): void {
    super.dispose();
    this.#solutions.stop();
    this.#stored.close();
  }

  exports(): Exports {
    const sheet = this.#sheet;
    return {
      name: `worksheet-${this.state.of}`,
      ...(sheet === null
        ? {}
        : {
            csv: () => sheetRows(sheet).map(csvRow).join(''),
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
  }

  protected show(state: SheetState): void {
    this.state = state;
    const puzzle = puzzleIn(state.code);
    this.shown(puzzle);
    if (state.of === 'puzzle') {
      void this.#solutions.look(puzzle);
    } else {
      this.#solutions.stop();
      this.setTitle(`A worksheet: ${techniqueWords[state.of].name.toLowerCase()}`);
      this.askFor(this.#stored, positionsFile(state.of));
    }
    this.draw();
  }

  /** The positions of the technique are there. */
  #arrived(): void {
    this.#asked = null;
    if (!this.isGone) this.draw();
  }

  protected choose(code: string): void {
    this.#put({ of: 'puzzle', code, first: 1 });
  }

  #put(part: Partial<SheetState>): void {
    this.notice(null);
    this.show({ ...this.state, ...part });
    this.changed();
    this.announce(`On the sheet: ${this.#sheet?.title ?? 'questions that are on their way'}.`);
  }

  /** What stands on it; null while questions are on their way. */
  get #sheet(): Sheet | null {
    return this.state.of === 'puzzle' ? this.#ofPuzzle() : this.#ofQuestions(this.state.of);
  }

  #ofPuzzle(): Sheet {
    const { code } = this.state;
    const { found } = this.#solutions;
    const solution: Grid | null = found?.solutions[0] ?? null;
    return this.#one.sheet({
      id: this.id,
      puzzle: puzzleIn(code),
      name: this.puzzleName,
      solvedName: solvedName(code) ?? this.puzzleName,
      solution,
      told:
        found === null || found.status === 'one'
          ? ''
          : `${verdictTexts[found.status]}${found.status === 'several' ? ' This is one of them.' : ''}`,
      says: ruleOfPuzzles,
      credit: creditOf(code) ?? '',
      hasName: true,
    });
  }

  #ofQuestions(technique: Exclude<SheetState['of'], 'puzzle'>): Sheet | null {
    const positions = this.#stored.value;
    if (positions === null) return null;
    const key = `${technique} ${this.state.first}`;
    if (this.#asked?.key !== key)
      this.#asked = { key, sheet: questionsSheet(this.id, technique, positions, this.state.first) };
    return this.#asked.sheet;
  }

  protected draw(): void {
    const sheet = this.#sheet;
    const isPuzzle = this.state.of === 'puzzle';
    const site = this.host.page === null ? null : this.host.address();
    this.render(
      figureParts(
        {
          picture: html`<div class="controls">
              ${choiceField({
                id: `${this.id}-of`,
                label: 'On the sheet',
                value: this.state.of,
                choices,
                onChoice: (of) => this.#put({ of, first: 1 }),
              })}
              ${isPuzzle ? this.choice() : nothing}
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
              ${isPuzzle ? nothing : this.#others()}
            </div>
            ${this.#said()}
            <div class="sheet-stack">${sheet === null ? nothing : sheetPages(sheet, site)}</div>`,
          answer: isPuzzle ? this.about() : nothing,
          more: isPuzzle ? this.below() : nothing,
        },
        this.layout,
      ),
    );
  }

  #others(): TemplateResult {
    return html`<button
      type="button"
      data-others
      ?disabled=${this.#stored.value === null}
      @click=${this.#next}
    >
      Other questions
    </button>`;
  }

  readonly #next = (): void => {
    const { of, first } = this.state;
    const positions = this.#stored.value;
    if (of === 'puzzle' || positions === null) return;
    this.#put({ first: nextFirst(first, orderOf(of, positions)) });
  };

  /** Whether the sheet has the one answer that a teacher expects. */
  #said(): TemplateResult {
    if (this.state.of === 'puzzle')
      return html`<p class="sheet-verdict">${this.#solutions.answer}</p>
        ${this.#solutions.progress()}`;
    const { problem } = this.#stored;
    return html`<p class="sheet-verdict">
      ${
        problem === null
          ? 'The answers follow from the stated rule alone.'
          : `The questions cannot be had: ${problem}. Choose others, or load the page again.`
      }
    </p>`;
  }
}

export const figure = figureOf<WorkSheetProps, Solved>('work-sheet', WorkSheet);
