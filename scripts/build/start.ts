/** `npm start`: builds the site, serves it, and says which of the two it is doing. */
import { now } from '../../src/notebook/clock.ts';
import { buildSite } from './site/buildSite.ts';
import { program } from '../../src/command/commandLine.ts';
import { print, write } from '../../src/command/program.ts';
import { placeHelp, readPlace, serveSite } from './serve/serveSite.ts';

const help = {
  does: 'builds the site and serves it on this machine until Ctrl+C',
  examples: ['npm start', 'PORT=8000 npm start'],
  more: placeHelp,
  ends: 'with 0',
};

await program('npm start --', help, (command, end) =>
  command.action(async () => {
    const place = readPlace(process.env);
    const began = now();
    await write('Building the site, one to three minutes: ');
    await buildSite(place);
    await print([`done in ${Math.round((now() - began) / 1000)} s.`]);
    const url = await serveSite(place);
    await print([`Nonogram Explorer is at ${url}  (stop with Ctrl+C)`]);
    end(0);
  }),
);
