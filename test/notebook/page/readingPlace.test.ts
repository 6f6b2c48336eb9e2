import { expect, test } from 'vitest';
import { readPlace } from '../../../src/notebook/page/readingPlace.ts';

const place = { chapter: 'two-rows-two-columns', section: 'foursolver', heading: 'FourSolver' };

test('a kept place is read back', () => {
  expect(readPlace(JSON.stringify(place))).toEqual(place);
  expect(readPlace(JSON.stringify({ ...place, more: 1 }))).toEqual(place);
});

test.each([
  null,
  '',
  'null',
  '{}',
  '[1]',
  '{"chapter":"sweeps"}',
  JSON.stringify({ ...place, chapter: '//evil.example' }),
  JSON.stringify({ ...place, section: 5 }),
  JSON.stringify({ ...place, heading: 'x'.repeat(500) }),
])('anything else is no place: %s', (text) => expect(readPlace(text)).toBeNull());
