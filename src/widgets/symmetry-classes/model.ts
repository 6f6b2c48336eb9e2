/** The turns and reflections of a picture without the page: which are different, and how many pictures are like it. */
import type { Grid } from '../../engine/board/cell.ts';
import { formatGrid, sameGrid } from '../../engine/board/image.ts';
import { symmetries } from '../../engine/board/symmetry.ts';
import { classCounts } from '../../engine/board/symmetryClasses.ts';
import { encodeImage } from '../../formats/imageCode.ts';
import { counted, enumerated, grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { pictureOf } from '../../kit/puzzle/picture.ts';
import { picture } from '../../kit/puzzle/settings.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import { presets } from './presets.ts';

/** What a page author may set. */
export type SymmetryProps = {
  readonly picture?: string; // code of the picture that the figure opens with; default the first preset
};

/** The eight, in the order of `symmetries`. */
const names = [
  'as it is',
  'quarter turn right',
  'half turn',
  'quarter turn left',
  'left for right',
  'top for bottom',
  'in the falling diagonal',
  'in the rising diagonal',
] as const;

/** The same as parts of a sentence. */
const phrases = [
  '',
  'a quarter turn',
  'a half turn',
  'a quarter turn',
  'the reflection left for right',
  'the reflection top for bottom',
  'the reflection in the falling diagonal',
  'the reflection in the rising diagonal',
] as const;

/** One of the eight. */
export type Turned = {
  readonly name: string;
  readonly image: Grid;
  readonly letter: string; // the same for equal pictures
  readonly first: boolean; // no earlier one is equal to it
  readonly words: string; // "A", or "B again"
};

/** A picture with its eight turns and reflections. */
export type Turns = {
  readonly image: Grid;
  readonly eight: readonly Turned[];
  readonly different: 1 | 2 | 4 | 8;
};

/**
 * Turns and reflects a picture, and finds which of the eight are equal.
 *
 * @source 001_a525a3e1210b0814.txt §4, Figure 19
 */
export function turnsOf(image: Grid): Turns {
  const found: Grid[] = [];
  const eight = symmetries(image).map((turned, at): Turned => {
    const known = found.findIndex((one) => sameGrid(one, turned));
    const place = known < 0 ? found.push(turned) - 1 : known;
    const letter = String.fromCodePoint(65 + place);
    return {
      name: names[at] ?? '',
      image: turned,
      letter,
      first: known < 0,
      words: known < 0 ? letter : `${letter} again`,
    };
  });
  return { image, eight, different: found.length as Turns['different'] };
}

/** What a link keeps: the picture. */
export const symmetrySettings = settings({ code: picture('', 'g', pictureOf) });

export const defaultCode = ({ picture: code }: SymmetryProps): string =>
  code ?? presets[0]?.code ?? encodeImage({ height: 1, width: 1, cells: new Uint8Array(1) });

const numbers = { 1: 'One', 2: 'Two', 4: 'Four', 8: 'Eight' } as const;

/** How many are different and why, in a sentence. */
export function turnsText({ eight, different }: Turns): string {
  if (different === 8)
    return 'Eight different pictures: every turn and every reflection changes it.';
  const keep = [...new Set(phrases.filter((_, at) => at > 0 && eight[at]?.letter === 'A'))];
  if (different === 1) return 'One picture only: no turn and no reflection changes it.';
  return `${numbers[different]} different pictures: ${enumerated(keep)} ${keep.length > 1 ? 'leave' : 'leaves'} it as it is.`;
}

/** The largest square of which all pictures are counted. */
const mostCounted = 8;

/**
 * How many pictures of the size have so many different turns and reflections.
 *
 * @returns null for pictures that are no squares, or large ones
 * @source 001_a525a3e1210b0814.txt §4
 */
export function formsText({ image: { height, width }, different }: Turns): string | null {
  if (height !== width || height > mostCounted) return null;
  const { images, classes } = classCounts(height).find(({ size }) => size === different)!;
  const all = grouped(2n ** BigInt(height * width));
  return `Of the ${all} pictures of ${sizeText(height, width)}, ${grouped(images)} ${images === 1n ? 'has' : 'have'} ${counted(different, 'form')}: ${counted(classes, different === 1 ? 'picture' : 'group')}${different === 1 ? '' : ` of ${different}`}.`;
}

/** The eight as rows of a table, heads first. */
export const turnRows = ({ eight }: Turns): readonly (readonly string[])[] => [
  ['form', 'kind', 'rows'],
  ...eight.map(({ name, letter, image }) => [name, letter, formatGrid(image).join(' ')]),
];

/** The picture of one of the eight; its caption names it. */
export const smallOf = ({ image }: Turned): SvgNode =>
  boardPictureSmall(image, { label: '', size: 84 });

/** What is on the board: one of the offered pictures by its name, or the reader's. */
export function titleOf(code: string): string {
  const { height, width } = pictureOf(code);
  const name = presets.find((one) => one.code === code)?.name;
  return `Turns and reflections. ${name ?? `Your own picture, ${sizeText(height, width)}`}`;
}

/** All eight as one picture, four beside each other. */
export function sheet({ eight }: Turns): SvgNode {
  const across = 120;
  const down = 130;
  return svgNode(
    'svg',
    {
      viewBox: `0 0 ${4 * across} ${2 * down}`,
      width: 4 * across,
      height: 2 * down,
      role: 'img',
      'aria-label': 'Eight turns and reflections of a picture',
    },
    ...eight.flatMap((one, at) => {
      const x = (at % 4) * across + 18;
      const y = Math.floor(at / 4) * down + 6;
      const small = smallOf(one);
      return [
        { ...small, attributes: { ...small.attributes, x, y } },
        svgNode(
          'text',
          { class: 'symmetry-letter', x: x + 42, y: y + 106, 'text-anchor': 'middle' },
          one.words,
        ),
      ];
    }),
  );
}
