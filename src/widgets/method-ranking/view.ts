/** The ranking in the page: state in, templates out. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import type { Ranked } from '../../engine/census/ranking.ts';
import { grouped, inWords, sizeText } from '../../notebook/plain/numbers.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import type { ListedBoard } from '../../kit/boards/boardList.ts';
import { allMethods, openIn, puzzleFigures } from '../../kit/puzzle/openIn.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { rankedFigure } from '../../methods/ranked.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { chosenText, groupText, methodChoices, witnessesOf } from './model.ts';
import type { ChosenGroup, Witness } from './model.ts';
import { rankingPicture, standingWords } from './picture.ts';

/** A list of puzzles with its heading. */
type WitnessList = { readonly title: string; readonly boards: readonly ListedBoard[] };

/** The puzzle of a witness with its ways on: the page with all methods, and the figure that steps through it. */
export function boardOf({ by, not, gain, image }: Witness): ListedBoard {
  const code = encodePuzzle(puzzleOf(image));
  const figures = by.methods.map(rankedFigure);
  const figure = figures.find((one) => one !== null) ?? null;
  const one = {
    image,
    caption: `${groupText(by)}, not ${groupText(not)}: ${gain.images === 0 ? 'none of this size' : grouped(gain.images)}`,
    href: openIn(allMethods, code),
    told: `Of ${sizeText(image.height, image.width)}: ${groupText(by)}, not ${groupText(not)}`,
  };
  if (figure === null) return one;
  const { tag, settings } = figure;
  const href = openIn(puzzleFigures[tag], code, fitting(settings, image));
  return { ...one, more: { text: 'step through it', href } };
}

/** A point of the lattice that the board has: one of four rows has no (5,2). */
function fitting(
  settings: Readonly<Record<string, string>>,
  { height, width }: Witness['image'],
): Readonly<Record<string, string>> {
  const [p, q] = (settings['a'] ?? '').split('.').map(Number);
  if (p === undefined || q === undefined) return settings;
  return { a: `${Math.min(p, height)}.${Math.min(q, width)}` };
}

/** What the chosen method is held against, as lists of puzzles. */
export function witnessLists(shown: ChosenGroup): readonly WitnessList[] {
  const { below, above, apart } = witnessesOf(shown);
  return [
    { title: 'What it solves, and those next below it do not', witnesses: below },
    { title: 'What those next above it solve, and it does not', witnesses: above },
    { title: 'Where neither contains the other', witnesses: apart.flat() },
  ]
    .filter(({ witnesses }) => witnesses.length > 0)
    .map(({ title, witnesses }) => ({ title, boards: witnesses.map(boardOf) }));
}

/** What stands beneath the lists. */
const witnessNote = (side: number): string =>
  `Each picture is a smallest one of its kind, by cells and then by number, among all sizes with sides of up to ${inWords(side)}; beneath it stands how many there are of ${sizeText(side, side)}. It opens with every method beside it.`;

/** What the chosen method is held against. */
export function answer(
  id: string,
  shown: ChosenGroup,
  method: Ranked,
  onMethod: (method: Ranked) => void,
): TemplateResult {
  return html`<ul class="ranking-key">
      ${standingWords.map(
        ([standing, text]) =>
          html`<li><span class="ranking-mark is-${standing}"></span>${text}</li>`,
      )}
    </ul>
    ${choiceField({
      id: `${id}-method`,
      label: 'Method',
      value: method,
      choices: methodChoices,
      onChoice: onMethod,
    })}
    <p class="readout" data-summary>${chosenText(shown)}</p>
    ${witnessLists(shown).map(
      ({ title, boards }) =>
        html`<div class="run-boards">
          <h3>${title}</h3>
          ${boardList(title, boards)}
        </div>`,
    )}
    <p class="readout">${witnessNote(shown.side)}</p>`;
}

/** The picture, of which a node can be chosen by pointer and keyboard. */
export function pictureToChoose(
  shown: ChosenGroup,
  onMethod: (method: Ranked) => void,
): TemplateResult {
  const choose = (event: Event): void => {
    const stage = event.currentTarget as Element;
    const node = (event.target as Element).closest('[data-group]');
    const group = shown.order.groups[Number(node?.getAttribute('data-group') ?? NaN)];
    const [first] = group?.methods ?? [];
    if (first === undefined) return;
    onMethod(first);
    // the picture was drawn anew: the keyboard stays where it was
    stage.querySelector<SVGElement>('[data-group][aria-pressed="true"]')?.focus();
  };
  return html`<div
    class="ranking-figure"
    @click=${choose}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(event);
    }}
  >
    ${guard([shown], () => pictured(rankingPicture(shown, true)))}
  </div>`;
}
