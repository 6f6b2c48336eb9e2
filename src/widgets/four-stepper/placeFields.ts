/** Two rows and two columns by their numbers: the way to an intersection without a map. A bad entry stays in its field. */
import type { TemplateResult } from 'lit-html';
import type { LineChoice } from '../../engine/intersect/pqRecord.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { numberField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { choiceText } from './links.ts';

const names = ['row', 'second row', 'column', 'second column'] as const;
type Texts = readonly [string, string, string, string];

const textsOf = (choice: LineChoice | null): Texts =>
  choice === null
    ? ['', '', '', '']
    : (([...choice.rows, ...choice.columns] as number[]).map((line) =>
        String(line + 1),
      ) as unknown as Texts);

/**
 * Says what is wrong with each of the four entries.
 *
 * @returns null where nothing is; of two lines the second must come after the first
 */
export function placeProblems(texts: Texts, { rows, columns }: Puzzle): (string | null)[] {
  const mosts = [rows.length, rows.length, columns.length, columns.length];
  return texts.map((text, at) => {
    const most = mosts[at] ?? 0;
    const number = Number(text);
    if (text.trim() === '') return null;
    if (!Number.isInteger(number) || number < 1 || number > most)
      return `The ${names[at]} must be a whole number from 1 to ${most}.`;
    const before = Number(texts[at - 1]);
    if (at % 2 === 1 && number <= before)
      return `The ${names[at]} must come after the first: ${before + 1} or more.`;
    return null;
  });
}

/** The four fields; see the head of the file. */
export class PlaceFields {
  readonly #onChange: () => void;
  #texts: Texts = textsOf(null);
  #of = ''; // the choice that the texts were made from

  /** @param onChange - called when the fields look different */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  template(
    id: string,
    puzzle: Puzzle,
    looked: LineChoice | null,
    look: (choice: LineChoice) => void,
  ): TemplateResult {
    const key = looked === null ? '' : choiceText(looked);
    if (key !== this.#of) {
      this.#of = key;
      if (looked !== null) this.#texts = textsOf(looked);
    }
    const problems = placeProblems(this.#texts, puzzle);
    const labels = ['Row', 'and row', 'Column', 'and column'];
    return html`<div class="four-lines" role="group" aria-label="By its lines">
      ${labels.map((label, at) =>
        numberField({
          id: `${id}-line-${at}`,
          label,
          text: this.#texts[at] ?? '',
          problem: problems[at] ?? undefined,
          onText: (text) => {
            this.#texts = this.#texts.map((old, k) => (k === at ? text : old)) as unknown as Texts;
            this.#onChange();
          },
          onDone: () => this.#done(puzzle, look),
        }),
      )}
    </div>`;
  }

  #done(puzzle: Puzzle, look: (choice: LineChoice) => void): void {
    const complete = this.#texts.every((text) => text.trim() !== '');
    if (!complete || placeProblems(this.#texts, puzzle).some((one) => one !== null)) return;
    const [r1, r2, c1, c2] = this.#texts.map((text) => Number(text) - 1) as [
      number,
      number,
      number,
      number,
    ];
    look({ rows: [r1, r2], columns: [c1, c2] });
  }
}
