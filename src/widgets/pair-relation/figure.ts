/** `<pair-relation>`: two unknown cells of a line, and what they can be together. */
import { EMPTY, FILLED, UNKNOWN, formatLine } from '../../engine/board/cell.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { relationName } from '../../kit/relations/relationWords.ts';
import {
  answerPair,
  defaultPair,
  exampleState,
  pairRows,
  readPair,
  readPairLink,
  relationSentence,
  writePairLink,
  titleOf,
} from './model.ts';
import type { PairAnswer, PairProps, PairQuestion, PairReading, PairState } from './model.ts';
import { pairPicture } from './picture.ts';
import { pairView } from './view.ts';
import type { PairActs } from './view.ts';

/** How long after the last change the answer is read out, ms. */
const announceDelay = 600;

class PairRelation extends LiveFigure {
  readonly linkVersion = 1;
  readonly #default = defaultPair(this.props<PairProps>());
  #state: PairState = this.#default; // can be read
  #typed: PairState = this.#default; // as it stands in the fields
  #errors: NonNullable<PairReading['errors']> = {};
  #question: PairQuestion = { description: [], line: new Uint8Array(2), cells: [0, 1] };
  #answer: PairAnswer = answerPair(this.#question);
  #stops = { line: 0, settled: 0 };
  #last = 0; // which of the two cells was chosen longer ago
  #timer = 0;

  open(values: LinkValues): void {
    this.#take(readPairLink(values, this.#default));
    this.#draw();
  }

  linkValues(): LinkValues {
    return writePairLink(this.#state, this.#default);
  }

  /** The pair is chosen in the picture. */
  override isFolded(key: string): boolean {
    return key !== 'c';
  }

  override dispose(): void {
    super.dispose();
    clearTimeout(this.#timer);
  }

  exports(): Exports {
    return {
      name: `pair-${this.#question.line.length}-cells`,
      csv: () => pairRows(this.#question).map(csvRow).join(''),
      json: () => ({
        description: this.#question.description,
        line: formatLine(this.#question.line),
        settled: this.#answer.settled === null ? null : formatLine(this.#answer.settled),
        cells: this.#question.cells.map((cell) => cell + 1),
        relation: relationName(this.#answer.relation),
        combinations: this.#answer.combinations.map(({ a, b, fits, fit, proof }) => ({
          a,
          b,
          fits: String(fits),
          fit: fit === null ? null : formatLine(fit),
          settledAfterFirst: proof === null ? null : formatLine(proof),
        })),
      }),
      svg: () => pairPicture(this.#question, this.#answer, `${this.id}-file`),
    };
  }

  /** Takes what is typed; what cannot be read leaves the last answer standing. */
  #take(typed: PairState): void {
    this.#typed = typed;
    const reading = readPair(typed);
    this.#errors = reading.errors ?? {};
    if (reading.errors !== undefined) return;
    this.#question = reading.question;
    this.#answer = answerPair(reading.question);
    this.#state = { ...typed, cells: reading.question.cells };
    this.#typed = this.#state;
    const last = reading.question.line.length - 1;
    this.#stops = {
      line: Math.min(this.#stops.line, last),
      settled: Math.min(this.#stops.settled, last),
    };
  }

  #change(part: Partial<PairState>): void {
    this.#take({ ...this.#typed, ...part });
    this.changed();
    this.#draw();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const message = Object.values(this.#errors)[0];
      this.announce(message ?? relationSentence(this.#question, this.#answer));
    }, announceDelay);
  }

  readonly #acts: PairActs = {
    example: (relation) => this.#change(exampleState(relation)),
    type: (field, text) => this.#change({ [field]: text }),
    setCell: (cell, value) => {
      const line = this.#question.line.slice();
      const old = line[cell];
      const next = old === UNKNOWN ? FILLED : old === FILLED ? EMPTY : UNKNOWN;
      line[cell] = value === 'next' ? next : value;
      this.#stops = { ...this.#stops, line: cell };
      this.#change({ line: formatLine(line) });
    },
    stop: (row, cell) => {
      if (this.#stops[row] === cell) return;
      this.#stops = { ...this.#stops, [row]: cell };
      this.#draw();
    },
    choose: (cell) => {
      this.#stops = { ...this.#stops, settled: cell };
      const { cells } = this.#question;
      if (cells.includes(cell)) {
        this.#last = cells[0] === cell ? 1 : 0; // the other one gives way next
        return;
      }
      const kept = cells[1 - this.#last] ?? 0;
      const pair: [number, number] = kept < cell ? [kept, cell] : [cell, kept];
      this.#last = pair[0] === kept ? 0 : 1;
      this.#change({ cells: pair });
    },
  };

  #draw(): void {
    this.setTitle(titleOf(this.#state, this.#default));
    this.render(
      pairView(
        {
          id: this.id,
          layout: this.layout,
          typed: this.#typed,
          errors: this.#errors,
          question: this.#question,
          answer: this.#answer,
          stops: this.#stops,
        },
        this.#acts,
      ),
    );
  }
}

export const figure = figureOf<PairProps>('pair-relation', PairRelation);
