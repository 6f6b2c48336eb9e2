/**
 * `node scripts/remake/answerGround.ts`: the ground of the answer picture, made of the stored run `how-hard`, whose boards are
 * drawn again from its seed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hardness } from '../../src/engine/inference/weakest.ts';
import { layouts } from '../../src/kit/answer/field.ts';
import { program } from '../../src/command/commandLine.ts';
import { print } from '../../src/command/program.ts';
import { storedRun } from '../../src/stored/fromFile.ts';
import { fileOf, glowMask, grainMasks, tintMask } from './answer/grains.ts';

const folder = 'src/kit/answer/ground';
const { wide, phone, strip } = layouts;

/** The wide field in a chapter, where it is smaller. */
const inChapter = { width: 828, height: 440 };

async function* files(): AsyncGenerator<readonly [name: string, content: Buffer]> {
  const sand = {
    wide: grainMasks(wide, 1),
    chapter: grainMasks(inChapter, 1),
    phone: grainMasks(phone, 2), // which have twice as many pixels
    strip: grainMasks(strip, 1, 6),
  };
  for (const [name, { north, south }] of Object.entries(sand)) {
    yield [`${name}-north`, await fileOf(north)];
    yield [`${name}-south`, await fileOf(south)];
  }
  for (const [name, layout] of Object.entries(layouts))
    yield [`${name}-glow`, await fileOf(glowMask(layout), 60)];
  yield ['tint', await fileOf(tintMask(), 80)];
}

const help = {
  does: `draws the ground of the answer picture into ${folder}: a grain for every board of the stored run, a tint, a light`,
  examples: ['node scripts/remake/answerGround.ts', 'node scripts/remake/answerGround.ts --check'],
  ends: 'with 0; with 1 if what is checked differs',
};

async function main(check: boolean): Promise<number> {
  const { found } = storedRun('how-hard').tally;
  await print(
    hardness.map((kind, at) => `${kind}: ${found.filter((one) => one === at + 1).length}`),
  );
  mkdirSync(folder, { recursive: true });
  let code = 0;
  for await (const [name, content] of files()) {
    const path = `${folder}/${name}.webp`;
    if (!check) writeFileSync(path, content);
    else if (!readFileSync(path).equals(content)) code = 1;
    await print([`${path}: ${content.length} bytes`]);
  }
  return code;
}

await program('node scripts/remake/answerGround.ts', help, (command, end) =>
  command
    .option('--check', 'compares it with what is stored')
    .action(async ({ check = false }: { readonly check?: boolean }) => end(await main(check))),
);
