/** Which module an address means: addresses that others have kept name files where they once were. */

/** The tests that stand beside a module: `src/engine/line/settle.ts` has `test/engine/line/settle.test.ts`, `settle.laws.test.ts`. */
export function testsOf(path: string, paths: readonly string[]): readonly string[] {
  const stem = path.replace(/^src\//, 'test/').replace(/\.ts$/, '');
  return paths.filter((other) => other.startsWith(`${stem}.`) && other.endsWith('.test.ts'));
}

/** The module that a test is for, if it is there. */
export function moduleOf(path: string, paths: readonly string[]): string | undefined {
  const module = path.replace(/^test\//, 'src/').replace(/(\.laws)?\.test\.ts$/, '.ts');
  return module === path ? undefined : paths.find((other) => other === module);
}

/** Files that got another name, or went into another file: that one, in its folder at the time. A test goes with its module. */
const renamed = new Map(
  `
claims/untested > claims/claim
engine/events > engine/sweep/events
engine/fastStatus > engine/sweep/fastSolver
engine/solutions > engine/solve/search
engine/solutions/allSolutions > engine/solve/solve
engine/sweep/solutions > engine/solve/search
figures/000/figure8Classes > claims/000/figure8
figure/given > notebook/host/prebuiltText
figures/census > claims/evidence
figures/figure > claims/claim
figures/fourCounts > claims/fourCounts
figures/index > claims/ledger
figures/probingCounts > claims/probingCounts
kit/cell/cellFrame > figure/cells
kit/cell/notebookWidget > figure/figure
kit/census/storedCensus > claims/storedFile
figure/sources/chartFigure > kit/records/storedChart
kit/chart/chartWidget > kit/records/storedChart
kit/chart/staticChart > kit/chart/chartView
kit/chart/stepperLink > kit/puzzle/openIn
kit/circuit/forAWhile > kit/cell/turns
kit/probe/storedProbing > stored/probing
kit/puzzle-box/puzzleChoice > figure/sources/puzzleFigure
kit/puzzle-box/solutionsOf > kit/solutions/solutionLine
kit/puzzle/puzzleWidget > figure/sources/puzzleFigure
kit/puzzle/solutionsWidget > figure/sources/answers
kit/run/boardsRunWidget > figure/sources/boardsRunFigure
kit/run/chartRunWidget > figure/sources/runFigure
kit/run/fields > kit/settings/inputs
kit/run/listedRunWidget > figure/sources/boardsRunFigure
kit/run/numbers > formats/numbers
kit/run/pointsRunWidget > figure/sources/runChart
kit/run/runWidget > figure/sources/runFigure
kit/run/sizeFields > kit/settings/fields
kit/settings/settingsWidget > figure/sources/settingsFigure
kit/stepper/firstFrame > kit/stepper/strip
kit/stepper/stepperWidget > figure/sources/stepperFigure
kit/settings/places > kit/puzzle/settings
kit/text/sections > kit/text/pageText
widgets/density-run/published > claims/000/figure6
widgets/density-run/publishedLarger > claims/000/figure8
widgets/difficulty-count/storedCount > claims/storedFile
widgets/four-stepper/solving > kit/stepper/solving
widgets/four-stepper/work > kit/work/work
widgets/play-game/solutionsAhead > kit/solutions/solutionLine
widgets/probe-explorer/work > kit/work/work
widgets/registry > widgets/figures
`
    .trim()
    .split('\n')
    .map((line) => line.split(' > ') as [string, string]),
);

/** How much the folder of a path has in common with some folders. */
function nearness(path: string, folders: readonly string[]): number {
  const own = path.split('/').slice(0, -1);
  return 2 * own.filter((folder) => folders.includes(folder)).length - own.length;
}

/**
 * Where a module is now. A file that moves keeps its name, as a rule, and is found by that, the nearest of its namesakes; what
 * was drawn by further files of a figure is drawn by its `figure.ts` now, and a test that is gone leads to its module.
 *
 * @param path - as an address has it, now or at any time before
 * @param paths - the files that are there
 */
export function fileNow(path: string, paths: readonly string[]): string | undefined {
  if (paths.includes(path)) return path;
  const [, room = '', inRoom = '', end = ''] = /^(\w+)\/(.*?)((?:\.\w+)*)$/.exec(path) ?? [];
  const other = renamed.get(inRoom);
  if (other !== undefined) return fileNow(`${room}/${other}${end}`, paths);
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  const [, , tag] = inRoom.startsWith('widgets/') ? folders : [];
  const ofFigure =
    tag === undefined
      ? undefined
      : [`/${tag}/${name}`, `/${tag}/figure.ts`, `/${tag}.ts`]
          .map((last) => paths.find((one) => one.endsWith(last)))
          .find((one) => one !== undefined);
  const namesakes = paths.filter((one) => one.endsWith(`/${name}`));
  const [nearest] = namesakes.toSorted((a, b) => nearness(b, folders) - nearness(a, folders));
  return ofFigure ?? nearest ?? (room === 'test' ? fileNow(`src/${inRoom}.ts`, paths) : undefined);
}

/**
 * The address of a module, which had a page of its own once: `code/src/engine/line/settle.ts/#settle`.
 *
 * @param address - that somebody has kept
 * @param home - of all modules: `/code/`
 */
export function ofOldPage({ pathname, hash }: URL, home: string): string | undefined {
  const path = pathname.startsWith(home) ? pathname.slice(home.length).replace(/\/$/, '') : '';
  if (!path.endsWith('.ts')) return undefined;
  return `${home}${hash === '' ? '' : `?at=${hash.slice(1)}`}#${path}`;
}
