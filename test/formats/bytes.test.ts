/** Files by their bytes: texts whichever way their letters are written, and what is no text by its name. */
import { describe, expect, test } from 'vitest';
import { textOfBytes } from '../../src/formats/bytes.ts';
import { readPuzzles } from '../../src/formats/detect.ts';

const text = 'title "Müll"\r\nwidth 1\r\nheight 1\r\nrows\r\n1\r\ncolumns\r\n1\r\n';
const puzzle = { rows: [[1]], columns: [[1]] };

const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (swapped: boolean, mark: boolean): Uint8Array =>
  Uint8Array.from(
    [...(mark ? ['\uFEFF'] : []), ...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return swapped ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
    }),
  );

describe('letters', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 of Windows', utf16(false, true)],
    ['UTF-16, the large end first', utf16(true, true)],
    ['UTF-16 without a mark', utf16(false, false)],
    ['UTF-16 without a mark, the large end first', utf16(true, false)],
    ['Windows-1252', latin],
  ])('in %s keep their names', (_, bytes) => {
    expect(readPuzzles(bytes)).toMatchObject([{ kind: 'non', puzzle, name: 'Müll' }]);
  });

  test('that had to be guessed are told', () => {
    expect(readPuzzles(latin)).toMatchObject([
      { note: expect.stringContaining('Windows-1252') as string },
    ]);
    expect(readPuzzles(utf16(false, true))[0]).not.toHaveProperty('note');
  });
});

describe('what is no text is called by its name, with what to do', () => {
  test.each([
    ['PNG picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], /Make/],
    ['JPEG picture', [0xff, 0xd8, 0xff, 0xe0], /Make/],
    ['GIF picture', [...Buffer.from('GIF89a')], /Make/],
    ['WebP picture', [...Buffer.from('RIFF1234WEBPVP8 ')], /Make/],
    ['SVG picture', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], /Make/],
    ['TIFF picture', [0x49, 0x49, 0x2a, 0], /PNG/],
    ['BMP picture', [0x42, 0x4d, 1, 2, 3, 4, 0, 0, 0, 0], /PNG/],
    ['photograph', [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65], /JPEG/],
    ['icon', [0, 0, 1, 0, 1, 0], /PNG/],
    ['PDF', [...Buffer.from('%PDF-1.7')], /copy the numbers/],
    ['ZIP archive', [0x50, 0x4b, 3, 4, 0], /unpack/],
    ['gzip', [0x1f, 0x8b, 8], /unpack/],
    ['SQLite', [...Buffer.from('SQLite format 3\0')], /text/],
    ['no text', [1, 0, 3, 0, 0, 0, 1, 2, 0], /text file/],
  ])('%s', (name, bytes, advice) => {
    const taken = textOfBytes(Uint8Array.from(bytes));
    const said = 'refused' in taken ? taken.refused : taken.text;
    expect(said).toContain(name);
    expect(said).toMatch(advice);
    expect(said).toMatch(/\.$/);
    expect(readPuzzles(Uint8Array.from(bytes))).toEqual([
      { kind: null, problems: [{ line: 1, message: said }] },
    ]);
  });

  test('a bitmap of bits is read', () => {
    expect(readPuzzles(Uint8Array.from([...Buffer.from('P4\n2 1\n'), 0b1000_0000]))).toMatchObject([
      { kind: 'pbm', puzzle: { rows: [[1]], columns: [[1], []] } },
    ]);
  });
});
