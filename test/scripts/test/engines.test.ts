/** `npm ci` has nothing to warn about on the versions of Node that `package.json` and the README name. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Version = readonly [major: number, minor: number, patch: number];
type Manifest = { readonly engines?: { readonly node?: string }; readonly optional?: boolean };

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

type Alternative = {
  readonly sign: string;
  readonly from: Version;
  readonly below: Version | null;
};

const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((one) => Number(one) || 0);
  return [major, minor, patch];
};

/** The alternatives of a range, each with how it holds on to its version: ">=" for this and newer ones, up to some other. */
const alternatives = (range: string): readonly Alternative[] =>
  range.split('||').map((part) => {
    const match = /^(>=|\^|)\s*(\d[\d.*]*)(?:-\S*)?(?:\s+<\s*(\d[\d.]*))?$/.exec(part.trim());
    if (match === null) throw new Error(`a range of another form: ${range}`);
    const [, sign = '', from = '', below] = match;
    return { sign, from: versionOf(from), below: below === undefined ? null : versionOf(below) };
  });

const number = ([major, minor, patch]: Version): number => (major * 1000 + minor) * 1000 + patch;

const accepts = (range: string, version: Version): boolean =>
  alternatives(range).some(
    ({ sign, from, below }) =>
      number(version) >= number(from) &&
      (below === null || number(version) < number(below)) &&
      (sign === '>=' || version[0] === from[0]),
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
  expect(accepts('>=20.19.0 <22.0.0 || >=22.12.0', [22, 11, 0])).toBe(false);
  expect(accepts('>=20.19.0 <22.0.0 || >=22.12.0', [21, 0, 0])).toBe(true);
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
