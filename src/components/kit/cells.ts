/** The live figures of the authors' pages, in the states that tests and screenshots look at. */
import { writeLink } from '../../notebook/cell/linkState.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { figures } from '../../widgets/figures.ts';
import { galleryPuzzle } from '../../puzzles/gallery.ts';
import { circuitCells } from './cells/circuits.ts';
import { clueSetCells } from './cells/clueSets.ts';
import { countingCells } from './cells/counting.ts';
import { huntCells } from './cells/hunt.ts';
import { inferenceCells } from './cells/inference.ts';
import { ladderCells } from './cells/ladder.ts';
import { makingCells } from './cells/making.ts';
import { pairCells } from './cells/pairs.ts';
import { probingCells } from './cells/probing.ts';
import { solutionCells } from './cells/solutions.ts';
import { sweepCells } from './cells/sweeps.ts';
import { thresholdCells } from './cells/threshold.ts';
import { cell } from './cells/figures.ts';
import type { KitCell } from './cells/figures.ts';

const { code: heart } = galleryPuzzle('heart');
const { code: wensveen } = galleryPuzzle('001-figure-1');

/** Figures in the states that matter, in the order of the pages. */
const chosenCells: readonly KitCell[] = [
  ...sweepCells,
  ...pairCells,
  ...countingCells,
  ...probingCells,
  ...inferenceCells,
  ...ladderCells,
  ...thresholdCells,
  ...circuitCells,
  ...solutionCells,
  ...huntCells,
  ...clueSetCells,
  ...makingCells,
];

/** Every figure of the list; one without chosen states as it stands by itself. The ledger has entries only on its page. */
export const kitCells: readonly KitCell[] = [
  ...chosenCells,
  ...Object.keys(figures)
    .filter((tag) => tag !== 'ledger-list' && !chosenCells.some(({ widget }) => widget === tag))
    .map((tag) => cell(tag as KitCell['widget'], `kit-${tag}`, tag)),
];

/** Each has a page, `kit/<widget>/`. */
export const kitWidgets: readonly string[] = [...new Set(kitCells.map(({ widget }) => widget))];

/** A link to an authors' page that opens a cell in some state, or shows what a bad link does. */
export type KitLink = { readonly text: string; readonly href: string };

function link(text: string, id: string, search: string): KitLink {
  const page = kitCells.find((one) => one.id === id)?.widget;
  return { text, href: `${sitePath(`kit/${page}/`)}${search}#${id}` };
}

/** Links that must give a message and leave the figure as it stands in the text, and a good one. */
export const kitLinks: readonly KitLink[] = [
  link('to a step', 'kit-stepper', writeLink('', 'kit-stepper', 1, { p: wensveen, s: '12' })),
  link('cut off', 'kit-stepper', `?kit-stepper=1;p=${heart.slice(0, -6)}`),
  link('whose puzzle is damaged', 'kit-stepper', writeLink('', 'kit-stepper', 1, { p: '5x5_1_2' })),
  link(
    'to a step that does not exist',
    'kit-stepper',
    writeLink('', 'kit-stepper', 1, { s: '99999' }),
  ),
  link('of a newer version', 'kit-stepper', writeLink('', 'kit-stepper', 99, { s: '3' })),
  link('with settings out of range', 'kit-density', writeLink('', 'kit-density', 1, { h: '900' })),
  link('to a line that cannot be', 'kit-line', writeLink('', 'kit-line', 1, { l: '01x?<b>' })),
];
