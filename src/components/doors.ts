/** The doors of the site: what the header of every page has beside the chapters, and the pages that stand behind each. */

/** A page, as a door or beside one. */
type DoorPage = {
  readonly page: string; // below the root of the site: "play/"
  readonly name: string;
};

/** A door, with the pages beside its own; each of them names the others in a small line. */
export type Door = DoorPage & { readonly beside: readonly DoorPage[] };

export const doors: readonly Door[] = [
  {
    page: 'play/',
    name: 'Play',
    beside: [
      { page: 'train/', name: 'Train' },
      { page: 'duel/', name: 'Duel' },
      { page: 'teach/', name: 'Teach' },
    ],
  },
  {
    page: 'make/',
    name: 'Make',
    beside: [
      { page: 'collection/', name: 'Collect' },
      { page: 'puzzle/', name: 'Check a puzzle' },
    ],
  },
  { page: 'research/', name: 'Research', beside: [] },
];

/** Pages that are not the reader's own doing, nor chapters: they are reached from the page of research. */
const ofResearch =
  'papers ledger words race corpus reference every-5x5 new lab device code research'.split(' ');

/**
 * The door behind which a page is; undefined for the first page, the chapters and what stands at the foot.
 *
 * @param current - of the page, as its layout is told: "train"
 */
export const doorOf = (current: string | undefined): Door | undefined =>
  doors.find(({ page, beside }) =>
    page === 'research/'
      ? ofResearch.includes(current ?? '')
      : [page, ...beside.map((one) => one.page)].includes(`${current ?? ''}/`),
  );
