/** The licences of the packages of others whose programs and fonts are sent to readers, as these licences ask for it. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';

type Package = {
  readonly version: string;
  readonly license: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
};

/** Where the text of a licence lies. @throws Error where there is none */
function licenceIn(folder: string): string {
  const name = readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)\b/i.test(file));
  if (name === undefined) throw new Error(`${folder} has no licence to send along`);
  return readFileSync(join(folder, name), 'utf8').trim();
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};

/** Programs are needed when the site runs, not only where it is built; fonts are built into it. */
const isSent = ([folder, { dev, devOptional }]: readonly [string, Package]): boolean =>
  folder !== '' && ((dev !== true && devOptional !== true) || folder.includes('/@fontsource/'));

const text = Object.entries(packages)
  .filter(isSent)
  .map(([folder, { version, license }]) =>
    [
      `${folder.replace(/^.*node_modules\//, '')} ${version} (${license})`,
      '',
      licenceIn(folder),
    ].join('\n'),
  )
  .join(`\n\n${'-'.repeat(72)}\n\n`);

export const GET: APIRoute = () =>
  new Response(`What the pages of Nonogram Explorer are built of, by others\n\n${text}\n`);
