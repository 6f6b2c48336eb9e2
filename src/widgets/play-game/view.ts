/** A puzzle in play, as templates. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { fold } from '../../notebook/cell/figureParts.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import type { Tool } from '../../kit/play/stroke.ts';
import { html } from '../../notebook/template/html.ts';
import type { PlayState } from './model.ts';
import { part } from '../../notebook/template/part.ts';
import type { Part } from '../../notebook/template/part.ts';
import { gamesPart, gamesTitle } from './gamesView.ts';
import type { GamesShown } from './gamesView.ts';
import { optionsPart } from './optionsView.ts';

/** What is shown of the game. */
export type GameShown = {
  readonly board: Part;
  readonly tool: Tool;
  readonly at: number; // moves on the board
  readonly moves: number; // that there are
  readonly sentence: string; // what the last move was, or that it is solved
  readonly progress: string;
  readonly solved: boolean;
  readonly solutions: TemplateResult | string; // how many there are
  readonly solutionsSaid: boolean; // in sight; else for readers who do not see
  readonly looksBack: boolean; // a game that was solved: its moves can be gone through
  readonly joy: TemplateResult | typeof nothing; // the picture, for a second
  readonly clock: string;
  readonly dock: string; // the last sentence, where the board leaves no room for the others
  readonly trouble: string | null; // why the game is not kept
  readonly slow: TemplateResult | typeof nothing; // the slowest steps of a game that is solved
  readonly parts: readonly (TemplateResult | typeof nothing)[]; // of what is supposed, and of hints
  readonly back: TemplateResult; // how the marks followed
};

/** Everything that is shown. */
export type PlayShown = GameShown & {
  readonly id: string;
  readonly folds: Folds;
  readonly state: PlayState;
  readonly next: string | null; // what comes after a game that is solved; null: nothing is left
  readonly shelfLink: TemplateResult; // how far the seven of the week are, or the collection
  readonly shelves: TemplateResult;
  readonly network: string | null; // said where there is none
  readonly about: TemplateResult;
  readonly games: GamesShown;
  readonly heard: TemplateResult;
  readonly maker: TemplateResult;
  readonly below: TemplateResult;
};

/** What the player can do. */
export type PlayActs = {
  readonly tool: (tool: Tool) => void;
  readonly goTo: (at: number) => void;
  readonly clear: () => void;
  readonly enlarge: (by: number) => void;
  /** Another option. */
  readonly set: (part: Partial<PlayState>) => void;
  readonly hint: () => void;
  readonly next: () => void;
  readonly print: () => void;
  readonly draw: () => void;
};

const toolTexts: Readonly<Record<Tool, string>> = { fill: 'Fill', cross: 'Cross', clear: 'Clear' };

/** The whole page of a game. */
export function playView(shown: PlayShown, acts: PlayActs): TemplateResult {
  const { folds, id } = shown;
  return html`<div class="play-game ${shown.solved ? 'is-solved' : ''}">
      <div class="play-bar">
        ${tools(shown, acts)} ${shown.looksBack ? scrubber(shown, acts) : nothing}
      </div>
      ${part(shown.board)} ${shown.joy}
      <div class="play-said">
        ${
          shown.trouble === null
            ? nothing
            : html`<p class="play-trouble" data-trouble>${shown.trouble}</p>`
        }
        ${
          shown.network === null
            ? nothing
            : html`<p class="readout" data-network>${shown.network}</p>`
        }
        <p class="play-sentence" data-said>${shown.sentence}${fingers(shown)}</p>
        ${shown.slow}
        <p class="readout">
          <span data-progress>${shown.progress}</span>${
            shown.state.clock
              ? html`. <span class="play-clock" role="timer">${shown.clock}</span>`
              : nothing
          }
        </p>
        <p class=${shown.solutionsSaid ? 'readout' : 'visually-hidden'} data-solutions>
          ${shown.solutions}
        </p>
        ${shown.parts} ${shown.shelfLink}
        <div class="play-folds">
          ${fold(
            folds,
            'more',
            'More',
            html`${sizes(acts)} ${optionsPart(shown, acts)}
            ${fold(folds, 'games', gamesTitle(shown.games), gamesPart(shown.games, id))}
            ${fold(folds, 'back', 'How my marks followed', shown.back)}
            ${fold(folds, 'ear', 'By ear: what was said, and the board as text', shown.heard, acts.draw)}
            ${fold(folds, 'maker', 'Make a new puzzle', shown.maker)}`,
          )}
        </div>
      </div>
    </div>
    ${shown.about} ${shown.shelves} ${shown.below}`;
}

/** Fingers cannot find out by themselves what two of them do. */
const fingers = ({ moves }: PlayShown): TemplateResult | typeof nothing =>
  moves > 0
    ? nothing
    : html`<span class="play-fingers"> Two taps or two fingers enlarge the board.</span>`;

const steps = ({ at, moves }: Pick<PlayShown, 'at' | 'moves'>): string => `${at} of ${moves}`;

const goTo =
  (acts: PlayActs, place: number): (() => void) =>
  () => {
    acts.goTo(place);
  };

/** What is at hand all the time; on a phone at the lower edge, with the last sentence and the way to a hint. */
function tools(shown: PlayShown, acts: PlayActs): TemplateResult {
  const { tool, at, moves, solved, next } = shown;
  const dock = solved ? next : 'Hint';
  return html`<div class="play-tools">
    <p class="play-dock-said" aria-hidden="true">
      ${shown.dock}${shown.dock === shown.sentence ? fingers(shown) : nothing}
    </p>
    <div class="button-row" role="group" aria-label="What a press does">
      ${(['fill', 'cross', 'clear'] as const).map(
        (one) =>
          html`<button
            type="button"
            data-tool=${one}
            aria-pressed=${one === tool}
            @click=${() => acts.tool(one)}
          >
            ${toolTexts[one]}
          </button>`,
      )}
    </div>
    <div class="button-row" role="group" aria-label="Moves">
      <button type="button" data-undo ?disabled=${at === 0} @click=${goTo(acts, at - 1)}>
        Undo
      </button>
      <button type="button" data-redo ?disabled=${at === moves} @click=${goTo(acts, at + 1)}>
        Redo
      </button>
      ${
        dock === null
          ? nothing
          : html`<button
              type="button"
              class="play-dock-only ${solved ? 'primary' : ''}"
              data-dock
              @click=${solved ? acts.next : acts.hint}
            >
              ${dock}
            </button>`
      }
    </div>
  </div>`;
}

function scrubber(shown: PlayShown, acts: PlayActs): TemplateResult {
  const { moves, id } = shown;
  return html`<div class="play-places">
    <label class="play-scrubber"
      ><span>Moves</span>
      <input
        id="${id}-moves"
        type="range"
        min="0"
        max=${Math.max(1, moves)}
        ?disabled=${moves === 0}
        .value=${live(String(shown.at))}
        aria-valuetext=${steps(shown)}
        @input=${(event: Event) => acts.goTo(Number((event.target as HTMLInputElement).value))}
      />
      <span class="readout">${steps(shown)}</span></label
    >
  </div>`;
}

/** Two fingers do the same. */
function sizes(acts: PlayActs): TemplateResult {
  const enlarge =
    (by: number): (() => void) =>
    () => {
      acts.enlarge(by);
    };
  return html`<div class="button-row" role="group" aria-label="Size of the board">
    <button type="button" data-smaller @click=${enlarge(1 / 1.25)}>Smaller cells</button>
    <button type="button" data-larger @click=${enlarge(1.25)}>Larger cells</button>
  </div>`;
}
