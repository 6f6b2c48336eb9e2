/** For a process that runs tests: one module is loaded with a mutant in it, which the file named by MUTANT tells. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Order } from './tester.ts';

const { mutant } = JSON.parse(readFileSync(process.env['MUTANT'] ?? '', 'utf8')) as Order;
if (mutant !== null) {
  const target = pathToFileURL(mutant.file).href;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      return url === target ? { ...loaded, source: mutant.text } : loaded;
    },
  });
}
