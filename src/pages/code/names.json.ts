/** The public names of the library, for links from the code to the reference. */
import type { APIRoute } from 'astro';
import type { PublicNames } from '../../components/code/links.ts';
import { sitePath } from '../../notebook/page/paths.ts';
import { referenceOf, rooms } from '../../reference/reference.ts';

const names: PublicNames = Object.fromEntries(
  rooms.flatMap(({ entries }) =>
    entries.map((entry) => [entry.name, { to: sitePath(referenceOf(entry)), path: entry.path }]),
  ),
);

export const GET: APIRoute = () => Response.json(names);
