/** `npm run check`: types, lint, unused exports, format, as `npm test` begins with them. */
import { program } from '../../src/command/program.ts';
import { checks, writeCollectionTypes } from './run/checks.ts';
import { countAll, doAll } from './run/jobs.ts';

const help = `Types, lint, unused exports and format of everything. npm run format puts the last one right.

  npm run check
`;

await program(help, async () => {
  await writeCollectionTypes();
  await doAll(checks);
  return countAll();
});
