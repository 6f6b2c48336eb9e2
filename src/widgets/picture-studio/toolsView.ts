/** The row of small tools above a drawing, and what two of its buttons open: another sheet, and what moves or fills a whole picture. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { reflect, rotate } from '../../engine/board/symmetry.ts';
import type { Grid } from '../../engine/board/cell.ts';
import {
  clearButton,
  fileButton,
  fittingField,
  sampleButton,
} from '../../kit/make/pictureParts.ts';
import type { PictureShown } from '../../kit/make/pictureParts.ts';
import { shifted } from '../../kit/make/shapes.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import type { Folds } from '../../notebook/cell/figureParts.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import type { Studio } from './studio.ts';

/** What the tools need of the studio. */
export type ToolsShown = {
  readonly sides: TemplateResult; // the fields of its rows and columns
  readonly takesAreas: boolean; // a press takes an area
  readonly undo: () => void;
  readonly redo: () => void;
  readonly areas: () => void; // presses take areas, or cells again
  /** The drawing becomes another one. @param said - what was done */
  readonly redraw: (image: Grid, said: string) => void;
  readonly toggled: () => void; // something was opened or closed
};

const panels = { sheet: 'New, size', whole: 'Tools' } as const;

type Panel = keyof typeof panels;

const names = Object.keys(panels) as Panel[];

/** Opens a panel in place of the other, or closes it. */
function toggle(folds: Folds, panel: Panel): void {
  const opens = !folds.isOpen(panel);
  for (const one of names) folds.put(one, opens && one === panel);
}

/** A button that opens what stands under its row. */
export const opener = (
  { id, layout: { folds } }: Pick<PictureShown, 'id' | 'layout'>,
  { name, text, act }: { readonly name: string; readonly text: string; readonly act: () => void },
): TemplateResult =>
  html`<button
    type="button"
    class="picture-opens"
    data-opens=${name}
    aria-expanded=${folds.isOpen(name)}
    aria-controls="${id}-${name}"
    @click=${act}
  >
    ${text}
  </button>`;

/** The row, and what is open of it. */
export function tools(shown: PictureShown, studio: Studio, more: ToolsShown): TemplateResult {
  const { id, layout } = shown;
  const open = names.find((name) => layout.folds.isOpen(name));
  return html`<div class="picture-tools">
    <div class="button-row" role="group" aria-label="Drawing">
      ${names.map((name) =>
        opener(shown, {
          name,
          text: panels[name],
          act: () => {
            toggle(layout.folds, name);
            more.toggled();
          },
        }),
      )}
      ${studio.hasDone ? dimmedButton('Undo', studio.canUndo, more.undo) : nothing}
      ${studio.hasGoneBack ? dimmedButton('Redo', studio.canRedo, more.redo) : nothing}
    </div>
    ${names.map(
      (name) =>
        html`<div class="picture-panel" id="${id}-${name}" ?hidden=${name !== open}>
          ${name !== open ? nothing : name === 'sheet' ? sheet(shown, more) : whole(shown, more)}
        </div>`,
    )}
  </div>`;
}

/** How large the sheet is, and what comes on it. */
const sheet = (shown: PictureShown, { sides }: ToolsShown): TemplateResult =>
  html`${sides}
    <div class="button-row">${clearButton(shown)} ${fileButton(shown)} ${sampleButton(shown)}</div>
    ${fittingField(shown)}`;

/** An arrow to the left, turned for the other ways. */
const arrow = 'M16 10H4M9 5L4 10L9 15';

const acts: readonly {
  readonly name: string;
  readonly path: string;
  readonly turn?: number; // of the path, in degrees
  readonly said: string;
  readonly of: (image: Grid) => Grid;
}[] = [
  {
    name: 'Shift left',
    path: arrow,
    said: 'Shifted left.',
    of: (image) => shifted(image, 'left'),
  },
  {
    name: 'Shift right',
    path: arrow,
    turn: 180,
    said: 'Shifted right.',
    of: (image) => shifted(image, 'right'),
  },
  {
    name: 'Shift up',
    path: arrow,
    turn: 90,
    said: 'Shifted up.',
    of: (image) => shifted(image, 'up'),
  },
  {
    name: 'Shift down',
    path: arrow,
    turn: -90,
    said: 'Shifted down.',
    of: (image) => shifted(image, 'down'),
  },
  {
    name: 'Turn clockwise',
    path: 'M15.5 10a5.5 5.5 0 1 1-1.8-4.1L16 8M16 3.5V8H11.5',
    said: 'Turned clockwise.',
    of: (image) => rotate(image, 1),
  },
  {
    name: 'Mirror',
    path: 'M10 3v14M7 6L3 14H7ZM13 6L17 14H13Z',
    said: 'Left and right are exchanged.',
    of: (image) => reflect(image, 'left-right'),
  },
];

const icon = (path: string, turn = 0): SvgNode =>
  svgNode(
    'svg',
    { class: 'picture-icon', viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true' },
    svgNode('path', { d: path, ...(turn !== 0 && { transform: `rotate(${turn} 10 10)` }) }),
  );

/** What moves the whole picture, and what fills an area of it. */
const whole = (
  { made: { image } }: PictureShown,
  { takesAreas, areas, redraw }: ToolsShown,
): TemplateResult =>
  html`<div class="button-row picture-whole" role="group" aria-label="The whole picture">
    ${acts.map(
      ({ name, path, turn, said, of }) =>
        html`<button
          type="button"
          class="picture-tool"
          aria-label=${name}
          title=${name}
          @click=${() => redraw(of(image), said)}
        >
          ${pictured(icon(path, turn))}
        </button>`,
    )}
    <button type="button" data-areas aria-pressed=${takesAreas} @click=${areas}>
      Fill an area
    </button>
  </div>`;
