/** Puzzles from elsewhere, each with its maker and licence, and a large random one. */
import type { GalleryEntry } from './galleryPuzzle.ts';

const jwilk = { author: '2003-2022 Jakub Wilk', licence: 'MIT licence' } as const;

export const real = {
  cat: {
    name: 'Scardy Cat, 20\u00a0×\u00a020',
    code: '20x20_2_2_1_1_1.3_2.5_1.7.1.1_1.8.2.2_1.9.5_2.16_1.17_7.11_5.5.3_5.4_3.3_2.2_2.1_1.1_2.2_2.2~5_5.3_2.3.4_1.7.2_8_9_9_8_7_8_9_10_13_6.2_4_6_6_5_6_6',
    shows: 'A real puzzle that needs no more than one line at a time.',
    credit: {
      work: 'webpbn.com #6',
      author: '2004 Jan Wolter',
      licence: 'CC BY 3.0',
      stored: { file: 'nonogram-db', name: 'Scardy Cat 6' },
    },
  },
  'long-25x25': {
    name: 'A long one, 25\u00a0×\u00a025',
    code: '25x25_5.14_3.2.8_2.1.7_1.2.2.1_1.1.1.1.1.1_2.1.1.1.5_4.2.2.1_4.2.2.2.5_1.6.8.1_1.2.1.3.3.3_9.1.1_1.7.2.3_1.11.1_2.2.1.4_1.4.1.1.2_1.2.2.1_1.1.3.1_2.4.1_2.2.2.2_3.2.1.2_3.3.2.2.1_4.1.3.1.2_4.1.1.2.3_5.4.2.5_6.14~5.1.11_3.3.8_2.1.6_1.5.4_1.1.5.2_2.2.2.1_4.2.2_3.1.2.3_6.2.4_2.3.1.1_1.1.2.1_1.4.2.1.2.4_4.2.1.1.2.1.1_2.2.3.6.2.1_1.1.1.6.1_1.2.1.1.1.3.1_1.1.1.2_2.3.2.3_4.7.3.1_7.2.2.2.1_3.1.2.2.2.2_3.1.1.1.6.2_3.1.1.1.3.3_3.3.3.4_4.3.5',
    shows: 'A real puzzle that is simple and still takes 45 sweeps.',
    credit: {
      ...jwilk,
      work: 'data020 of jwilk-archive/nonogram',
      stored: { file: 'jwilk', name: 'jwilk 020' },
    },
  },
  'random-30x30': {
    name: 'Random, 30\u00a0×\u00a030',
    code: '30x30_1.4.1.1.2.3.1.2.1_1.6.2.1.1.4.1_1.1.2.1.4.4.1_1.1.1.2.2.2.2.4_1.1.3.4.1.5.2.1_1.3.4.3.3.5.1.1_1.2.2.2.2.1.4_6.1.4.1.4.3.2_1.1.1.2.4.1.2.3_2.5.4.1.3.3_4.3.2.1.1.7.3_4.8.2.3.1.3.1_2.1.3.3.5.1.6.1_1.1.4.4.9.3_6.2.1.2.1.2_2.6.7.1.3_4.2.4.1.3.3.2_4.2.3.2.9.1_6.1.2.7.6_1.1.1.3.2.3.1.2.1.1_9.1.1.2.2.2.3_1.6.1.1.2.3.3.2_2.2.1.1.2.4.6.1.1_1.3.1.6.1.1.4.1_1.2.2.3.2.2.1.1.1.4_2.5.3.4.1.1.2.2_1.1.1.1.1.1.2.4.2_2.2.2.2.2.3.1.1_9.1.4.6.6_2.2.4.5.2.1.5~1.2.2.3.6.6_1.1.1.2.4.1.2.1.3_1.1.2.2.6.1.1_1.2.1.1.6.3.3.5_2.1.1.2.1.1.1.4.1.3_2.2.1.7.5.3.2_2.1.3.7.6.2_2.4.8.4.5_2.2.2.3.4.1.2_5.1.4.1.2.3.1_1.2.2.2.1.1.2.2.2_2.1.6.1.2.2.1_1.5.3.2.2.1.1.4_1.1.1.7.1.3.3_8.4.2.2.4.2_1.1.3.2.9.2.2_1.1.1.1.2.1.4.4.1_9.6.1.1.5_5.2.1.1.7.2_3.1.2.2.1.4.1.1.1.2_1.1.4.2.2.2.2.2.2_1.2.1.2.1.3.4.3_1.1.8.6.1.2_6.1.1.3.5.3.2.1_5.1.5.4.1.1.2.1_3.3.2.3.7.2_1.2.10.2.2.2.1.2_1.1.1.1.2.1.2.1.3_3.2.1.5.1.3.2_1.5.2.3.1.3.5',
    shows:
      'Picture 798 of 1,000 random ones with 62\u00a0% of the cells filled (seed 1): of the 612 simple ones among them it takes the most sweeps.',
  },
  'jwilk-022': {
    name: 'A real one, 20\u00a0×\u00a020',
    code: '20x20_2.2.6_1.1.2.1_1.1.2.2_4.3.1_1.3.1.4_1.3.1.2.1_6.1.2.2_13_8_7.6_2.3.4.4_1.3.4.4_1.5.3.2_2.1.2.3.2_1.1.2.3.3_1.1.4.4_2.3.5_1.7_1.1_1~1.3.2_4.1.2_1.1.1.3_10.3_1.9_13_4.1.3_7.3_1.2.5_2.7.2_1.6.1_1.1.1.2.3_2.1.1.1.4_1.1.1.2.3.2_1.1.1.5.1_1.2.2.3.2_1.1.3.2.3_3.2.4_6_7',
    shows:
      'A published puzzle. Sweeps leave 351 of 400 cells; a single intersection opens all of them.',
    credit: {
      ...jwilk,
      work: 'data022 of jwilk-archive/nonogram',
      stored: { file: 'jwilk', name: 'jwilk 022' },
    },
  },
  lambda: {
    name: 'A real one that no single probe decides, 12\u00a0×\u00a010',
    code: '12x10_2_1.2_1.1_2_1_3_3_2.2_2.1_2.2.1_2.3_2.2~2.1_1.3_2.4_3.4_4_3_3_3_2_2',
    shows: 'It has one solution, and no single probe proves it. Many prove their cell.',
    credit: {
      work: 'nonogram_lambda of google/or-tools',
      author: '2010 Hakan Kjellerstrand',
      licence: 'Apache License 2.0',
      stored: { file: 'or-tools', name: 'lambda' },
    },
  },
  domino: {
    name: 'Dominoes: no single cell proves a thing, 11\u00a0×\u00a011',
    code: '11x11_3_1_3.1_1_3.1_1_3.1_1_3.1_1_1~1_1_1.3_1_1.3_1_1.3_1_1.3_1_3',
    shows:
      'One solution, a staircase, and not one probe meets a contradiction. Probe a pair: a few of them prove a cell.',
    credit: {
      work: 'after dom_06 of MiniZinc/minizinc-benchmarks',
      author: '2016 MiniZinc (individual authors)',
      licence: 'MIT licence',
    },
  },
} as const satisfies Readonly<Record<string, GalleryEntry>>;
