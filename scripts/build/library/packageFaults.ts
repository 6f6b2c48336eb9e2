/** What the tools of the trade say of the packed library. */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';

/** Who asks as CommonJS, or by the rules from before `exports`, is told that this is a package of modules. */
const asCommonJs = new Set<unknown>(['node10', 'node16-cjs']);

/**
 * What the tools of the trade find wrong with the package: publint, and "are the types wrong".
 *
 * @param packed - the file
 * @param place - where it is unpacked
 * @returns a line each; empty when all is well
 */
export async function packageFaults(packed: string, place: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: place, pack: false, strict: true });
  const file = createPackageFromTarballData(Uint8Array.from(readFileSync(packed)));
  const result = await checkPackage(file);
  const problems = 'problems' in result ? result.problems : [{ kind: 'no types' }];
  const wrong = problems.filter(
    (problem) => !('resolutionKind' in problem && asCommonJs.has(problem.resolutionKind)),
  );
  return [...messages, ...wrong].map((one) => JSON.stringify(one));
}
