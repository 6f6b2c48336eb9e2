/** `<pair-relation>`: two unknown cells of a line, and what they can be together. */
import { nothing } from 'lit-html';
import { formatLine } from '../../engine/board/cell.ts';
import { NO_RELATION } from '../../engine/line/pairRelations.ts';
import { relationPicture } from '../../kit/relations/crossingPicture.ts';
import { relationName } from '../../kit/relations/relationWords.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import { pairPicture } from './picture.ts';
import * as view from './view.ts';

export const figure = stateFigure<view.PairRelationAbout>({
  tag: 'pair-relation',
  settings: model.pairSettings,
  usual: (props) => ({ ...model.defaultPair(props), cells: null }),
  folded: ['d', 'l'], // the pair is chosen in the picture
  titleOf: (state, _, props) =>
    model.titleOf(model.stateIn(state, props), model.defaultPair(props)),
  find({ state, props }) {
    const question = model.questionOf(model.stateIn(state, props));
    return { question, answer: model.answerPair(question) };
  },
  keep: () => ({ stops: { line: 0, settled: 0 }, last: 0, timer: 0 }),
  show({ kept, found }) {
    const end = found.question.line.length - 1;
    const { line, settled } = kept.stops;
    kept.stops = { line: Math.min(line, end), settled: Math.min(settled, end) };
  },
  left: ({ kept }) => clearTimeout(kept.timer),
  parts(at) {
    const { question, answer } = at.found;
    const verdict =
      Object.keys(at.problems).length > 0 ? null : model.verdictSentence(view.typedIn(at), answer);
    return {
      picture: html`${view.rows(at)}
        <ul class="pair-combinations">
          ${answer.combinations.map((one) => view.combination(at, one))}
        </ul>`,
      wide: true,
      sentence: html`<p>${markedWords(model.shortSentence(question, answer))}</p>`,
      action: html`<button type="button" class="primary" @click=${() => view.another(at)}>
        Two other cells
      </button>`,
      settings: view.inputs(at),
      more: html`<p class="pair-relation" data-sentence>
          ${answer.relation === NO_RELATION ? nothing : pictured(relationPicture(answer.relation, 20))}
          ${markedWords(model.relationSentence(question, answer))}
        </p>
        <p class="readout" data-verdict>${verdict ?? 'Your own line.'}</p>`,
    };
  },
  files({ found: { question, answer } }) {
    const { description, line, cells } = question;
    const { settled, relation, combinations } = answer;
    return {
      name: `pair-${line.length}-cells`,
      rows: () => model.pairRows(question),
      json: () => ({
        description,
        line: formatLine(line),
        settled: settled === null ? null : formatLine(settled),
        cells: cells.map((cell) => cell + 1),
        relation: relationName(relation),
        combinations: combinations.map(({ a, b, fits, fit, proof }) => ({
          a,
          b,
          fits: String(fits),
          fit: fit === null ? null : formatLine(fit),
          settledAfterFirst: proof === null ? null : formatLine(proof),
        })),
      }),
      svg: () => pairPicture(question, answer),
    };
  },
});
