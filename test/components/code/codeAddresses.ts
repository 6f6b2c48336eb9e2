import { readFileSync } from 'node:fs';

/** All files that had a page under /code/ on 22 November 2026: codeAddresses.txt has each folder with its files. */
export const codeAddresses: readonly string[] = readFileSync(
  'test/components/code/codeAddresses.txt',
  'utf8',
)
  .trimEnd()
  .split('\n')
  .flatMap((line) => {
    const [folder = '', names = ''] = line.split(': ');
    return names.split(' ').map((name) => `${folder}/${name}.ts`);
  });
