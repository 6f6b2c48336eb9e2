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
      {
        path: `src/claims/${source}/list.ts`,
        insert: `import { ${camel} } from './${camel}.ts';\n`,
        before: 'import type',
      },
    ];
  },
  method: (names) => [
    { path: `src/methods/${names.camel}.ts`, text: methodText(names) },
    {
      path: 'src/methods/methods.ts',
      insert: `import { ${names.camel} } from './${names.camel}.ts';\n`,
      before: '\nexport const methods',
    },
  ],
  format: (names) => [
    { path: `src/formats/${names.camel}Format.ts`, text: formatText(names) },
    {
      path: 'src/formats/formats.ts',
      insert: `import { ${names.camel}Format } from './${names.camel}Format.ts';\n`,
      before: '\n/** All formats',
    },
  ],
};
