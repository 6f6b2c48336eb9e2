import type { KnipConfig } from 'knip';

// What `npm run check` goes out from: whatever nothing of this reaches, and every export that only its own file
// uses, is reported. Pages, layouts and the configuration are found by knip itself, tests by the one of Vitest.
export default {
  entry: [
    'content/chapters/*.mdx',
    'content/figures/*.mdx',
    'content/lessons/*.mdx',
    'content/notes/*.mdx',
    'content/papers/**/*.mdx',
    'examples/library/*.ts', // read as texts, and run by a test
    'public/*.js', // asked for by their addresses
    'scripts/*/*.ts',
    'src/components/*.css', // asked for by their names
    'src/components/kit/{Kit{,Widget},Stage}.astro', // named in scripts/build/site/authorsPages.ts
    'src/library/*.ts', // what others import
    'src/library/door/workerProgram.ts', // started by its address
    'tools/mutation/vitest.config.mjs', // named in stryker.config.json
    'test/claims/withoutEngine.ts', // started by test/claims/rules.test.ts
    'test/keepGreen.ts', // named in the command of scripts/test/testAll.ts
    'test/nativeModules.ts', // named in the options of Node in vitest.config.ts
  ],
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:url\(|@import )'(?!data:)([^']+)'/g)]
        .map(([, file]) => `import '${file}';`)
        .join('\n'),
  },
  ignoreBinaries: ['drat-trim', 'groff'], // tests ask whether they are there
  ignoreDependencies: [
    '@astrojs/check', // asked for by `astro check`
    '@typescript/native', // its tsc is run by scripts/test/run/checks.ts
    'axe-core', // read as a file by the browser tests
  ],
} satisfies KnipConfig;
