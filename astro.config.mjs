import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import { satteri } from '@astrojs/markdown-satteri';
import katex from 'katex';
import { authorsPages } from './scripts/build/site/authorsPages.ts';
import { codedPuzzles } from './scripts/build/site/codedPuzzles.ts';
import { figureLinks } from './scripts/build/site/figureLinks.ts';
import { prebuiltFiles } from './scripts/build/site/prebuiltFiles.ts';
import { hostFiles } from './scripts/build/serve/headersFile.ts';
import { libraryPackage } from './scripts/build/library/libraryPackage.ts';
import { pageTexts } from './scripts/build/site/pageTexts.ts';
import { offline } from './scripts/build/site/offline.ts';
import { searchIndex } from './scripts/build/site/searchIndex.ts';
import { pageSheets } from './scripts/build/site/pageSheets.ts';
import { slimPictures } from './scripts/build/site/slimPictures.ts';
import { pagePolicy } from './scripts/build/serve/siteHeaders.ts';
import { buildTargets } from './src/notebook/host/browsers.ts';

// Observable Plot 0.6.17 puts one constant <style> into every chart; its hash lets the policy stay strict.
const plotStyleHash = 'sha256-jSYQUrW7J0b3jPqhZP9C2Xh1PyJKHKXd4s0fpGGKrww=';

/** TeX becomes MathML while the site is built: nothing to load, nothing to run. */
const mathml = (displayMode) => (node) => ({
  raw: katex
    .renderToString(node.value, { output: 'mathml', displayMode })
    .replace(/ xmlns="[^"]*"/, ''), // which HTML knows by itself
  mdxExpressions: false,
});

/**
 * What nearly all figures share is one file: in dozens of small ones, to ask for them was a task of some 30 ms. What a page
 * loads before its figures wake stays apart.
 */
const scriptFiles = [
  { name: 'page', tags: ['$initial'], entriesAware: true, priority: 2 },
  { name: 'figures', minShareCount: 35, priority: 1 },
];

/** Short names: those of shared files would name all who share them, and each page with figures carries a list of them. */
const scriptName = ({ name }) => `_astro/${name.split(/[.~]/, 1)[0]}.[hash:7].js`;

export default defineConfig({
  // SITE (https://example.org) and BASE (/nonograms) place the site; see README, "Deploy".
  site: process.env.SITE,
  base: process.env.BASE ?? '/',
  outDir: process.env.OUT_DIR ?? './dist',
  // two builds at the same time do not write to the same files
  cacheDir: process.env.CACHE_DIR ?? './node_modules/.astro',
  trailingSlash: 'always',
  integrations: [
    mdx(),
    authorsPages(),
    searchIndex(),
    pageTexts(),
    prebuiltFiles(),
    pageSheets(),
    slimPictures(),
    libraryPackage(),
    offline(),
    hostFiles(),
  ],
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: 'prism',
    processor: satteri({
      features: { math: true },
      mdastPlugins: [
        { name: 'mathml', math: mathml(true), inlineMath: mathml(false) },
        figureLinks(),
      ],
    }),
  },
  security: {
    csp: {
      directives: [...pagePolicy],
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"], hashes: [plotStyleHash] },
    },
  },
  vite: {
    plugins: [codedPuzzles()],
    worker: { format: 'es' },
    build: { assetsInlineLimit: 0, target: [...buildTargets] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: scriptFiles },
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
            },
          },
        },
      },
    },
  },
});
