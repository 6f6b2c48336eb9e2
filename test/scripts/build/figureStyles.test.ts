import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FigureStyles, neededRules } from '../../../scripts/build/site/figureStyles.ts';

const needed = (css: string): string =>
  neededRules(css, { ids: new Set(['fig-sweeps']), words: new Set(['cell', 'is-', 'board']) });

test('a rule stays when nothing of it is unknown', () => {
  const kept = [
    'a,a:hover{color:red}',
    '.cell[data-x=".no"]>.board::after{content:"}.no{"}',
    '.cell:not(.no):is(.no,.neither) b{a:b}',
    '.is-open{a:b}',
    '#fig-sweeps .cell{a:b}',
    '@font-face{font-family:x}',
  ];
  for (const rule of kept) expect(needed(rule)).toBe(rule);
  for (const rule of [
    '.no{a:b}',
    '.cell .no:hover{a:b}',
    '#fig-rows-first .cell{a:b}',
    '.isopen{a:b}',
  ])
    expect(needed(rule)).toBe('');
});

test('of a list the selectors stay that may match, and of a condition what is left in it', () => {
  expect(needed('.no,.cell,.board:is(.no,.cell){a:b}p{c:d}')).toBe(
    '.cell,.board:is(.no,.cell){a:b}p{c:d}',
  );
  expect(needed('@media print{.no{a:b}.cell{a:b}}@media print{.no{a:b}}')).toBe(
    '@media print{.cell{a:b}}',
  );
});

test('a page has one sheet, with the classes of its programs and without those of other figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'page.js':
      'const f={"own-figure":()=>l(()=>import("./own.js"),[]),"other-figure":()=>l(()=>import("./other.js"),[])};import"./frame.js"',
    'frame.js': 'a.className="framed"',
    'own.js': 'import{x}from"./deep.js";export{A as figure}',
    'deep.js': 'e`<b class="deep">`',
    'other.js': 'export{B as figure};e`<b class="foreign">`',
    'a.css': '.framed{a:b}.foreign{a:b}',
    'b.css': '.deep{a:b}.still{a:b}.token.comment{a:b}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const page =
    '<link rel="stylesheet" href="/x/_astro/a.css"><link rel="stylesheet" href="/x/_astro/b.css"><figure data-cell="own-figure"><i class="still"></i></figure><script type="module" src="/x/_astro/page.js"></script>';
  const made = new FigureStyles(folder).withOne(page, 'fig-line');
  const name = readdirSync(folder).find((file) => file.startsWith('fig-line.')) ?? '';
  expect(made.match(/<link[^>]*>/g)).toEqual([`<link rel="stylesheet" href="/x/_astro/${name}">`]);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(
    '.framed{a:b}.deep{a:b}.still{a:b}.token.comment{a:b}',
  );
});
