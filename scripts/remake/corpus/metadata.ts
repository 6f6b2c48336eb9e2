/** What the corpus says of itself: its index, which the page reads, and the description for programs in the Croissant format. */
import type { Stratum } from './stratum.ts';

/** One file of a stratum. */
export type CorpusFile = {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
};

/** What the index has of a stratum. */
export type IndexedStratum = Pick<Stratum, 'id' | 'title' | 'what' | 'wanted'> & {
  readonly puzzles: number;
  readonly one: number; // with exactly one solution
  readonly least: string; // sizes as `5x5`
  readonly most: string;
  readonly example: string; // id of the puzzle in the middle
  readonly exampleCode: string;
  readonly files: { readonly jsonl: CorpusFile; readonly non: CorpusFile };
};

export type CorpusIndex = {
  readonly version: number;
  readonly seed: number;
  readonly command: string;
  readonly licence: string;
  readonly strata: readonly IndexedStratum[];
};

/** Fields that hold a list. */
const lists: readonly string[] = ['rows', 'columns'];

/** The measures and other fields of a line, as Croissant names their types. */
const fields: readonly (readonly [name: string, type: string, what: string])[] = [
  ['id', 'sc:Text', 'stratum, part and place in the part'],
  ['rows', 'sc:Integer', 'for each row the lengths of its runs'],
  ['columns', 'sc:Integer', 'for each column the lengths of its runs'],
  ['picture', 'sc:Text', 'a solution, rows in base 64 behind the size'],
  ['other', 'sc:Text', 'a second solution, where there is one'],
  ['measures/filled', 'sc:Float', 'share of filled cells'],
  ['measures/solutions', 'sc:Text', 'one or several'],
  [
    'measures/method',
    'sc:Text',
    'the easiest method that solves it, which proves its solution to be the only one',
  ],
  ['measures/leftBySweeps', 'sc:Float', 'share of cells that sweeps leave unknown'],
  ['measures/sweeps', 'sc:Integer', 'sweeps, rows first'],
  ['measures/sweepsColumnsFirst', 'sc:Integer', 'sweeps, columns first'],
  ['measures/meanSweeps', 'sc:Float', 'the mean of both'],
  ['measures/estimate', 'sc:Float', 'an estimate from the lengths of runs'],
  ['measures/rounds', 'sc:Integer', 'rounds of all lines'],
  ['measures/bottlenecks', 'sc:Integer', 'rounds with one or two lines that give something'],
  [
    'measures/pairs',
    'sc:Integer',
    'fewest intersections of two rows and two columns, least and most',
  ],
  ['measures/probingClass', 'sc:Text', 'class by one round of probing'],
  ['measures/stars', 'sc:Integer', 'stars, 1 to 3'],
  ['measures/probingRounds', 'sc:Integer', 'rounds of repeated probing'],
  ['measures/formula', 'sc:Integer', 'variables, clauses and literals of a formula'],
  ['measures/work', 'sc:Integer', 'propagations of the search for a second solution'],
];

/** The fields that measure. */
export const measureFields = fields.filter(([name]) => name.startsWith('measures/'));

/** The context that the format recommends, whole: programs compare it. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileProperty: 'cr:fileProperty',
  fileObject: 'cr:fileObject',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
} as const;

/** The description of the corpus in the Croissant format 1.0, which is JSON-LD. */
export function croissantOf(index: CorpusIndex, address: string): object {
  const files = index.strata.flatMap(({ files: { jsonl, non } }) => [jsonl, non]);
  return {
    '@context': context,
    '@type': 'sc:Dataset',
    name: 'nonogram-corpus',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    description:
      'Nonograms in strata by size, method, symmetry and number of solutions, each with its measures of difficulty, and a proof of its only solution by method or two solutions.',
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    url: address,
    keywords: ['nonogram', 'puzzle', 'benchmark', 'solver', 'difficulty'],
    version: `${index.version}.0.0`,
    datePublished: '2026-11-24',
    creator: { '@type': 'sc:Organization', name: 'Nonogram Explorer' },
    citeAs: `Nonogram Explorer: an open corpus of nonograms, version ${index.version}, seed ${index.seed}. ${address}`,
    distribution: [
      ...files.map(({ name, bytes, sha256 }) => ({
        '@type': 'cr:FileObject',
        '@id': name,
        name,
        contentUrl: `${address}${name}`,
        contentSize: `${bytes} B`,
        encodingFormat: 'application/gzip',
        sha256,
      })),
      {
        '@type': 'cr:FileSet',
        '@id': 'all-lines',
        name: 'all-lines',
        encodingFormat: 'application/jsonlines',
        includes: '*.jsonl.gz',
      },
    ],
    recordSet: [
      {
        '@type': 'cr:RecordSet',
        '@id': 'puzzles',
        name: 'puzzles',
        field: fields.map(([name, dataType, description]) => ({
          '@type': 'cr:Field',
          '@id': `puzzles/${name}`,
          name: `puzzles/${name}`,
          description,
          dataType,
          ...(lists.includes(name) && { repeated: true }),
          source: {
            fileSet: { '@id': 'all-lines' },
            extract: { jsonPath: `$.${name.replaceAll('/', '.')}` },
          },
        })),
      },
    ],
  };
}
