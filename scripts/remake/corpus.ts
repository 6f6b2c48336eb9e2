/** `npm run -s corpus`: makes the open corpus of puzzles, part by part, and packs it for the page `/corpus/`. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { Misuse, print, program } from '../../src/command/program.ts';
import { writeWhole } from '../../src/command/wholeFile.ts';
import { makePart } from './corpus/make.ts';
import type { CorpusPuzzle } from './corpus/make.ts';
import { croissantOf } from './corpus/metadata.ts';
import type { CorpusIndex } from './corpus/metadata.ts';
import { linesOf, packStratum } from './corpus/pack.ts';
import { strata } from './corpus/strata.ts';
import { corpusSeed, partsOf } from './corpus/stratum.ts';
import type { Stratum } from './corpus/stratum.ts';

/** Where the page of the corpus is. */
const address = 'https://nonogram-explorer.example/corpus/';

const ids = strata.map(({ id }) => id);

const help = `Makes the open corpus: ${grouped(strata.reduce((sum, { wanted }) => sum + wanted, 0))} puzzles in ${strata.length} strata, the same byte for byte on each machine. Parts that are
made already are kept in .results/corpus, so it can be stopped and begun again.

  npm run -s corpus                          all of it, and packs it into public/corpus
  npm run -s corpus -- --strata sweeps,strips  only these are made; nothing is packed
  npm run -s corpus -- --shard 1/4           the first quarter of the parts, for one of four machines; nothing is packed

Strata: ${ids.join(', ')}
`;

const partsFolder = new URL('../../.results/corpus/', import.meta.url);
const packFolder = new URL('../../public/corpus/', import.meta.url);

/** What the page reads while the site is built. */
const indexFile = new URL('../../content/corpus/index.json', import.meta.url);

const partFile = ({ id }: Stratum, part: number): URL =>
  new URL(`${id}-${String(part).padStart(2, '0')}.jsonl`, partsFolder);

/** Makes a part, or leaves it where it is there. */
async function ensurePart(stratum: Stratum, part: number): Promise<void> {
  const place = partFile(stratum, part);
  if (existsSync(place)) return;
  const puzzles: CorpusPuzzle[] = [];
  for await (const puzzle of makePart(stratum, part)) if (puzzle !== null) puzzles.push(puzzle);
  writeWhole(place, linesOf(puzzles));
  await print([`${stratum.id}, part ${part + 1} of ${partsOf(stratum)}: ${puzzles.length}`]);
}

const readPart = (stratum: Stratum, part: number): readonly CorpusPuzzle[] =>
  readFileSync(partFile(stratum, part), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CorpusPuzzle);

const writeObject = (place: URL, content: object): void =>
  writeWhole(place, `${JSON.stringify(content, null, 1)}\n`);

/** Packs all strata, with their index and their description for programs. */
function pack(): CorpusIndex {
  mkdirSync(packFolder, { recursive: true });
  mkdirSync(new URL('.', indexFile), { recursive: true });
  const packedStrata = strata.map((stratum) => {
    const puzzles = Array.from({ length: partsOf(stratum) }, (_, part) => readPart(stratum, part));
    return packStratum(stratum, puzzles.flat());
  });
  for (const { files } of packedStrata)
    for (const { file, bytes } of files) writeWhole(new URL(file.name, packFolder), bytes);
  const index: CorpusIndex = {
    version: 1,
    seed: corpusSeed,
    command: 'npm run -s corpus',
    licence: 'CC0-1.0',
    strata: packedStrata.map(({ indexed }) => indexed),
  };
  writeObject(indexFile, index);
  writeObject(new URL('croissant.json', packFolder), croissantOf(index, address));
  return index;
}

/** The strata and the shard that are asked for. @throws Misuse for others */
function asked(words: readonly string[]): {
  readonly chosen: readonly Stratum[];
  readonly shard: readonly [at: number, of: number];
} {
  const { values } = parseArgs({
    args: [...words],
    options: { strata: { type: 'string' }, shard: { type: 'string' } },
  });
  const wanted = values.strata?.split(',') ?? ids;
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Misuse(`there is no stratum ${unknown}`);
  const [at = NaN, of = NaN] = (values.shard ?? '1/1').split('/').map(Number);
  if (!(Number.isInteger(at) && Number.isInteger(of) && at >= 1 && at <= of))
    throw new Misuse(`--shard takes 1/4 to 4/4, or the like: ${values.shard ?? ''}`);
  return { chosen: strata.filter(({ id }) => wanted.includes(id)), shard: [at, of] };
}

async function main(words: readonly string[]): Promise<number> {
  const { chosen, shard } = asked(words);
  mkdirSync(partsFolder, { recursive: true });
  const parts = chosen.flatMap((stratum) =>
    Array.from({ length: partsOf(stratum) }, (_, part) => ({ stratum, part })),
  );
  const [at, of] = shard;
  for (const [number, { stratum, part }] of parts.entries())
    if (number % of === at - 1) await ensurePart(stratum, part);
  if (chosen.length < strata.length || of > 1) return 0;
  const { strata: done } = pack();
  const bytes = done.reduce((sum, { files }) => sum + files.jsonl.bytes + files.non.bytes, 0);
  const puzzles = done.reduce((sum, stratum) => sum + stratum.puzzles, 0);
  await print([`${grouped(puzzles)} puzzles, ${grouped(bytes)} bytes packed`]);
  return 0;
}

await program(help, main);
