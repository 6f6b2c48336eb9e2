/**
 * Where the figures and sections of earlier times are now: a link that somebody kept opens what it opened. Figures say
 * themselves what they were called (`was`, see figurePlaces.ts); sections that have moved or changed their names are listed.
 */
import { sceneId, scenes } from './shortWay.ts';
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

const ownResults = {
  '000-section-3.1-dense-strips': 'papers/batenburg-kosters/#more-than-one-half',
  '000-section-3.1-mirrored-strips': 'papers/batenburg-kosters/#mirrored-strips',
  '000-section-3.1-mirrored-step': 'papers/batenburg-kosters/#mirrored-strips',
} as const;

/** Rows that said the same as another one. */
const mergedRows = {
  '001-section-4.1-sixteen-15': 'papers/wensveen/#001-section-4.1-six',
} as const;

/** Where the list of the documents is, and the ids of these. */
const documents = 'research/';
const sourceIds = ['000', '001', '002', '003', '004'] as const;

/** Sections by their page: the heading of then, and where its text is now. */
const movedSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    'try-puzzle': 'figure/fig-heart/#fig-heart',
    ways: '#chapters',
    'short-way': `#${sceneId(1)}`,
    'whole-way': '#chapters',
    sources: `${documents}#sources`,
    ...Object.fromEntries(
      sourceIds.map((id) => [`source-${id}`, `${documents}#source-${id}`] as const),
    ),
  },
  'short-way/': {
    ...Object.fromEntries(scenes.map((_, at) => [sceneId(at + 1), `#${sceneId(at + 1)}`] as const)),
    answer: '#answer',
    'go-on': '#chapters',
  },
  'one-line/': {
    'what-the-papers-leave-open': 'papers/batenburg-kosters/#lines-solved-at-sight',
    'what-a-description-says': 'one-line/#what-the-clues-say',
    'checked-against-the-documents': 'papers/',
    'the-fix-table': 'papers/batenburg-kosters/#the-fix-table',
    'general-descriptions': 'papers/batenburg-kosters/#general-descriptions',
  },
  'sweeps/': {
    'what-the-papers-leave-open': 'answer/#how-many-sweeps',
    'the-hardest-five-by-five': 'papers/batenburg-kosters/#the-hardest-five-by-five',
    'a-puzzle-for-the-whole-book': 'sweeps/#why-the-owl-stops',
    'checked-against-the-documents': 'papers/',
    'the-hunt': 'papers/batenburg-kosters/#the-hunt',
    'more-than-one-half': 'papers/batenburg-kosters/#more-than-one-half',
    'all-pictures-at-once': 'papers/batenburg-kosters/#all-pictures-at-once',
  },
  'two-rows-two-columns/': {
    'what-the-papers-leave-open': 'answer/#how-many-lines-together',
    'checked-against-the-document': 'papers/batenburg-kosters/',
    'eight-impossible-situations-not-32':
      'papers/batenburg-kosters/#eight-impossible-situations-not-32',
    'how-many-intersections': 'papers/batenburg-kosters/#how-many-intersections',
    'more-rows-more-columns': 'papers/batenburg-kosters/#more-rows-more-columns',
    foursolver: 'two-rows-two-columns/#pairs-of-lines',
    'two-cells-at-a-time-2-sat': 'two-rows-two-columns/#chains',
    'it-contains-foursolver':
      'papers/batenburg-kosters/#whatever-an-intersection-finds-a-chain-finds',
    'whatever-an-intersection-finds-a-chain-finds':
      'papers/batenburg-kosters/#whatever-an-intersection-finds-a-chain-finds',
    'cells-that-are-decided-together': 'papers/batenburg-kosters/#cells-that-are-decided-together',
    'what-the-sums-add': 'papers/batenburg-kosters/#what-the-sums-add',
    'five-lost-pictures': 'papers/batenburg-kosters/#five-lost-pictures',
  },
  'all-small-nonograms/': {
    'column-by-column': 'papers/batenburg-kosters/#column-by-column',
    'four-by-four': 'all-small-nonograms/#smaller-and-larger',
    'larger-sizes': 'papers/batenburg-kosters/#other-sizes',
    'what-the-papers-leave-open': 'answer/#how-many-lines-together',
    'checked-against-the-document': 'papers/batenburg-kosters/',
    'row-two-of-the-last-column': 'papers/batenburg-kosters/#row-two-of-the-last-column',
    'one-clue': 'papers/batenburg-kosters/#one-clue',
    'beyond-two-rows-and-two-columns': 'papers/batenburg-kosters/#beyond-two-rows-and-two-columns',
    'between-foursolver-and-the-rest-2-sat':
      'papers/batenburg-kosters/#between-foursolver-and-the-rest-2-sat',
    'six-by-six': 'papers/batenburg-kosters/#six-by-six',
  },
  'density/': {
    'between-039-and-042': 'papers/foote-krizanc/#between-039-and-042',
    'the-crossing-size-by-size': 'papers/foote-krizanc/#the-crossing-size-by-size',
    'one-curve-for-all-sizes': 'papers/foote-krizanc/#one-curve-for-all-sizes',
    'what-the-papers-leave-open': 'answer/#where-the-border-goes',
    'checked-against-the-documents': 'papers/',
    'two-filled-cells': 'papers/batenburg-kosters/#two-filled-cells',
    'what-percentage-means': 'papers/batenburg-kosters/#what-percentage-means',
    'the-peak': 'papers/batenburg-kosters/#the-peak',
    'one-in-ten': 'papers/great-hunt/#one-in-ten',
    'how-many-pictures-there-are': 'papers/batenburg-kosters/#how-many-pictures-there-are',
    'larger-grids': 'papers/batenburg-kosters/#larger-grids',
  },
  'probing/': {
    'what-the-papers-leave-open': 'answer/#how-far-a-trial-reaches',
    'reading-a-probing-sequence': 'papers/wensveen/#reading-a-probing-sequence',
    'when-neither-value-says-anything': 'papers/wensveen/#when-neither-value-says-anything',
    'several-cells-at-once': 'probing/#several-cells-together',
    'checked-against-the-document': 'papers/wensveen/',
    'the-lost-pictures': 'papers/wensveen/#the-lost-pictures',
    'one-two-or-three-stars': 'papers/wensveen/#one-two-or-three-stars',
  },
  'probing-sequences/': {
    sources: 'papers/wensveen/#sources',
    'source-000': 'papers/wensveen/#source-000',
    'source-001': 'papers/wensveen/#source-001',
    'checked-against-the-thesis': 'papers/wensveen/',
    'a-puzzle-in-a-row-of-numbers': 'papers/wensveen/#a-puzzle-in-a-row-of-numbers',
    'what-a-sequence-says': 'papers/wensveen/#what-a-sequence-says',
    'all-pictures-by-class': 'papers/wensveen/#all-pictures-by-class',
    'how-many-different-sequences': 'papers/wensveen/#how-many-different-sequences',
    'pure-sequences': 'papers/wensveen/#pure-sequences',
    'longer-sequences': 'papers/wensveen/#longer-sequences',
    'turns-and-reflections': 'papers/wensveen/#turns-and-reflections',
    'twelve-pictures-six-puzzles': 'papers/wensveen/#twelve-pictures-six-puzzles',
    misprints: 'papers/wensveen/#misprints',
    'nine-fours': 'papers/wensveen/#nine-fours',
    'table-9-and-its-example': 'papers/wensveen/#table-9-and-its-example',
    'six-by-six': 'papers/wensveen/#six-by-six',
    'ranking-the-methods': 'papers/batenburg-kosters/#ranking-the-methods',
    'what-2009-has-more': 'papers/batenburg-kosters/#what-2009-has-more',
    'beyond-the-thesis': 'papers/wensveen/#beyond-the-thesis',
    'one-round-of-set-probing': 'papers/wensveen/#one-round-of-set-probing',
    'probing-again': 'papers/wensveen/#probing-again',
    'when-one-cell-is-not-enough': 'papers/wensveen/#when-one-cell-is-not-enough',
    'what-the-papers-leave-open': 'papers/wensveen/#what-the-papers-leave-open',
    'pure-sequences-1': 'papers/wensveen/#pure-sequences-as-printed',
  },
  'inference/': {
    'how-hard-the-question-is': 'circuits/#why-it-is-hard',
    'the-certificate': 'papers/foote-krizanc/#the-certificate',
    'what-the-papers-leave-open': 'answer/#how-hard-certainty-is',
    'what-must-be-so': 'inference/#what-is-certain',
    'checked-against-the-document': 'papers/foote-krizanc/',
    'ask-every-cell': 'papers/foote-krizanc/#ask-every-cell',
    'from-a-row-to-a-formula': 'papers/foote-krizanc/#from-a-row-to-a-formula',
    'what-each-method-misses': 'papers/foote-krizanc/#what-each-method-misses',
    'on-one-puzzle': 'papers/foote-krizanc/#on-one-puzzle',
  },
  'threshold/': {
    'checked-against-the-document': 'papers/foote-krizanc/',
    'the-effort-of-asking': 'papers/foote-krizanc/#the-effort-of-asking',
    'what-counting-alone-says': 'papers/foote-krizanc/#what-counting-alone-says',
    'is-it-only-the-size-of-the-formula':
      'papers/foote-krizanc/#is-it-only-the-size-of-the-formula',
    'great-boards': 'papers/foote-krizanc/#great-boards',
    'at-the-lowest-densities': 'papers/foote-krizanc/#at-the-lowest-densities',
    'almost-surely-none': 'papers/foote-krizanc/#almost-surely-none',
    'every-picture-once': 'papers/foote-krizanc/#every-picture-once',
    sources: 'density/#sources',
    'source-003': 'density/#source-003',
    'what-a-threshold-is': 'density/#what-a-threshold-is',
    'between-039-and-042': 'papers/foote-krizanc/#between-039-and-042',
    'the-crossing-size-by-size': 'papers/foote-krizanc/#the-crossing-size-by-size',
    'one-curve-for-all-sizes': 'papers/foote-krizanc/#one-curve-for-all-sizes',
    'half-known-by-method': 'density/#half-known-by-method',
    'what-the-papers-leave-open': 'answer/#where-the-border-goes',
  },
  'circuits/': {
    'how-large-the-board-gets': 'papers/foote-krizanc/#how-large-the-board-gets',
    'what-the-printed-proof-says': 'papers/foote-krizanc/#what-the-printed-proof-says',
    'why-inference-is-hard': 'circuits/#why-it-is-hard',
    'what-the-papers-leave-open': 'answer/#how-hard-certainty-is',
    'checked-against-the-document': 'papers/foote-krizanc/',
    'what-the-digits-of-figure-3-say': 'papers/foote-krizanc/#what-the-digits-of-figure-3-say',
    'which-method-sees-it': 'papers/foote-krizanc/#which-method-sees-it',
  },
  'solutions/': {
    'checked-against-the-document': 'papers/nonograms-blog/',
    'two-meanings-of-unique': 'papers/nonograms-blog/#two-meanings-of-unique',
    'its-code-as-printed': 'papers/nonograms-blog/#its-code-as-printed',
    'what-is-printed': 'papers/nonograms-blog/#what-is-printed',
    'a-pattern-around-a-puzzle': 'papers/nonograms-blog/#a-pattern-around-a-puzzle',
    'a-pattern-in-a-picture': 'papers/nonograms-blog/#a-pattern-in-a-picture',
    'what-lies-between-two-solutions': 'inference/#what-lies-between-two-solutions',
    'how-many-guesses': 'hunt/#how-many-guesses',
    'mend-it': 'hunt/#mend-it',
    'how-hard-is-it-to-know': 'papers/nonograms-blog/#how-hard-is-it-to-know',
    'what-the-papers-leave-open': 'papers/nonograms-blog/#moves-of-a-group',
    'try-solutions': 'inference/#try-solutions',
    sources: 'papers/nonograms-blog/#sources',
    'source-000': 'hunt/#source-000',
    'source-004': 'inference/#source-004',
  },
  'ladder/': {
    'from-which-density-on': 'ladder/#where-the-ladder-pays',
    'how-we-know-that-they-are-the-smallest': 'ladder/#a-fork-on-the-way',
    'what-the-papers-leave-open': 'answer/#how-many-lines-together',
  },
  // what is ours is no longer counted among the statements of the paper
  'ledger/': { ...ownResults, ...mergedRows },
  'papers/batenburg-kosters/': ownResults,
  'hunt/': {
    'about-1-in-10': 'papers/great-hunt/#one-in-ten',
    'what-the-papers-leave-open': 'answer/#what-is-hard-for-people',
    'checked-against-the-document': 'papers/great-hunt/',
    'from-1-to-10': 'papers/great-hunt/#from-1-to-10',
    'the-formula': 'papers/great-hunt/#the-formula',
  },
};

/** Figures that have left their page since they have names that are no numbers. */
const movedFigures: Readonly<Record<string, readonly string[]>> = {
  'density/': ['fig-threshold-guess', 'fig-crossing', 'fig-collapse', 'fig-method-crossings'],
  'sweeps/': ['fig-hard-for-size'],
  '': ['fig-first-puzzle'],
  'short-way/': [
    'fig-way-rule',
    'fig-way-sweeps',
    'fig-way-pairs',
    'fig-way-chain',
    'fig-way-what-if',
    'fig-way-must-be',
    'fig-way-own',
  ],
  'threshold/': ['fig-threshold-guess'],
};

/** Something that stood on a page and stands elsewhere. */
export type Moved = {
  readonly id: string; // its id then
  readonly to: string; // below the root of the site: "papers/wensveen/#fig-sequences"
};

/**
 * What has left a page, or changed its name there, figures by both of their names; those that are still on their page have
 * kept their old id too.
 */
export function movedFrom(page: string): readonly Moved[] {
  const figures = [...figurePlaces().values()].flatMap(({ id, was, page: now }) => {
    if (now === page) return [];
    const to = `${now}#${id}`;
    if (was !== null && numberedPages[Number(was.split('-')[1])] === page)
      return [
        { id: was, to },
        { id, to },
      ];
    if (movedFigures[page]?.includes(id) !== true) return [];
    return [{ id, to }, ...(was === null ? [] : [{ id: was, to }])];
  });
  const sections = Object.entries(movedSections[page] ?? {}).map(([id, to]) => ({ id, to }));
  return [...figures, ...sections];
}
