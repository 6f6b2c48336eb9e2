import { afterEach, expect, test, vi } from 'vitest';
import { allowOwnPrograms, ownProgram } from '../../../src/notebook/pool/ownPrograms.ts';

const page = 'https://a.example/some/folder/play/?x=1#y';
const base = '/some/folder/';

test.each([
  'https://a.example/some/folder/_astro/task.worker-AbC_12.js',
  '/some/folder/_astro/task.worker-AbC_12.js',
  '/some/folder/sw.js',
  '/some/folder/play/sw.js',
])('%s is a program of the site', (address) => {
  expect(ownProgram(address, base, page)).toBe(address);
});

test.each([
  'https://b.example/some/folder/_astro/task.js',
  'http://a.example/some/folder/_astro/task.js',
  '//b.example/some/folder/sw.js',
  'data:text/javascript,0',
  'blob:https://a.example/1234',
  'javascript:0',
  '/_astro/task.js',
  '/sw.js',
  '/some/folder/_astro/../results/task.js',
  '/some/folder/_astro/%2e%2e/results/task.js',
  '/some/folder/results/race.json',
  '/some/folder/_astro/task.json',
  '/some/folder/other.js',
  '',
])('%j is none', (address) => {
  expect(() => ownProgram(address, base, page)).toThrow(TypeError);
});

afterEach(() => vi.unstubAllGlobals());

test('the policy is made once, and reads nothing but addresses of programs', () => {
  const made: { name: string; rules: Record<string, (address: string) => string> }[] = [];
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy(name: string, rules: Record<string, (address: string) => string>) {
      made.push({ name, rules });
      this.defaultPolicy = rules;
      return rules;
    },
  };
  vi.stubGlobal('trustedTypes', trustedTypes);
  vi.stubGlobal('location', { href: 'https://a.example/play/' });
  allowOwnPrograms();
  allowOwnPrograms();
  expect(made.map(({ name, rules }) => [name, Object.keys(rules)])).toEqual([
    ['default', ['createScriptURL']],
  ]);
  const read = made[0]?.rules['createScriptURL'];
  expect(read?.('/_astro/task-1.js')).toBe('/_astro/task-1.js');
  expect(() => read?.('https://b.example/_astro/task-1.js')).toThrow(TypeError);
});

test('where there are no Trusted Types, nothing is made', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowOwnPrograms).not.toThrow();
});
