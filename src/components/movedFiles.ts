/**
 * Where modules that have moved are now. A module's page under /code/ is an address that others may have kept, so it goes
 * on leading to the module.
 *
 * Who moves a file adds its name to the line of the two folders; `before>now` if the name changes too. Where a module was
 * taken apart, the file with most of it. A file that moves again needs no other entry than that of the last move.
 */
import { codeFiles } from './codeFiles.ts';

/** From folder, to folder, and the names of the files without `.ts`. */
const moves: readonly (readonly [from: string, to: string, names: string])[] = [
  [
    'src/engine',
    'src/engine/board',
    'cell description generalDescription image puzzle random sample symmetry symmetryClasses',
  ],
  [
    'src/engine',
    'src/engine/census',
    'fold levels longFourCensus pqHardnessCensus smallFour smallFourBoard smallFourCensus smallFourDifficulty smallFourSearch smallProbe smallSimple smallSweeps',
  ],
  [
    'src/engine',
    'src/engine/intersect',
    'fastFour fastFourImply fastFourLong fourDifficulty fourEvents fourSolver lookupTable oneClue pqCrossing pqHardness pqIntersection pqRecord pqRun pqSolver',
  ],
  [
    'src/engine',
    'src/engine/line',
    'fits fix generalFits lineMasks lineTables pairRelations settle settleLong',
  ],
  [
    'src/engine',
    'src/engine/probe',
    'fastProbe probe probeCategory probeEvents probeLine probeReason probeRecord probeRepeated probeSets',
  ],
  [
    'src/engine',
    'src/engine/sweep',
    'difficulty events fastLong fastSimple fastStatus>fastSolver fastWords simpleSolver solutions sweep sweepRecord switchingComponents',
  ],
  ['src/engine/inference', 'src/engine/sat', 'clauses'],
  ['src/engine/inference', 'src/engine/solve', 'orderFormula'],
  ['src/engine/solutions', 'src/engine/solve', 'allSolutions>solve'],
  ['src/engine/sweep', 'src/engine/solve', 'solutions>search'],
  ['src/experiments', 'src/engine/board', 'binomial'],
  [
    'src/figures',
    'src/claims',
    'census>evidence figure>claim fourCounts index>ledger oeis probingCounts sample',
  ],
  [
    'src/figures/000',
    'src/claims/000',
    'clueEffects construction definitions densityPoints figure3 figure3Lost figure3Panels figure4 figure4All figure5 figure6 figure8 figure8Classes>figure8 firstSweep fourDifficulty hardness lookupTable pairs settle smallPublished totals twoFilled',
  ],
  [
    'src/figures/001',
    'src/claims/001',
    'beyond figure8 firstLevels larger lines probing probingClaims probingLines probingTexts puzzles sequenceClaims sequenceSayings sequenceTables sequenceTexts table3 table3All table3Published totals',
  ],
  ['src/claims', 'src/claims', 'untested>claim'],
  ['src/figures/002', 'src/claims/002', 'filled113 line overlap'],
  ['src/figures/004', 'src/claims/004', 'clueSets line'],
  ['src/kit/census', 'src/claims', 'storedCensus>storedFile'],
  ['src/kit/chart', 'src/kit/puzzle', 'stepperLink>openIn'],
  ['src/kit/run', 'src/formats', 'numbers'],
  ['src/kit/run', 'src/kit/settings', 'sizeFields>fields fields>inputs'],
  ['src/kit/text', 'src/kit/text', 'sections>pageText'],
  ['src/widgets/four-stepper', 'src/kit/work', 'work'],
  ['src/widgets/four-stepper', 'src/kit/stepper', 'solving'],
  ['src/widgets/probe-explorer', 'src/kit/work', 'work'],
  ['src/widgets/all-solutions', 'src/widgets/all-solutions', 'view>figure'],
  ['src/widgets/ask-every', 'src/widgets/ask-every', 'frame>given'],
  ['src/widgets/must-be', 'src/widgets/must-be', 'view>figure'],
  ['src/widgets/picture-puzzle', 'src/widgets/picture-puzzle', 'firstFrame>given'],
  ['src/widgets/puzzle-play', 'src/widgets/puzzle-play', 'firstFrame>figure words>view'],
  ['src/widgets/reach-boards', 'src/widgets/reach-boards', 'view>figure'],
  ['src/widgets/solution-repair', 'src/widgets/solution-repair', 'frame>given view>figure'],
  ['src/widgets/switching-component', 'src/widgets/switching-component', 'view>figure'],
  ['src/widgets/two-pictures', 'src/widgets/two-pictures', 'view>figure'],
  ['src/widgets/play-game', 'src/kit/solutions', 'solutionsAhead>solutionLine'],
  ['src/widgets/density-run', 'src/claims/000', 'published>figure6 publishedLarger>figure8'],
  ['test/kit/run', 'test/formats', 'numbers.test'],
  ['src/kit/probe', 'src/stored', 'storedProbing>probing'],
  ['src/kit/puzzle-box', 'src/kit/puzzle', 'puzzleChoice>puzzleWidget'],
  ['src/kit/cell', 'src/figure', 'cellFrame>cells notebookWidget>figure'],
  ['src/kit/chart', 'src/figure/sources', 'chartWidget>chartFigure'],
  ['src/kit/chart', 'src/kit/chart', 'staticChart>chartView'],
  ['src/kit/puzzle', 'src/figure/sources', 'puzzleWidget>puzzleFigure solutionsWidget>answers'],
  [
    'src/kit/run',
    'src/figure/sources',
    'boardsRunWidget>boardsRunFigure chartRunWidget>runFigure listedRunWidget>boardsRunFigure pointsRunWidget>runChart runWidget>runFigure',
  ],
  ['src/kit/settings', 'src/figure/sources', 'settingsWidget>settingsFigure'],
  ['src/kit/stepper', 'src/figure/sources', 'stepperWidget>stepperFigure'],
  ['src/kit/stepper', 'src/kit/stepper', 'firstFrame>strip'],
  ['src/kit/circuit', 'src/kit/cell', 'forAWhile>turns'],
  ['src/widgets', 'src/widgets', 'registry>figures'],
  ['src/kit/puzzle-box', 'src/kit/solutions', 'solutionsOf>solutionLine'],
  ['src/widgets/difficulty-count', 'src/claims', 'storedCount>storedFile'],
  [
    'test/engine',
    'test/engine/board',
    'cell.test description.test generalDescription.test image.test puzzle.test random.test sample.test symmetry.test symmetryClasses.test',
  ],
  ['test/engine', 'test/engine/census', 'longFourCensus.test smallFour.test smallSimple.test'],
  [
    'test/engine',
    'test/engine/intersect',
    'fastFour.test fourSolver.test lookupTable.test pqHardness.test pqRun.test',
  ],
  [
    'test/engine',
    'test/engine/line',
    'fits.test fix.test lineTables.test pairRelations.test settle.laws.test settle.test',
  ],
  [
    'test/engine',
    'test/engine/probe',
    'fastProbe.test probe.test probeRepeated.test probeTriples.test',
  ],
  [
    'test/engine',
    'test/engine/sweep',
    'difficulty.test fastSimple.test publishedPuzzles.test simpleSolver.test solutions.test sweep.test switchingComponents.test',
  ],
  ['test/engine/sweep', 'test/engine/solve', 'solutions.test>search.test'],
  ['test/experiments', 'test/engine/board', 'binomial.test'],
  [
    'test/figures',
    'test/claims',
    'clueEffects.test figure3.test figures.test fourCounts.test larger.test lostPuzzles.test overlap.test',
  ],
  ['test/kit/census', 'test/stored', 'storedCensus.test>storedFiles.test'],
  ['test/kit/chart', 'test/kit/puzzle', 'stepperLink.test>openIn.test'],
  ['test/kit/puzzle-box', 'test/kit/solutions', 'solutionsOf.test>solutionLine.test'],
  ['test/kit/probe', 'test/stored', 'storedProbing.test>probing.test'],
  ['test/kit/text', 'test/facts', 'facts.test'],
  ['test/kit/text', 'test/kit/text', 'sections.test>pageText.test'],
];

/** Every figure began in a file of its custom element. */
const elements = codeFiles
  .filter(({ path }) => /^src\/widgets\/[^/]+\/figure\.ts$/.test(path))
  .map(({ path }) => [path.replace('figure.ts', 'element.ts'), path] as const);

/** Files that figures once had, first frames above all: what was in them is drawn by the figure. */
const goneFiles: Readonly<Record<string, string>> = {
  'all-solutions': 'view',
  'ask-cell': 'frame',
  'ask-every': 'frame',
  'census-map': 'firstFrame',
  'census-table': 'firstFrame',
  'circuit-sight': 'frame',
  'clue-table': 'firstFrame',
  'density-run': 'firstFrame',
  'difficulty-count': 'firstFrame',
  'formula-order': 'firstFrame',
  'formula-sizes': 'model storedRun view',
  'four-stepper': 'frame',
  'fraction-check': 'firstFrame',
  'great-hunt': 'firstFrame',
  'guess-census': 'firstFrame lists',
  'inference-curves': 'view',
  'line-explorer': 'frameId staticFrame',
  'live-circuit': 'frame layingOut',
  'lookup-table': 'staticFrame',
  'method-crossings': 'view',
  'method-ranking': 'firstFrame',
  'must-be': 'view',
  'pair-relation': 'staticFrame',
  'picture-puzzle': 'firstFrame',
  'pq-lattice': 'frame',
  'probe-explorer': 'frame',
  'probing-census': 'firstFrame',
  'puzzle-hunt': 'firstFrame',
  'puzzle-play': 'firstFrame words',
  'reach-boards': 'view',
  'reach-run': 'storedRun view',
  'sequence-browser': 'frame',
  'signal-walk': 'frame',
  'slice-check': 'firstFrame',
  'solution-repair': 'frame view',
  'sweep-stepper': 'frame',
  'switching-component': 'view',
  'switching-run': 'model storedRun view',
  'threshold-crossing': 'shown',
  'threshold-run': 'view',
  'two-pictures': 'view',
  'two-sat-stepper': 'frame',
};

const gone = Object.entries(goneFiles).flatMap(([tag, names]) =>
  names
    .split(' ')
    .map((name) => [`src/widgets/${tag}/${name}.ts`, `src/widgets/${tag}/figure.ts`] as const),
);

function* steps(): Generator<readonly [before: string, now: string]> {
  yield* elements;
  yield* gone;
  for (const [from, to, names] of moves)
    for (const name of names.split(' ')) {
      const [before = '', now = before] = name.split('>');
      yield [`${from}/${before}.ts`, `${to}/${now}.ts`];
    }
}

/**
 * Where each path leads in the end.
 *
 * @param paths - the files that are there
 * @throws RangeError for a path that leads to none of them, or that is there itself
 */
export function followed(
  step: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...step].map(([path, first]) => {
      if (paths.has(path)) throw new RangeError(`it has moved, and is there: ${path}`);
      let now: string | undefined = first;
      for (let times = 0; now !== undefined && !paths.has(now); times++)
        now = times < step.size ? step.get(now) : undefined;
      if (now === undefined) throw new RangeError(`it has moved, and is nowhere: ${path}`);
      return [path, now] as const;
    }),
  );
}

/** The paths that had a page before, and the file to which each leads. */
export const movedFiles: ReadonlyMap<string, string> = followed(
  new Map(steps()),
  new Set(codeFiles.map(({ path }) => path)),
);
