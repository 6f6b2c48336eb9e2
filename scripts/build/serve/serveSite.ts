/** Serves the built site on this machine, where the environment says: OUT_DIR, BASE, PORT. */
import { existsSync } from 'node:fs';
import { serveFolder } from './staticServer.ts';

/** What the environment says of a site. */
export type Place = {
  readonly folder: string; // that the site is in
  readonly base: string; // the path that it is served under
  readonly port: number; // or one of the ten after it
};

/** What `--help` says of it. */
export const placeHelp = `In the environment:
  PORT=8000       port to serve at (default: 4321); where it is taken, one of the ten after it
  BASE=/some/path path that the site is built for and served under (default: /)
  OUT_DIR=folder  folder of the built site (default: dist)`;

/** @throws Error for a port that is none */
export function readPlace({ OUT_DIR, BASE, PORT = '4321' }: NodeJS.ProcessEnv): Place {
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : NaN;
  if (!(port <= 65_535)) throw new Error(`PORT takes a number from 0 to 65535: ${PORT}`);
  return { folder: OUT_DIR ?? 'dist', base: BASE ?? '/', port };
}

/**
 * Serves the site until the program is ended.
 *
 * @returns its address
 * @throws Error when there is none, or no port is free
 */
export async function serveSite({ folder, base, port }: Place): Promise<string> {
  if (!existsSync(`${folder}/index.html`))
    throw new Error(`There is no built site in ${folder}. Run: npm run build`);
  for (let next = port; ; next++)
    try {
      return (await serveFolder(folder, base, next)).url;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || next >= Math.min(port + 10, 65_535)) throw error;
    }
}
