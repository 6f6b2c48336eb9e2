/**
 * The documents show code that is there: an example that begins with the name of a file is a part of that file, with `// …`
 * for what is left out, and all examples of a section together are short enough to be read.
 */
import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Example = { readonly section: string; readonly path: string; readonly code: string };

const mostLines = 60;

async function examplesOf(document: string): Promise<readonly Example[]> {
  const text = await readFile(`docs/${document}`, 'utf8');
  return text.split(/^## /m).flatMap((part) =>
    Array.from(part.matchAll(/```\w*\n\/\/ (\S+)\n([\s\S]*?)```/g), ([, path = '', code = '']) => ({
      section: `${document}, ${part.split('\n', 1)[0] ?? ''}`,
      path,
      code,
    })),
  );
}

const documents = (await readdir('docs', { recursive: true })).filter((name) =>
  name.endsWith('.md'),
);
const examples = (await Promise.all(documents.map(examplesOf))).flat();

const linesOf = (code: string): readonly string[] => code.trim().split('\n');

/** Lines without indents; empty ones do not count. */
const trimmed = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

test('sections with examples are short', () => {
  const sections = Map.groupBy(examples, ({ section }) => section);
  expect(sections.size).toBeGreaterThan(0);
  for (const [section, some] of sections) {
    const lines = some.flatMap(({ path, code }) => [path, ...linesOf(code)]);
    expect(lines.length, section).toBeLessThan(mostLines);
  }
});

test.each(examples)('$section: $path is as it is shown', async ({ path, code }) => {
  const there = trimmed(await readFile(path, 'utf8'));
  let at = -1; // of the last line that was found
  let left = true; // out: the next line may stand further down
  for (const line of trimmed(code)) {
    if (line === '// …') {
      left = true;
      continue;
    }
    at = left ? there.indexOf(line, at + 1) : at + 1;
    expect(there[at], `what follows in ${path}`).toBe(line);
    left = false;
  }
});

test('decisions.md has every package with its version', async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    readonly [list: string]: Record<string, string>;
  };
  const packages = Object.entries({ ...dependencies, ...devDependencies });
  const text = await readFile('docs/decisions.md', 'utf8');
  // packages of one family stand together without its name; another name of one is behind it
  const missing = packages.filter(([name, version]) => {
    const [, alias, exact = version] = /^npm:(.*)@(.*)$/.exec(version) ?? [];
    return !text.includes(`${alias ?? name.replace(/^@fontsource\//, '')} ${exact}`);
  });
  expect(packages.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
