/** What 003 says and we do not test, each with its reason. */
import type { Untested } from '../claim.ts';
import { grouped } from '../../formats/numbers.ts';
import { untestedIn } from '../untested.ts';
import { boardsOf } from './thresholdPoints.ts';

const statement = untestedIn('003');

export const untestedOfInference: readonly Untested[] = [
  statement(
    'abstract-density',
    'abstract',
    'The difficulty of the inference problem is largely determined by the density of filled cells',
    '“largely determined”',
    'How much is “largely”, and of which difficulty, is not said. What the density does is drawn and tested statement by statement; the size moves all of it.',
    {
      quote:
        'the difficulty of the inference problem is largely determined by the density of filled cells',
      home: 'threshold/#between-039-and-042',
    },
  ),
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
    'section-1-natural',
    'section 1',
    'Inference is a more natural expression of solving a puzzle than consistency',
    '“more natural”, as later work proposes',
    'About what the word should mean, cited from other papers.',
    {
      quote: 'as a more natural expression of solving a combinatorial puzzle',
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
    'section-1-average-case',
    'section 1',
    'Phase transitions tell of the average case; with them a puzzle maker can tune how many steps puzzles take',
    '“useful”',
    'About what a maker of puzzles could do with the result; nothing is measured of it in the document.',
    { quote: 'a puzzle maker can tune their algorithm to generate puzzles' },
  ),
  statement(
    'section-1-parameters',
    'section 1',
    'Satisfiability has its threshold in the ratio of clauses to variables, k-colorability in the density of edges',
    'cited from Mitchell, Selman & Levesque and from Turner',
    'About other problems, cited from other papers.',
    { quote: 'The ratio of clauses to variables is such a parameter for Boolean satisfiability' },
  ),
  statement(
    'section-2-details',
    'section 2',
    'More details for the gadgets, including their solutions, are in Foote’s thesis',
    'in [4]',
    'We do not have the thesis. With its numbers, line by line, every gadget could be checked in a moment.',
    {
      quote: 'More details for the gadgets, including their solutions, can be found in [4]',
      home: 'circuits/#what-the-digits-of-figure-3-say',
    },
  ),
  statement(
    'section-2-theorem-2.1',
    'Theorem 2.1',
    'INFERENCE is co-NP-complete',
    'co-NP-complete',
    'A theorem about all boards, of any size. Its first half, the certificate, is made and checked in Figure 8.5; its second half rests on the gadgets of Figure 3, whose pictures are lost in our copy, and argues for the output only that nothing can be inferred from a formula that can be satisfied: parts of it that are constant have to be excluded. With gadgets of our own that can be done: see the reduction.',
    { quote: 'INFERENCE is co-NP complete', home: 'circuits/#what-the-printed-proof-says' },
  ),
  statement(
    'section-3-not-efficient',
    'section 3',
    'Unless P = NP the theorem suggests that nonograms cannot be played efficiently',
    '“would suggest”',
    'P against NP is an open question, and what a theorem suggests no run can show.',
    {
      quote: 'is not a puzzle that can be played efficiently',
      home: 'inference/#how-hard-the-question-is',
    },
  ),
  statement(
    'section-3-random',
    'section 3',
    'One must take care when defining a random instance of a problem',
    '“must take care”, as noted by Franco & Paull',
    'Advice. Chapter 5 draws boards in two ways and shows how little it matters there.',
    { quote: 'one must take care when defining a “random” instance of a problem' },
  ),
  statement(
    'section-3-boards',
    'section 3',
    'For each density 250 boards are generated',
    '250 boards for each density',
    `What the authors ran, of which we have no record. Ours: ${grouped(boardsOf(15))} boards for each density of 15x15, ${grouped(boardsOf(20))} of 20x20 and ${grouped(boardsOf(25))} of 25x25.`,
    { quote: '250 boards are generated', home: 'threshold/#what-a-threshold-is' },
  ),
  statement(
    'section-3-sizes',
    'section 3',
    'Due to computational constraints only 15x15, 20x20 and 25x25 were tested',
    'only these three sizes',
    'What the authors ran, and why they ran no more. Chapter 9 has these three, smaller ones, and 30x30 and 40x40 near the crossing, of which some cells stay undecided.',
    {
      quote: 'only puzzle sizes of 15x15, 20x20, and 25x25 were tested',
      home: 'threshold/#what-a-threshold-is',
    },
  ),
];
