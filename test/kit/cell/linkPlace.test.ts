import { describe, expect, test } from 'vitest';
import {
  aimAt,
  isInFragment,
  longestQuery,
  putState,
  stateIn,
} from '../../../src/kit/cell/linkPlace.ts';
import { readLink, writeLink } from '../../../src/kit/cell/linkState.ts';

const address = (path = ''): URL => new URL(`https://example.org/sweeps/${path}`);
const long = 'x%y'.repeat(longestQuery);

describe('the place of a state in an address', () => {
  test('is the query while it is short, and the fragment stays', () => {
    const url = address('#fig-2-1');
    putState(url, writeLink('', 'fig-2-1', 1, { p: '5x5' }));
    expect(url.search).toBe('?fig-2-1=1;p=5x5;z');
    expect(url.hash).toBe('#fig-2-1');
    expect(stateIn(url)).toBe(url.search);
  });

  test('is the fragment when it is long, and it reads back the same', () => {
    const url = address('?fig-1-1=1;d=3;z#fig-2-1');
    putState(url, writeLink(stateIn(url), 'fig-2-1', 1, { p: long }));
    expect(url.search).toBe('');
    const again = new URL(url.href);
    expect(isInFragment(again)).toBe(true);
    expect(readLink(stateIn(again), 'fig-2-1')).toMatchObject({ values: { p: long } });
    expect(readLink(stateIn(again), 'fig-1-1')).toMatchObject({ values: { d: '3' } });
  });

  test('comes back to the query when the state gets short again', () => {
    const url = address();
    putState(url, writeLink('', 'fig-2-1', 1, { p: long }));
    putState(url, writeLink(stateIn(url), 'fig-2-1', 1, null));
    expect(url.href).toBe(address().href);
  });

  test('a fragment that holds a state is not replaced by the name of a cell', () => {
    const url = address();
    aimAt(url, 'fig-2-1');
    expect(url.hash).toBe('#fig-2-1');
    putState(url, writeLink('', 'fig-2-1', 1, { p: long }));
    aimAt(url, 'fig-2-1');
    expect(readLink(stateIn(url), 'fig-2-1').kind).toBe('values');
  });
});
