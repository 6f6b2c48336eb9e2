/** Stored full runs (public/results) as the prose quotes them; read while the site is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A stored run: what was computed, how, and what came out. */
export type StoredRun<Spec, Tally> = {
  readonly experiment: string;
  readonly version: number;
  readonly spec: Spec;
  readonly command: string;
  readonly date: string;
  readonly engine: string;
  readonly tally: Tally;
};

/** Reads `public/results/<name>.json`. Throws when it is not there: `npm run results` makes it. */
export function storedRun<Spec, Tally>(name: string): StoredRun<Spec, Tally> {
  const path = join('public', 'results', `${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as StoredRun<Spec, Tally>;
}
