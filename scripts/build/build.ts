/** `npm run build`: builds the site, with all that Astro says on the way. */
import { buildSite } from './site/buildSite.ts';
import { program } from '../../src/command/commandLine.ts';

const help = {
  does: 'builds the site into plain files; the one that was there stays until the new one is whole',
  examples: ['npm run build', 'SITE=https://example.org BASE=/some/path npm run build'],
  more: `In the environment:
  SITE=https://example.org  address of the site, for canonical links and shared pictures
  BASE=/some/path           path that it is served under (default: /)
  OUT_DIR=folder            folder to build it into (default: dist)
  AUTHORS=1                 with the pages for authors (/kit/), which are for tests and screenshots
  PREVIOUS=folder           the site as readers have it now (default: dist for the last build here); of its files with a
                            hash in their name those of the last 30 days are kept, for pages that are open meanwhile`,
  ends: 'with 0',
};

await program('npm run build --', help, (command, end) =>
  command.action(async () => {
    const { OUT_DIR: folder = 'dist', BASE: base = '/', PREVIOUS: previous } = process.env;
    await buildSite({ folder, base, aloud: true, ...(previous !== undefined && { previous }) });
    end(0);
  }),
);
