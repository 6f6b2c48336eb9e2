/** The shelf: a small picture for each puzzle, with what is begun and what is solved. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { counted } from '../../notebook/plain/numbers.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { inPlay, openIn } from '../../kit/puzzle/openIn.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { html } from '../../notebook/template/html.ts';
import type { Grade } from '../../puzzles/galleryPuzzle.ts';
import { shelf, shelfSections } from '../../puzzles/shelf.ts';
import type { ShelfPicture } from '../../puzzles/shelf.ts';
import { goOnPart } from './goOn.ts';
import { ShelfItems, smallSize } from './shelfItems.ts';
import type { ShelfItem, ShelfPlace } from './shelfItems.ts';

/** The small pictures of the shelf. */
export class Shelf {
  readonly #place: ShelfPlace;
  readonly #items: ShelfItems;

  constructor(place: ShelfPlace) {
    this.#place = place;
    this.#items = new ShelfItems(place);
  }

  /**
   * The page has the shelf whole before any script is there; after that it changes only with the list of games.
   *
   * @param present - code of the puzzle on show
   */
  template(present: string): TemplateResult {
    const { games } = this.#place;
    return html`${guard([present, games.listed], () => this.#whole(present))}`;
  }

  #whole(present: string): TemplateResult {
    const { id, games } = this.#place;
    const solved = shelf.filter(({ code }) => this.#items.standing(code) === 'solved').length;
    return html`<div class="play-shelf" role="group" aria-labelledby="${id}-shelf">
      ${goOnPart(games.unfinished, present, smallSize, games.show)}
      <h3 id="${id}-shelf">Pictures to find</h3>
      <p class="readout" data-shelf>
        ${counted(shelf.length, 'picture')} of our own, the easy ones
        first${solved === 0 ? '' : `: ${solved} solved in this browser`}.
      </p>
      ${shelfSections.map(
        ({ name, says, has }) =>
          html`<h4>${name}</h4>
            <p class="play-shelf-says">${says}</p>
            <ul class="play-shelf-list">
              ${shelf.filter(({ grade }) => has(grade)).map((one) => this.#items.item(itemOf(one), present))}
            </ul>`,
      )}
      <p>
        <a href=${sitePath('corpus/')}>The corpus</a> has thousands more, each graded. Puzzles of
        your own make <a href=${sitePath('collection/')}>a collection</a>, which others play like
        this.
      </p>
    </div>`;
  }
}

const itemOf = ({ code, number, name, height, width, grade }: ShelfPicture): ShelfItem => ({
  code,
  number,
  name,
  until: `Picture ${number}`,
  height,
  width,
  words: gradeWords(grade),
  href: openIn(inPlay, code),
});

/** ", 3 bottlenecks" or ", chains" with its mark: what is said of it beyond its section. */
function gradeWords({ method, bottlenecks }: Grade): TemplateResult | string {
  if (method === 'sweeps') return bottlenecks > 1 ? `, ${counted(bottlenecks, 'bottleneck')}` : '';
  const kind = method === 'search' ? 'sat' : method;
  return html`, <span class="play-shelf-method">${markTemplate(kind)} ${methodName(kind)}</span>`;
}
