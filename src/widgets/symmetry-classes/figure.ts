/** `<symmetry-classes>`: a picture to paint, its eight turns and reflections, and which of them are the same. */
import { sizeText } from '../../notebook/plain/numbers.ts';

import { formatGrid } from '../../engine/board/image.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { pictureOf } from '../../kit/puzzle/picture.ts';
import { canvasOf, imageOf } from '../../kit/puzzle-box/boxModel.ts';
import { PaintPanel } from '../../kit/puzzle-box/paintPanel.ts';
import { defaultCode, sheet, symmetryLinks, turnRows, turnsOf, turnsText } from './model.ts';
import type { SymmetryProps, Turns } from './model.ts';
import { presets } from './presets.ts';
import { symmetryView } from './view.ts';

class SymmetryClasses extends LiveFigure {
  readonly linkVersion = 1;
  readonly #default = defaultCode(this.props<SymmetryProps>());
  #turns: Turns = turnsOf(pictureOf(this.#default));
  #panel: PaintPanel | null = null;

  open(values: LinkValues): void {
    const { code } = symmetryLinks.read(values, { code: this.#default });
    this.#show(code);
  }

  linkValues(): LinkValues {
    return symmetryLinks.write({ code: encodeImage(this.#turns.image) }, { code: this.#default });
  }

  exports(): Exports {
    const turns = this.#turns;
    const { height, width } = turns.image;
    return {
      name: `symmetry-${height}x${width}`,
      csv: () => turnRows(turns).map(csvRow).join(''),
      json: () => ({
        picture: formatGrid(turns.image),
        different: turns.different,
        forms: turns.eight.map(({ name, letter, image }) => ({
          name,
          letter,
          rows: formatGrid(image),
        })),
      }),
      svg: () => sheet(turns),
    };
  }

  /** Puts another picture onto the board; the painting before it can be brought back by Undo. */
  #show(code: string): void {
    const image = pictureOf(code);
    const canvas = canvasOf(image);
    this.#turns = turnsOf(image);
    if (this.#panel !== null) this.#panel.show(canvas);
    this.#panel ??= new PaintPanel({
      id: `${this.id}-painting`,
      canvas,
      onChange: (painted) => {
        this.#turns = turnsOf(imageOf(painted));
        this.#done();
      },
      onRefusal: (message) => {
        this.notice(message, 'warning');
        this.#draw();
      },
    });
    this.host.setBeside(true);
    this.#draw();
  }

  /** After a change by the reader. */
  #done(): void {
    this.notice(null);
    this.changed();
    this.#draw();
    this.announce(turnsText(this.#turns));
  }

  /** What is on the board: one of the offered pictures by its name, or the reader's. */
  #title(): string | null {
    const code = encodeImage(this.#turns.image);
    if (code === this.#default) return null;
    const name = presets.find((one) => one.code === code)?.name;
    const { height, width } = this.#turns.image;
    return `Turns and reflections. ${name ?? `Your own picture, ${sizeText(height, width)}`}`;
  }

  #draw(): void {
    const panel = this.#panel;
    if (panel === null) return;
    this.setTitle(this.#title());
    this.render(
      symmetryView(
        {
          id: this.id,
          layout: this.layout,
          code: encodeImage(this.#turns.image),
          turns: this.#turns,
          painting: panel.view(),
        },
        (code) => {
          this.#show(code);
          this.#done();
        },
      ),
    );
  }
}

export const figure = figureOf<SymmetryProps>('symmetry-classes', SymmetryClasses);
