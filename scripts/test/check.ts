/** `npm run check`: types, lint, unused exports, format, as `npm test` begins with them. */
import { program } from '../../src/command/commandLine.ts';
import { checks, writeCollectionTypes } from './run/checks.ts';
import { countAll, doAll } from './run/jobs.ts';

const help = {
  does: 'looks at types, lint, unused exports and format of everything',
  examples: ['npm run check'],
  more: 'npm run format puts the last one right.',
  ends: 'with 0; with 1 if something is wrong',
};

await program('npm run check --', help, (command, end) =>
  command.action(async () => {
    await writeCollectionTypes();
    await doAll(checks);
    end(countAll());
  }),
);
