/** A row of cells that are operated, a grid as every board is: one tab stop, arrow keys inside, a label for each cell. */
import type { TemplateResult } from 'lit-html';
import { html } from '../../notebook/template/html.ts';

export type CellRow = {
  readonly name: string; // of the row, for `data-row`
  readonly label: string; // of the grid
  readonly cells: Uint8Array;
  readonly describe: (cell: number) => string; // label of a cell
  readonly chosen: number | null;
  readonly tabStop: number; // the cell that Tab leads to
  readonly fresh?: ReadonlySet<number>; // cells that wear a ring
  readonly onChoose: (cell: number, by: 'focus' | 'click') => void;
  readonly onHover?: (cell: number | null) => void;
  /** A key that is not the row's own. True when it was used. */
  readonly onKey?: (cell: number, key: string) => boolean;
};

/** */
export function cellRow(row: CellRow): TemplateResult {
  return html`<table
    class="line-cells"
    role="grid"
    aria-label=${row.label}
    data-row=${row.name}
    @click=${(event: Event) => {
      const cell = cellOf(event.target);
      if (cell !== null) row.onChoose(cell, 'click');
    }}
    @focusin=${(event: Event) => {
      const cell = cellOf(event.target);
      if (cell !== null) row.onChoose(cell, 'focus');
    }}
    @pointerover=${(event: PointerEvent) => {
      if (event.pointerType === 'mouse') row.onHover?.(cellOf(event.target));
    }}
    @pointerleave=${() => row.onHover?.(null)}
    @keydown=${(event: KeyboardEvent) => onKeyDown(event, row)}
  >
    <tbody role="rowgroup">
      <tr role="row">
        ${Array.from(
          row.cells,
          (value, cell) =>
            html`<td
              role="gridcell"
              class="line-cell ${row.fresh?.has(cell) ? 'is-fresh' : ''} ${(cell + 1) % 5 === 0 ? 'is-fifth' : ''}"
              data-cell-at=${cell}
              data-value=${value}
              tabindex=${cell === row.tabStop ? '0' : '-1'}
              aria-label=${row.describe(cell)}
              aria-current=${cell === row.chosen ? 'true' : 'false'}
            ></td>`,
        )}
      </tr>
    </tbody>
  </table>`;
}

function cellOf(target: EventTarget | null): number | null {
  const one = target instanceof Element ? target.closest<HTMLElement>('[data-cell-at]') : null;
  const cell = one?.dataset['cellAt'];
  return cell === undefined ? null : Number(cell);
}

function onKeyDown(event: KeyboardEvent, row: CellRow): void {
  const cell = cellOf(event.target);
  if (cell === null || event.ctrlKey || event.altKey || event.metaKey) return;
  const last = row.cells.length - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, cell - 1),
    ArrowRight: Math.min(last, cell + 1),
    Home: 0,
    End: last,
  };
  const next = moves[event.key];
  if (next !== undefined) {
    event.preventDefault();
    focusCell(event.currentTarget, next);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    row.onChoose(cell, 'click');
  } else if (row.onKey?.(cell, event.key)) {
    event.preventDefault();
  }
}

function focusCell(row: EventTarget | null, cell: number): void {
  if (row instanceof HTMLElement)
    row.querySelector<HTMLElement>(`[data-cell-at="${cell}"]`)?.focus();
}
