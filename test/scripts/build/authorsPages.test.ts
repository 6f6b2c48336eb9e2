import { afterEach, expect, test, vi } from 'vitest';
import { authorsPages } from '../../../scripts/build/site/authorsPages.ts';

afterEach(() => vi.unstubAllEnvs());

/** The addresses that pages for authors have. */
function addresses(command: string, authors: string): readonly string[] {
  vi.stubEnv('AUTHORS', authors);
  const found: string[] = [];
  const injectRoute = ({ pattern }: { readonly pattern: string }): number => found.push(pattern);
  const setup = authorsPages().hooks['astro:config:setup'] as (given: object) => void;
  setup({ command, injectRoute });
  return found;
}

test('pages for authors are where authors and tests look, and not in what is deployed', () => {
  expect(addresses('dev', '')).toEqual(['/kit', '/kit/stage', '/kit/[widget]']);
  expect(addresses('build', '1')).toEqual(['/kit', '/kit/stage', '/kit/[widget]']);
  expect(addresses('build', '')).toEqual([]);
});
