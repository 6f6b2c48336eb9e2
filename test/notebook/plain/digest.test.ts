import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSeal, digestOf, sealed } from '../../../src/notebook/plain/digest.ts';

const byNode = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('the digest', () => {
  test('is SHA-256 of the JSON of plain data, in sixteen digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(digestOf({ text })).toBe(byNode(JSON.stringify({ text })).slice(0, 16));
      }),
    );
    expect(digestOf('5×6 \u{1f600}')).toBe(byNode('"5×6 \u{1f600}"').slice(0, 16));
  });
});

test('what is sealed is known again through JSON, and no other', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (record, salt) => {
      const written = JSON.parse(JSON.stringify(sealed(record))) as Record<string, unknown>;
      expect(checkSeal(written)).toBe(true);
      expect(sealed(written)).toEqual(written);
      expect(() => checkSeal({ ...written, salt: [salt] })).toThrow(/not what was written/);
      expect(checkSeal({ ...written, digest: undefined })).toBe(false);
    }),
  );
  const counts = sealed({ tally: { simple: [3, 4] } });
  expect(() => checkSeal({ ...counts, tally: { simple: [4, 3] } })).toThrow(RangeError);
});
