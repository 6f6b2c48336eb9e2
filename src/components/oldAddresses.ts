/**
 * Where the figures and sections of earlier times are now: a link that somebody kept opens what it opened. Figures say
 * themselves what they were called (`was`, see figurePlaces.ts); sections that have moved or changed their names are listed.
 */
import { figurePlaces } from '../facts/figurePlaces.ts';

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
const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'one-line/': { 'checked-against-the-documents': 'papers/' },
  'sweeps/': { 'checked-against-the-documents': 'papers/' },
  'two-rows-two-columns/': { 'checked-against-the-document': 'papers/batenburg-kosters/' },
  'all-small-nonograms/': { 'checked-against-the-document': 'papers/batenburg-kosters/' },
  'density/': { 'checked-against-the-documents': 'papers/' },
  'probing/': { 'checked-against-the-document': 'papers/wensveen/' },
  'probing-sequences/': { 'checked-against-the-thesis': 'papers/wensveen/' },
  'inference/': { 'checked-against-the-document': 'papers/foote-krizanc/' },
  'threshold/': { 'checked-against-the-document': 'papers/foote-krizanc/' },
  'circuits/': { 'checked-against-the-document': 'papers/foote-krizanc/' },
  'solutions/': { 'checked-against-the-document': 'papers/nonograms-blog/' },
  'hunt/': { 'checked-against-the-document': 'papers/great-hunt/' },
};

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
