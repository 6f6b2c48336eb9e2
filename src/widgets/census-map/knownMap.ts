/** All that is known of the map of one size, and the workers that find out more. */
import type { CensusWalkTally } from '../../experiments/censusWalk.ts';
import { Work } from '../../kit/work/work.ts';
import type { WorkOptions } from '../../kit/work/work.ts';
import type { WalkPlace } from '../../workers/censusTasks.ts';
import type { Camera } from './camera.ts';
import { Chosen } from './chosen.ts';
import { layoutOf } from './layout.ts';
import type { MapLayout, Region } from './layout.ts';
import { binsSeen, Pictures, pictureSize } from './pictures.ts';
import type { WantedBlock } from './pictures.ts';
import { WalkIndex } from './walkIndex.ts';

export class KnownMap {
  readonly side: string;
  readonly layout: MapLayout;
  readonly pictures: Pictures;
  readonly chosen: Chosen;
  readonly #blocks: Work;
  readonly #onChange: () => void;
  #asked = ''; // the blocks that a worker goes through now

  constructor(tally: CensusWalkTally, options: WorkOptions, places: readonly WalkPlace[] = []) {
    this.side = String(tally.height);
    this.layout = layoutOf(new WalkIndex(tally));
    this.pictures = new Pictures(this.layout);
    this.chosen = new Chosen(this.layout, options, places);
    this.#blocks = new Work(options);
    this.#onChange = options.onChange;
  }

  /** What is under way, to be shown beside the map. */
  get works(): readonly Work[] {
    return [this.#blocks, this.chosen.work];
  }

  /** Has the images found that a camera sees. */
  async fetch(camera: Camera, size: number): Promise<void> {
    const wanted = this.pictures.wanted(binsSeen(this.layout, camera, size, pictureSize));
    const asked = JSON.stringify(wanted);
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (wanted.length === 0) {
      this.#blocks.stop();
      return;
    }
    await this.#find(this.#blocks, wanted);
    if (this.#asked === asked) this.#asked = '';
    this.#onChange();
  }

  /** Image number `order` of a smallest field; null when the reader stops the search. */
  async imageAt(region: Region, order: number): Promise<number | null> {
    const wanted = this.pictures.wantedFor(region, order);
    if (wanted.length > 0) await this.#find(this.chosen.work, wanted);
    return this.pictures.imageIn(region, order);
  }

  /** Ends all work. */
  close(): void {
    for (const work of this.works) work.stop();
  }

  async #find(work: Work, blocks: readonly WantedBlock[]): Promise<void> {
    const { height, width } = this.layout.index;
    const question = { height, width, blocks };
    const text = (done: number): string =>
      blocks.length === 1
        ? 'Looking for the pictures …'
        : `Looking for the pictures: part ${done + 1} of ${blocks.length} …`;
    const found = await work.ask(text(0), 'census-blocks', question, text);
    this.pictures.add(found ?? []);
  }
}
