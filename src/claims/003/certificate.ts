/** 003, section 2: the certificate for “nothing can be inferred”, made and checked on all small puzzles. */
import { infer } from '../../engine/inference/inference.ts';
import { certificateOf, checkPictures } from '../../engine/inference/certificate.ts';
import type { Claim } from '../claim.ts';
import { law, triedOn } from '../law.ts';
import { inferableCells, kindOf, puzzleOfSmall, smallPuzzles } from './clueSets.ts';
import { smallSizes } from './definition.ts';

const home = 'fig-two-pictures';

export const certificateExists = law(
  {
    id: '003-section-2-certificate',
    place: 'section 2, proof of Theorem 2.1',
    title: 'Nothing can be inferred exactly where each cell has two fillings that differ there',
    quote: 'two consistent fillings of',
    home,
    what: 'two fillings for each cell show that nothing can be inferred',
    says: 'a certificate',
    unit: 'puzzles of up to 4x4 with several solutions',
    proof:
      'A cell is not inferable exactly when two solutions differ in it. So two solutions for each cell show that none is.',
    remark:
      'Made by our solver, checked line by line: the fillings show it of exactly the cells on which all pictures together disagree.',
  },
  () =>
    triedOn(
      smallSizes.flatMap(([height, width]) =>
        smallPuzzles(height, width).map((one) => {
          if (kindOf(one) === 'one') return null;
          const puzzle = puzzleOfSmall(height, width, one);
          const { pictures, cells } = certificateOf(infer(puzzle));
          const checks = checkPictures(puzzle, pictures, cells);
          return (
            cells.length === height * width - inferableCells(one) &&
            checks.every(({ fits }) => fits) &&
            checks.at(-1)?.shown === cells.length
          );
        }),
      ),
    ),
);

type Most = { readonly printed: number; readonly most: number; readonly puzzles: number };

export const twoForEachCell: Claim<{ readonly perCell: 2 }, Most> = {
  id: '003-section-2-boards-to-check',
  place: 'section 2, proof of Theorem 2.1',
  title: 'There are 2mn boards to check and m+n descriptions for each board',
  quote: 'boards to check and',
  published: { perCell: 2 },
  ground: { kind: 'count', of: 'all puzzles of 4x4 without inference' },
  home,
  reading: 'As an upper bound: one filling may serve many cells.',
  what: '2mn boards are to be checked',
  says: '2mn: 32 for 4x4',
  finds: ({ most, puzzles }) =>
    `${most} at most, chosen greedily, for each of the ${puzzles} puzzles of 4x4 without inference`,
  remark: 'The figure makes the certificate of any puzzle, with far fewer boards.',
  read() {
    const without = smallPuzzles(4, 4).filter((one) => kindOf(one) === 'none');
    const counts = without.map(
      (one) => certificateOf(infer(puzzleOfSmall(4, 4, one))).pictures.length,
    );
    return { ours: { printed: 32, most: Math.max(...counts), puzzles: counts.length } };
  },
  agrees: ({ most, printed, puzzles }, { perCell }) =>
    puzzles > 0 && printed === perCell * 16 && most > 2 && most <= printed,
};

export const verifiedQuickly = law(
  {
    id: '003-section-2-verified',
    place: 'section 2, proof of Theorem 2.1',
    title: 'The certificate can be verified in polynomial time',
    quote: 'the certificate can be verified in time polynomial in the size of the Nonogram board',
    home,
    what: 'a certificate is checked by reading 2mn(m+n) lines at most',
    says: 'polynomial',
    unit: 'puzzles of up to 4x4 without inference',
    proof:
      'At most 2mn pictures are shown, and each is held against m + n clues. To find the clue of a line its cells are read once. So at most 4m²n² cells of rows and of columns are read in all.',
    remark: 'Counted are the lines that our own check reads.',
  },
  () =>
    triedOn(
      smallSizes.flatMap(([m, n]) =>
        smallPuzzles(m, n).map((one) => {
          if (kindOf(one) !== 'none') return null;
          const puzzle = puzzleOfSmall(m, n, one);
          const { pictures, cells } = certificateOf(infer(puzzle));
          const lines = checkPictures(puzzle, pictures, cells).length * (m + n);
          return lines <= 2 * m * n * (m + n);
        }),
      ),
    ),
);
