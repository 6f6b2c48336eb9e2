/** A line of a chapter or a caption that begins with a component begins a paragraph of its own: no sentence may be cut in two there. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const texts = ['chapters', 'figures'].flatMap((folder) =>
  readdirSync(`content/${folder}`).map((file) => `content/${folder}/${file}`),
);

/** Text without an end, then a component that stands in sentences. */
const cut =
  /(?<=^|\n)(?!#)[^\n]*[^\s.:?!)”…>*}-](?:\{' '\})?\n\n<(?:a|Word|Ref|Mark|CellCode|strong|em)\b[^\n]*/g;

const cutsIn = (text: string): readonly string[] => text.match(cut) ?? [];

test('finds a sentence that is cut, and no other', () => {
  expect(
    cutsIn('The conditions, called{\' \'}\n\n<Word id="clause">clauses</Word>, say'),
  ).toHaveLength(1);
  expect(cutsIn('as well,\n\n<a href="x">this one</a> takes 3')).toHaveLength(1);
  expect(cutsIn('It ends.\n\n<Ref id="003" /> asks this')).toEqual([]);
  expect(cutsIn('## What it says\n\n<Ref id="003" /> asks\nand <a href="x">another</a>')).toEqual(
    [],
  );
});

/** A word that runs into the next one, which has a mark or an explanation. */
const glued = /[\p{L}\d,;:.]<(?:Mark|Word)\b|<\/(?:Mark|Word)>[\p{L}\d]/gu;

test('finds words that run into each other, and no other', () => {
  expect('no fit: a<Mark kind="contradiction">contradiction</Mark>, and'.match(glued)).toHaveLength(
    1,
  );
  expect('an <Mark kind="unknown">unknown</Mark>cell'.match(glued)).toHaveLength(1);
  expect(
    '(<Word id="fit">fits</Word>), an <Mark kind="empty">empty</Mark> one'.match(glued),
  ).toBeNull();
});

test.each(texts)('no word of %s runs into the next one', (file) =>
  expect(readFileSync(file, 'utf8').match(glued)).toBeNull(),
);

test.each(texts)('no sentence of %s is cut in two', (file) =>
  expect(cutsIn(readFileSync(file, 'utf8'))).toEqual([]),
);
