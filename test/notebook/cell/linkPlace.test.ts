import { describe, expect, test } from 'vitest';
import {
  aimAt,
  isInFragment,
  longestQuery,
  putState,
  stateIn,
} from '../../../src/notebook/cell/linkPlace.ts';
import { readLink, writeLink } from '../../../src/notebook/cell/linkState.ts';

const address = (path = ''): URL => new URL(`https://example.org/sweeps/${path}`);
const long = 'x%y'.repeat(longestQuery);

describe('the place of a state in an address', () => {
  test('is the query while it is short, and the fragment stays', () => {
    const url = address('#fig-sweeps');
    putState(url, writeLink('', 'fig-sweeps', 1, { p: '5x5' }));
    expect(url.search).toBe('?fig-sweeps=1;p=5x5;z');
    expect(url.hash).toBe('#fig-sweeps');
    expect(stateIn(url)).toBe(url.search);
  });

  test('is the fragment when it is long, and it reads back the same', () => {
    const url = address('?fig-line=1;d=3;z#fig-sweeps');
    putState(url, writeLink(stateIn(url), 'fig-sweeps', 1, { p: long }));
    expect(url.search).toBe('');
    const again = new URL(url.href);
    expect(isInFragment(again)).toBe(true);
    expect(readLink(stateIn(again), 'fig-sweeps')).toMatchObject({ values: { p: long } });
    expect(readLink(stateIn(again), 'fig-line')).toMatchObject({ values: { d: '3' } });
  });

  test('comes back to the query when the state gets short again', () => {
    const url = address();
    putState(url, writeLink('', 'fig-sweeps', 1, { p: long }));
    putState(url, writeLink(stateIn(url), 'fig-sweeps', 1, null));
    expect(url.href).toBe(address().href);
  });

  test('a fragment that holds a state is not replaced by the name of a cell', () => {
    const url = address();
    aimAt(url, 'fig-sweeps');
    expect(url.hash).toBe('#fig-sweeps');
    putState(url, writeLink('', 'fig-sweeps', 1, { p: long }));
    aimAt(url, 'fig-sweeps');
    expect(readLink(stateIn(url), 'fig-sweeps').kind).toBe('values');
  });
});
