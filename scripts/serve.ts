/** `npm run serve`: serves the built site on this machine and prints its address. */
import { existsSync } from 'node:fs';
import { serveFolder } from './lib/staticServer.ts';

const folder = process.env['OUT_DIR'] ?? 'dist';
const wanted = Number(process.env['PORT'] ?? 4321);

if (!existsSync(`${folder}/index.html`)) {
  console.error(`There is no built site in ${folder}. Run: npm run build`);
  process.exit(1);
}

/** The wanted port, or the next free one of the ten after it. */
async function start(port: number): Promise<void> {
  try {
    const { url } = await serveFolder(folder, process.env['BASE'] ?? '/', port);
    console.log(`Nonogram Explorer is at ${url}  (stop with Ctrl+C)`);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || port >= wanted + 10) throw error;
    await start(port + 1);
  }
}

await start(wanted);
