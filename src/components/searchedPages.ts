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
  'duel/': 'friend friends send challenge beat machine race',
  'puzzle/': 'solve solver solvers own import upload paste file format rate rating',
  'teach/': 'lesson lessons class classroom school teacher pupils students',
  'teach/sheet/': 'print printing printed worksheet worksheets paper pdf',
  'device/': 'offline download install app network storage privacy cookies delete',
  'accessibility/': 'dark light theme contrast zoom keyboard screen reader colour blind',
  'papers/': 'companion documents sources literature',
  'inference/': 'SAT solver satisfiability formula clause clauses certain certainty logic',
  'race/': 'fast fastest speed benchmark',
  'corpus/': 'data dataset collection',
  'reference/': 'npm api library javascript typescript package program code',
  'words/#guess': 'guess',
};

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
    {
      path: 'papers/',
      kind: 'paper',
      name: 'Papers',
      title: 'The papers, and a companion to each',
    },
    { path: 'play/', kind: 'place', name: 'Play', title: 'Play' },
    { path: 'train/', kind: 'place', name: 'Train', title: 'Train ten techniques' },
    { path: 'make/', kind: 'place', name: 'Make', title: 'Make' },
    { path: 'duel/', kind: 'place', name: 'Duel', title: 'The duel' },
    { path: 'teach/', kind: 'place', name: 'Teach', title: 'Teach' },
    {
      path: 'teach/certainty/',
      kind: 'chapter',
      name: 'Lesson 1',
      title: 'Constraints and certainty',
    },
    { path: 'teach/proof/', kind: 'chapter', name: 'Lesson 2', title: 'What a computer can prove' },
    {
      path: 'teach/threshold/',
      kind: 'chapter',
      name: 'Lesson 3',
      title: 'Phase transitions and hardness',
    },
    { path: 'teach/sheet/', kind: 'place', name: 'Teach', title: 'A worksheet' },
    { path: 'puzzle/', kind: 'place', name: 'One puzzle', title: 'One puzzle, every method' },
    { path: 'research/', kind: 'place', name: 'Research', title: 'Research' },
    { path: 'every-5x5/', kind: 'chapter', name: 'Every 5 × 5', title: 'Every 5 × 5 nonogram' },
    { path: 'new/', kind: 'paper', name: 'New', title: 'What is new here' },
    ...notes.map(({ id, title }) => ({
      path: notePage(id) ?? '',
      kind: 'paper' as const,
      name: 'Note',
      title,
    })),
    {
      path: 'ledger/elsewhere/',
      kind: 'ledger',
      name: 'Ledger',
      title: 'The ledger beyond the five',
    },
    { path: 'ledger/errata/', kind: 'ledger', name: 'Ledger', title: 'The errata' },
    { path: 'ledger/lost/', kind: 'ledger', name: 'Ledger', title: 'What is lost' },
    { path: 'race/', kind: 'paper', name: 'Times', title: 'Times of solvers' },
    { path: 'corpus/', kind: 'paper', name: 'Corpus', title: 'An open corpus' },
    { path: 'device/', kind: 'place', name: 'On this device', title: 'On this device' },
    { path: 'accessibility/', kind: 'place', name: 'Accessibility', title: 'Accessibility' },
    { path: 'words/', kind: 'word', name: 'Words', title: 'Words' },
    { path: 'ledger/', kind: 'ledger', name: 'Ledger', title: 'The ledger' },
    { path: '', kind: 'place', name: 'Home', title: 'How hard can a nonogram be?' },
    { path: 'reference/', kind: 'place', name: 'Library', title: 'Use it in your own work' },
    { path: 'reference/tasks/', kind: 'code', name: 'Library', title: 'I want to …' },
    ...rooms.map(({ id, title }) => ({
      path: `reference/${id}/`,
      kind: 'code' as const,
      name: 'Library',
      title,
    })),
  ];
}
