/** `npm run build`: builds the site, with all that Astro says on the way. */
import { parseArgs } from 'node:util';
import { buildSite } from './site/buildSite.ts';
import { program } from '../../src/command/program.ts';

const help = `Builds the site into plain files. The one that was there stays until the new one is whole.

  SITE=https://example.org  address of the site, for canonical links and shared pictures
  BASE=/some/path           path that it is served under, / unless said otherwise
  OUT_DIR=folder            folder to build it into, dist unless said otherwise
  AUTHORS=1                 with the pages for authors (/kit/), which are for tests and screenshots
  PREVIOUS=folder           the site as readers have it now, dist for the last build here: of its files with a hash in their
                            name those of the last 30 days are kept, for pages that are open while the new site comes
`;

await program(help, async (words) => {
  parseArgs({ args: [...words] }); // there are none
  const { OUT_DIR: folder = 'dist', BASE: base = '/', PREVIOUS: previous } = process.env;
  await buildSite({ folder, base, aloud: true, ...(previous !== undefined && { previous }) });
  return 0;
});
