import { readFileSync } from 'node:fs';

/** Parts of companions whose text was a part of these chapters, and is counted with them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'one-line': [
    'batenburg-kosters/fix-table',
    'wensveen/lines',
    'great-hunt/line',
    'nonograms-blog/line',
  ],
  sweeps: [
    'batenburg-kosters/who-begins',
    'batenburg-kosters/strips',
    'batenburg-kosters/shapes',
    'batenburg-kosters/hard-simple',
    'batenburg-kosters/difficulty',
  ],
  'two-rows-two-columns': [
    'batenburg-kosters/more-lines',
    'batenburg-kosters/chains',
    'batenburg-kosters/lost-pictures',
  ],
  'all-small-nonograms': [
    'batenburg-kosters/small',
    'batenburg-kosters/six-by-six',
    'batenburg-kosters/sizes',
  ],
  density: [
    'batenburg-kosters/readings',
    'batenburg-kosters/switching',
    'batenburg-kosters/classes',
    'great-hunt/one-in-ten',
  ],
  probing: ['wensveen/zero', 'wensveen/lost-pictures', 'wensveen/stars', 'wensveen/loop'],
  'probing-sequences': [
    'wensveen/sequences',
    'wensveen/all-sequences',
    'wensveen/misprints',
    'batenburg-kosters/ranking',
    'wensveen/beyond',
    'wensveen/pairs',
  ],
  inference: [
    'foote-krizanc/formula',
    'foote-krizanc/reach',
    'foote-krizanc/certificate',
    'foote-krizanc/figure-two',
  ],
  threshold: [
    'foote-krizanc/every-picture',
    'foote-krizanc/crossings',
    'foote-krizanc/effort',
    'foote-krizanc/lowest',
  ],
  circuits: [
    'foote-krizanc/digits',
    'foote-krizanc/sight',
    'foote-krizanc/gates',
    'foote-krizanc/proof',
  ],
  solutions: [
    'nonograms-blog/unique',
    'nonograms-blog/code',
    'nonograms-blog/patterns',
    'nonograms-blog/embedding',
    'nonograms-blog/mending',
  ],
  hunt: ['great-hunt/formula', 'great-hunt/readings'],
};

/** Chapters that have become parts of others. */
const gone = ['probing-sequences', 'threshold', 'solutions'];

/** A text with those of its figures, each where the figure stands. */
export const withFigures = (text: string): string =>
  text.replaceAll(/<Figure id="([^"]+)" \/>/g, (_, id: string) =>
    readFileSync(`content/figures/${id}.mdx`, 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, (head) => {
        const [, title = ''] = /^title: '?(.*?)'?$/m.exec(head) ?? [];
        return `<Figure title="${title}" />`;
      })
      .replaceAll(/^(?:import|export)\s[\s\S]*?;$/gm, ''),
  );

/** The text of a chapter and of what companions have from it, in one line. */
export const proseOf = (chapter: string): string =>
  [
    ...(gone.includes(chapter) ? [] : [`content/chapters/${chapter}.mdx`]),
    ...(parts[chapter] ?? []).map((part) => `content/papers/${part}.mdx`),
  ]
    .map((file, at) => {
      const text = withFigures(readFileSync(file, 'utf8'));
      return at === 0 ? text : text.replaceAll(/^(?:import|export)\s[\s\S]*?;$/gm, '');
    })
    .join('\n')
    .replaceAll(/\s+/g, ' ');

/** All parts of companions that stand in the list above. */
export const countedParts: readonly string[] = Object.values(parts).flat();
