/** `<census-map>`: all images of a small size as one map, to be walked down to single images. */

import { storedMeasurement } from '../../claims/measurement.ts';
import { runFile } from '../../claims/storedFile.ts';
import type { StoredRun } from '../../claims/storedFile.ts';
import { censusWalk } from '../../experiments/censusWalk.ts';
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports, FigurePage } from '../../notebook/host/host.ts';
import { watchTheme } from '../../notebook/cell/theme.ts';
import { StoredResult } from '../../notebook/run/storedResult.ts';
import { cameraAt, leastSpan, pathSeen, seesAll, zoomed } from './camera.ts';
import type { Camera } from './camera.ts';
import { Choosing } from './choosing.ts';
import { mapExports } from './files.ts';
import { regionAt } from './layout.ts';
import type { Path } from './layout.ts';
import { KnownMap } from './knownMap.ts';
import { paintStage } from './painter.ts';
import { wholePicture } from './picture.ts';
import type { Sight } from './overlay.ts';
import { MapStage } from './stage.ts';
import type { MapGiven } from './prebuilt.ts';
import { linksFor, mapSettings } from './model.ts';
import type { MapProps, MapState } from './model.ts';
import { mapView } from './view.ts';
import type { MapActs } from './view.ts';
import { hardestField } from './walking.ts';
import { howText, mapLabel, mapTitle, pathText } from './words.ts';
import { Pointer } from './pointer.ts';

class CensusMap extends LiveFigure {
  readonly linkVersion = 1;
  readonly #usual = mapSettings.of(this.props<MapProps>(), 'census-map');
  readonly #links = linksFor(this.#usual);
  #state: MapState = this.#usual;
  #isStart = true; // no link has said what to show
  #map: KnownMap | null = null;
  #tablesOpen = false;
  readonly #pointer = new Pointer();
  readonly #stored = new StoredResult<StoredRun<'census-walk'>>(() => this.#arrived());
  readonly #stage = new MapStage({
    onMove: () => {},
    onRest: (camera, byHand) => this.#rest(camera, byHand),
    onHover: (point) => {
      this.#pointer.hover(point);
      this.#draw();
    },
    onPick: (x, y) => this.#pick(x, y),
    onKey: (event) => this.#key(event),
    onPaint: () => this.#paint(),
    still: () => wholePicture(this.#sight(this.#map!), this.#place),
  });
  readonly #choosing = new Choosing({
    map: () => this.#map,
    state: () => this.#state,
    stage: this.#stage,
    id: () => `${this.id}-board`,
    put: (image) => {
      this.#state = { ...this.#state, image };
      this.changed();
      this.#draw();
    },
    look: (camera) => this.#look(camera),
    draw: () => this.#draw(),
    announce: (text) => this.announce(text),
  });
  readonly #acts: MapActs = {
    go: (path) => this.#go(path),
    hardest: () => void this.#toHardest(),
    zoom: (times) => this.#zoom(times),
    size: (side) => {
      if (side === this.#state.side) return;
      this.open({ n: side });
      this.changed();
    },
    toChosen: () => this.#choosing.goThere(),
    letGo: () => void this.#choosing.choose(null),
    stop: (work) => this.#map?.works[work]?.stop(),
    tables: (open) => {
      if (open === this.#tablesOpen) return;
      this.#tablesOpen = open;
      this.#draw();
    },
  };

  override attach({ signal }: FigurePage): void {
    watchTheme(() => this.#stage.repaint(), signal);
  }

  override dispose(): void {
    super.dispose();
    this.#map?.close();
    this.#choosing.end();
    this.#stage.close();
    this.#stored.close();
  }

  open(values: LinkValues): void {
    this.#isStart = Object.keys(values).length === 0;
    this.#state = this.#links.read(values, this.#usual);
    const { side } = this.#state;
    const one = storedMeasurement('census-walk', ({ height }) => String(height) === side);
    if (this.#map?.side === side) this.#show(this.#map);
    else this.askFor(this.#stored, one === undefined ? null : runFile(one, censusWalk));
  }

  linkValues(): LinkValues {
    return this.#links.write(this.#state, this.#usual);
  }

  exports(): Exports {
    const known = (): KnownMap => {
      if (this.#map === null) throw new Error('the counts of the map are not there yet');
      return this.#map;
    };
    return mapExports(this.#state.side, known, this.#place, () => this.#stage.camera);
  }

  get #byTouch(): boolean {
    return this.host.page !== null && matchMedia('(pointer: coarse)').matches;
  }

  get #place(): Path {
    return this.#state.place ?? [];
  }

  /** The counts have come, or cannot be had. */
  #arrived(): void {
    const { value, problem } = this.#stored;
    if (problem !== null)
      this.notice(`The map cannot be walked: ${problem}. The picture stands.`, 'warning');
    if (value === null) return;
    this.#map?.close();
    const work = {
      onChange: () => this.#draw(),
      announce: (text: string) => this.announce(text),
      isIdle: this.host.page === null,
    };
    const given = this.host.prebuilt as MapGiven | null;
    this.#map = new KnownMap(
      value.tally,
      work,
      this.#state.side === given?.side ? given.places : [],
    );
    this.#show(this.#map);
  }

  /** Shows what the state says, at once. */
  #show(map: KnownMap): void {
    const { layout, chosen } = map;
    const { camera, image } = this.#state;
    if (regionAt(layout, this.#place) === null) {
      this.notice(`There are no pictures of this kind: ${pathText(this.#place)}.`, 'warning');
      this.#state = { ...this.#state, place: null };
    }
    this.setTitle(this.#state.side === this.#usual.side ? null : mapTitle(layout));
    this.#pointer.begin(layout);
    this.#choosing.begin();
    chosen.choose(null);
    this.#stage.leastSpan = leastSpan(layout);
    this.#draw();
    this.#stage.show(camera ?? cameraAt(layout, this.#place));
    if (image === null) return;
    void this.#choosing.choose(image, this.#isStart);
  }

  #go(path: Path): void {
    const map = this.#map;
    if (map === null) return;
    this.#state = { ...this.#state, place: path.length === 0 ? null : path, camera: null };
    this.#pointer.leave();
    this.#stage.fly(cameraAt(map.layout, path));
    this.changed();
    this.#draw();
    this.announce(this.#pointer.textOf(path));
  }

  /** Looks somewhere that is not just a field. @param path - what it looks into */
  #look(camera: Camera, path?: Path): void {
    const map = this.#map;
    if (map === null) return;
    this.#keep(camera, path);
    this.#stage.fly(camera);
    this.#draw();
  }

  #keep(camera: Camera, into?: Path): void {
    const map = this.#map;
    if (map === null) return;
    const path = into ?? pathSeen(map.layout, camera);
    this.#state = { ...this.#state, camera, place: path.length === 0 ? null : path };
    this.changed();
  }

  #zoom(times: number): void {
    const map = this.#map;
    if (map !== null) this.#look(zoomed(map.layout, this.#stage.target, times));
  }

  #rest(camera: Camera, byHand: boolean): void {
    const map = this.#map;
    if (map === null) return;
    if (byHand) this.#keep(camera);
    void map.fetch(camera, this.#stage.size);
    this.#draw();
  }

  #pick(x: number, y: number): void {
    const map = this.#map;
    if (map === null) return;
    const target = this.#pointer.targetAt(this.#place, this.#stage, x, y);
    if (target === null) return;
    if (target.kind === 'image') void this.#choosing.chooseAt(map, target.region, target.order);
    else if (target.kind === 'near') this.#look(target.camera, target.region.path);
    else this.#go(target.region.path);
  }

  #key(event: KeyboardEvent): void {
    if (this.#map === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const shown = { camera: this.#stage.target, size: this.#stage.size };
    const act = this.#pointer.key(event.key, this.#place, shown);
    if (act === null) return;
    event.preventDefault();
    if (act.kind === 'go') this.#go(act.path);
    else if (act.kind === 'look') this.#look(act.camera, act.path);
    else if (act.kind === 'image') void this.#choosing.chooseAt(this.#map, act.region, act.order);
    if (act.kind !== 'walk') return;
    if (act.camera !== null) this.#stage.show(act.camera);
    this.#draw();
    this.announce(act.text);
  }

  /** The simple images that take the most sweeps, and the first of them. */
  async #toHardest(): Promise<void> {
    const map = this.#map;
    const field = map === null ? null : hardestField(map.layout);
    const first = field?.children[0];
    if (map === null || field === null || first === undefined) return;
    this.#go(field.path);
    await this.#choosing.chooseAt(map, first, 0);
  }

  #sight(map: KnownMap): Sight {
    const { layout, pictures, chosen } = map;
    const keyboard = this.#pointer.keyboard && this.#stage.isFocused;
    const at = this.#pointer.markAt(this.#place, this.#stage);
    const { moving, cell } = this.#choosing;
    return { layout, pictures, chosen, moving, at, keyboard, cell };
  }

  #paint(): void {
    const map = this.#map;
    const { canvas, size, camera } = this.#stage;
    if (map === null || canvas === null) return;
    const sight = this.#sight(map);
    paintStage(canvas, size, sight, camera);
    if (map.chosen.image !== null && !seesAll(camera)) this.#choosing.overview.paint(sight, camera);
  }

  #draw(): void {
    const map = this.#map;
    if (map === null) return;
    const { layout } = map;
    const { camera } = this.#stage;
    const readoutId = `${this.id}-readout`;
    const label = mapLabel(layout, this.#place);
    this.#stage.tell({ label, readoutId, place: this.#place.join('.') });
    const parts = mapView(
      {
        layout,
        place: this.#place,
        stage: this.#stage,
        readout:
          this.#pointer.readout(this.#place, this.#stage, map.pictures) ?? howText(this.#byTouch),
        hardest: hardestField(layout),
        nearest: camera.span <= leastSpan(layout) * 1.01,
        whole: camera.span >= 0.999,
        side: this.#state.side,
        works: map.works,
        chosen: this.#choosing.shown(map),
        tablesOpen: this.#tablesOpen,
        // without script the fold opens by itself
        tablesDrawn: this.#tablesOpen || this.host.page === null,
        readoutId,
      },
      this.#acts,
    );
    this.render(figureParts(parts, this.layout));
    this.#stage.repaint();
  }
}

export const figure = figureOf<MapProps>('census-map', CensusMap);
