/**
 * Reads every claim of the ledger while all that is not the ledger's own is taken away, and writes down the ids of those
 * that have an own side all the same: it was worked out from nothing.
 */
import { createRequire, registerHooks } from 'node:module';
import '../nativeModules.ts';
import type { Measured } from '../../src/claims/evidence.ts';

const require = createRequire(import.meta.url);
const ledger = new URL('../../src/claims/', import.meta.url).href;
const taken = 'taken:';
let gone = false;

const guard = (): void => {
  if (gone) throw new Error('taken away');
};

const isPlain = (thing: unknown): thing is object =>
  typeof thing === 'function' ||
  Array.isArray(thing) ||
  (typeof thing === 'object' &&
    thing !== null &&
    Object.getPrototypeOf(thing) === Object.prototype);

/** The same thing until it is gone: then it cannot be called or looked into. */
const guarded = (thing: unknown): unknown =>
  isPlain(thing)
    ? new Proxy(thing, {
        apply: (to, self, given) => (guard(), Reflect.apply(to as () => unknown, self, given)),
        construct: (to, given) => (guard(), Reflect.construct(to as new () => object, given)),
        get: (to, name) => (guard(), Reflect.get(to, name) as unknown),
      })
    : thing;

Object.assign(globalThis, { guarded });

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const leaves =
      context.parentURL?.startsWith(ledger) === true &&
      /\/src\/(?!claims\/|formats\/numbers\.ts)/.test(found.url);
    return leaves ? { ...found, url: `${taken}${found.url}`, shortCircuit: true } : found;
  },
  load(url, context, next) {
    if (!url.startsWith(taken)) return next(url, context);
    const own = url.slice(taken.length);
    const names = Object.keys(require(new URL(own).pathname) as object);
    const source = [
      `import * as all from ${JSON.stringify(own)};`,
      ...names.map((name) => `export const ${name} = globalThis.guarded(all.${name});`),
    ].join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});

const { claims } = await import('../../src/claims/ledger.ts');
const { publicClaims } = await import('../../src/claims/elsewhere/list.ts');
const { ownClaims } = await import('../../src/claims/own/list.ts');

const nothing = {
  tally: guard,
  outcome: guard,
  kept: (_: string, find: () => unknown) => find(),
} as unknown as Measured;

gone = true;
for (const claim of [...claims, ...publicClaims, ...ownClaims]) {
  if (claim.agrees === null) continue;
  try {
    claim.read(nothing);
    process.stdout.write(`${claim.id}\n`);
  } catch (error) {
    if (!/taken away/.test(String(error))) throw error;
  }
}
