/** `npm start`: builds the site, serves it, and says which of the two it is doing. */
import { parseArgs } from 'node:util';
import { now } from '../../src/notebook/clock.ts';
import { buildSite } from './site/buildSite.ts';
import { print, program, write } from '../../src/command/program.ts';
import { placeHelp, readPlace, serveSite } from './serve/serveSite.ts';

const help = `Builds the site and serves it on this machine until Ctrl+C.

${placeHelp}`;

await program(help, async (words) => {
  parseArgs({ args: [...words] }); // there are none
  const place = readPlace(process.env);
  const began = now();
  await write('Building the site, one to three minutes: ');
  await buildSite(place);
  await print([`done in ${Math.round((now() - began) / 1000)} s.`]);
  const url = await serveSite(place);
  await print([`Nonogram Explorer is at ${url}  (stop with Ctrl+C)`]);
  return 0;
});
