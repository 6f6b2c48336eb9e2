/** Parts of a test file that are left out by themselves when nothing that they depend on has changed. */
import { relative } from 'node:path';
import { describe } from 'vitest';
import { testKeys } from '../../scripts/test/run/testKeys.ts';
import { listInputsOfPart } from './inputs.ts';

/** `npm test` asks for what has changed only. */
const keys = process.env['ONLY_CHANGED'] === undefined ? null : testKeys();

/**
 * As `describe`, for tests that share nothing with others of the file.
 *
 * @param file - the test file
 * @returns whether they are left out
 */
export function describePart(file: string, name: string, tests: () => void): boolean {
  const isGreen = keys?.isGreen(`${relative('.', file)} ${name}`) === true;
  describe.skipIf(isGreen)(name, () => {
    listInputsOfPart();
    tests();
  });
  return isGreen;
}
