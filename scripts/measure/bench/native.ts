/**
 * CaDiCaL as a native program, where Debian's library of it and a compiler are there; the benchmark does without them
 * otherwise, and says so. It is built from askNative.cpp for each run, into a folder that goes when it is done.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoardFormula } from '../../../src/engine/inference/boardFormula.ts';
import { dimacsLines } from '../../../src/formats/dimacs.ts';

/** A native solver. */
export type NativeSolver = {
  /** Asks of every cell of a board whether it must be filled. Milliseconds of its process, reading the formula included. */
  ask(formula: BoardFormula): { readonly count: number; readonly time: number };
  close(): void;
};

/** What is to be installed for it. */
export const nativeHint = 'apt-get install g++ libcadical-dev';

/** Builds it; null where that cannot be done. */
export function nativeSolver(compiler = 'g++'): NativeSolver | null {
  const folder = mkdtempSync(join(tmpdir(), 'bench-native-'));
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  const program = join(folder, 'ask');
  const source = join(import.meta.dirname, 'askNative.cpp');
  try {
    execFileSync(compiler, ['-O3', '-o', program, source, '-lcadical'], { stdio: 'ignore' });
  } catch {
    close();
    return null;
  }
  return {
    ask(formula) {
      const file = join(folder, 'formula.cnf');
      writeFileSync(file, [...dimacsLines(formula), ''].join('\n'));
      const cells = String(formula.height * formula.width);
      const said = execFileSync(program, [file, cells], { encoding: 'utf8' });
      const [count = Number.NaN, seconds = Number.NaN] = said.trim().split(' ').map(Number);
      return { count, time: 1000 * seconds };
    },
    close,
  };
}
