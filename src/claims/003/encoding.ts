/** 003, abstract: that its encoding is efficient, held against another one of the same puzzles. */
import { boardFormula, boardFormulaSize } from '../../engine/inference/boardFormula.ts';
import { decodePuzzle } from '../../formats/puzzleCode.ts';
import { fixed, grouped } from '../../notebook/plain/numbers.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import type { Question } from '../claim.ts';

/** Clauses of the formula of one puzzle. */
type Encodings = { readonly automata: number; readonly places: number };

export const efficientEncoding: Question<string, Encodings> = {
  id: '003-abstract-efficient-encoding',
  place: 'abstract',
  title: 'How efficient is the encoding as a formula?',
  quote:
    'we implement an efficient encoding of a Nonogram board as a Boolean formula in Conjunctive Normal Form (CNF) through the use of regular expressions in order to make our experiments feasible',
  published: 'efficient',
  ground: { kind: 'example' },
  home: 'papers/foote-krizanc/#from-a-row-to-a-formula',
  agrees: null,
  what: 'clauses by automata, and by the places where runs begin',
  says: '“efficient”, so that the experiments are feasible',
  finds: ({ automata, places }) =>
    `${grouped(automata)} and ${grouped(places)} for the same puzzle, ${fixed(automata / places, 1)} times as many`,
  remark:
    'Feasible it is: with automata we did the experiment again. Smaller formulas of the same puzzles are known, and most figures of this book use one that has a variable for each place where a run may begin.',
  read() {
    const puzzle = decodePuzzle(galleryPuzzle('must-be-72').code);
    return {
      ours: {
        automata: boardFormulaSize(puzzle).clauses,
        places: boardFormula(puzzle, 'order').clauses.count,
      },
    };
  },
};
