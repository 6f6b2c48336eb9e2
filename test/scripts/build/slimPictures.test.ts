/** Pictures in fewer signs are the same pictures. */
import { expect, test } from 'vitest';
import { methodMark } from '../../../src/kit/methods/marks.ts';
import { toMarkup } from '../../../src/notebook/svg/svgTree.ts';
import {
  shortClues,
  shortPath,
  withSlimPictures,
} from '../../../scripts/build/site/slimPictures.ts';

/** Where the lines of a path go, in places. */
function placesOf(path: string): string[] {
  let [x, y] = [0, 0];
  let start = [0, 0];
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, letter = '', rest = '']) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const from = /[a-z]/.test(letter) ? [x, y] : [0, 0];
    const command = letter.toUpperCase();
    if (command === 'Z') [x, y] = start as [number, number];
    if (command === 'H' || command === 'M' || command === 'L') x = from[0]! + numbers[0]!;
    if (command === 'V') y = from[1]! + numbers[0]!;
    if (command === 'M' || command === 'L') y = from[1]! + numbers[1]!;
    if (command === 'M') start = [x, y];
    return `${command === 'H' || command === 'V' ? 'L' : command} ${x.toFixed(2)} ${y.toFixed(2)}`;
  });
}

test.each([
  'M1.55 1.55h16.9v16.9h-16.9zM181.55 1.55h16.9v16.9h-16.9zM1.55 21.55h16.9v16.9h-16.9z',
  'M0 -0.2h40v20.4h-40zM140 -0.2h40v20.4h-40z',
  'M10 10h0M30 10h0M190 10h0M10 30h0',
  'M0 0H6V3H0M7 0H24V3H7M25 0H41V3H25M0.5 3L1.5 -4',
  'M490.31 7.4m8 14v-5l-5-6m5 6l5-6M5 5m8 14v-5l-5-6m5 6l5-6',
])('%s is the same path in fewer signs', (path) => {
  const short = shortPath(path);
  expect(short.length).toBeLessThan(path.length);
  expect(placesOf(short)).toEqual(placesOf(path));
});

test.each(['M1 1a3 3 0 1 0 7.2 0', 'M0,5l1,2 3,0 1-1', 'M1.2345 2h1', ''])('%s stays', (path) => {
  expect(shortPath(path)).toBe(path);
});

test('clues of one sign each are one text that says where each stands', () => {
  expect(
    shortClues(
      '<text class="a" y="9"><tspan x="6.08">2<tspan x="6.08"> </tspan></tspan><tspan x="14.24">1</tspan></text>',
    ),
  ).toBe('<text class="a" y="9" x="6.08 6.08 14.24">2 1</text>');
  expect(
    shortClues(
      '<text><tspan x="4" y="1">2<tspan x="4"> </tspan></tspan><tspan x="4" y="3">1</tspan></text>',
    ),
  ).toBe('<text x="4 4 4" y="1 1 3">2 1</text>');
  for (const text of [
    '<text y="9"><tspan x="6">10<tspan x="6"> </tspan></tspan><tspan x="14">1</tspan></text>',
    '<text y="9"><tspan class="is-done" x="6">1<tspan x="6"> </tspan></tspan><tspan x="14">1</tspan></text>',
    '<text y="9"><tspan x="6">1<tspan x="6"> </tspan></tspan><tspan x="4" y="8">1</tspan></text>',
    '<text y="9">5</text>',
  ])
    expect(shortClues(text)).toBe(text);
});

test('a path of nothing goes', () => {
  expect(withSlimPictures('<g><path class="a" d="" fill="b"/><path d="M0 0"/></g>')).toBe(
    '<g><path d="M0 0"/></g>',
  );
});

test('nothing else of a page changes', () => {
  const html = '<p title="M0 0h0M10 0h0">M0 0h0M10 0h0</p><path class="b" d="M0 0h0M10 0h0"/>';
  expect(withSlimPictures(html)).toBe(html.replace('d="M0 0h0M10 0h0"', 'd="M0 0h0m10 0h0"'));
});

test('leaves what says nothing out of the tags of elements, and nothing out of texts', () => {
  expect(withSlimPictures('<li class="" id="a"\n>"b" > <p title="c > d"\n>class=""</p>')).toBe(
    '<li id="a">"b" > <p title="c > d">class=""</p>',
  );
  expect(withSlimPictures('<path stroke-width="5.6000000000000005" d="M0 0h5"/>')).toBe(
    '<path stroke-width="5.6" d="M0 0h5"/>',
  );
  const mark = toMarkup(methodMark('sat'));
  expect(mark).toContain('stroke-linecap="round"');
  expect(withSlimPictures(mark)).not.toContain('stroke');
});
