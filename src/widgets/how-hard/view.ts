/** The map in the page: state in, templates out. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { methodField } from '../../kit/methods/marks.ts';
import { kindOf } from '../../methods/kinds.ts';
import { sizeText } from '../../notebook/plain/numbers.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { barChoices, barsOf, barText, hardNames, placeText } from './model.ts';
import type { At, BarChoice, ColumnShown } from './model.ts';
import { mapPicture } from './picture.ts';

type MapActs = {
  /** The place that is looked at now: keys may come faster than drawings. */
  readonly at: () => At;
  readonly onLook: (at: At) => void;
  readonly onChoose: (at: At) => void;
};

const barWords = Object.entries(barChoices).map(([word, text]) => ({
  word: word as BarChoice,
  text,
}));

/** The place after a key; null for a key that does not move. */
function afterKey(key: string, { column, row }: At, columns: readonly ColumnShown[]): At | null {
  const last = { column: columns.length - 1, row: (columns[0]?.places.length ?? 1) - 1 };
  const within = (at: At): At => ({
    column: Math.max(0, Math.min(last.column, at.column)),
    row: Math.max(0, Math.min(last.row, at.row)),
  });
  if (key === 'ArrowLeft') return within({ column: column - 1, row });
  if (key === 'ArrowRight') return within({ column: column + 1, row });
  if (key === 'ArrowUp') return within({ column, row: row + 1 });
  if (key === 'ArrowDown') return within({ column, row: row - 1 });
  if (key === 'Home') return { column: 0, row };
  return key === 'End' ? { column: last.column, row } : null;
}

/** The place under the pointer. */
function atPointer(event: MouseEvent, columns: readonly ColumnShown[]): At | null {
  const box = (event.currentTarget as Element).querySelector('.hard-map')?.getBoundingClientRect();
  const rows = columns[0]?.places.length ?? 0;
  if (box === undefined || box.width === 0) return null;
  const column = Math.floor(((event.clientX - box.left) / box.width) * columns.length);
  const row = rows - 1 - Math.floor(((event.clientY - box.top) / box.height) * rows);
  return column >= 0 && column < columns.length && row >= 0 && row < rows ? { column, row } : null;
}

const isOwn = ({ own, run }: ColumnShown): boolean => own !== undefined || run.whose === 'your run';

/** What the bars are made of. */
export const barField = (
  id: string,
  value: BarChoice,
  onChoice: (bars: BarChoice) => void,
): TemplateResult =>
  choiceField({ id: `${id}-bars`, label: 'Boards', value, choices: barWords, onChoice });

/** The map with its axes and its key. */
export function mapView(
  id: string,
  columns: readonly ColumnShown[],
  at: At,
  bars: BarChoice,
  { at: present, onLook, onChoose }: MapActs,
): TemplateResult {
  const drawn = barsOf(columns, bars);
  const rows = columns[0]?.places ?? [];
  const column = columns[at.column];
  const text = column === undefined ? '' : placeText(column, at.row);
  return html`<div class="hard-frame">
      <div class="hard-rows" aria-hidden="true">
        ${rows.toReversed().map(({ percentage }) => html`<span>${percentage % 10 === 0 ? `${percentage}\u00a0%` : ''}</span>`)}
      </div>
      <div
        class="hard-stage"
        id="${id}-map"
        role="slider"
        tabindex="0"
        aria-label="Sizes and densities"
        aria-describedby="${id}-summary"
        aria-valuemin="1"
        aria-valuemax=${columns.length * rows.length}
        aria-valuenow=${at.column * rows.length + at.row + 1}
        aria-valuetext=${text}
        @click=${(event: MouseEvent) => {
          const to = atPointer(event, columns);
          if (to !== null) onChoose(to);
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const choose = event.key === 'Enter' || event.key === ' ';
          const to = choose ? present() : afterKey(event.key, present(), columns);
          if (to === null) return;
          event.preventDefault();
          if (choose) onChoose(to);
          else onLook(to);
        }}
      >
        ${guard([columns, bars, at.column, at.row], () => pictured(mapPicture(columns, drawn, at)))}
      </div>
      <div class="hard-columns" aria-hidden="true">
        ${columns.map(
          (shown) =>
            html`<span
              ><span class="hard-side">${shown.side}</span
              ><span class="hard-size">${sizeText(shown.side, shown.side)}</span
              >${isOwn(shown) ? html`<span class="hard-own">yours</span>` : nothing}</span
            >`,
        )}
      </div>
      <p class="hard-axis is-below" aria-hidden="true">rows and columns; upwards, filled cells</p>
    </div>
    <ul class="hard-key">
      ${drawn.kinds.map((kind) => html`<li>${pictured(methodField(kindOf(kind)))}${hardNames[kind]}</li>`)}
      <li data-full>${barText(drawn)}</li>
      ${columns.some(({ own }) => own !== undefined) ? html`<li>upper bar: stored run; lower bar: yours</li>` : nothing}
    </ul>`;
}
