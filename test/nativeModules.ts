/**
 * For tests whose modules Node loads as they are, which is faster than through Vite: compiled, an imported name costs a
 * look-up each time it is used, and the loops of the engine take twice as long. Vite tells modules their base address.
 */
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!/\/src\/.*\.ts$/.test(url) || loaded.source === undefined) return loaded;
    const text = Buffer.from(loaded.source as Uint8Array).toString();
    // in the first line, so that errors name the lines of the file
    return text.includes('import.meta.env.')
      ? { ...loaded, source: `import.meta.env = { BASE_URL: '/' }; ${text}` }
      : loaded;
  },
});
