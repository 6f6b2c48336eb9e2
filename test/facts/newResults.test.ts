// What is new here: every number is computed, every file and place is there, and nobody is said to be the first.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figurePlaces } from '../../src/facts/figurePlaces.ts';
import { newResults } from '../../src/facts/newResults.ts';
import { commandFault } from './commands.ts';

const source = ['newResults', 'newBeyond']
  .map((name) => readFileSync(`src/facts/${name}.ts`, 'utf8'))
  .join('\n');

describe.each(newResults)('$id', ({ title, told, data, command, at, evidence }) => {
  test('has its data among the stored runs', () => {
    expect(data.length > 0 || /^(proof|tried on)/.test(evidence)).toBe(true);
    for (const file of data)
      expect([file, existsSync(`public/results/${file}`)]).toEqual([file, true]);
  });

  test('is checked by a command that there is', () => {
    expect(commandFault(command)).toBeNull();
  });

  test('is told at a place that there is', () => {
    const anchor = at.href.split('#')[1] ?? '';
    const page = at.href.replace(/[?#].*$/, '').replaceAll(/^\/|\/$/g, '');
    if (anchor.startsWith('fig-')) expect(figurePlaces().has(anchor)).toBe(true);
    else expect([anchor, textOf(page)]).toEqual([anchor, expect.stringMatching(headed(anchor))]);
  });

  test('says what stands behind it, in two sentences without a first', () => {
    expect(evidence).toMatch(/^(complete count|proof|sample|worked example|tried on)/);
    expect(told.length).toBe(2);
    expect([title, ...told].join(' ')).not.toMatch(/\b(first|nobody|never before|only we)\b/i);
    expect(told.join(' ')).not.toMatch(/undefined|NaN/);
  });
});

test('the numbers are expressions: none of more than two digits is typed', () => {
  const texts = source.replaceAll(/\$\{[^}]*\}/g, '').match(/`[^`]*`|'[^']*'/g) ?? [];
  const prose = texts.filter((text) => text.includes(' ') && !text.includes('npm run'));
  expect(prose.length).toBeGreaterThan(20);
  expect(
    prose.filter((text) => /\d{3}/.test(text.replaceAll('2012', '').replaceAll('2026', ''))),
  ).toEqual([]);
});

/** The sources of a page. */
function textOf(page: string): string {
  const companion = page.replace(/^papers\//, '');
  const files = [
    `src/pages/${page}.astro`,
    `content/chapters/${page}.mdx`,
    `content/papers/${companion}.mdx`,
    ...['sizes', 'six-by-six', 'all-sequences', 'hard-simple', 'strips', 'pairs', 'crossings'].map(
      (part) => `content/papers/${companion}/${part}.mdx`,
    ),
  ];
  return files.flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8')] : [])).join('\n');
}

/** How an anchor stands in a source: as an id, or as a heading. */
const headed = (anchor: string): RegExp =>
  new RegExp(`id="${anchor}"|^#+ ${anchor.replaceAll('-', '[ -]')}$`, 'im');
