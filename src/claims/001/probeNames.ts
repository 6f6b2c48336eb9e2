/** 001, section 3.3: the names that it gives to probes, and what it says of those that they name. */
import { imageFromIndex } from '../../engine/board/image.ts';
import { adheres, puzzleOf } from '../../engine/board/puzzle.ts';
import { probe } from '../../engine/probe/probe.ts';
import { CATEGORIES, CONTRADICTING } from '../../engine/probe/probeCategory.ts';
import { solveSimple } from '../../engine/sweep/simpleSolver.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import type { Exceptions, Tried } from '../law.ts';
import { law, triedOn } from '../law.ts';
import { fourByFour } from './fourByFour.ts';

type Outcomes = { readonly double: number; readonly single: number };

const singleton: Claim<string, Outcomes> = {
  id: '001-section-3.3-singleton',
  title:
    'A singleton probe is a double probe of one cell, and the 1- and the 0-probe are such probes',
  quote:
    'A singleton probe is a double probe that is applied to one pixel. The 1- and 0-probe are singleton probes',
  published: 'both are singleton probes',
  ground: { kind: 'proof' },
  home: 'probing/#trying-a-cell',
  what: 'a double probe of one cell, and each of its halves',
  finds: ({ double, single }) =>
    `not the same thing: the one has ${double} outcomes, the other ${single}`,
  erratum:
    'The sentence before it calls a double probe of one cell a singleton probe, and a 1-probe is half of one. “Singleton” may say no more here than “of one cell”, which both halves are. Nothing depends on the word.',
  read: () => ({
    ours: {
      double: new Set(CATEGORIES.map(({ category }) => category)).size,
      single: new Set(CATEGORIES.map(({ one }) => one)).size,
    },
    note: 'The word is not used again. We say probe for one value of a cell, and double probe for both.',
  }),
  agrees: ({ double, single }) => double === single,
};

const solving: Claim<Exceptions, Tried> = law(
  {
    id: '001-section-3.3-solving',
    title: 'A solving probe results in a fully solved Nonogram: all cells known, all lines right',
    quote: 'A probe that results in a fully solved Nonogram is called a solving probe',
    home: 'probing/#how-useful-a-probe-is',
    what: 'the board after a solving probe',
    says: 'is a solution',
    unit: 'solving probes of 4x4 pictures, one picture in sixteen',
    proof:
      'Sweeps end solved only when each line has exactly one fit left, and then the board is that fit in every row and every column.',
  },
  () => {
    const outcomes: boolean[] = [];
    for (const { index, categories, cells } of fourByFour()) {
      if (index % 16 !== 5) continue;
      const puzzle = puzzleOf(imageFromIndex(4, 4, index));
      const { grid } = solveSimple(puzzle);
      for (const [k, category] of categories.entries()) {
        const { one, zero } = CATEGORIES[category]!;
        for (const [value, usefulness] of ([zero, one] as const).entries())
          if (usefulness === 3)
            outcomes.push(adheres(probe(puzzle, grid, cells[k]!, value as 0 | 1).end, puzzle));
      }
    }
    return triedOn(outcomes);
  },
);

/** Probes without a contradiction: by whether some solution, and the picture, has the value. */
type Compliant = {
  readonly probes: number;
  readonly right: number; // the value of the picture
  readonly otherOnly: number; // not of the picture, but of another solution
};

const compliant: Claim<string, Compliant> = {
  id: '001-section-3.3-compliant',
  title:
    '4x4: a compliant probe, one without a contradiction, may lead to a correct partial solution, and is no proof that it is the only one',
  quote:
    'A probe that does not result in a contradiction, is called a compliant probe. The probe may lead to a correct partial solution of the Nonogram. However, we cannot conclude with certainty that this is the only solution',
  published: 'may lead to a correct partial solution',
  ground: { kind: 'count', of: 'all 65,536 pictures of 4x4' },
  home: 'probing/#a-contradiction-is-a-proof',
  what: 'a probe that meets no contradiction',
  finds: ({ probes, right, otherOnly }) =>
    `of ${grouped(probes)} such probes of 4\u00a0×\u00a04 pictures ${grouped(right)} have the value of the picture, ${grouped(otherOnly)} that of another solution, ${grouped(probes - right - otherOnly)} that of none`,
  read() {
    const values = valuesByPuzzle();
    const ours = { probes: 0, right: 0, otherOnly: 0 };
    for (const { index, categories, cells } of fourByFour()) {
      const { cells: picture } = imageFromIndex(4, 4, index);
      const some = values.get(textOf(index));
      for (const [k, category] of categories.entries()) {
        const { one, zero } = CATEGORIES[category]!;
        for (const [value, usefulness] of [zero, one].entries()) {
          if (usefulness === CONTRADICTING) continue;
          ours.probes++;
          if (picture[cells[k]!] === value) ours.right++;
          else if (some?.[cells[k]!]?.has(value) === true) ours.otherOnly++;
        }
      }
    }
    return { ours };
  },
  // some have the value of the picture, and others have not: nothing can be concluded from one
  agrees: ({ probes, right }) => right > 0 && right < probes,
};

const textOf = (index: number): string => {
  const { rows, columns } = puzzleOf(imageFromIndex(4, 4, index));
  return `${rows.join(' ')}/${columns.join(' ')}`;
};

/** The values that each cell has in the solutions of a puzzle, for all puzzles that are not simple. */
function valuesByPuzzle(): ReadonlyMap<string, readonly Set<number>[]> {
  const found = new Map<string, Set<number>[]>();
  for (const { index } of fourByFour()) {
    const text = textOf(index);
    const sets = found.get(text) ?? Array.from({ length: 16 }, () => new Set<number>());
    for (const [at, value] of imageFromIndex(4, 4, index).cells.entries()) sets[at]!.add(value);
    found.set(text, sets);
  }
  return found;
}

/** In the order of the text. */
export const probeNames: readonly Claim[] = [singleton, solving, compliant];
