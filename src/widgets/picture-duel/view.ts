/** What stands beside the board of a duel: the lanes, the ridge, what was sent. Templates without a page. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Answer } from '../../kit/answer/answer.ts';
import { stripView } from '../../kit/answer/strip.ts';
import type { Star } from '../../kit/answer/strip.ts';
import { methodName, methodSign, shortName } from '../../kit/methods/marks.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import { tableOf } from '../../notebook/chart/dataTable.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { allCells, kindOfRace, lengthsOf, runners, side } from './model.ts';
import type { Race } from './model.ts';
import type { Sent } from './send.ts';
import { sentText } from './send.ts';

/** Who runs: a method, or the reader. */
type Lane = {
  readonly who: MethodKind | 'you';
  readonly name: string;
  readonly length: number; // cells
  readonly words: string; // at its end
};

/** The reader: a disc, because the star is the puzzle on the strip. */
const disc = svgNode('circle', { class: 'duel-you', r: 10 });

const heads = new Map<Lane['who'], SvgNode>([
  ['you', disc],
  ...runners.map(
    (kind) =>
      [
        kind,
        svgNode(
          'g',
          {},
          svgNode('rect', { class: 'duel-edge', x: -12, y: -12, width: 24, height: 24, rx: 5 }),
          svgNode('rect', { class: 'method-area', x: -10, y: -10, width: 20, height: 20, rx: 3 }),
          methodSign(kind, 0, 0, 13),
        ),
      ] as const,
  ),
]);

const endWords = (length: number, isSearch: boolean): string =>
  length === allCells ? 'solved' : isSearch ? `${length} certain` : `stops at ${length}`;

/**
 * The lanes, the reader's first.
 *
 * @param race - null: nobody has run yet
 * @param you - cells of the reader that are right; null: he does not run
 */
export function lanesOf(race: Race | null, you: number | null): readonly Lane[] {
  const lengths = race === null ? runners.map(() => 0) : lengthsOf(race);
  const lanes: readonly Lane[] = runners.map((who, at) => {
    const length = lengths[at] ?? 0;
    const words = race === null ? '' : endWords(length, who === 'sat');
    return { who, name: shortName(who), length, words };
  });
  if (you === null) return lanes;
  const words = you === allCells ? 'solved' : `${you} so far`;
  return [{ who: 'you', name: 'you', length: you, words }, ...lanes];
}

const middle = 15;

const laneView = ({ who, name, length, words }: Lane): TemplateResult =>
  html`<li class="duel-lane" data-method=${who === 'you' ? nothing : who}>
    <span class="duel-name">${name}</span>
    <svg class="duel-track" width="100%" height=${2 * middle} aria-hidden="true">
      <line class="duel-way" x2="100%" y1=${middle} y2=${middle}></line>
      <line class="duel-finish" x1="100%" x2="100%" y2="100%"></line>
      <rect
        class="duel-run"
        y=${middle - 3.5}
        width="${(100 * length) / allCells}%"
        height="7"
      ></rect>
      <svg class="duel-head" x="${(100 * length) / allCells}%" y=${middle}>
        ${pictured(heads.get(who)!)}
      </svg>
    </svg>
    <span class=${length === allCells ? 'duel-end is-solved' : 'duel-end'}>${words}</span>
  </li>`;

/** The race as it stands. */
export const lanesView = (lanes: readonly Lane[]): TemplateResult =>
  html`<ol
    class="duel-lanes ${lanes.length > runners.length ? 'has-you' : ''}"
    aria-label="How many cells each of them finds"
  >
    ${repeat(lanes, ({ who }) => who, laneView)}
  </ol>`;

/**
 * Where a picture lies among random boards.
 *
 * @param filled - cells of it; 0: there is none yet
 * @param name - of its star
 * @param race - on its clues; null: not known yet
 */
export const starOf = (filled: number, name: string, race: Race | null): Star => ({
  side,
  share: filled / allCells,
  name: filled === 0 ? null : name,
  kind: race === null ? null : kindOfRace(race),
});

function starText({ name, share, kind }: Star): string {
  if (name === null) return 'Your star will drop in.';
  const verdict =
    kind === null
      ? ''
      : kind === 'several'
        ? '; nobody can solve it'
        : `; it takes ${methodName(kind)}`;
  return `A star is among them, ${name}: ${Math.round(100 * share)} of 100 cells are filled${verdict}.`;
}

/** The ridge with the star. */
export const ridgeView = (answer: Answer, star: Star): TemplateResult =>
  html`<div
      class="duel-ridge"
      role="img"
      aria-label=${`Random boards by size and filled cells: sweeps solve the dense ones, nobody the sparse ones, and between them lies a ridge of hard ones. ${starText(star)}`}
    >
      ${stripView(answer, star)}
    </div>
    <p class="duel-key">
      The star shows size and share of filled cells alone; hollow means that nobody can solve it.
    </p>`;

/** The race as rows, heads first. @param you - see {@link lanesOf} */
export const raceRows = (
  race: Race | null,
  you: number | null,
): readonly (readonly (string | number)[])[] => [
  ['solver', 'cells', 'of'],
  ...(race === null ? [] : lanesOf(race, you)).map(({ name, length }) => [name, length, allCells]),
];

/** The same as a table. */
export const raceTable = (
  race: Race | null,
  you: number | null,
): TemplateResult | typeof nothing =>
  race === null
    ? nothing
    : tableOf({
        summary: '',
        caption: `Cells that each of them finds, of ${allCells}`,
        columns: [
          { head: 'solver' },
          { head: 'cells', number: true },
          { head: 'left', number: true },
        ],
        rows: lanesOf(race, you).map(({ name, length }) => [
          name,
          String(length),
          String(allCells - length),
        ]),
      });

/** What was sent, in the place of the ridge. */
export const sentView = (sent: Sent): TemplateResult =>
  html`<div class="duel-sent">
    ${
      sent.picture === null
        ? nothing
        : html`<img
            src=${sent.picture}
            width="1200"
            height="630"
            alt="The card: the numbers, and an empty board"
          />`
    }
    <p>${sentText(sent)}</p>
    ${sent.how === 'shown' ? html`<p class="duel-link">${sent.link}</p>` : nothing}
    <p class="button-row">
      <a class="button" href=${sent.link}>See what your friend sees</a>
      ${
        sent.picture === null
          ? nothing
          : html`<a class="button" href=${sent.picture} download="nonogram-duel.png"
              >Save the card</a
            >`
      }
    </p>
  </div>`;
