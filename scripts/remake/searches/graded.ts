/** The graded benchmark, made family by family and packed beside the corpus, for the page `/corpus/graded/`. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../../src/command/wholeFile.ts';
import { grouped } from '../../../src/notebook/plain/numbers.ts';
import { makeFamily } from '../corpus/graded.ts';
import type { GradedPuzzle } from '../corpus/graded.ts';
import { gradedFamilies } from '../corpus/gradedFamilies.ts';
import { packGraded } from '../corpus/gradedPack.ts';
import type { Search } from './search.ts';

const partsFolder = new URL('../../../.results/graded/', import.meta.url);
const packFolder = new URL('../../../public/corpus/', import.meta.url);

/** What the page reads while the site is built. */
const indexFile = new URL('../../../content/corpus/graded.json', import.meta.url);

const partFile = (id: string): URL => new URL(`${id}.jsonl`, partsFolder);

const readPart = (id: string): readonly GradedPuzzle[] =>
  readFileSync(partFile(id), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GradedPuzzle);

export const graded: Search = {
  name: 'graded',
  does: 'the graded benchmark: puzzles by what they ask of a solver, with their proofs, the same byte for byte',
  more: `Families that are made already are kept in .results/graded. When all are there, and all were asked for, they are packed into
public/corpus.`,
  parts: { name: 'family', all: gradedFamilies.map(({ id }) => id) },
  *make({ parts, whole }) {
    mkdirSync(partsFolder, { recursive: true });
    for (const family of gradedFamilies.filter(({ id }) => parts.includes(id))) {
      if (existsSync(partFile(family.id))) continue;
      const lines = [...makeFamily(family)];
      writeWhole(partFile(family.id), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      yield { lines: [`${family.id}: ${lines.length}`] };
    }
    if (!whole) return;
    const { index, files } = packGraded(
      gradedFamilies.map((family) => ({ family, puzzles: readPart(family.id) })),
    );
    mkdirSync(packFolder, { recursive: true });
    for (const { name, bytes } of files) writeWhole(new URL(name, packFolder), bytes);
    writeWhole(indexFile, `${JSON.stringify(index, null, 1)}\n`);
    const puzzles = index.families
      .flatMap(({ classes }) => classes)
      .reduce((sum, { puzzles: own }) => sum + own, 0);
    yield { lines: [`${grouped(puzzles)} puzzles`] };
  },
};
