/** `npm ci` has nothing to warn about on the versions of Node that `package.json` and the README name. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Version = readonly [major: number, minor: number, patch: number];
type Manifest = { readonly engines?: { readonly node?: string }; readonly optional?: boolean };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The alternatives of a range, each with how it holds on to its version: ">=" for this and newer ones. */
function alternatives(range: string): { readonly sign: string; readonly from: Version }[] {
  return range.split('||').map((part) => {
    const match = /^(>=|\^|)\s*(\d+)(?:\.(\d+|\*))?(?:\.(\d+))?(?:-.*)?$/.exec(part.trim());
    if (match === null) throw new Error(`a range of another form: ${range}`);
    const [, sign = '', major, minor = '0', patch = '0'] = match;
    return { sign, from: [Number(major), Number(minor) || 0, Number(patch)] };
  });
}

const number = ([major, minor, patch]: Version): number => (major * 1000 + minor) * 1000 + patch;

const accepts = (range: string, version: Version): boolean =>
  alternatives(range).some(
    ({ sign, from }) =>
      number(version) >= number(from) && (sign === '>=' || version[0] === from[0]),
  );

const ours = alternatives((read('package.json') as Manifest).engines?.node ?? '');
const { packages } = read('package-lock.json') as { packages: Record<string, Manifest> };
const needs = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
  name === '' || optional === true || engines?.node === undefined ? [] : [[name, engines.node]],
);

test('a range accepts what it says', () => {
  expect(accepts('^22.22.0 || >= 24.8.0', [22, 22, 1])).toBe(true);
  expect(accepts('^22.22.0 || >= 24.8.0', [25, 0, 0])).toBe(true);
  expect(accepts('^22.22.0 || >= 24.8.0', [22, 21, 9])).toBe(false);
  expect(accepts('^22.22.0 || >= 24.8.0', [23, 5, 0])).toBe(false);
  expect(accepts('6.* || >=0.4', [5, 0, 0])).toBe(true);
});

test.each(ours)('all packages accept Node from $from on', ({ from }) => {
  expect(needs.length).toBeGreaterThan(100);
  expect(needs.filter(([, range = '']) => !accepts(range, from))).toEqual([]);
});

test('the README names the versions of package.json', () => {
  const short = ours.map(({ from: [major, minor] }) => (minor === 0 ? major : `${major}.${minor}`));
  const named = `Node ${short.slice(0, -1).join(', ')} or ${short.at(-1)}, or newer`;
  expect(readFileSync('README.md', 'utf8')).toContain(named);
});
