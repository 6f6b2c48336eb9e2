/** 001, sections 3.5.3 and 4: how many images there are, and what part of 6x6 was classified. */
import { grouped, percent, percentage } from '../../notebook/plain/numbers.ts';
import type { Claim } from '../claim.ts';
import { exact } from '../agree.ts';
import { table3Six } from './table3All.ts';

const listText = (counts: readonly number[]): string => counts.map(grouped).join(', ');

export const allImages: Claim<readonly number[], readonly number[]> = {
  id: '001-section-4-images',
  title: 'Images of 4x4, 5x5 and 6x6',
  published: [65_536, 33_554_432, 68_719_476_736],
  read: () => ({ ours: [4, 5, 6].map((side) => 2 ** (side * side)) }),
  agrees: exact,
  ground: { kind: 'proof' },
  home: 'papers/wensveen/',
  what: 'pictures of 4x4, 5x5 and 6x6',
  says: listText,
  finds: listText,
};

export const classifiedShare: Claim<number, number> = {
  id: '001-section-3.5.3-classified',
  title: 'Percent of all 6x6 images that were classified',
  published: 44,
  read: () => ({ ours: Math.round((100 * (table3Six.published.images[4] ?? 0)) / 2 ** 36) }),
  agrees: exact,
  ground: { kind: 'proof' },
  home: 'papers/wensveen/',
  what: 'share of all 6x6 pictures that were classified',
  says: (share) => percentage(share),
  finds: () => percent((table3Six.published.images[4] ?? 0) / 2 ** 36, 2),
};
