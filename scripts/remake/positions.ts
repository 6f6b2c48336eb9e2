/** `npm run positions`: makes the positions of /train/, or checks the stored ones. */
import { positionsFile } from '../../src/claims/positions.ts';
import { positionSpec, positionsVersion, storedOf } from '../../src/experiments/positions.ts';
import { Misuse, print, program } from '../../src/command/program.ts';
import { techniques } from '../../src/engine/play/techniques.ts';
import type { Technique } from '../../src/engine/play/techniques.ts';
import { isStored, storeDated } from './stored/datedFile.ts';
import { sealedText } from './stored/sealedText.ts';
import { searchPositions } from './searches/positionSearch.ts';
import type { FoundPositions } from './searches/positionSearch.ts';

const help = `Makes the positions that train each technique (public/results/positions-….json), from seeds.

  npm run -s positions                    all ten, in about ten minutes
  npm run -s positions -- overlap chain   these
  npm run -s positions -- --check         searches again and compares; exit code 1 when something differs

The techniques: ${techniques.join(', ')}.
`;

function textOf(technique: Technique, { boards, positions }: FoundPositions, date: string): string {
  const head = {
    experiment: 'positions',
    version: positionsVersion,
    spec: positionSpec(technique),
    command: positionsFile(technique).command,
    date,
    boards,
  };
  const heads = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const lines = positions.map((one) => JSON.stringify(storedOf(one)));
  return sealedText(`{\n${heads.join(',\n')},\n  "positions": [\n${lines.join(',\n')}\n  ]\n}\n`);
}

async function main(words: readonly string[]): Promise<number> {
  const check = words.includes('--check');
  const named = words.filter((word) => word !== '--check');
  const stray = named.find((word) => !techniques.some((one) => one === word));
  if (stray !== undefined) throw new Misuse(`not a technique: ${stray}`);
  let equal = true;
  for (const technique of techniques) {
    if (named.length > 0 && !named.includes(technique)) continue;
    const file = new URL(
      `../../public/results/${positionsFile(technique).name}.json`,
      import.meta.url,
    );
    const found = searchPositions(positionSpec(technique));
    await print([`${technique}: ${found.positions.length} positions of ${found.boards} boards`]);
    const textOn = (date: string): string => textOf(technique, found, date);
    if (!check) storeDated(file, textOn);
    else if (!isStored(file, textOn)) {
      equal = false;
      await print([`${technique}: differs from the stored positions`]);
    }
  }
  return equal ? 0 : 1;
}

await program(help, main);
