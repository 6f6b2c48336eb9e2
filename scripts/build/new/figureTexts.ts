/** The programs of new figures: each is at work as it is, on something simple in the place of each hole. */
import type { Names } from './names.ts';

export const puzzleFigureText = ({ tag, pascal, title }: Names): string =>
  `/** \`<${tag}>\`: HOLE: what is found in a puzzle, in a sentence. */
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { startGrid } from '../../engine/board/puzzle.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { puzzle } from '../../kit/puzzle/settings.ts';
import { puzzleFigure } from '../../kit/records/puzzle.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { offered } from '../../puzzles/offered.ts';

/** What a page author may set: the code of the puzzle that the figure opens with. */
type ${pascal}Props = { readonly puzzle?: string };

// HOLE: ids of the gallery, the first is what the figure opens with
const presets = offered('smallest-four', 'switch-5x5', 'random-6x6');

// HOLE: what a link keeps beside the puzzle
const ${pascal}Settings = settings({ code: puzzle(presets[0]?.code ?? '') });

type ${pascal}State = ValuesOf<typeof ${pascal}Settings>;

// HOLE: what is found, by the engine; what takes longer than some milliseconds is asked of a worker: \`asks\` instead of \`find\`
type Found = { readonly filled: number };

const found = ({ rows }: Puzzle): Found => ({
  filled: rows.flat().reduce((sum, run) => sum + run, 0),
});

/** What is found, in words. */
const sentence = ({ filled }: Found): string => \`The clues ask for \${counted(filled, 'filled cell')}.\`;

export const figure = puzzleFigure<${pascal}Props, ${pascal}State, Found>({
  tag: '${tag}',
  titlePrefix: '${title}: ',
  presets,
  settings: ${pascal}Settings,
  usual: ({ puzzle: code }) => ({ code: code ?? ${pascal}Settings.defaults.code }),
  find: ({ code }) => found(puzzleIn(code)),
  said: (at) => sentence(at.found),
  board: { model: ({ puzzle: shown, name }) => boardOf(shown, startGrid(shown).cells, name) },
  parts: (at) => ({ answer: html\`<p data-sentence>\${sentence(at.found)}</p>\` }),
  files: (at) => ({
    name: '${tag}',
    rows: () => [['filled cells'], [at.found.filled]],
    json: () => at.found,
  }),
});
`.replaceAll(`${pascal}Settings`, `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Settings`);

export const runChartText = ({
  tag,
  camel,
  pascal,
  title,
}: Names): string => `/** \`<${tag}>\`: HOLE: what is counted, in a sentence. */
import type { DensityChartData } from '../../charts/densityChart.ts';
import type { DensityCurve } from '../../charts/densityCurves.ts';
// HOLE: the experiment; this one counts boards with a switching component
import { switching } from '../../experiments/switching.ts';
import type { SwitchingSpec, SwitchingTally } from '../../experiments/switching.ts';
import { markEntries } from '../../kit/boards/chartKey.ts';
import { runChart } from '../../kit/records/runChart.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { wilson } from '../../notebook/plain/wilson.ts';
import type { Column } from '../../notebook/records/column.ts';
import { percentagesFrom } from '../../notebook/run/percentages.ts';
import { shareText } from '../../notebook/run/shareText.ts';
import { sameSize } from '../../notebook/run/size.ts';
import { boardsInASecond } from '../../notebook/run/speed.ts';
import { seed, whole } from '../../notebook/settings/numbers.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';

/** What an author and a reader set. */
const ${camel}Settings = settings({
  side: whole('a', 'Side', { name: 'the side', least: 2, most: 30, usual: 10 }),
  boards: whole('n', 'Boards for each', { name: 'the number of boards', least: 1, most: 10_000, usual: 500 }),
  seed: seed(1),
});

/** The run of some settings. */
const specOf = ({ side, boards, seed: from }: ValuesOf<typeof ${camel}Settings>): SwitchingSpec => ({
  height: side,
  width: side,
  model: 'exact',
  percentages: percentagesFrom(0, 100, 10),
  boards,
  seed: from,
});

/** One percentage of a run. */
type ${pascal}Point = { readonly at: number; readonly boards: number; readonly counted: number };

const pointsOf = (
  { percentages }: SwitchingSpec,
  tally: SwitchingTally,
): readonly ${pascal}Point[] =>
  percentages.flatMap((at, index) => {
    const boards = tally.boards[index] ?? 0;
    return boards === 0 ? [] : [{ at, boards, counted: tally.switching[index] ?? 0 }];
  });

const mark = { name: 'HOLE: what is counted', colour: 'var(--ink-soft)', symbol: 'circle', dash: '' } as const;

const curvesOf = (points: readonly ${pascal}Point[]): readonly DensityCurve[] =>
  points.length === 0
    ? []
    : [
        {
          class: 'none',
          mark,
          points: points.map(({ at, boards, counted }) => ({
            at,
            trials: boards,
            successes: counted,
            ...wilson(counted, boards),
          })),
        },
      ];

const columns: readonly Column<${pascal}Point>[] = [
  { head: 'counted', fields: { counted: ({ counted }) => counted } },
  { head: 'counted, %', text: ({ counted, boards }) => shareText(counted, boards) },
];

export const figure = runChart({
  tag: '${tag}',
  id: 'switching',
  experiment: switching,
  settings: ${camel}Settings,
  specOf,
  fits: sameSize,
  pace: ({ height, width }) => boardsInASecond(height, width),
  titleOf: ({ side, seed: from }) => \`${title}, \${sizeText(side, side)}, seed \${from}\`,
  pointsOf,
  data: ({ stored, live }): DensityChartData => ({
    range: [0, 100],
    stored: curvesOf(stored),
    live: curvesOf(live),
    description: 'HOLE: what the chart shows, for those who do not see it.',
  }),
  draw: ({ densityChart }, drawn, size) => densityChart(drawn, size),
  heights: ({ counted, boards }) => ({ y: counted / boards, others: [] }),
  pointText: ({ at, boards, counted }, whose) =>
    \`\${at}\\u00a0% filled: \${shareText(counted, boards)} of \${grouped(boards)} boards (\${whose}).\`,
  sentence: () => 'HOLE: what the curve says, for a person.',
  key: () => markEntries([mark]),
  columns: () => columns,
  captionOf: (whose) => \`HOLE: what the table lists, \${whose}\`,
  file: '${tag}',
});
`;

export const stepperText = ({ tag, camel, pascal }: Names): string =>
  `/** \`<${tag}>\`: HOLE: the run of which solver, step by step. */
import { formatGrid } from '../../engine/board/image.ts';
// HOLE: the solver; this one is SimpleSolver
import { record } from '../../engine/sweep/simpleSolver.ts';
import { linksOf } from '../../kit/puzzle/links.ts';
import { puzzleIn } from '../../kit/puzzle/coded.ts';
import { place, puzzle } from '../../kit/puzzle/settings.ts';
import { stepperFigure } from '../../kit/records/stepper.ts';
import type { RunOf } from '../../kit/records/stepperRecord.ts';
import { pace } from '../../kit/stepper/pace.ts';
// HOLE: its run as a trace, with an idiom of its own
import { simpleLevels, simpleTrace } from '../../kit/stepper/simpleTrace.ts';
import { settings } from '../../notebook/settings/settings.ts';
import type { ValuesOf } from '../../notebook/settings/settings.ts';
import { html } from '../../notebook/template/html.ts';
import { offered } from '../../puzzles/offered.ts';

// HOLE: ids of the gallery, the first is what the figure opens with
const presets = offered('smallest-four', 'switch-5x5', 'random-6x6');

const ${camel}Settings = settings({
  code: puzzle(presets[0]?.code ?? ''),
  granularity: pace('g', simpleLevels, 'line'),
  position: place('s', 0, { to: ['code'], otherwise: 0 }),
});

type ${pascal}State = ValuesOf<typeof ${camel}Settings>;

/** What is walked. */
function runOf({ code }: Pick<${pascal}State, 'code'>): RunOf {
  const solved = puzzleIn(code);
  return { puzzle: solved, trace: simpleTrace(record(solved)) };
}

export const figure = stepperFigure<Partial<${pascal}State>, ${pascal}State, RunOf>({
  tag: '${tag}',
  presets: () => presets,
  links: () => linksOf(${camel}Settings),
  usual: (props) => ${camel}Settings.of(props, '${tag}'),
  run: runOf,
  strip: () => ({}),
  parts: (at) => ({
    settings: html\`<div class="controls">\${at.choice()}</div>
      \${at.about()}\`,
    more: at.below(),
  }),
  files: ({ run: { trace } }) => ({
    name: '${tag}',
    rows: () => [
      ['step', 'sentence'],
      ...trace.steps.map((step, at) => [at + 1, step.sentence()]),
    ],
    json: () => formatGrid(trace.start),
  }),
});
`;
