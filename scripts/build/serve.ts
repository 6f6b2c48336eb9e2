/** `npm run serve`: serves the built site on this machine and prints its address. */
import { parseArgs } from 'node:util';
import { print, program } from '../../src/command/program.ts';
import { placeHelp, readPlace, serveSite } from './serve/serveSite.ts';

const help = `Serves the built site on this machine until Ctrl+C.

${placeHelp}`;

await program(help, async (words) => {
  parseArgs({ args: [...words] }); // there are none
  const url = await serveSite(readPlace(process.env));
  await print([`Nonogram Explorer is at ${url}  (stop with Ctrl+C)`]);
  return 0;
});
