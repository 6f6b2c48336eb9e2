import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Description } from '../../src/engine/board/description.ts';
import { readPuzzles, readPuzzleText } from '../../src/formats/detect.ts';
import { webpbnFormat } from '../../src/formats/webpbnFormat.ts';
import { plainPuzzles } from './arbitraries.ts';

const clues = (type: string, lines: readonly Description[]): string =>
  `<clues type="${type}">\n${lines.map((line) => `<line>${line.map((run) => `<count>${run}</count>`).join('')}</line>`).join('\n')}\n</clues>`;

const file = (inside: string): string => `<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<puzzle type="grid" defaultcolor="black">
<source>webpbn.com</source>
<title>Fish &amp; <![CDATA[<b>]]></title>
<color name="white" char=".">fff</color>
<color name="black" char="X">000</color>
${inside}
</puzzle>
</puzzleset>`;

describe('readWebpbn', () => {
  test('reads the descriptions and the title of every puzzle in black and white', () => {
    fc.assert(
      fc.property(plainPuzzles(), (puzzle) => {
        const text = file(
          `${clues('columns', puzzle.columns)}\n<!-- < > -->\n${clues('rows', puzzle.rows)}`,
        );
        expect(readPuzzleText(text)).toEqual({
          kind: 'xml',
          puzzle,
          name: 'Fish & <b>',
          source: 'webpbn.com',
        });
      }),
    );
  });

  test('takes empty elements for empty lines', () => {
    const text = file(
      '<clues type="rows"><line><count>1</count></line><line/></clues><clues type="columns"><line><count>1</count></line></clues>',
    );
    expect(readPuzzleText(text)).toMatchObject({ puzzle: { rows: [[1], []], columns: [[1]] } });
  });

  test('reads the goal when there are no descriptions', () => {
    const text = file('<solution type="goal"><image>\n|XX|\n|X.|\n</image></solution>');
    expect(readPuzzleText(text)).toMatchObject({
      kind: 'xml',
      puzzle: { rows: [[2], [1]], columns: [[2], [1]] },
    });
  });

  test('reads every puzzle of a set, and says which one is broken', () => {
    const one = `<puzzle>${clues('rows', [[1]])}${clues('columns', [[1]])}</puzzle>`;
    const puzzle = { rows: [[1]], columns: [[1]] };
    expect(readPuzzles(`<puzzleset>${one}${one}</puzzleset>`)).toEqual([
      { kind: 'xml', puzzle },
      { kind: 'xml', puzzle },
    ]);
    expect(readPuzzles(`<puzzleset>${one}\n<puzzle type="grid"><clues`)).toEqual([
      { kind: 'xml', puzzle },
      {
        kind: 'xml',
        problems: [
          {
            line: 6,
            column: 21,
            message: 'The markup that begins here is not closed: ">" is missing.',
          },
        ],
      },
    ]);
    expect(readPuzzleText(`<puzzleset>${one}${one}</puzzleset>`)).toEqual({
      kind: 'xml',
      problems: [{ line: 1, message: 'The text holds 2 puzzles: choose one.' }],
    });
  });

  test.each([
    [
      '<puzzle>\n<clues type="rows"><line><count>1</line>',
      2,
      '</line> closes <count>: close every element in order.',
    ],
    [
      '<puzzle>\n\n<clues type="rows"',
      3,
      'The markup that begins here is not closed: ">" is missing.',
    ],
    ['<puzzle><clues type="rows">\n', 2, 'The file ends inside <clues>: its end is missing.'],
    [
      '<!DOCTYPE pbn [<!ENTITY a "aaaa">]><puzzle>',
      1,
      'Declarations inside the document type are not read: take them out.',
    ],
    [
      '<puzzle><clues type=rows></clues></puzzle>',
      1,
      'The tag "clues" has an attribute that cannot be read: write it as name="value".',
    ],
    [
      file('<clues type="rows"><line>\n<count color="red">1</count></line></clues>'),
      10,
      'A run has the colour "red": only puzzles in black and white can be read.',
    ],
    [
      '<puzzle type="triddler"></puzzle>',
      1,
      'This puzzle is not of type="grid": only rectangular grids can be read.',
    ],
    [
      '<note><body>hello</body></note>',
      1,
      'There is no <clues type="rows"> in this XML: give a puzzle of webpbn.com.',
    ],
  ])('%j is refused with line %d', (text, line, message) => {
    const reading = readPuzzleText(text);
    expect('problems' in reading && reading.problems[0]).toMatchObject({ line, message });
  });

  test('expands no entity but the five', () => {
    const text = file(`${clues('rows', [[1]])}${clues('columns', [[1]])}`).replace(
      '&amp;',
      '&bomb;&#65;&quot;',
    );
    expect(readPuzzleText(text)).toMatchObject({ name: 'Fish &bomb;&#65;" <b>' });
  });
});

test('a picture is written row by row', () => {
  const written = webpbnFormat.writer!.write([
    { puzzle: { rows: [[1], [2]], columns: [[2], [1]] }, goal: Uint8Array.of(1, 0, 1, 1) },
  ]);
  expect(written).toContain('<image>\n|X.|\n|XX|\n</image>');
});
