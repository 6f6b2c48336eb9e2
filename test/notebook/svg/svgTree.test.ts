import { expect, test } from 'vitest';
import { csvRow } from '../../../src/notebook/export/files.ts';
import { svgNode, toMarkup } from '../../../src/notebook/svg/svgTree.ts';

test('toMarkup escapes text and attribute values, so that no name becomes markup', () => {
  const name = '<script>"&';
  expect(toMarkup(svgNode('text', { 'aria-label': name }, name))).toBe(
    '<text aria-label="&lt;script&gt;&quot;&amp;">&lt;script&gt;&quot;&amp;</text>',
  );
});

test('svgNode leaves out attributes without a value', () => {
  expect(toMarkup(svgNode('rect', { x: 1, class: undefined }))).toBe('<rect x="1"/>');
});

test('csvRow quotes what would break a row', () => {
  expect(csvRow(['a,b', 'say "hi"', 3, null])).toBe('"a,b","say ""hi""",3,\r\n');
});
