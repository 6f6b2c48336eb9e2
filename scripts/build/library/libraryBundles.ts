/** The single files of the library: one for pages without a bundler, the program of the worker, and the command. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { build, minify } from 'vite';
import { manPage } from '../../../src/command/manPage.ts';
import { engineCommand } from '../../../src/command/nonogramEngine.ts';
import { libraryVersion } from '../../../src/reference/libraryFile.ts';

/** The program of the worker, as the module that starts it knows it. */
const beside = "'./workerProgram.js'";

/** How the worker is found, in the form that bundlers look for. */
const address = `new URL(${beside}, import.meta.url)`;

/** Leaves the address as it is: the file will lie beside the bundle. */
const workerBeside: Plugin = {
  name: 'worker-beside',
  enforce: 'pre',
  transform: (code) =>
    code.includes(address)
      ? `const fileOfWorker = './workerProgram.js';\n${code.replaceAll(address, 'new URL(fileOfWorker, import.meta.url)')}`
      : undefined,
};

/** Makes one file of a module and of all that it imports. */
async function single(entry: string, folder: string, name: string): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [workerBeside],
    build: {
      outDir: 'bundled',
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(folder, entry), formats: ['es'], fileName: () => name },
    },
  });
}

/** A program as an address; what stands for something else there (Node 20 reads no query), or is not plain, is written by its bytes. */
const dataAddress = (program: string): string =>
  `data:text/javascript,${program.replaceAll(/[%#?\s]|[^\x20-\x7e]+/g, encodeURIComponent)}`;

/**
 * Adds the single files to a folder in which the modules lie: `browser/nonogram-engine.js`, and the program of the worker, which
 * lies beside that one and takes the place of its module, and stands in `workerUrl` whole.
 *
 * @param banner - the first line of each
 */
export async function addBundles(folder: string, banner: string): Promise<void> {
  const program = 'lib/library/door/workerProgram.js';
  await single('lib/library/browser.js', folder, 'nonogram-engine.js');
  await single(program, folder, 'workerProgram.js');
  for (const [from, to] of [
    ['nonogram-engine.js', 'browser/nonogram-engine.js'],
    ['workerProgram.js', 'browser/workerProgram.js'],
    ['workerProgram.js', program],
  ] as const) {
    // for modules the build leaves names and spaces, since a bundler may come after it
    const text = readFileSync(join(folder, 'bundled', from), 'utf8');
    const { code } = await minify(from, text, { module: true });
    mkdirSync(join(folder, dirname(to)), { recursive: true });
    writeFileSync(join(folder, to), `/* ${banner} */\n${code}\n`);
  }
  rmSync(join(folder, 'bundled'), { recursive: true });
  rmSync(join(folder, `${program}.map`));
  const url = join(folder, 'lib/library/workerUrl.js');
  const [types = ''] = readFileSync(url, 'utf8').split('\n');
  const whole = dataAddress(readFileSync(join(folder, program), 'utf8'));
  writeFileSync(url, `${types}\nexport const workerUrl = ${JSON.stringify(whole)};\n`);
  rmSync(`${url}.map`);
  // beside the sources there is none: who runs these, as those of JSR do, finds the one for pages
  const host = join(folder, 'src/library/door/workerHost.ts');
  const text = readFileSync(host, 'utf8');
  writeFileSync(host, text.replaceAll(beside, "'../../../browser/workerProgram.js'"));
}

/** Where the command lies in the package. */
export const commandFile = 'bin/nonogram-engine.js';

/** And its manual page. */
export const manFile = 'man/nonogram-engine.1';

/**
 * Adds the command, with its manual page, in one file with the package that reads command lines; the licence of that one lies beside it.
 *
 * @param folder - of the package
 * @param banner - the line after the one that names Node
 */
export async function addCommand(folder: string, banner: string): Promise<void> {
  const made = join(folder, 'made');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: resolve('src/command/main.ts'),
      outDir: made,
      target: 'node20',
      minify: true,
    },
  });
  const [names, ...rest] = readFileSync(join(made, 'main.js'), 'utf8').split('\n');
  rmSync(made, { recursive: true });
  const file = join(folder, commandFile);
  mkdirSync(dirname(file));
  writeFileSync(file, [names, `/* ${banner} */`, ...rest].join('\n'), { mode: 0o755 });
  mkdirSync(join(folder, dirname(manFile)));
  writeFileSync(join(folder, manFile), manPage(engineCommand(() => undefined, libraryVersion)));
  copyFileSync('node_modules/commander/LICENSE', join(dirname(file), 'commander.LICENSE.txt'));
}
