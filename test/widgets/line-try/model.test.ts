import { describe, expect, test } from 'vitest';
import { UNKNOWN, parseLine } from '../../../src/engine/board/cell.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { linkOfMarks } from '../../../src/kit/play/marks.ts';
import {
  answerOf,
  questionText,
  rowOf,
  trySettings,
  wayRows,
  waysTitle,
} from '../../../src/widgets/line-try/model.ts';
import { allPartialLines, bruteFits } from '../../oracles.ts';

const three = rowOf({ cells: 5, description: '3' });

describe('rowOf', () => {
  test('has all ways and what they agree on', () => {
    expect(wayRows(three)).toEqual([
      ['way', 'cells'],
      [1, '11100'],
      [2, '01110'],
      [3, '00111'],
      ['all agree', '??1??'],
    ]);
    expect(waysTitle(three)).toBe('All three ways to lay the 3');
  });

  test.each([
    { cells: 5, description: '2' }, // no cell must be filled
    { cells: 5, description: '6' }, // it does not fit
    { cells: 30, description: '16 1' }, // too many ways
  ])('refuses what is nothing to ask for: $description in $cells', (props) => {
    expect(() => rowOf(props)).toThrow(RangeError);
  });
});

describe('answerOf', () => {
  test('judges every state of a row as the list of its ways does', () => {
    for (const row of [three, rowOf({ cells: 6, description: '2 2' })]) {
      const ways = bruteFits(new Uint8Array(row.certain.length).fill(UNKNOWN), row.description);
      const must = [...row.certain.keys()].filter((cell) => ways.every((way) => way[cell] === 1));
      for (const marks of allPartialLines(row.certain.length)) {
        const certain = [...marks].every(
          (mark, cell) => mark === UNKNOWN || ways.every((way) => way[cell] === mark),
        );
        const { done, text, against } = answerOf(row, marks);
        expect(done, String(marks)).toBe(certain && must.every((cell) => marks[cell] === 1));
        if (!certain)
          expect(text).toMatch(/^Cells? [\d, and]+ (may be|is (filled|empty) wherever)/);
        // the way shown goes without the mark that is spoken of
        if (against !== null) {
          const cell = Number(/^Cells? (\d)/.exec(text)?.[1]) - 1;
          expect(ways.map((way) => way.join(''))).toContain(against);
          expect(Number(against[cell])).toBe(1 - marks[cell]!);
        }
      }
    }
  });

  test('says it gently', () => {
    expect(questionText(three)).toMatch(
      /Press every cell that is filled wherever the three lie\.$/,
    );
    expect(answerOf(three, parseLine('?????')).text).toBe(questionText(three));
    expect(answerOf(three, parseLine('1????'))).toEqual({
      text: 'Cell 1 may be filled, but it need not be. Press it until it is blank again. Without cell 1, the 3 can lie like this:',
      against: '01110',
      done: false,
    });
    expect(answerOf(three, parseLine('1?1??')).text).toMatch(
      /^Cell 1 may be filled, .* Correct so far: cell 3\. Without cell 1, the 3 can lie like this:$/,
    );
    expect(answerOf(three, parseLine('??0??')).text).toBe('Cell 3 is filled wherever the 3 lies.');
    expect(answerOf(three, parseLine('??1??')).text).toMatch(
      /^Yes. All three ways to lay the 3 fill cell 3\./,
    );
    const more = rowOf({ cells: 5, description: '4' });
    expect(answerOf(more, parseLine('?1???')).text).toBe(
      'Right: cell 2 must be filled. There are more of that kind.',
    );
  });
});

test('links keep the marks, and refuse those of another row', () => {
  const { formOf, fromLink, toLink } = trySettings({ cells: 5 });
  const none = { marks: '' };
  expect(toLink(formOf({ marks: '-10--' }), none)).toEqual({ m: '-10--' });
  expect(fromLink({ m: '-10--' }, none)).toEqual({ marks: '-10--' });
  expect(linkOfMarks(parseLine('?10??'))).toBe('-10--');
  expect(linkOfMarks(parseLine('?????'))).toBe('');
  for (const m of ['-10', '-1x--']) expect(() => fromLink({ m }, none)).toThrow(LinkError);
});
