/** The words of the book: one name for each thing, no names of codes or commands, and each word of the field linked at its first use. */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyday, fieldWords, termsOfField, useOf } from './fieldWords.ts';
import { withFigures } from './proseOf.ts';

/** What a reader reads of a chapter: running text, captions, titles and side notes; no tags, no expressions. */
function readOf(file: string): string {
  const text = withFigures(
    readFileSync(file, 'utf8').replaceAll(/^(?:import|export)\s[\s\S]*?;$/gm, ''),
  );
  const begins = text.search(/^(?:<[A-Z]|##+ )/m);
  const told = text.slice(Math.max(0, begins));
  const titles = [...told.matchAll(/\btitle="([^"]*)"/g)].map(([, title = '']) => title);
  const notes = [...told.matchAll(/<SideNote text=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
  const inMargin = notes.map(([, plain, computed]) => plain ?? computed ?? '');
  return [told.replaceAll(/<[A-Za-z/][^>]*>/g, ' '), ...titles, ...inMargin]
    .join('\n')
    .replaceAll(/\[\[[^\]]*\]\]|\]\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Without what is computed. */
const wordsOf = (file: string): string => readOf(file).replaceAll(/\{[^{}]*\}/g, ' ');

const chapters = readdirSync('content/chapters').map((file) => `content/chapters/${file}`);
const companions = globSync('content/papers/**/*.mdx');
const lessons = readdirSync('content/lessons').map((file) => `content/lessons/${file}`);

type Avoided = readonly [
  pattern: RegExp,
  instead: string,
  allowed?: Readonly<Record<string, number>>,
];

/** What is nowhere said, and how it is said instead. */
const avoidedEverywhere: readonly Avoided[] = [
  [/(?<![,.])\b00[0-4]\b/g, 'the authors'],
  [/(?<!mirror )\bimages?\b/gi, 'picture'],
  [/next to (?:all|everything)/g, 'nearly all'],
  [/\bgreat (?:boards?|sizes?)\b/g, 'large'],
  [/\btakes? a value along\b|\bit is said\b|\bthere one divides\b/g, 'shorter'],
];

/**
 * What is said otherwise in the story and in lessons, and how often a chapter may say it after all: where the papers' word
 * is introduced. Companions speak the language of their documents.
 */
const avoided: readonly Avoided[] = [
  [/\bnpm run\b/g, 'nothing: commands stand with the figure'],
  [/TwoSatSolver/g, 'chains'],
  [/SimpleSolver/gi, 'sweeps', { sweeps: 1 }],
  [/FourSolver/gi, 'pairs of lines', { 'two-rows-two-columns': 1 }],
  [/2-SAT/g, 'chains', { 'two-rows-two-columns': 1 }],
  [/\bsingle.line algorithm\b/g, 'sweeps', { hunt: 1 }], // quoted
  [/\(2,2\)/g, 'pairs of lines'],
  [/\bline by line\b|\bsolved at sight\b/gi, 'sweeps, or from line to line', { hunt: 1 }], // of a person
  [/description/gi, 'clues', { 'one-line': 1 }],
  [/\bclue sets?\b/gi, 'clues'],
  [/\bplaceText\(/g, 'the number; its interval belongs to the figure'],
];

describe('a chapter, a lesson and a companion', () => {
  test.each(avoidedEverywhere.map(([pattern, instead]) => ({ pattern, instead })))(
    'say $pattern otherwise: $instead',
    ({ pattern }) => {
      const found = [...chapters, ...lessons, ...companions].flatMap((file) =>
        [...wordsOf(file).matchAll(pattern)].map(([words]) => [file, words]),
      );
      expect(found).toEqual([]);
    },
  );
});

describe('a chapter, and a lesson', () => {
  test.each(avoided.map(([pattern, instead, allowed = {}]) => ({ pattern, instead, allowed })))(
    'says $pattern otherwise: $instead',
    ({ pattern, allowed }) => {
      const found = [...chapters, ...lessons].map((file) => [
        basename(file, '.mdx'),
        [...(pattern.source.includes('placeText') ? readOf : wordsOf)(file).matchAll(pattern)]
          .length,
      ]);
      expect(
        found.filter(([chapter, count]) => Number(count) > (allowed[chapter ?? ''] ?? 0)),
      ).toEqual([]);
    },
  );

  test('keeps no allowance that it does not use', () => {
    for (const [pattern, , allowed = {}] of avoided)
      for (const [chapter, count] of Object.entries(allowed)) {
        const text = wordsOf(`content/chapters/${chapter}.mdx`);
        expect([chapter, pattern.source, [...text.matchAll(pattern)].length]).toEqual([
          chapter,
          pattern.source,
          count,
        ]);
      }
  });
});

/** Words of a chapter that stand in its text before they are linked, if they are. */
function unlinked(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const told = text
    .slice(text.search(/^<[A-Z]/m))
    .replaceAll(/<(?:Figure|FactTable)\b[^]*?\/>/g, ' ')
    .replaceAll(/^#.*$/gm, ' ')
    .replaceAll(/\[\[[^\]]*\]\]|\]\([^)]*\)/g, ' ')
    .replaceAll(/<Word id="([^"]+)">[^]*?<\/Word>/g, '\u0001$1\u0002')
    .replaceAll(/<[^>]*>|\{[^{}]*\}/g, ' ');
  return termsOfField
    .filter(({ at }) => !at.startsWith(basename(file, '.mdx')))
    .filter(({ id, word }) => {
      const used = told.search(useOf(word));
      const link = told.indexOf(`\u0001${id}\u0002`);
      return used >= 0 && (link < 0 || used < link);
    })
    .map(({ word }) => word);
}

describe('the words of the field', () => {
  test('has each everyday word', () => {
    for (const word of everyday) expect(fieldWords.map((one) => one.word)).toContain(word);
  });

  test.each(chapters)('are linked at their first use in %s', (file) => {
    expect(unlinked(file)).toEqual([]);
  });
});
