// The notes: each stands on files and commands that there are, types none of its numbers, and claims nothing of others.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { proseIn } from '../../src/facts/prose.ts';
import { checkedFiles, noteBibtex, notePage, notes, resultOf } from '../../src/facts/notes.ts';
import { commandFault } from './commands.ts';

const fileOf = (id: string): string => `content/notes/${id}.mdx`;

type Front = {
  readonly searched: string;
  readonly data: Readonly<Record<string, string>>;
  readonly commands: readonly string[];
  readonly references?: readonly { readonly id: string }[];
  readonly sources: readonly string[];
};

test('there are notes', () => {
  expect(notes.length).toBeGreaterThan(0);
  expect(notePage('no-such')).toBeNull();
  expect(() => resultOf('no-such')).toThrow('no new result');
});

describe.each(notes)('the note $id', ({ id }) => {
  const text = readFileSync(fileOf(id), 'utf8');
  const { front, components } = proseIn(fileOf(id));
  const { searched, data, commands, references = [], sources } = front as Front;
  const body = text.slice(text.indexOf('\n---\n') + 5);

  test('stands on files that are as they were, and on commands that there are', () => {
    expect(checkedFiles(id, data).length).toBe(Object.keys(data).length);
    expect(commands.map(commandFault).filter((fault) => fault !== null)).toEqual([]);
  });

  test('has its numbers computed: none of three digits is typed, but sizes and years', () => {
    const prose = body
      .replaceAll(/^(?:import|export)\s[\s\S]*?;$/gm, '')
      .replaceAll(/\$[^$]*\$|\{[^{}]*\}|<[^>]*>|\]\([^)]*\)/g, ' ')
      .replaceAll(/\d+ × \d+|\b(?:19|20)\d\d\b/g, ' ');
    expect(prose.match(/\d[\d,.]*\d\d/g) ?? []).toEqual([]);
  });

  test('has one picture, says how it was searched, and not that nobody was before', () => {
    expect(components.filter(({ name }) => name === 'NotePicture')).toHaveLength(1);
    expect(components.filter(({ name }) => name === 'Figure' || name === 'Walk')).toEqual([]);
    expect(searched + body).not.toMatch(
      /\b(?:for the first time|we are the first|never before|new to science|nobody has)\b/i,
    );
    expect(existsSync(`public/social/note-${id}.png`)).toBe(true);
  });

  test('refers to what stands in its list, and cites itself', () => {
    const named = [...body.matchAll(/\]\(#ref-([a-z0-9-]+)\)/g)].map(([, one]) => one);
    expect(named.filter((one) => !references.some((other) => other.id === one))).toEqual([]);
    const documents = components.flatMap(({ name, attributes }) =>
      name === 'Ref' ? [attributes['id']] : [],
    );
    expect(documents.filter((one) => !sources.includes(one ?? ''))).toEqual([]);
    expect(noteBibtex(id, '2026-11-29', null)).toMatch(
      /^@misc\{nonogram-explorer-[\s\S]*year = \{2026\},\n\}$/,
    );
    expect(noteBibtex(id, '2026-11-29', 'https://a.example/n/')).toContain(
      'url = {https://a.example/n/}',
    );
  });
});

test('a file that has changed, or is not there, ends the build', () => {
  const wrong = 'a'.repeat(64);
  expect(() => checkedFiles('x', { 'package.json': wrong })).toThrow('has changed');
  expect(() => checkedFiles('x', { 'no-such.json': wrong })).toThrow('there is no no-such.json');
  expect(commandFault('npm run -s results -- no-such --check')).toContain('no such name');
  expect(commandFault('rm -r dist')).toContain('package.json');
});
