/**
 * How many images of each class and number of sweeps there are in each block of the walk through all images of a size
 * (`engine/census/walk.ts`): the counts of the map of the census, and what finds any image on it again. A unit is a part of
 * a block.
 */
import { choose } from '../engine/board/binomial.ts';
import { createWalk, PART, walkBlocks, walkCodes } from '../engine/census/walk.ts';
import type { Experiment } from '../notebook/plain/experiment.ts';
import { checkBetween } from './settings.ts';
import { checkSum, countIn, listIn, recordIn } from '../notebook/plain/storedTally.ts';

export type CensusWalkSpec = {
  readonly height: number; // rows, 1..6
  readonly width: number; // columns, 1..6; at most 25 cells in all
};

export type CensusWalkTally = {
  readonly height: number;
  readonly width: number;
  /** At block · codes + code: images. A group of reflections is counted in the block of its first image. */
  readonly counts: Float64Array;
};

/** The part behind each unit. */
function partsOf({ height, width }: CensusWalkSpec): readonly (readonly [number, number])[] {
  return walkBlocks(height, width).flatMap(({ from, to }, block) =>
    Array.from({ length: Math.ceil((to - from) / PART) }, (_, part) => [block, part] as const),
  );
}

export const censusWalk: Experiment<CensusWalkSpec, CensusWalkTally> = {
  id: 'census-walk',
  version: 1,

  check({ height, width }) {
    checkBetween('height', height, 1, 6);
    checkBetween('width', width, 1, 6);
    checkBetween('number of cells', height * width, 1, 25);
  },

  units: (spec) => partsOf(spec).length,

  emptyTally: ({ height, width }) => ({
    height,
    width,
    counts: new Float64Array(walkBlocks(height, width).length * walkCodes(height, width)),
  }),

  begin(spec) {
    const walk = createWalk(spec.height, spec.width);
    const codes = walkCodes(spec.height, spec.width);
    const parts = partsOf(spec);
    return (from, to, { counts }) => {
      for (const [block, part] of parts.slice(from, to)) {
        const at = block * codes;
        walk.scan(block, part, (_, code, times) => (counts[at + code]! += times));
      }
    };
  },

  merge(into, part) {
    for (let at = 0; at < into.counts.length; at++) into.counts[at]! += part.counts[at]!;
  },

  // most codes do not occur with so many filled cells: zeros are left out
  toStored({ height, width, counts }) {
    const codes = walkCodes(height, width);
    const levels = blocksByFilled({ height, width }).map((blocks) =>
      Object.fromEntries(
        Array.from(
          { length: codes },
          (_, code) => [code, blocks.map((block) => counts[block * codes + code] ?? 0)] as const,
        ).filter(([, list]) => list.some((images) => images > 0)),
      ),
    );
    return { height, width, levels };
  },

  fromStored(stored, spec, done = censusWalk.units(spec)) {
    const { height, width } = spec;
    const record = recordIn('tally', stored, ['height', 'width', 'levels']);
    checkSum('rows', countIn('height', record['height']), height);
    checkSum('columns', countIn('width', record['width']), width);
    const tally = censusWalk.emptyTally(spec);
    const { counts } = tally;
    const blocks = blocksByFilled(spec);
    const codes = walkCodes(height, width);
    const whole = done === censusWalk.units(spec);
    for (const [filled, level] of listIn('levels', record['levels'], blocks.length).entries()) {
      let images = 0;
      for (const [name, list] of Object.entries(recordIn(`level ${filled}`, level))) {
        const code = countIn('code', Number(name), codes - 1);
        const own = blocks[filled] ?? [];
        for (const [at, count] of listIn(`code ${name}`, list, own.length).entries())
          images += counts[own[at]! * codes + code] = countIn('images', count);
      }
      if (whole) checkSum(`images with ${filled} filled`, images, choose(height * width, filled));
    }
    return tally;
  },
};

/** The blocks of each number of filled cells. */
function blocksByFilled({ height, width }: CensusWalkSpec): readonly (readonly number[])[] {
  const found: number[][] = Array.from({ length: height * width + 1 }, () => []);
  for (const [at, { filled }] of walkBlocks(height, width).entries()) found[filled]?.push(at);
  return found;
}
