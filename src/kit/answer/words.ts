/** What the answer picture says, in the picture and to those who do not see it. */
import { counted, grouped, percent, sizeText } from '../../notebook/plain/numbers.ts';
import type { MethodKind } from '../../methods/kinds.ts';
import type { Speck } from './answer.ts';

type Finisher = Exclude<MethodKind, 'sweeps' | 'several'>;

/** What finishes a hard board: in a word or two, in lines beside it, and in a sentence. */
export const finishers: Readonly<
  Record<
    Finisher,
    { readonly name: string; readonly lines: readonly string[]; readonly said: string }
  >
> = {
  pairs: {
    name: 'pairs of lines',
    lines: ['Sweeps stop.', 'Pairs of lines finish it.'],
    said: 'Sweeps stop; pairs of lines solve it.',
  },
  chains: {
    name: 'chains',
    lines: ['Sweeps and pairs stop.', 'Chains finish it.'],
    said: 'Sweeps and pairs of lines stop; chains solve it.',
  },
  probing: {
    name: 'probing',
    lines: ['Sweeps, pairs and', 'chains all stop.', 'Probing finishes it.'],
    said: 'Sweeps, pairs and chains stop; probing solves it.',
  },
  sat: {
    name: 'a search (SAT)',
    lines: ['Pairs, chains and probing', 'all stop. Only a search', '(SAT) finds its picture.'],
    said: 'Pairs, chains and probing stop; only a search (SAT) solves it.',
  },
};

export const finisherOf = ({ kind }: Pick<Speck, 'kind'>): (typeof finishers)[Finisher] =>
  finishers[kind as Finisher];

/** "15 × 15, 96 of 225 cells filled. Pairs, chains and probing stop; only a search solves it." */
export const saidOf = (speck: Speck): string =>
  `${sizeText(speck.side, speck.side)}, ${speck.filled} of ${grouped(speck.side ** 2)} cells filled. ${finisherOf(speck).said}`;

/** The same to be heard. */
export const heardOf = (speck: Speck): string =>
  saidOf(speck).replace(/^(\d+)\u00a0×\u00a0(\d+)/, '$1 by $2');

/** "15 × 15, 43 % filled". */
export const titleOf = ({ side, filled }: Speck): string =>
  `${sizeText(side, side)}, ${percent(filled / side ** 2, 0)} filled`;

/** What the picture shows, in two sentences. */
export const pictureText = (all: number, hard: number, sweeps: number, several: number): string =>
  `${counted(all, 'random board')} by size and share of filled cells. Sweeps solve ${grouped(sweeps)}, the dense ones; ${grouped(several)}, the sparse ones, have several solutions; the ${grouped(hard)} hard ones lie in a thin band between, which rises as boards grow.`;
