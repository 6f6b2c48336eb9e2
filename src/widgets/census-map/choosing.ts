/** The chosen image of the map: its board, whose cells can be turned over, and the way of its dot. */
import { imageFromIndex } from '../../engine/board/image.ts';
import { puzzleOf } from '../../engine/board/puzzle.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { encodePuzzle } from '../../formats/puzzleCode.ts';
import { BoardPanel } from './boardPanel.ts';
import { cameraOn, sees, seesAll } from './camera.ts';
import type { Camera } from './camera.ts';
import { flipped } from './flips.ts';
import type { KnownMap } from './knownMap.ts';
import type { Region } from './layout.ts';
import type { MapState } from './model.ts';
import { Overview } from './painter.ts';
import type { Sight } from './overlay.ts';
import { slide } from './slide.ts';
import type { MapStage } from './stage.ts';
import type { ChosenShown } from './view.ts';
import { flipText, imageText, pathText } from './words.ts';

/** A chosen image is shown with so many patches beside it. */
const around = 9;

/** The figure around it. */
export type ChoosingHost = {
  readonly map: () => KnownMap | null;
  readonly state: () => MapState;
  readonly stage: MapStage;
  readonly id: () => string; // of the board, unique on the page
  readonly put: (image: number | null) => void; // into the state, and draws
  readonly look: (camera: Camera) => void;
  readonly draw: () => void;
  readonly announce: (text: string) => void;
};

/** What is done with the chosen image. */
export class Choosing {
  readonly overview = new Overview();
  /** Of the chosen image, where the pointer or the keyboard is. */
  cell: number | null = null;
  moving: Sight['moving'] = null;
  readonly #host: ChoosingHost;
  #panel: BoardPanel | null = null;
  #slide: (() => void) | null = null; // ends the way of the dot

  constructor(host: ChoosingHost) {
    this.#host = host;
  }

  /** Another map is shown. */
  begin(): void {
    this.end();
    this.#panel = null;
  }

  /** Ends the way of the dot. */
  end(): void {
    this.#slide?.();
  }

  /** Chooses the image at a place of a field. */
  async chooseAt(map: KnownMap, region: Region, order: number): Promise<void> {
    const image = await map.imageAt(region, order);
    if (image !== null && map === this.#host.map()) await this.choose(image);
  }

  /** @param isStart - the figure opens with it: the reader sees the whole map, and hears of nothing yet */
  async choose(image: number | null, isStart = false): Promise<void> {
    const map = this.#host.map();
    if (map === null) return;
    const before = this.#host.state();
    const fromLink = !isStart && before.image === image && before.place === null;
    map.chosen.choose(image);
    this.#show(image);
    if (image === null) return;
    if (!(await map.chosen.find(image)) || map !== this.#host.map()) return;
    this.#panel?.relabel();
    if (fromLink && this.#host.state().camera === null) this.goThere();
    if (!isStart) this.#host.announce(imageText(image, map.chosen.pathOf(image)));
    this.#host.draw();
  }

  /** Another image is chosen, or none. */
  #show(image: number | null): void {
    this.cell = null;
    if (image === null) this.#panel = null;
    else if (this.#panel === null)
      this.#panel = new BoardPanel({
        id: this.#host.id(),
        side: Number(this.#host.state().side),
        image,
        onFlip: (row, column) => void this.#flip(row, column),
        onCell: (cell) => {
          this.cell = cell;
          this.#host.draw();
        },
        outcomeOf: (cell) => this.#outcomeOf(cell),
      });
    else this.#panel.show(image);
    this.#host.put(image);
  }

  /** Turns a cell of the chosen image over and goes where the new one lies. */
  async #flip(row: number, column: number): Promise<void> {
    const map = this.#host.map();
    const before = map?.chosen.image ?? null;
    if (map === null || before === null) return;
    const { chosen } = map;
    if (!(await chosen.find(before)) || chosen.image !== before) return;
    const cell = row * Number(this.#host.state().side) + column;
    const image = flipped(before, cell);
    const [from, to] = [chosen.patchOf(before), chosen.patchOf(image)];
    const [fromPath, toPath] = [chosen.pathOf(before), chosen.pathOf(image)];
    if (from === null || to === null || fromPath === null || toPath === null) return;
    chosen.choose(image, true);
    this.#show(image);
    this.cell = cell;
    this.#host.announce(flipText(row, column, fromPath, toPath));
    const { stage } = this.#host;
    const { target } = stage; // where the map is going, if it is on its way
    if (sees(target, to))
      this.#slide = slide(from, to, (moving) => {
        this.moving = moving;
        stage.repaint();
      });
    else this.#host.look({ ...cameraOn(map.layout, to), span: target.span });
    if (!(await chosen.find(image))) return;
    this.#panel?.relabel();
    this.#host.draw();
  }

  /** Looks where the chosen image lies. */
  goThere(): void {
    const map = this.#host.map();
    const patch = map?.chosen.patchOf(map.chosen.image ?? -1) ?? null;
    if (map === null || patch === null) return;
    this.#host.look({ ...cameraOn(map.layout, patch), span: around * map.layout.patch });
  }

  #outcomeOf(cell: number): string {
    const chosen = this.#host.map()?.chosen;
    const image = chosen?.image ?? null;
    const path = image === null ? null : (chosen?.pathOf(flipped(image, cell)) ?? null);
    return path === null ? '' : pathText(path);
  }

  /** What is to be seen of it; null where none is chosen. */
  shown({ chosen }: KnownMap): ChosenShown | null {
    const { image } = chosen;
    if (image === null || this.#panel === null) return null;
    const side = Number(this.#host.state().side);
    const patch = chosen.patchOf(image);
    const outcome = this.cell === null ? '' : this.#outcomeOf(this.cell);
    return {
      board: this.#panel.board,
      overview: seesAll(this.#host.stage.camera) ? null : this.overview,
      sentence: imageText(image, chosen.pathOf(image)),
      told: `Picture no. ${grouped(image)} of the map of ${sizeText(side, side)}`,
      hint: outcome === '' ? '' : `This cell turned over: ${outcome}.`,
      code: encodePuzzle(puzzleOf(imageFromIndex(side, side, image))),
      seen: patch === null || sees(this.#host.stage.camera, patch),
    };
  }
}
