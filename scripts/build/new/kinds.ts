/** What is written for each kind of thing: new files, and lines in the lists that must know them. */
import { Misuse } from '../../../src/command/program.ts';
import { puzzleFigureText, runChartText, stepperText } from './figureTexts.ts';
import type { Names } from './names.ts';
import { claimText, formatText, methodText } from './otherTexts.ts';

/** A new file, or text that goes into a file that is there: before `before`, searched from `after` on. */
export type Change = { readonly path: string } & (
  | { readonly text: string }
  | { readonly insert: string; readonly before: string; readonly after?: string }
);

/** A figure: its folder, its place in the book, and the lists that show and test it. */
const figure =
  (
    textOf: (names: Names) => string,
    sheets: string, // those that it shares
    opens: Readonly<Record<string, string>>,
  ) =>
  (names: Names): readonly Change[] => {
    const { tag, title } = names;
    if (!tag.includes('-'))
      throw new Misuse(`the name of a figure is two words or more, with hyphens, not ${tag}`);
    const link = Object.entries(opens)
      .map(([key, value]) => `;${key}=${value}`)
      .join('');
    const entry = { address: `/kit/${tag}/?kit-${tag}=1${link};z`, from: 'hand', opens };
    const lines = JSON.stringify(entry, null, 2).replaceAll('\n', '\n    ');
    return [
      { path: `src/widgets/${tag}/figure.ts`, text: textOf(names) },
      {
        path: `src/widgets/${tag}/styles.css`,
        text: `/* what no other figure has; its classes begin with .${tag} */\n`,
      },
      {
        path: `content/figures/fig-${tag}.mdx`,
        text: `---\nwidget: ${tag}\ntitle: ${title}\ncode:\n  - widgets/${tag}/figure.ts\n---\n\nHOLE: what there is to see, in a sentence or two.\n`,
      },
      {
        path: 'src/widgets/figures.ts',
        insert: `  '${tag}': () => import('./${tag}/figure.ts'),\n`,
        before: '}',
        after: 'export const figures',
      },
      {
        path: 'src/widgets/sheets.ts',
        insert: `  '${tag}': ['${sheets.replaceAll(' ', "', '")}'],\n`,
        before: '}',
        after: 'export const sharedSheets',
      },
      {
        path: 'test/widgets/addresses.json',
        insert: `,\n    ${lines}`,
        before: '\n  ]\n}',
        after: '"addresses"',
      },
    ];
  };

/** A name in a list of ours, with its import: at the beginning of the list, or at its end. */
const listed = (path: string, name: string, list: string, where: 'first' | 'last'): Change[] => [
  { path, insert: `import { ${name} } from './${name}.ts';\n`, before: 'import ' },
  {
    path,
    insert: where === 'first' ? `\n  ${name},` : `  ${name},\n`,
    ...spots[where],
    after: list,
  },
];

const spots = { first: { before: '\n' }, last: { before: '];' } } as const;

/** What each kind is made of. */
export const kinds: Readonly<Record<string, (names: Names) => readonly Change[]>> = {
  'puzzle-figure': figure(puzzleFigureText, 'board puzzle-box work', {
    p: '5x5_2_1_1_1_1~2_1_1_1_1',
  }),
  'run-chart': figure(runChartText, 'chart run', { n: '50' }),
  stepper: figure(stepperText, 'board puzzle-box proof stepper transport work', {
    p: '5x5_2_1_1_1_1~2_1_1_1_1',
  }),
  claim(names) {
    const { source, camel } = names;
    if (!/^00[0-4]$/.test(source))
      throw new Misuse('a claim has its document first: npm run new -- claim 004 parity-of-sums');
    return [
      { path: `src/claims/${source}/${camel}.ts`, text: claimText(names) },
      ...listed(`src/claims/${source}/list.ts`, camel, 'export const claimsOf', 'last'),
    ];
  },
  method: (names) => [
    { path: `src/methods/${names.camel}.ts`, text: methodText(names) },
    ...listed('src/methods/methods.ts', names.camel, 'export const methods', 'last'),
  ],
  format: (names) => [
    { path: `src/formats/${names.camel}Format.ts`, text: formatText(names) },
    ...listed('src/formats/formats.ts', `${names.camel}Format`, 'export const formats', 'first'),
    ...[
      ['src/formats/reading.ts', 'export type PuzzleFormat'],
      ['src/library/formats.ts', 'export type FormatId'],
    ].map(([path = '', after = '']) => ({
      path,
      insert: `\n  | '${names.camel}'`,
      before: ';',
      after,
    })),
  ],
};
