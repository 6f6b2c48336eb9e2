/** `npm run serve`: serves the built site on this machine and prints its address. */
import { program } from '../../src/command/commandLine.ts';
import { print } from '../../src/command/program.ts';
import { placeHelp, readPlace, serveSite } from './serve/serveSite.ts';

const help = {
  does: 'serves the built site on this machine until Ctrl+C',
  examples: ['npm run serve', 'PORT=8000 npm run serve'],
  more: placeHelp,
  ends: 'with 0',
};

await program('npm run serve --', help, (command, end) =>
  command.action(async () => {
    const url = await serveSite(readPlace(process.env));
    await print([`Nonogram Explorer is at ${url}  (stop with Ctrl+C)`]);
    end(0);
  }),
);
