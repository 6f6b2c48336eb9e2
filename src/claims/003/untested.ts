/** What 003 says in its sections 1 and 2 and we do not test, each with its reason. Its threshold is for another chapter. */
import type { Untested } from '../claim.ts';
import { untestedIn } from '../untested.ts';

const statement = untestedIn('003');

export const untestedOfInference: readonly Untested[] = [
  statement(
    'section-1-popular',
    'abstract; sections 1 and 3',
    'Nonogram is popular, and the solutions typically form a recognizable image',
    '“typically”, “enjoyed by millions”',
    'About printed puzzles and those who solve them, of whom we have none.',
    { quote: 'the solutions typically form a recognizable image' },
  ),
  statement(
    'section-1-consistency',
    'abstract; section 1',
    'Consistency, the existence of a solution, is NP-complete',
    'shown by Ueda & Nagao, and by others',
    'Cited from other papers; a proof that no run can replace.',
    {
      quote:
        'Prior work shows the problem of consistency (the existence of a solution) NP-complete through parsimonious reduction [16] as well as with tools more specialized for combinatorial puzzles',
      home: 'inference/#how-hard-the-question-is',
    },
  ),
  statement(
    'section-1-approaches',
    'section 1',
    'Nonogram is solved by regular expressions, evolutionary algorithms and integer programming',
    'various approaches exist',
    'About other programs, none of which we have.',
    { quote: 'Various algorithmic approaches exist for solving Nonogram' },
  ),
  statement(
    'section-1-playing',
    'section 1',
    'An NP-complete consistency problem does not rule out a polynomial-time way to play',
    'as noted by Kaye for Minesweeper',
    'About what a proof does not show.',
    {
      quote:
        'obtaining an NP-complete result for consistency does not guarantee that there is not a polynomial-time approach to playing the game',
      home: 'inference/#how-hard-the-question-is',
    },
  ),
  statement(
    'section-1-players',
    'section 1',
    'Players assume one solution, and ask whether progress can be made without guessing',
    '“typically assume”',
    'About players, of whom we have no record.',
    {
      quote: 'if any progress can be made at all without guessing, which is the inference problem',
      home: 'inference/#what-must-be-so',
    },
  ),
  statement(
    'section-1-minesweeper',
    'section 1',
    'Inference is co-NP-complete for Minesweeper; phase transitions are known of Sudoku and Minesweeper',
    'cited',
    'About other puzzles, cited from other papers.',
    { quote: 'This problem has been shown co-NP-complete for Minesweeper' },
  ),
  statement(
    'section-1-uniqueness',
    'section 1',
    'The uniqueness problem is NP-complete',
    'cited from Oosterman (2017)',
    'Cited from another paper; a proof that no run can replace. As it stands it is to be doubted: of a puzzle with a solution a second one is a short proof that it is not unique.',
    { quote: 'the uniqueness problem which is known to be NP-complete' },
  ),
  statement(
    'section-2-theorem-2.1',
    'Theorem 2.1',
    'INFERENCE is co-NP-complete',
    'co-NP-complete',
    'A theorem about all boards, of any size. Its first half, the certificate, is made and checked in Figure 8.5; its second half rests on the gadgets of Figure 3, whose pictures are lost in our copy, and argues for the output only that nothing can be inferred from a formula that can be satisfied: parts of it that are constant would have to be excluded.',
    { quote: 'INFERENCE is co-NP complete', home: 'inference/#how-hard-the-question-is' },
  ),
];
