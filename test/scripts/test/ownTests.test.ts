/** Every file of the engine, the formats and the workers has a test that imports it, or stands here with the one that holds it. */
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsIn } from '../../../src/stored/imports.ts';

/**
 * Files without a test of their own: parts of one thing, which is tested as a whole, by this test. The readers of formats stand
 * in their registry, and each is put to the tests of every format.
 */
const heldBy: Readonly<Record<string, readonly string[]>> = {
  'test/engine/census/clueSets.test.ts': ['engine/census/halfImages', 'engine/census/lineKinds'],
  'test/engine/census/puzzleFourCensus.test.ts': [
    'engine/census/codedSweeps',
    'engine/census/columnKeys',
    'engine/census/leastImages',
    'engine/census/puzzleSweeps',
    'engine/census/puzzleTable',
    'engine/census/rowTuples',
  ],
  'test/experiments/pqHardnessCount.test.ts': [
    'engine/census/beyondWalk',
    'engine/census/smallChains',
    'engine/census/smallPq',
    'engine/census/smallPqSearch',
  ],
  'test/engine/census/smallFour.test.ts': [
    'engine/census/smallFourSearch',
    'engine/census/smallTwoSat',
  ],
  'test/engine/census/smallSimple.test.ts': ['engine/census/smallSweeps'],
  'test/engine/make/mendPicture.test.ts': ['engine/make/wanted'],
  'test/workers/tasks.test.ts': [
    'engine/circuit/outputClues',
    'workers/inferenceTasks',
    'workers/collectionTasks',
    'workers/makeTasks',
    'workers/playTasks',
  ],
  'test/engine/intersect/fastFour.test.ts': ['engine/intersect/boardImplications'],
  'test/engine/intersect/fourSolver.test.ts': ['engine/intersect/pqRecord'],
  'test/engine/intersect/pqDifficulty.test.ts': ['engine/intersect/fewestIntersections'],
  'test/puzzles/seven.test.ts': ['engine/make/blot'],
  'test/engine/intersect/fourProof.test.ts': ['engine/sweep/mixedProof'],
  'test/engine/line/fits.test.ts': ['engine/line/generalFits'],
  'test/engine/probe/probe.test.ts': ['engine/probe/probeReason'],
  'test/engine/probe/probeRepeated.test.ts': ['engine/probe/probeRecord'],
  'test/engine/sat/solver.test.ts': [
    'engine/sat/activity',
    'engine/sat/analyse',
    'engine/sat/exclude',
    'engine/sat/minimise',
    'engine/sat/propagate',
    'engine/sat/trail',
  ],
  'test/engine/solve/solve.test.ts': ['engine/solve/openFormula'],
  'test/engine/sweep/fastOverlap.test.ts': ['engine/line/overlapMasks'],
  'test/engine/sweep/proof.test.ts': ['engine/sweep/chain'],
  'test/engine/twosat/twoSatSolver.test.ts': ['engine/twosat/components'],
  'test/formats/roundTrips.test.ts': ['formats/pictureOf', 'formats/pzprSlots'],
  'test/formats/answers.test.ts': ['formats/nonColours', 'formats/savedGame', 'formats/xpm'],
  'test/formats/jsonFormat.test.ts': ['formats/jsonPlaces'],
  'test/formats/lists.test.ts': [
    'formats/lists/endedLines',
    'formats/lists/groups',
    'formats/lists/letters',
    'formats/lists/pictures',
    'formats/lists/runs',
    'formats/lists/sidedLines',
    'formats/lists/sides',
    'formats/lists/values',
  ],
  'test/library/answers.test.ts': ['formats/solvedPicture'],
  'test/library/streams.test.ts': ['engine/solutions/eachSolution'],
  'test/formats/webpbnFormat.test.ts': [
    'formats/webpbnColours',
    'formats/webpbnText',
    'formats/xmlTokens',
  ],
};

/** Types alone, which the compiler holds, and programs of workers, which the tests of the built site run. */
const withoutCode = [
  'engine/intersect/fastFourSolver',
  'engine/intersect/fourEvents',
  'engine/twosat/fastTwoSatSolver',
  'workers/client',
  'workers/experiment.worker',
  'workers/task.worker',
];

const imports = importsIn('.', true);
const files = globSync('src/{engine,formats,workers}/**/*.ts').map((file) =>
  file.replaceAll('\\', '/'),
);
const tests = globSync('test/**/*.ts').map((file) => file.replaceAll('\\', '/'));
const fileOf = (name: string): string => `src/${name}.ts`;
const listed = [...Object.values(heldBy).flat(), ...withoutCode].map(fileOf);

describe('every file', () => {
  test('is imported by a test, or listed', () => {
    const direct = new Set(
      [...tests, 'src/formats/formats.ts'].flatMap((file) => imports.of(file)),
    );
    const alone = files.filter((file) => !direct.has(file));
    expect(alone.toSorted()).toEqual(listed.toSorted());
    expect(files.length).toBeGreaterThan(200);
  });

  test('that is listed is reached by the test that holds it', () => {
    const astray = Object.entries(heldBy).flatMap(([file, names]) => {
      const reached = imports.reached(file);
      return names.filter((name) => !reached.has(fileOf(name))).map((name) => `${file}: ${name}`);
    });
    expect(astray).toEqual([]);
    expect(Object.keys(heldBy).filter((file) => !tests.includes(file))).toEqual([]);
  });
});
