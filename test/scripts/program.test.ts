// What all commands have in common, as a shell has it: readers that go away, readers that are slow, and disks that are full.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'program-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));
const command = fileURLToPath(new URL('../../src/command/main.ts', import.meta.url));

const small = put('small.json', '{"rows": [[1],[3],[1]], "cols": [[1],[3],[1]]}\n');
// a command that prints as those do that measure
const program = JSON.stringify(command.replace('main.ts', 'program.ts'));
const plain = put(
  'plain.mjs',
  `import { toTheEnd } from ${program};
await toTheEnd(() => {
  console.log('a line');
  return 0;
});`,
);

/** Runs a line of a shell, in which "$N" is Node, "$S" the folder of scripts and "$C" the command. */
function shell(line: string): { readonly code: number | null; readonly err: string } {
  const env = { ...process.env, N: process.execPath, S: scripts, C: command };
  const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8', env });
  return { code: status, err: stderr };
}

const commands = [
  ['analyse', `"$S"research/analyse.ts ${small}`],
  ['convert', `"$C" convert ${small} - --to nin`],
  ['formula', `"$C" formula < ${small}`],
  ['the help of a command', `"$C" make --help`],
  ['circuit', `"$S"research/circuit.ts a --json`],
  ['results', `"$S"remake/results.ts --list`],
  ['any help', `"$S"measure/bench.ts --help`],
  ['what is printed line by line', plain],
] as const;

describe.skipIf(process.platform === 'win32').each(commands)('%s', (_, line) => {
  test('ends without a word and with 0 when its reader is gone', () => {
    // the reader ends before Node begins to write
    expect(shell(`{ "$N" ${line}; echo "code $?" >&2; } | true`).err).toBe('code 0\n');
  });

  test.skipIf(!existsSync('/dev/full'))('says in a sentence that a disk is full, with 2', () => {
    expect(shell(`"$N" ${line} > /dev/full`)).toEqual({
      code: 2,
      err: 'Standard output cannot be written: ENOSPC: no space left on device, write\n',
    });
  });
});

describe('standard output', () => {
  test('has all of a large formula, however slowly it is read', async () => {
    // 20 MB: as many lines as this were too many to be written at once
    const lines = Array.from({ length: 50 }, (_, i) =>
      Array.from({ length: 17 }, (_, j) => 1 + ((i + j) % 2)),
    );
    const child = spawn(process.execPath, [command, 'formula', '--encoding', 'automaton']);
    child.stdin.end(JSON.stringify({ rows: lines, cols: lines }));
    const ended = new Promise((done) => child.once('close', done));
    await setTimeout(1000);
    const chunks: Buffer[] = [];
    for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
    expect(await ended).toBe(0);
    const text = Buffer.concat(chunks).toString();
    const clauses = Number(/^p cnf \d+ (\d+)$/m.exec(text.slice(0, 1000))?.[1]);
    expect(clauses).toBeGreaterThan(500_000);
    expect(text.split('\n')).toHaveLength(clauses + 4);
  });
});

describe('convert', () => {
  test.skipIf(process.platform === 'win32')('keeps a good file when a disk is full', () => {
    const good = put('good.nin', 'as it was');
    const before = readdirSync(folder);
    const { code, err } = shell(`ulimit -f 0; exec "$N" "$C" convert ${small} ${good}`);
    expect({ code, err }).toEqual({
      code: 2,
      err: `${good} cannot be written: EFBIG: file too large, write\n`,
    });
    expect(readFileSync(good, 'utf8')).toBe('as it was');
    expect(readdirSync(folder)).toEqual(before);
  });
});
