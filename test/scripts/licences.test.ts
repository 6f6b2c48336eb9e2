/** The licences of all packages, as the lock file has them: whoever adds one with another licence decides it here. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const all = Object.entries(packages).filter(([name]) => name !== '');

/** May be sent to readers with their notices, which are in `/licences.txt` of the site. */
const free = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'];

/** Of tools that build and test; nothing of theirs is sent to readers but fonts, under the licence beside them. */
const ofTools = [
  ...free,
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
];

const others = (known: readonly string[], some: typeof all): readonly string[] =>
  some.flatMap(([name, { license = 'none' }]) =>
    known.includes(license) ? [] : [`${name}: ${license}`],
  );

test('what is sent to readers may be sent on by anybody', () => {
  const sent = all.filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);
  expect(sent.length).toBeGreaterThan(30);
  expect(others(free, sent)).toEqual([]);
  for (const [folder] of sent)
    expect([
      folder,
      readdirSync(folder).some((file) => /^(?:licen[cs]e|copying)\b/i.test(file)),
    ]).toEqual([folder, true]);
});

test('tools have licences that are known here', () => {
  expect(all.length).toBeGreaterThan(400);
  expect(others(ofTools, all)).toEqual([]);
  expect(others(free, all)).not.toEqual([]); // an unknown one is seen
});
