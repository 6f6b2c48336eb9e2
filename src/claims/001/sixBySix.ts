/** 001, section 3.5.3: what the text says about the sequences of 6x6, held against all pictures. */
import { grouped } from '../../notebook/plain/numbers.ts';
import { exact } from '../agree.ts';
import type { Claim } from '../claim.ts';
import { firstLevels } from './firstLevels.ts';
import { sixBySixOf } from './table3All.ts';
import type { SixBySix } from './table3All.ts';

const { least, greatest, categories } = firstLevels.published;
const names = ['unique', 'exactly two', 'the rest'] as const;

/** A number or a list of categories of the text. */
function said<Value extends number | readonly number[]>(
  id: string,
  what: string,
  published: Value,
  of: (found: SixBySix) => Value,
  more: {
    readonly note?: (found: SixBySix, ours: Value) => string | undefined;
    readonly erratum?: string;
  } = {},
): Claim<Value, Value> {
  const text = (value: Value): string =>
    typeof value === 'number' ? String(value) : value.join(', ');
  return {
    id: `001-section-3.5.3-${id}`,
    title: `6x6: ${what}`,
    published,
    effort: 'hours',
    from: ['probing-levels 6x6'],
    ground: { kind: 'count', of: 'all 68,719,476,736 pictures' },
    home: 'fig-classes-4x4',
    what: `${what} for 6x6`,
    says: text,
    finds: text,
    ...(more.erratum !== undefined && { erratum: more.erratum }),
    read(measured) {
      const found = sixBySixOf(measured.tally('probing-levels 6x6'));
      const ours = of(found);
      const note = more.note?.(found, ours);
      return note === undefined ? { ours } : { ours, note };
    },
    agrees: exact,
  };
}

/** Categories that the text does not name for a class, and how often they occur. */
function othersText(found: SixBySix, kind: number, ours: readonly number[]): string | undefined {
  const others = ours.filter((category) => !categories[kind]?.includes(category));
  if (others.length === 0) return undefined;
  return others
    .map((category) => {
      const images = found.categories[kind]?.find(([one]) => one === category)?.[1] ?? 0;
      return `category ${category} occurs in ${grouped(images)} pictures of this class`;
    })
    .join('; ');
}

const perClass = (kind: number): readonly Claim[] => {
  const name = names[kind] ?? '';
  const slug = name.replace('the ', '').replace(' ', '-');
  const printed = (categories[kind] ?? []).toSorted((a, b) => a - b);
  return [
    said(
      `${slug}-least`,
      `least length, ${name}`,
      least[kind] ?? 0,
      ({ lengths }) => lengths[kind]?.[0]?.[0] ?? 0,
    ),
    said<readonly number[]>(
      `${slug}-categories`,
      `categories, ${name}`,
      printed,
      ({ categories: of }) => (of[kind] ?? []).map(([category]) => category ?? 0),
      {
        note: (found, ours) => othersText(found, kind, ours),
        // what may occur; that 0 does not is said in section 4.1, where it is among the errata
        ...(name === 'exactly two' && {
          erratum:
            'The sentence says which categories may occur, and all of them do. That a category 0 does not occur is said in section 4.1, and stands there among the errata.',
        }),
      },
    ),
  ];
};

export const sixBySixTexts: readonly Claim[] = [
  said('greatest', 'greatest length', greatest, ({ lengths }) =>
    Math.max(...lengths.map((of) => of.at(-1)?.[0] ?? 0)),
  ),
  ...names.flatMap((_, kind) => perClass(kind)),
  said(
    'rest-greatest',
    'greatest length, the rest',
    greatest,
    ({ lengths }) => lengths[2]?.at(-1)?.[0] ?? 0,
  ),
];
