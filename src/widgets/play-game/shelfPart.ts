/** The shelf: a small picture for each puzzle, with what is begun and what is solved. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { counted, sizeText } from '../../notebook/plain/numbers.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { guard } from 'lit-html/directives/guard.js';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { Moves } from '../../kit/play/moves.ts';
import { inPlay, openIn } from '../../kit/puzzle/openIn.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { Grade } from '../../puzzles/galleryPuzzle.ts';
import { shelf, shelfSections } from '../../puzzles/shelf.ts';
import type { ShelfPicture } from '../../puzzles/shelf.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { GamesBox } from './gamesBox.ts';
import { goOnPart } from './goOn.ts';
import { profilePicture } from './profilePicture.ts';

/** What it needs of the page. */
export type ShelfPlace = {
  readonly id: string; // unique on the page
  readonly games: GamesBox;
  readonly open: (code: string) => void;
};

/** How far a puzzle is. */
type Standing = 'new' | 'begun' | 'solved';

const size = 72; // CSS pixels, the longer side of a small picture

/** The small pictures of the shelf; each is drawn again only when its game has changed. */
export class Shelf {
  readonly #place: ShelfPlace;
  readonly #drawn = new Map<string, { readonly of: unknown; readonly picture: SvgNode }>();

  constructor(place: ShelfPlace) {
    this.#place = place;
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
    const solved = shelf.filter(({ code }) => this.#standing(code) === 'solved').length;
    return html`<div class="play-shelf" role="group" aria-labelledby="${id}-shelf">
      ${goOnPart(games.unfinished, present, size, games.show)}
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
              ${shelf.filter(({ grade }) => has(grade)).map((one) => this.#item(one, present))}
            </ul>`,
      )}
      <p><a href=${sitePath('corpus/')}>The corpus</a> has thousands more, each graded.</p>
    </div>`;
  }

  #item(one: ShelfPicture, present: string): TemplateResult {
    const { code, number, name, height, width, grade } = one;
    const standing = this.#standing(code);
    const here = code === present;
    return html`<li>
      <a
        class="play-shelf-item"
        data-shelf-item=${number}
        data-standing=${standing}
        href=${openIn(inPlay, code)}
        aria-current=${here ? 'true' : 'false'}
        @click=${this.#opening(code)}
      >
        <span class="play-shelf-picture">${pictured(this.#picture(one, standing))}</span>
        <span class="play-shelf-name">${standing === 'solved' ? name : `Picture ${number}`}</span>
        <span class="readout"
          >${sizeText(height, width)}${gradeWords(grade)}<span class="play-shelf-standing"
            >${standing === 'new' ? nothing : standing}</span
          ></span
        >
      </a>
    </li>`;
  }

  #picture(one: ShelfPicture, standing: Standing): SvgNode {
    const kept = standing === 'new' ? null : this.#place.games.game(one.code);
    const of = kept ?? standing;
    const before = this.#drawn.get(one.code);
    if (before?.of === of) return before.picture;
    const picture =
      kept === null
        ? profilePicture(one.code, size)
        : boardPictureSmall(marksOf(one, kept, standing), { label: '', size });
    this.#drawn.set(one.code, { of, picture });
    return picture;
  }

  #standing(code: string): Standing {
    const kept = this.#place.games.game(code);
    if (kept === null || kept.at === 0) return 'new';
    return kept.solved ? 'solved' : 'begun';
  }

  /** A link that opens its puzzle in this page, and in another tab for who asks for that. */
  #opening(code: string): (event: MouseEvent) => void {
    return (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      this.#place.open(code);
    };
  }
}

/** The marks of a game; of one that is solved the picture alone. */
function marksOf({ code, height, width }: ShelfPicture, game: SavedGame, standing: Standing): Grid {
  const { marks } = new Moves(puzzleIn(code), game.moves, game.at).position;
  const cells =
    standing === 'solved' ? marks.map((mark) => (mark === FILLED ? FILLED : EMPTY)) : marks;
  return { height, width, cells };
}

/** ", 3 bottlenecks" or ", chains" with its mark: what is said of it beyond its section. */
function gradeWords({ method, bottlenecks }: Grade): TemplateResult | string {
  if (method === 'sweeps') return bottlenecks > 1 ? `, ${counted(bottlenecks, 'bottleneck')}` : '';
  const kind = method === 'search' ? 'sat' : method;
  return html`, <span class="play-shelf-method">${markTemplate(kind)} ${methodName(kind)}</span>`;
}
