/** What 003 says and we do not test, each with its reason. */
import type { Untested } from '../claim.ts';
import { grouped } from '../../notebook/plain/numbers.ts';
import { boardsOf } from './thresholdPoints.ts';

export const untestedOfInference: readonly Untested[] = [
  {
    id: '003-abstract-density',
    place: 'abstract',
    title:
      'The difficulty of the inference problem is largely determined by the density of filled cells',
    says: '“largely determined”',
    untested:
      'How much is “largely”, and of which difficulty, is not said. What the density does is drawn and tested statement by statement; the size moves all of it.',
    quote:
      'the difficulty of the inference problem is largely determined by the density of filled cells',
    home: 'papers/foote-krizanc/#between-039-and-042',
  },
  {
    id: '003-section-1-popular',
    place: 'abstract; sections 1 and 3',
    title: 'Nonogram is popular, and the solutions typically form a recognizable image',
    says: '“typically”, “enjoyed by millions”',
    untested: 'About printed puzzles and those who solve them, of whom we have none.',
    quote: 'the solutions typically form a recognizable image',
  },
  {
    id: '003-section-1-consistency',
    place: 'abstract; section 1',
    title: 'Consistency, the existence of a solution, is NP-complete',
    says: 'shown by Ueda & Nagao, and by others',
    untested: 'Cited from other papers; a proof that no run can replace.',
    quote:
      'Prior work shows the problem of consistency (the existence of a solution) NP-complete through parsimonious reduction [16] as well as with tools more specialized for combinatorial puzzles',
    home: 'circuits/#why-it-is-hard',
  },
  {
    id: '003-section-1-approaches',
    title:
      'Nonogram is solved by regular expressions, evolutionary algorithms and integer programming',
    says: 'various approaches exist',
    untested: 'About other programs, none of which we have.',
    quote: 'Various algorithmic approaches exist for solving Nonogram',
  },
  {
    id: '003-section-1-playing',
    title: 'An NP-complete consistency problem does not rule out a polynomial-time way to play',
    says: 'as noted by Kaye for Minesweeper',
    untested: 'About what a proof does not show.',
    quote:
      'obtaining an NP-complete result for consistency does not guarantee that there is not a polynomial-time approach to playing the game',
    home: 'circuits/#why-it-is-hard',
  },
  {
    id: '003-section-1-players',
    title: 'Players assume one solution, and ask whether progress can be made without guessing',
    says: '“typically assume”',
    untested: 'About players, of whom we have no record.',
    quote: 'if any progress can be made at all without guessing, which is the inference problem',
    home: 'inference/#what-is-certain',
  },
  {
    id: '003-section-1-natural',
    title: 'Inference is a more natural expression of solving a puzzle than consistency',
    says: '“more natural”, as later work proposes',
    untested: 'About what the word should mean, cited from other papers.',
    quote: 'as a more natural expression of solving a combinatorial puzzle',
    home: 'inference/#what-is-certain',
  },
  {
    id: '003-section-1-minesweeper',
    title:
      'Inference is co-NP-complete for Minesweeper; phase transitions are known of Sudoku and Minesweeper',
    says: 'cited',
    untested: 'About other puzzles, cited from other papers.',
    quote: 'This problem has been shown co-NP-complete for Minesweeper',
  },
  {
    id: '003-section-1-uniqueness',
    title: 'The uniqueness problem is NP-complete',
    says: 'cited from Oosterman (2017)',
    untested:
      'Cited from another paper; a proof that no run can replace. As it stands it is to be doubted: a second solution is a short proof that a puzzle is not unique, so non-uniqueness is in NP. Were uniqueness NP-complete too, NP and co-NP would be the same, which is not known and hardly believed. What is hard about it is shown for co-NP, or for finding another solution.',
    quote: 'the uniqueness problem which is known to be NP-complete',
  },
  {
    id: '003-section-1-average-case',
    title:
      'Phase transitions tell of the average case; with them a puzzle maker can tune how many steps puzzles take',
    says: '“useful”',
    untested:
      'About what a maker of puzzles could do with the result; nothing is measured of it in the document.',
    quote: 'a puzzle maker can tune their algorithm to generate puzzles',
  },
  {
    id: '003-section-1-parameters',
    title:
      'Satisfiability has its threshold in the ratio of clauses to variables, k-colorability in the density of edges',
    says: 'cited from Mitchell, Selman & Levesque and from Turner',
    untested: 'About other problems, cited from other papers.',
    quote: 'The ratio of clauses to variables is such a parameter for Boolean satisfiability',
  },
  {
    id: '003-section-2-details',
    title: 'More details for the gadgets, including their solutions, are in Foote’s thesis',
    says: 'in [4]',
    untested:
      'We do not have the thesis. With its numbers, line by line, every gadget could be checked in a moment.',
    quote: 'More details for the gadgets, including their solutions, can be found in [4]',
    home: 'papers/foote-krizanc/#what-the-digits-of-figure-3-say',
  },
  {
    id: '003-section-2-theorem-2.1',
    place: 'Theorem 2.1',
    title: 'INFERENCE is co-NP-complete',
    says: 'co-NP-complete',
    untested:
      'A theorem about all boards, of any size, with some cells given: the construction needs them. Whether inference on a blank board is as hard is open. Its first half, the certificate, is made and checked beside the figure of two pictures for each cell; its second half rests on the gadgets of Figure 3, whose pictures are lost in our copy, and argues for the output only that nothing can be inferred from a formula that can be satisfied: parts of it that are constant have to be excluded. With gadgets of our own that can be done: see the reduction.',
    quote: 'INFERENCE is co-NP complete',
    home: 'papers/foote-krizanc/#what-the-printed-proof-says',
  },
  {
    id: '003-section-3-not-efficient',
    title: 'Unless P = NP the theorem suggests that nonograms cannot be played efficiently',
    says: '“would suggest”',
    untested: 'P against NP is an open question, and what a theorem suggests no run can show.',
    quote: 'is not a puzzle that can be played efficiently',
    home: 'circuits/#why-it-is-hard',
  },
  {
    id: '003-section-3-random',
    title: 'One must take care when defining a random instance of a problem',
    says: '“must take care”, as noted by Franco & Paull',
    untested:
      'Advice. The chapter on density draws boards in two ways and shows how little it matters there.',
    quote: 'one must take care when defining a “random” instance of a problem',
  },
  {
    id: '003-section-4-manageable',
    place: 'section 4',
    title: 'Outside of the transition threshold the computation required is manageable',
    says: '“manageable”',
    untested:
      'What is manageable is not said, nor how far outside. With our solver the effort falls to almost nothing on dense boards, and on sparse ones it stays high.',
    quote:
      'outside of the transition threshold, the computation required to solve puzzles is manageable',
    home: 'density/#half-known-by-method',
  },
  {
    id: '003-section-3-boards',
    title: 'For each density 250 boards are generated',
    says: '250 boards for each density',
    untested: `What the authors ran, of which we have no record. Ours: ${grouped(boardsOf(15))} boards for each density of 15x15, ${grouped(boardsOf(20))} of 20x20 and ${grouped(boardsOf(25))} of 25x25.`,
    quote: '250 boards are generated',
    home: 'papers/foote-krizanc/',
  },
  {
    id: '003-section-3-sizes',
    title: 'Due to computational constraints only 15x15, 20x20 and 25x25 were tested',
    says: 'only these three sizes',
    untested:
      'What the authors ran, and why they ran no more. The chapter on the threshold has these three, smaller ones, and 30x30 and 40x40 near the crossing, of which some cells stay undecided.',
    quote: 'only puzzle sizes of 15x15, 20x20, and 25x25 were tested',
    home: 'density/#what-a-threshold-is',
  },
];
