/** Whether a picture is what a task asks for: each condition tells what stands against it, and shows that. */
import { FILLED, UNKNOWN } from '../engine/board/cell.ts';
import type { Grid } from '../engine/board/cell.ts';
import { countFilled, imageFromText } from '../engine/board/image.ts';
import { d4Class } from '../engine/board/symmetry.ts';
import { bottlenecks, lineRounds } from '../engine/sweep/openLines.ts';
import { counted } from '../notebook/plain/numbers.ts';
import type { Condition, Finder, Range, ChallengeShown, ChallengeVerdict } from './challenge.ts';
import { mostCounted, openCells } from './looked.ts';
import type { Looked } from './looked.ts';
import { refuting } from './refuting.ts';
import { longestRun } from './rows.ts';

/** What stands against an answer. */
export type Refusal = Omit<ChallengeVerdict, 'met'>;

/** A condition of one kind. */
type Of<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

/** What looks at each kind; null where the picture is as asked. */
type Looks<Kind extends Condition['kind']> = {
  readonly [K in Kind]: (picture: Looked, condition: Of<K>) => Refusal | null;
};

/** Kinds of what breaks a sentence, which are looked at elsewhere. */
type Refuting = keyof typeof refuting;

const refuse = (says: string, shows: ChallengeShown | null = null): Refusal => ({ says, shows });

/** A board of the puzzle with what is known of it. */
const shown = (
  { puzzle }: Looked,
  title: string,
  grid: Grid,
  marked: readonly number[] = [],
): ChallengeShown => ({ title, grid, puzzle, marked });

/** Where a number is not in its range: "too few" or "too many" and how many are wanted. */
function outside(value: number, { least = 0, most = Infinity }: Range): string | null {
  if (value >= least && value <= most) return null;
  if (least === most) return `exactly ${least}`;
  return value < least ? `at least ${least}` : `at most ${most}`;
}

const finders: Readonly<Record<Finder, string>> = {
  pairs: 'Pairs of lines',
  chains: 'Chains',
  probing: 'Probing',
};

const differing = (one: Grid, other: Grid): readonly number[] =>
  [...one.cells.keys()].filter((at) => one.cells[at] !== other.cells[at]);

/** The picture beside another solution of its puzzle. */
const another = (picture: Looked, other: Grid): ChallengeShown =>
  shown(
    picture,
    'Another solution; rings mark what differs',
    other,
    differing(picture.image, other),
  );

const asked: Looks<Exclude<Condition['kind'], Refuting>> = {
  filled({ image }, range) {
    const filled = countFilled(image);
    const wanted = outside(filled, range);
    return wanted === null
      ? null
      : refuse(`${counted(filled, 'cell')} filled; the task asks for ${wanted}.`);
  },
  run({ image }, { least }) {
    const longest = longestRun(image);
    return longest >= least
      ? null
      : refuse(
          `The longest run has ${counted(longest, 'cell')}; the task asks for ${least} in a row.`,
        );
  },
  simple(picture, { sweeps: wanted }) {
    const { status, sweeps, grid } = picture.sweeps;
    if (status !== 'solved')
      return refuse(
        `Sweeps do not solve it: ${counted(openCells(grid).length, 'cell')} stay open.`,
        shown(picture, 'Where sweeps stand still', grid),
      );
    return sweeps >= wanted
      ? null
      : refuse(`Sweeps solve it in ${sweeps}; the task asks for ${wanted} or more.`);
  },
  stuck(picture) {
    const { status, sweeps } = picture.sweeps;
    return status === 'solved'
      ? refuse(`Sweeps solve it, in ${sweeps}: after the last of them no cell is open.`)
      : null;
  },
  silent(picture) {
    const { grid } = picture.sweeps;
    const known = grid.cells.length - openCells(grid).length;
    return known === 0
      ? null
      : refuse(`Sweeps find ${counted(known, 'cell')}.`, shown(picture, 'What sweeps find', grid));
  },
  'solved-by'(picture, { by }) {
    const grid = picture.knownBy(by);
    const open = openCells(grid).length;
    return open === 0
      ? null
      : refuse(
          `${finders[by]} cannot solve it: ${counted(open, 'cell')} stay open.`,
          shown(picture, 'What is known in the end', grid),
        );
  },
  'left-by'(picture, { by }) {
    return openCells(picture.knownBy(by)).length > 0
      ? null
      : refuse(`${finders[by]} can solve it.`);
  },
  solutions(picture, range) {
    const { solutions } = picture;
    const wanted = outside(solutions.length, range);
    if (wanted === null) return null;
    const count =
      solutions.length === mostCounted
        ? `${mostCounted} solutions or more`
        : counted(solutions.length, 'solution');
    const other = solutions[1];
    return refuse(
      `Its puzzle has ${count}; the task asks for ${wanted}.`,
      other === undefined ? null : another(picture, other),
    );
  },
  apart(picture, { least }) {
    const other = picture.solutions[1];
    if (other === undefined) return refuse('Its puzzle has only this solution.');
    const cells = differing(picture.image, other).length;
    return cells >= least
      ? null
      : refuse(
          `The two solutions differ in ${counted(cells, 'cell')}; the task asks for ${least} or more.`,
          another(picture, other),
        );
  },
  'must-be'(picture, range) {
    const { inferable } = picture.inference;
    const cells = inferable.cells.filter((cell) => cell !== UNKNOWN).length;
    const wanted = outside(cells, range);
    if (wanted === null) return null;
    return refuse(
      range.most === 0
        ? `${counted(cells, 'cell')} must be so.`
        : `${counted(cells, 'cell')} must be so; the task asks for ${wanted}.`,
      cells === 0 ? null : shown(picture, 'What is the same in all solutions', inferable),
    );
  },
  forms({ image }, { exactly }) {
    const forms = d4Class(image).length;
    return forms === exactly
      ? null
      : refuse(
          `Turned and reflected it has ${counted(forms, 'form')}; the task asks for ${exactly}.`,
        );
  },
  wide(picture, { rounds }) {
    const { status, open, grid } = lineRounds(picture.puzzle);
    if (status !== 'solved')
      return refuse(
        'Single lines do not solve it.',
        shown(picture, 'Where single lines stand still', grid),
      );
    const narrow = bottlenecks(open);
    const path = `Lines that give something, round by round: ${open.join(', ')}.`;
    if (narrow > 0) return refuse(`It has ${counted(narrow, 'bottleneck')}. ${path}`);
    return open.length >= rounds
      ? null
      : refuse(`It is over in ${counted(open.length, 'round')}. ${path}`);
  },
  near({ image }, { picture, most }) {
    const given = imageFromText(picture);
    const changed = differing(given, image);
    return changed.length <= most
      ? null
      : refuse(`${counted(changed.length, 'cell')} are changed; the task allows ${most}.`, {
          title: 'The given picture; rings mark what you changed',
          grid: given,
          puzzle: null,
          marked: changed,
        });
  },
};

const looks: Looks<Condition['kind']> = { ...asked, ...refuting };

/** The first thing that stands against a picture; null where it meets all conditions. */
export function refusalOf(picture: Looked, wants: readonly Condition[]): Refusal | null {
  for (const condition of wants) {
    const look = looks[condition.kind] as (picture: Looked, wanted: Condition) => Refusal | null;
    const refusal = look(picture, condition);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Whether anything is drawn. */
export const isBlank = ({ cells }: Grid): boolean => !cells.includes(FILLED);
