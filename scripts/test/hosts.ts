/** `npm run -s hosts`: the headers of the built site as settings of a web server. */
import { Misuse, print, program } from '../../src/command/program.ts';
import { servedFrom, settingsFiles, settingsText } from '../build/serve/hostSettings.ts';
import { readPlace } from '../build/serve/serveSite.ts';

const help = `Prints settings of a host for the built site: the headers that go with its files.

  npm run -s hosts -- nginx.conf   one of ${settingsFiles.join(', ')}

_headers and vercel.json are in the built site already. BASE and OUT_DIR as for npm run build.
`;

await program(help, async ([name, ...more]) => {
  const file = settingsFiles.find((one) => one === name);
  if (file === undefined || more.length > 0)
    throw new Misuse(`Name one of ${settingsFiles.join(', ')}.`);
  const { folder, base } = readPlace(process.env);
  await print([settingsText(file, servedFrom(folder, base)).trimEnd()]);
  return 0;
});
