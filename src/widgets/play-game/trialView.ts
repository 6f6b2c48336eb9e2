/** What the player supposes, as a template: suppose, so it is the other, take it back, take it for granted. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { inWords } from '../../notebook/plain/numbers.ts';
import { cellWord } from '../../kit/board/boardModel.ts';
import type { Branch } from '../../kit/play/moves.ts';
import { html } from '../../notebook/template/html.ts';
import type { GameOnShow } from './gameOnShow.ts';

type TrialShown = {
  readonly branches: readonly Branch[];
  readonly supposing: boolean; // the next mark is supposed
  readonly broken: readonly string[]; // lines that nothing fits any more, each with why; the first is told
  readonly solved: boolean;
  readonly width: number;
};

type TrialActs = {
  readonly suppose: () => void;
  readonly other: () => void;
  readonly drop: () => void;
  readonly keep: () => void;
};

/** A supposition in prose: "row 2, column 3 filled". */
const branchText = ({ cell, mark }: Branch, width: number): string =>
  `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1} ${cellWord(mark)}`;

function trialPart(shown: TrialShown, acts: TrialActs): TemplateResult {
  const { branches, supposing, broken, solved, width } = shown;
  const last = branches.at(-1);
  const [why] = broken;
  // each button stays where it is: those that come and the words come after it
  return html`<div class="play-part" data-trial>
    <div class="button-row">
      <button
        type="button"
        data-suppose
        aria-pressed=${supposing}
        ?disabled=${solved}
        @click=${acts.suppose}
      >
        Suppose
      </button>
      ${
        last === undefined
          ? nothing
          : html`<button type="button" data-drop @click=${acts.drop}>Take it back</button>
              <button type="button" data-keep @click=${acts.keep}>Take it for granted</button>`
      }
      ${
        last !== undefined && why !== undefined
          ? html`<button type="button" class="primary" data-other @click=${acts.other}>
              So it is ${last.mark === 1 ? 'empty' : 'filled'}
            </button>`
          : nothing
      }
    </div>
    ${
      last === undefined
        ? nothing
        : html`<p>
            You suppose
            ${branchText(last, width)}${
              branches.length === 1
                ? ''
                : `, the last of ${inWords(branches.length)} suppositions one inside another`
            }.
            Marks that rest on it have an open corner.
          </p>`
    }
    ${
      last !== undefined && why !== undefined
        ? html`<p data-broken>
            <strong>${why}</strong>
            ${broken.length > 1 ? `So with ${inWords(broken.length - 1)} more. ` : ''}So it cannot
            be.
          </p>`
        : nothing
    }
    ${
      supposing
        ? html`<p>
            Now mark the cell that you suppose, filled or crossed. “Suppose” again leaves all as it
            was.
          </p>`
        : last === undefined
          ? html`<p class="readout">
              Try out a mark: one press takes it back, with all marks after it.
            </p>`
          : nothing
    }
  </div>`;
}

/**
 * What is supposed of a game on show.
 *
 * @param after - is told whether a move was made
 */
export function trialOf(
  game: GameOnShow,
  after: (done: boolean) => void,
  draw: () => void,
): TemplateResult {
  const { moves, supposing, brokenWords, solved, puzzle } = game;
  const make = (kind: 'other' | 'drop' | 'keep') => (): void => after(game.make({ kind }));
  const { branches } = moves.position;
  const width = puzzle.columns.length;
  return trialPart(
    { branches, supposing, broken: brokenWords, solved, width },
    {
      suppose: () => {
        game.supposing = !supposing;
        draw();
      },
      other: make('other'),
      drop: make('drop'),
      keep: make('keep'),
    },
  );
}
