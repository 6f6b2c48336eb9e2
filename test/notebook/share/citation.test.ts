import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bibtex, citation, frameHtml, heightScript } from '../../../src/notebook/share/citation.ts';
import type { CitedFigure } from '../../../src/notebook/share/citation.ts';

const shown: CitedFigure = {
  id: 'fig-inferable',
  number: 'Figure 9.1',
  title: 'Cells & 50 % of {them}',
  about: '20\u00a0×\u00a020, seed 7',
  address: 'https://a.example/threshold/?fig-inferable=1;s=7;z#fig-inferable',
  version: '1.2.3',
  day: '2026-11-22',
};

describe('a citation', () => {
  test('says figure, run, version, address and day', () => {
    expect(citation(shown)).toBe(
      'The Nonogram Explorer team. Nonogram Explorer, version 1.2.3. Figure 9.1, “Cells & 50 % of {them}” (20\u00a0×\u00a020, seed 7). https://a.example/threshold/?fig-inferable=1;s=7;z#fig-inferable (seen on 2026-11-22).',
    );
    expect(citation({ ...shown, number: null, about: null })).toContain('1.2.3. “Cells');
  });

  test('in BibTeX escapes what would be a command, and leaves the address', () => {
    expect(bibtex(shown).split('\n')).toEqual([
      '@misc{nonogram-explorer-fig-inferable,',
      '  author = {{The Nonogram Explorer team}},',
      String.raw`  title = {Figure 9.1: Cells \& 50 \% of \{them\}},`,
      '  howpublished = {Nonogram Explorer, version 1.2.3},',
      '  year = {2026},',
      '  url = {https://a.example/threshold/?fig-inferable=1;s=7;z#fig-inferable},',
      '  urldate = {2026-11-22},',
      String.raw`  note = {20~$\times$~20, seed 7},`,
      '}',
    ]);
    expect(bibtex({ ...shown, title: String.raw`a\b^c~d` })).toContain(
      String.raw`a\textbackslash{}b\textasciicircum{}c\textasciitilde{}d`,
    );
  });

  test('of the whole site has the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const cff = readFileSync('CITATION.cff', 'utf8');
    expect(/^version: (.*)$/m.exec(cff)?.[1]).toBe(version);
    expect(cff).toContain('The Nonogram Explorer team');
  });
});

test('a frame carries title and address as attributes', () => {
  expect(frameHtml(shown, 'https://a.example/?x="1"&y', 600)).toBe(
    '<iframe src="https://a.example/?x=&quot;1&quot;&amp;y" title="Figure 9.1 Cells &amp; 50 % of {them} (Nonogram Explorer)" width="100%" height="600" loading="lazy" sandbox="allow-scripts allow-same-origin allow-downloads allow-top-navigation-by-user-activation" allow="clipboard-write" style="border: 0"></iframe>',
  );
});

test('the script of a framing page takes heights of our figures only, up to 20,000', () => {
  const own = { style: { height: '' }, contentWindow: {} };
  let hear: ((message: object) => void) | undefined;
  const [, program = ''] = /<script>(.*)<\/script>/s.exec(heightScript(shown.address)) ?? [];
  runInNewContext(program, {
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    document: { querySelectorAll: () => [own] },
  });
  const origin = 'https://a.example';
  const message = (height: unknown, more = {}): string => {
    own.style.height = '300px';
    const data = { type: 'nonogram-figure', height };
    hear?.({ data, origin, source: own.contentWindow, ...more });
    return own.style.height;
  };
  expect(message(512)).toBe('512px');
  expect(message(1e9)).toBe('20000px');
  expect(message(512, { origin: 'https://evil.example' })).toBe('300px');
  expect(message(512, { source: {} })).toBe('300px');
  expect(message(512, { data: null })).toBe('300px');
});
