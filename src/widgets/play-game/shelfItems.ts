/** Puzzles of a shelf as small pictures: what is begun, what is solved; each is drawn again only when its game has changed. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import type { Grid } from '../../engine/board/cell.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { profilePicture } from '../../kit/board/profilePicture.ts';
import type { SavedGame } from '../../kit/play/gameFile.ts';
import { Moves } from '../../kit/play/moves.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { GamesBox } from './gamesBox.ts';
import { onPlainPress } from './plainPress.ts';

/** What it needs of the page. */
export type ShelfPlace = {
  readonly id: string; // unique on the page
  readonly games: GamesBox;
  readonly open: (code: string) => void;
};

/** A puzzle as it lies on a shelf. */
export type ShelfItem = {
  readonly code: string;
  readonly number: number; // from 1
  readonly name: string; // told when it is solved
  readonly until: string; // what it is called until then
  readonly height: number;
  readonly width: number;
  readonly words: TemplateResult | string; // after its size
  readonly href: string;
};

/** What comes after a puzzle. */
export type Onward = {
  readonly name: string;
  readonly short?: string; // where there is little room
  readonly open: () => void;
};

/** How far a puzzle is. */
type Standing = 'new' | 'begun' | 'solved';

export const smallSize = 72; // CSS pixels, the longer side of a small picture

/** See the head of the file. */
export class ShelfItems {
  readonly #place: ShelfPlace;
  readonly #drawn = new Map<string, { readonly of: unknown; readonly picture: SvgNode }>();

  constructor(place: ShelfPlace) {
    this.#place = place;
  }

  /** @param present - code of the puzzle on show */
  item(one: ShelfItem, present: string): TemplateResult {
    const { code, number, name, until, height, width, words, href } = one;
    const standing = this.standing(code);
    const here = code === present;
    return html`<li>
      <a
        class="play-shelf-item"
        data-shelf-item=${number}
        data-standing=${standing}
        href=${href}
        aria-current=${here ? 'true' : 'false'}
        @click=${onPlainPress(() => this.#place.open(code))}
      >
        <span class="play-shelf-picture">${pictured(this.#picture(one, standing))}</span>
        <span class="play-shelf-name">${standing === 'solved' ? name : until}</span>
        <span class="readout"
          >${sizeText(height, width)}${words}<span class="play-shelf-standing"
            >${standing === 'new' ? nothing : standing}</span
          ></span
        >
      </a>
    </li>`;
  }

  standing(code: string): Standing {
    const kept = this.#place.games.game(code);
    if (kept === null || kept.at === 0) return 'new';
    return kept.solved ? 'solved' : 'begun';
  }

  #picture(one: ShelfItem, standing: Standing): SvgNode {
    const kept = standing === 'new' ? null : this.#place.games.game(one.code);
    const of = kept ?? standing;
    const before = this.#drawn.get(one.code);
    if (before?.of === of) return before.picture;
    const picture =
      kept === null
        ? profilePicture(one.code, smallSize)
        : boardPictureSmall(marksOf(one, kept, standing), { label: '', size: smallSize });
    this.#drawn.set(one.code, { of, picture });
    return picture;
  }
}

/** The marks of a game; of one that is solved the picture alone. */
function marksOf({ code, height, width }: ShelfItem, game: SavedGame, standing: Standing): Grid {
  const { marks } = new Moves(puzzleIn(code), game.moves, game.at).position;
  const cells =
    standing === 'solved' ? marks.map((mark) => (mark === FILLED ? FILLED : EMPTY)) : marks;
  return { height, width, cells };
}
