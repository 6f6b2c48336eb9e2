/** 000, Figure 3, first panel, and section 4.1: the hardest simple 5x5 puzzles. The picture is lost in our copy. */
import { formatGrid, imageFromIndex, indexOfImage } from '../../engine/board/image.ts';
import { createSmallSimple } from '../../engine/census/smallSimple.ts';
import { d4Class } from '../../engine/board/symmetry.ts';
import { inWords } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';

type Published = {
  readonly difficulty: number; // of the hardest
  readonly images: number; // that have it
  readonly others: number; // difficulty of the other images of the class
  readonly otherImages: number;
};

type Ours = Published & {
  readonly classes: number; // classes under rotation and reflection that the hardest images come from
  readonly grids: readonly (readonly string[])[]; // the hardest images, rows of # and .
};

const hardestText = (one: Published): string =>
  `difficulty ${one.difficulty}: ${inWords(one.images)} pictures; the other ${inWords(one.otherImages)} of their group ${one.others}`;

export const hardestSimple: Claim<Published, Ours> = {
  id: '000-figure-3-hardest-simple',
  place: 'Figure 3, first panel; section 4.1',
  title: 'The hardest simple 5x5 puzzles: four of difficulty 17, the other four of their class 16',
  published: { difficulty: 17, images: 4, others: 16, otherImages: 4 },
  effort: 'minute',
  from: ['difficulty-count 5x5'],
  ground: { kind: 'count', of: 'all 33,554,432 pictures' },
  quote:
    'The hardest puzzles of the simple type have difficulty 17; there are 4 of them. Figure 3, first panel, has a representative of its symmetry equivalence class (the other 4 in its symmetry class have difficulty 16)',
  home: 'fig-hardest-simple',
  what: 'the hardest simple 5x5 pictures',
  says: hardestText,
  finds: hardestText,
  remark: 'one picture and its reflections; the figure shows all eight',
  read(measured) {
    const { difficulty, images } = measured.tally('difficulty-count 5x5').hardest;
    const hardest = new Set(images);
    const solver = createSmallSimple(5, 5);
    const others = new Map<number, number>();
    let classes = 0;
    for (const image of images) {
      const members = d4Class(imageFromIndex(5, 5, image)).map((one) => Number(indexOfImage(one)));
      if (Math.min(...members.filter((one) => hardest.has(one))) !== image) continue;
      classes++;
      for (const member of members)
        if (!hardest.has(member)) others.set(member, solver.solveIndex(member, 'H'));
    }
    return {
      ours: {
        difficulty,
        images: images.length,
        others: Math.max(...others.values()),
        otherImages: others.size,
        classes,
        grids: images.map((image) => formatGrid(imageFromIndex(5, 5, image))),
      },
    };
  },
  agrees: (ours, published) =>
    ours.classes === 1 &&
    ours.difficulty === published.difficulty &&
    ours.images === published.images &&
    ours.others === published.others &&
    ours.otherImages === published.otherImages,
};
