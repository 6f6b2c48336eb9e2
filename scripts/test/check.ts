/** `npm run check`: types, lint, unused exports, format, as `npm test` begins with them. */
import { existsSync } from 'node:fs';
import { program } from '../../src/command/program.ts';
import { checks } from './run/checks.ts';
import { countAll, doAll, run } from './run/jobs.ts';

const help = `Types, lint, unused exports and format of everything. npm run format puts the last one right.

  npm run check
`;

await program(help, async () => {
  // the types of the content collections, which a fresh clone lacks
  if (!existsSync('.astro/types.d.ts')) await run('astro', ['sync', '--silent']);
  await doAll(checks);
  return countAll();
});
