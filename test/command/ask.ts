/** Runs the command in this process, which takes no time to start. */
import { vi } from 'vitest';
import { nonogramEngine } from '../../src/command/nonogramEngine.ts';
import { Misuse } from '../../src/command/program.ts';

export type Asked = { readonly code: number; readonly out: string; readonly err: string };

/**
 * @param words - after the name of the command
 * @returns the exit code, and what would have been printed
 */
export async function ask(...words: readonly string[]): Promise<Asked> {
  let [out, err] = ['', ''];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(((
    text: string,
    done?: () => void,
  ) => {
    out += text;
    done?.();
    return true;
  }) as typeof process.stdout.write);
  const stderr = vi.spyOn(console, 'error').mockImplementation((text: string) => {
    err += `${text}\n`;
  });
  try {
    const code = await nonogramEngine(words, '1.2.3');
    return { code, out, err };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      code: 2,
      out,
      err: error instanceof Misuse ? error.message : `fault: ${error.message}`,
    };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

/** The objects of JSON lines. */
export const linesOf = (text: string): readonly Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Dominoes around a square, n of them, as the n-Dom puzzles of collections: one solution; with 20, nobody waits for it. */
export const dominoes = (n: number): { readonly rows: number[][]; readonly cols: number[][] } => ({
  rows: [[3], [1], ...Array.from({ length: n - 1 }, () => [[3, 1], [1]]).flat(), [1]],
  cols: [[1], ...Array.from({ length: n - 1 }, () => [[1], [1, 3]]).flat(), [1], [3]],
});

/** A puzzle in place of a file: a game ID. */
export const gameId = (rows: readonly number[][], cols: readonly number[][]): string =>
  `${cols.length}x${rows.length}:${[...cols, ...rows].map((runs) => runs.join('.')).join('/')}`;
