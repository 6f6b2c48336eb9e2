/** `npm start`: builds the site, serves it, and says which of the two it is doing. */
import { now } from '../src/clock.ts';
import { buildSite } from './lib/buildSite.ts';

const began = now();
process.stdout.write('Building the site, about half a minute: ');
await buildSite({
  folder: process.env['OUT_DIR'] ?? 'dist',
  base: process.env['BASE'] ?? '/',
});
console.log(`done in ${Math.round((now() - began) / 1000)} s.`);
await import('./serve.ts');
