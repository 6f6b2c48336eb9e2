/**
 * Where the figures and sections of earlier times are now: a link that somebody kept opens what it opened. Figures say
 * themselves what they were called (`was`, see figurePlaces.ts); sections that have moved or changed their names are listed.
 */
import { figurePlaces } from './figurePlaces.ts';

/** The pages that figures were numbered by until November 2026: "fig-6-1" stood on page 6. */
const numberedPages = [
  '',
  'one-line/',
  'sweeps/',
  'two-rows-two-columns/',
  'all-small-nonograms/',
  'density/',
  'probing/',
  'probing-sequences/',
  'inference/',
  'threshold/',
  'circuits/',
  'solutions/',
  'hunt/',
] as const;

/** Sections by their page: the heading of then, and where its text is now. */
const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Something that stood on a page and stands elsewhere. */
export type Moved = {
  readonly id: string; // its id then
  readonly to: string; // below the root of the site: "papers/wensveen/#fig-sequences"
};

/** What has left a page, or changed its name there: figures that are still on their page have kept their old id too. */
export function movedFrom(page: string): readonly Moved[] {
  const figures = [...figurePlaces().values()].flatMap(({ id, was, page: now }) => {
    if (was === null || now === page) return [];
    const then = numberedPages[Number(was.split('-')[1])];
    return then === page ? [{ id: was, to: `${now}#${id}` }] : [];
  });
  const sections = Object.entries(movedSections[page] ?? {}).map(([id, to]) => ({ id, to }));
  return [...figures, ...sections];
}
