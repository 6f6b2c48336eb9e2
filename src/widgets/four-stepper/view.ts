/** The figure around the stepper: the puzzle, SimpleSolver beside it, the intersections of the standstill. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Direction } from '../../engine/cell.ts';
import type { LineChoice } from '../../engine/pqRecord.ts';
import { counted } from '../../formats/limits.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { crossingPicture } from '../../kit/relations/crossingPicture.ts';
import type { Standstill } from '../../kit/stepper/fourTrace.ts';
import { intersectionSentence } from '../../kit/stepper/fourTrace.ts';
import { toElement } from '../../svg/svgTree.ts';
import { mapLabel, mapMargin, mapPicture, mapPlace, mapUnit } from './mapPicture.ts';
import { choiceText, fixedBy, partingSentence, sameChoice } from './model.ts';
import type { FourRun, FourSettings, Look, StandstillMap } from './model.ts';
import type { FourPreset } from './presets.ts';

/** Everything that is shown. */
export type FourShown = {
  readonly id: string; // unique on the page
  readonly settings: FourSettings;
  readonly run: FourRun;
  readonly presets: readonly FourPreset[];
  readonly stepper: HTMLElement;
  readonly here: Standstill | null; // whose intersections are shown
  readonly map: StandstillMap | null;
  readonly look: Look | null;
  readonly shortest: string; // '' until it is asked for
};

/** What the reader can do. */
export type FourActs = {
  readonly preset: (code: string) => void;
  readonly first: (first: Direction) => void;
  readonly go: (position: number) => void;
  readonly look: (choice: LineChoice) => void;
  readonly take: () => void;
  readonly shortest: () => void;
  readonly usual: () => void; // the first successful intersection each time
};

/** The whole figure. @source none */
export function fourView(shown: FourShown, acts: FourActs): TemplateResult {
  const preset = shown.presets.find(({ code }) => code === shown.settings.code);
  return html`
    ${inputs(shown, acts)}
    ${
      preset === undefined
        ? nothing
        : html`<p class="four-note">
            ${preset.note}
            ${preset.credit === undefined ? nothing : html`<span class="readout">${preset.credit}</span>`}
          </p>`
    }
    ${shown.stepper} ${ways(shown, acts)}
    <div class="four-beside">${intersections(shown, acts)} ${beside(shown, acts)}</div>
  `;
}

function inputs({ id, settings, presets }: FourShown, acts: FourActs): TemplateResult {
  const known = presets.some(({ code }) => code === settings.code);
  return html`<div class="controls">
    <div class="field">
      <label for="${id}-preset">Puzzle</label>
      <select
        id="${id}-preset"
        @change=${(event: Event) => {
          acts.preset((event.target as HTMLSelectElement).value);
        }}
      >
        ${known ? nothing : html`<option value=${settings.code} .selected=${live(true)}>The puzzle of the link</option>`}
        ${presets.map(
          ({ code, name }) =>
            html`<option value=${code} .selected=${live(code === settings.code)}>${name}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="${id}-first">First sweep</label>
      <select
        id="${id}-first"
        @change=${(event: Event) => {
          acts.first((event.target as HTMLSelectElement).selectedIndex === 0 ? 'H' : 'V');
        }}
      >
        <option .selected=${live(settings.first === 'H')}>rows (H)</option>
        <option .selected=${live(settings.first === 'V')}>columns (V)</option>
      </select>
    </div>
  </div>`;
}

function ways({ run, settings, shortest }: FourShown, acts: FourActs): TemplateResult {
  const { intersections, status } = run.recording;
  const way =
    settings.choices.length === 0 ? 'the first successful one each time' : 'with your choices';
  return html`<div class="four-ways">
    <p class="readout">
      <strong>${counted(intersections, 'intersection')}</strong>, ${way}:
      ${status === 'solved' ? 'solved' : status === 'standstill' ? 'not solved' : 'no solution'}.
      ${shortest}
    </p>
    <div class="button-row">
      <button type="button" @click=${acts.shortest}>Shortest way</button>
      <button type="button" aria-disabled=${settings.choices.length === 0} @click=${acts.usual}>
        First one each time
      </button>
    </div>
  </div>`;
}

function intersections(shown: FourShown, acts: FourActs): TemplateResult {
  const { id, run, here, map } = shown;
  if (here === null || map === null) {
    const [first] = run.standstills;
    return html`<div role="group" class="four-intersections" aria-label="Intersections">
      <p>
        ${
          first === undefined
            ? 'There is no standstill in this run, so no intersection is needed.'
            : 'Intersections are looked for where SimpleSolver stands still.'
        }
      </p>
      ${
        first === undefined
          ? nothing
          : html`<button
              type="button"
              @click=${() => {
                acts.go(first.position);
              }}
            >
              Go to the first standstill
            </button>`
      }
    </div>`;
  }
  const number = run.standstills.indexOf(here) + 1;
  return html`<div role="group" class="four-intersections" aria-label="Intersections">
    <p>Standstill ${number}, after ${counted(here.sweeps, 'sweep')}: ${mapLabel(map)}.</p>
    ${liveMap(shown, map, here, acts)}
    <p class="readout">
      Row pairs downwards, column pairs to the right. Shaded: four unknown cells. A square: the
      intersection succeeds, the larger the more cells it fixes. Ring: taken in this run.
    </p>
    ${successChoice(id, map, shown.settings.looked, acts)} ${lookTemplate(shown, here.taken, acts)}
  </div>`;
}

function liveMap(
  { settings }: FourShown,
  map: StandstillMap,
  here: Standstill,
  acts: FourActs,
): TemplateResult {
  const { rowPairs, columnPairs } = map;
  const choose = (row: number, column: number): void => {
    const [rows, columns] = [rowPairs[row], columnPairs[column]];
    if (rows !== undefined && columns !== undefined) acts.look({ rows, columns });
  };
  const looked = settings.looked ?? here.taken;
  const [row, column] = looked === null ? [0, 0] : mapPlace(map, looked);
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  return html`<div
    class="four-map-box"
    role="application"
    tabindex="0"
    aria-label="Map of the intersections: arrow keys look at the next one, Enter takes it"
    @keydown=${(event: KeyboardEvent) => {
      const move = moves[event.key];
      if (event.key === 'Enter') acts.take();
      else if (move !== undefined)
        choose(
          Math.min(rowPairs.length - 1, Math.max(0, row + move[0])),
          Math.min(columnPairs.length - 1, Math.max(0, column + move[1])),
        );
      else return;
      event.preventDefault();
    }}
    @click=${(event: MouseEvent) => {
      const svg = (event.currentTarget as HTMLElement).querySelector('svg');
      if (svg === null) return;
      const box = svg.getBoundingClientRect();
      const margin = mapMargin(map);
      const scale = (columnPairs.length * mapUnit + margin + 2) / box.width;
      choose(
        Math.floor(((event.clientY - box.top) * scale - margin) / mapUnit),
        Math.floor(((event.clientX - box.left) * scale - margin) / mapUnit),
      );
    }}
  >
    ${toElement(mapPicture(map, here.grid, settings.looked, here.taken))}
  </div>`;
}

function successChoice(
  id: string,
  { successes }: StandstillMap,
  looked: LineChoice | null,
  acts: FourActs,
): TemplateResult | typeof nothing {
  if (successes.length === 0) return nothing;
  const among = successes.some((one) => sameChoice(one, looked));
  return html`<div class="field">
    <label for="${id}-success">Successful intersections</label>
    <select
      id="${id}-success"
      @change=${(event: Event) => {
        const found = successes.find(
          (one) => choiceText(one) === (event.target as HTMLSelectElement).value,
        );
        if (found !== undefined) acts.look(found);
      }}
    >
      ${among ? nothing : html`<option value="" .selected=${live(true)}>choose one</option>`}
      ${successes
        .slice(0, 300)
        .map(
          (one) =>
            html`<option value=${choiceText(one)} .selected=${live(sameChoice(one, looked))}>
              rows ${one.rows.map((row) => row + 1).join(', ')}; columns
              ${one.columns.map((column) => column + 1).join(', ')}:
              ${counted(fixedBy(one), 'cell')}
            </option>`,
        )}
    </select>
  </div>`;
}

function lookTemplate(
  { look }: FourShown,
  taken: LineChoice | null,
  acts: FourActs,
): TemplateResult {
  if (look === null)
    return html`<p class="four-look">Choose an intersection on the map or in the list.</p>`;
  const isTaken = sameChoice(look, taken);
  const successful = look.fixed.length > 0;
  return html`<div class="four-look" data-look>
    <p>
      ${
        look.crossings.length < 4
          ? `Rows ${look.rows.map((row) => row + 1).join(' and ')} with columns ${look.columns.map((column) => column + 1).join(' and ')}: ${counted(look.crossings.length, 'crossing')} unknown; fewer than four never give more than settling the lines.`
          : intersectionSentence(look)
      }
    </p>
    ${
      look.crossings.length === 4
        ? html`<div class="four-survivors">
            ${[...look.survivors].map((configuration) =>
              toElement(
                crossingPicture(
                  [0, 1, 2, 3].map((crossing) => (configuration >> crossing) & 1),
                  'A configuration that is left',
                ),
              ),
            )}
          </div>`
        : nothing
    }
    <button type="button" class="primary" aria-disabled=${!successful} @click=${acts.take}>
      ${isTaken ? 'Take it again' : 'Take it and sweep on'}
    </button>
  </div>`;
}

function beside({ id, run }: FourShown, acts: FourActs): TemplateResult {
  const [parting] = run.standstills;
  const { puzzle, recording } = run;
  const cells = parting?.grid.cells ?? recording.end.cells;
  const board = boardOf(puzzle, cells, 'What SimpleSolver alone gives');
  return html`<div role="group" class="four-simple" aria-label="SimpleSolver on the same puzzle">
    <p><strong>SimpleSolver alone.</strong> ${partingSentence(run)}</p>
    <div class="table-scroll" tabindex="0" role="group" aria-label="SimpleSolver’s last board">
      ${toElement(boardPicture(board, { id: `${id}-simple`, cell: puzzle.columns.length > 12 ? 12 : 24 }))}
    </div>
    ${
      parting === undefined
        ? nothing
        : html`<button
            type="button"
            @click=${() => {
              acts.go(parting.position);
            }}
          >
            Go to where they part
          </button>`
    }
  </div>`;
}
