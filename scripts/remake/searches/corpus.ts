/** The open corpus of puzzles, made part by part and packed for the page `/corpus/`. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { grouped } from '../../../src/notebook/plain/numbers.ts';
import { writeWhole } from '../../../src/command/wholeFile.ts';
import { makePart } from '../corpus/make.ts';
import type { CorpusPuzzle } from '../corpus/make.ts';
import { croissantOf } from '../corpus/metadata.ts';
import type { CorpusIndex } from '../corpus/metadata.ts';
import { linesOf, packStratum } from '../corpus/pack.ts';
import { strata } from '../corpus/strata.ts';
import { corpusSeed, partsOf } from '../corpus/stratum.ts';
import type { Stratum } from '../corpus/stratum.ts';
import type { Search } from './search.ts';

/** Where the page of the corpus is. */
const address = 'https://nonogram-explorer.example/corpus/';

const partsFolder = new URL('../../../.results/corpus/', import.meta.url);
const packFolder = new URL('../../../public/corpus/', import.meta.url);

/** What the page reads while the site is built. */
const indexFile = new URL('../../../content/corpus/index.json', import.meta.url);

const nameOf = ({ id }: Stratum, part: number): string => `${id}-${String(part).padStart(2, '0')}`;
const partFile = (name: string): URL => new URL(`${name}.jsonl`, partsFolder);

/** All parts, by the names of their files. */
const allParts = new Map(
  strata.flatMap((stratum) =>
    Array.from({ length: partsOf(stratum) }, (_, part) => [
      nameOf(stratum, part),
      { stratum, part },
    ]),
  ),
);

/** Makes a part. */
async function make(name: string, stratum: Stratum, part: number): Promise<string> {
  const puzzles: CorpusPuzzle[] = [];
  for await (const puzzle of makePart(stratum, part)) if (puzzle !== null) puzzles.push(puzzle);
  writeWhole(partFile(name), linesOf(puzzles));
  return `${stratum.id}, part ${part + 1} of ${partsOf(stratum)}: ${puzzles.length}`;
}

const readPart = (name: string): readonly CorpusPuzzle[] =>
  readFileSync(partFile(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CorpusPuzzle);

const writeObject = (place: URL, content: object): void =>
  writeWhole(place, `${JSON.stringify(content, null, 1)}\n`);

/** Packs all strata, with their index and their description for programs. */
function pack(): CorpusIndex['strata'] {
  mkdirSync(packFolder, { recursive: true });
  mkdirSync(new URL('.', indexFile), { recursive: true });
  const packedStrata = strata.map((stratum) => {
    const puzzles = Array.from({ length: partsOf(stratum) }, (_, part) =>
      readPart(nameOf(stratum, part)),
    );
    return packStratum(stratum, puzzles.flat());
  });
  for (const { files } of packedStrata)
    for (const { file, bytes } of files) writeWhole(new URL(file.name, packFolder), bytes);
  const index: CorpusIndex = {
    version: 1,
    seed: corpusSeed,
    command: 'npm run -s remake -- corpus',
    licence: 'CC0-1.0',
    strata: packedStrata.map(({ indexed }) => indexed),
  };
  writeObject(indexFile, index);
  writeObject(new URL('croissant.json', packFolder), croissantOf(index, address));
  return index.strata;
}

const wanted = grouped(strata.reduce((sum, stratum) => sum + stratum.wanted, 0));

export const corpus: Search = {
  name: 'corpus',
  does: `the open corpus: ${wanted} puzzles in ${strata.length} strata, the same byte for byte on each machine`,
  more: `Parts that are made already are kept in .results/corpus, so it can be stopped and begun again. When all are there, and all
were asked for, they are packed into public/corpus.

Strata: ${strata.map(({ id }) => id).join(', ')}; a part of one is named like sweeps-00.`,
  parts: {
    name: 'stratum',
    all: [...allParts.keys()],
    named: (word) =>
      [...allParts].flatMap(([name, { stratum }]) =>
        [name, stratum.id].includes(word) ? name : [],
      ),
  },
  async *make({ parts, whole }) {
    mkdirSync(partsFolder, { recursive: true });
    for (const name of parts) {
      const { stratum, part } = allParts.get(name)!;
      if (!existsSync(partFile(name))) yield { lines: [await make(name, stratum, part)] };
    }
    if (!whole) return;
    const done = pack();
    const bytes = done.reduce((sum, { files }) => sum + files.jsonl.bytes + files.non.bytes, 0);
    const puzzles = done.reduce((sum, stratum) => sum + stratum.puzzles, 0);
    yield { lines: [`${grouped(puzzles)} puzzles, ${grouped(bytes)} bytes packed`] };
  },
};
