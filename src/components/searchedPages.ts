/** The pages that are searched, and found on the page of the search: each with its kind and its names. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { figurePages } from '../facts/figurePlaces.ts';
import { notePage, notes } from '../facts/notes.ts';
import { proseIn } from '../facts/prose.ts';
import type { SearchKind } from '../notebook/page/finder.ts';

/** A page that is searched. */
export type SearchedPage = {
  readonly path: string;
  readonly kind: SearchKind;
  readonly name: string; // beside what is found on it
  readonly title: string;
};

/** What is used of a file of content/sources. */
type Source = { readonly short: string };

/**
 * What people type who look for something to do here, where it is called otherwise: by addresses. The chapters are found by
 * their own words.
 */
export const asked: Readonly<Record<string, string>> = {
  '': 'nonogram nonograms picross griddler hanjie paint by numbers japanese crossword rules rule beginner beginners tutorial start introduction how to play begin share link cite citation embed iframe csv json svg png export save figure',
  'play/': 'game games hint hints undo redo phone mobile tablet touch mouse saved check mistake',
  'train/': 'practice practise exercise exercises technique techniques tips learn',
  'make/': 'photo photograph image draw drawing generator create editor pixel camera',
  'collection/':
    'collect set shelf booklet qr folder files batch many twins misprint misprints zip',
  'duel/': 'friend friends send challenge beat machine race',
  'puzzle/': 'solve solver solvers own import upload paste file format rate rating',
  'teach/': 'lesson lessons class classroom school teacher pupils students',
  'teach/sheet/': 'print printing printed worksheet worksheets paper pdf',
  'lab/': 'lab runs overlay notebook repeat',
  'device/': 'offline download install app network storage privacy cookies delete',
  'accessibility/': 'dark light theme contrast zoom keyboard screen reader colour blind',
  'papers/': 'companion documents sources literature',
  'inference/': 'SAT solver satisfiability formula clause clauses certain certainty logic',
  'race/': 'fast fastest speed benchmark',
  'corpus/': 'data dataset collection',
  'corpus/graded/': 'benchmark graded rank compare solver solvers hard',
  'reference/': 'npm api library javascript typescript package program code',
  'words/#guess': 'guess',
};

/** Pages that are neither chapters nor companions: path, kind, the name beside what is found there, title. */
const places: readonly (readonly [path: string, kind: SearchKind, name: string, title: string])[] =
  [
    ['papers/', 'paper', 'Papers', 'The papers, and a companion to each'],
    ['play/', 'place', 'Play', 'Play'],
    ['train/', 'place', 'Train', 'Train ten techniques'],
    ['make/', 'place', 'Make', 'Make'],
    ['collection/', 'place', 'Collections', 'A collection'],
    ['duel/', 'place', 'Duel', 'The duel'],
    ['teach/', 'place', 'Teach', 'Teach'],
    ['teach/certainty/', 'chapter', 'Lesson 1', 'Constraints and certainty'],
    ['teach/proof/', 'chapter', 'Lesson 2', 'What a computer can prove'],
    ['teach/threshold/', 'chapter', 'Lesson 3', 'Phase transitions and hardness'],
    ['teach/sheet/', 'place', 'Teach', 'A worksheet'],
    ['puzzle/', 'place', 'One puzzle', 'One puzzle, every method'],
    ['research/', 'place', 'Research', 'Research'],
    ['every-5x5/', 'chapter', 'Every 5 × 5', 'Every 5 × 5 nonogram'],
    ['new/', 'paper', 'New', 'What is new here'],
    ['ledger/elsewhere/', 'ledger', 'Ledger', 'The ledger beyond the five'],
    ['ledger/errata/', 'ledger', 'Ledger', 'The errata'],
    ['ledger/lost/', 'ledger', 'Ledger', 'What is lost'],
    ['race/', 'paper', 'Times', 'Times of solvers'],
    ['corpus/', 'paper', 'Corpus', 'An open corpus'],
    ['corpus/graded/', 'paper', 'Corpus', 'What solves what'],
    ['lab/', 'place', 'Lab book', 'The lab book'],
    ['device/', 'place', 'On this device', 'On this device'],
    ['accessibility/', 'place', 'Accessibility', 'Accessibility'],
    ['words/', 'word', 'Words', 'Words'],
    ['ledger/', 'ledger', 'Ledger', 'The ledger'],
    ['', 'place', 'Home', 'How hard can a nonogram be?'],
    ['reference/', 'place', 'Library', 'Use it in your own work'],
    ['reference/tasks/', 'code', 'Library', 'I want to …'],
  ];

/** The chapters in their order and the companions, then what else there is to find. */
export async function searchedPages(): Promise<readonly SearchedPage[]> {
  // it parses the library: not before anybody searches
  const { rooms } = await import('../reference/reference.ts');
  const texts = figurePages().flatMap(({ page, files: [file], chapter }) => {
    if (file === undefined) return [];
    const { title, source } = proseIn(file).front as Readonly<Record<string, string>>;
    if (chapter !== null)
      return {
        path: page,
        kind: 'chapter' as const,
        name: `${chapter} ${title}`,
        title: `${title}`,
      };
    const { short } = parse(readFileSync(`content/sources/${source}.yaml`, 'utf8')) as Source;
    const whole = `Companion to ${short}: ${title}`; // "Companion to Wensveen 2022: Probing Sequences for Nonograms"
    return { path: page, kind: 'paper' as const, name: 'Papers', title: whole };
  });
  return [
    ...texts,
    ...places.map(([path, kind, name, title]) => ({ path, kind, name, title })),
    ...notes.map(({ id, title }) => ({
      path: notePage(id) ?? '',
      kind: 'paper' as const,
      name: 'Note',
      title,
    })),
    ...rooms.map(({ id, title }) => ({
      path: `reference/${id}/`,
      kind: 'code' as const,
      name: 'Library',
      title,
    })),
  ];
}
