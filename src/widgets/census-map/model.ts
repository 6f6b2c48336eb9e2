/** The state of the map of the census, and its link. */
import { linksOf, olderLinks } from '../../kit/puzzle/links.ts';
import { choice } from '../../notebook/settings/choices.ts';
import { asked, bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import type { Camera } from './camera.ts';
import type { Path } from './layout.ts';

/** A setting of the figure itself, without a field. */
const own = <Value>(
  key: string,
  name: string,
  hint: string,
  read: (text: string) => Value | undefined,
  format: (value: Value) => string,
): Setting<Value | null> => ({
  key,
  label: name,
  name,
  usual: null,
  // another size has other places
  belongs: { to: ['side'], otherwise: null },
  input: { kind: 'none' },
  read(text) {
    if (text === '') return good(null);
    const value = read(text);
    return value === undefined ? bad(`It must be ${hint}.`) : good(value);
  },
  format: (value) => (value === null ? '' : format(value)),
  fault: (text) => `${asked(name, text)}; it must be ${hint}.`,
});

const place = own<Path>(
  'a',
  'the place',
  'a class from 1 to 4, its sweeps and its filled cells, such as 1.3.12',
  (text) => {
    if (!/^[1-4](\.\d{1,2}){0,2}$/.test(text)) return undefined;
    const [kind = 0, ...rest] = text.split('.').map(Number);
    return [kind - 1, ...rest] as unknown as Path;
  },
  ([kind = 0, ...rest]) => [kind + 1, ...rest].join('.'),
);

const digits = 9; // finer than any patch on any screen

const camera = own<Camera>(
  'z',
  'the part of the map',
  'its middle and its side, each from 0 to 1',
  (text) => {
    if (!/^(\d*\.?\d+),(\d*\.?\d+),(\d*\.?\d+)$/.test(text)) return undefined;
    const [x = 0, y = 0, span = 0] = text.split(',').map(Number);
    return x <= 1 && y <= 1 && span > 0 && span <= 1 ? { x, y, span } : undefined;
  },
  ({ x, y, span }) => [x, y, span].map((part) => String(Number(part.toFixed(digits)))).join(','),
);

const image = own<number>(
  'i',
  'the picture',
  'the number of a picture of this size',
  (text) => (/^\d{1,8}$/.test(text) ? Number(text) : undefined),
  String,
);

/** What an author and a reader set. */
export const mapSettings = settings(
  {
    side: choice('n', 'Size', { '5': '5\u00a0×\u00a05', '4': '4\u00a0×\u00a04' }, '5'),
    place,
    camera,
    image,
  },
  ({ side, image }) =>
    image !== null && image >= imagesOf(side)
      ? { image: `There is no picture no. ${image} of ${side}\u00a0×\u00a0${side}.` }
      : {},
);

/** How many images a size has. */
const imagesOf = (side: string): number => 2 ** (Number(side) * Number(side));

/**
 * What the map shows: the place where the reader is, the camera where it does not just show that place, and the chosen
 * image.
 */
export type MapState = ValuesOf<typeof mapSettings>;

/** What an author sets. */
export type MapProps = Partial<MapState>;

const plainLinks = linksOf(mapSettings);

/** The links of a map, by what it opens with: links of before it opened with a picture mean none. */
export const linksFor = (usual: MapState): typeof plainLinks =>
  usual.image === null ? plainLinks : olderLinks(mapSettings, { ...usual, image: null });
