import { describe, expect, test } from 'vitest';
import { plainText, sectionsOf } from '../../../src/kit/text/sections.ts';

describe('plainText', () => {
  test('keeps the words inside components and drops the components', () => {
    expect(plainText('Runs of <Mark kind="filled">filled</Mark> cells')).toBe(
      'Runs of filled cells',
    );
  });

  test('marks the place of a number that is computed', () => {
    expect(plainText("There are {grouped(n)}{' '}\nways.")).toBe('There are … ways.');
  });

  test('drops imports of several lines to their end', () => {
    expect(plainText("import {\n  a,\n  b,\n} from './a.ts';\n\nText.")).toBe('Text.');
  });

  test('drops imports, exported constants and comments', () => {
    const source = "import A from './a.ts';\nexport const b = 1;\n\n{/* not read */}\nText.";
    expect(plainText(source)).toBe('Text.');
  });

  test('drops components whose attributes hold expressions with angle brackets', () => {
    const source = 'Before\n<NotebookCell code={["a", "b"]} title={`x > ${1}`}>\nafter';
    expect(plainText(source)).not.toMatch(/code|title/);
    expect(plainText(source)).toMatch(/^Before/);
  });

  test('marks the place of a source, and leaves no space before a full stop where a component stood', () => {
    expect(plainText('as in <Ref id="000" />.')).toBe('as in ….');
    expect(plainText('as in <Figure />.')).toBe('as in.');
  });

  test('turns TeX into something that can be searched', () => {
    expect(plainText('at most $mn+1$ sweeps')).toBe('at most mn+1 sweeps');
  });

  test('keeps the text of links and of emphasis', () => {
    expect(plainText('a *line* and [a link](/x/)')).toBe('a line and a link');
  });
});

describe('sectionsOf', () => {
  const source = 'Opening.\n\n## First\n\nOne.\n\n### Inner\n\nTwo.\n\n## Second\n\nThree.';
  const headings = [
    { depth: 2, slug: 'first', text: 'First' },
    { depth: 3, slug: 'inner', text: 'Inner' },
    { depth: 2, slug: 'second', text: 'Second' },
  ];

  test('cuts at headings of the second level only and takes their slugs', () => {
    expect(sectionsOf(source, headings, 'Title')).toEqual([
      { slug: '', title: 'Title', text: 'Opening.' },
      { slug: 'first', title: 'First', text: 'One. Inner Two.' },
      { slug: 'second', title: 'Second', text: 'Three.' },
    ]);
  });
});
