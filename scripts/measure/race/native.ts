/** SAT solvers that are installed on the machine: each is given the formula as a file in DIMACS, a process a question. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { BoardFormula } from '../../../src/engine/inference/boardFormula.ts';
import { dimacsLines } from '../../../src/formats/dimacs.ts';
import type { ModelFound, RacePeer } from './peer.ts';

/** How a program is called. */
type Program = {
  readonly name: string;
  readonly tells: boolean; // its version
  readonly options: (formula: string, result: string) => readonly string[];
};

const programs: readonly Program[] = [
  { name: 'cadical', tells: true, options: (formula) => ['-q', formula] },
  { name: 'kissat', tells: true, options: (formula) => ['-q', formula] },
  { name: 'minisat', tells: false, options: (formula, result) => ['-verb=0', formula, result] },
];

/** Exit codes, as the SAT competitions have them. */
const satisfiable = 10;
const unsatisfiable = 20;

function isInstalled(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Those that are there, and can be timed: the shell tells the processor time of a process. */
export const nativePeers = (): readonly RacePeer[] =>
  isInstalled('bash') ? programs.filter(({ name }) => isInstalled(name)).map(peerBy) : [];

const peerBy = ({ name, tells, options }: Program): RacePeer => ({
  name,
  ...(tells && { version: versionOf(name) }),
  begin(formula) {
    const folder = mkdtempSync(join(tmpdir(), 'race-'));
    const [file, result] = [join(folder, 'formula.cnf'), join(folder, 'result.txt')];
    const excluded: string[] = []; // solutions, as clauses
    return {
      next(limit) {
        writeFileSync(file, withClauses(formula, excluded));
        const run = timedRun([name, ...options(file, result)], limit);
        const found = answerOf(formula, run, name === 'minisat' ? result : null);
        if (found.kind === 'model') excluded.push(exclusion(found.cells));
        return found;
      },
      end: () => rmSync(folder, { recursive: true, force: true }),
    };
  },
});

/** What a program says of its version. */
const versionOf = (name: string): string =>
  spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout.trim();

/** The formula as text, with further clauses. */
function withClauses(formula: BoardFormula, more: readonly string[]): string {
  const [first, second, , ...clauses] = dimacsLines(formula);
  const head = `p cnf ${formula.variables} ${formula.clauses.count + more.length}`;
  return `${[first, second, head, ...clauses, ...more].join('\n')}\n`;
}

/** The clause that forbids a solution. */
const exclusion = (cells: Uint8Array): string =>
  [...Array.from(cells, (value, cell) => (value === 1 ? -1 : 1) * (cell + 1)), 0].join(' ');

type Run = { readonly code: number | null; readonly out: string; readonly ms: number };

/**
 * Runs a program within a limit of processor time, which the shell sets and tells.
 *
 * @param limit - ms; whole seconds are all that a shell knows
 * @throws Error when the program cannot be timed
 */
function timedRun(command: readonly string[], limit: number): Run {
  const seconds = Math.max(1, Math.ceil(limit / 1000));
  const script = 'ulimit -t "$0"; TIMEFORMAT="%U %S"; { time "$@" 2>/dev/null; } 2>&3';
  const { status, stdout, output } = spawnSync(
    'bash',
    ['-c', script, String(seconds), ...command],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    },
  );
  const told = output[3] ?? '';
  const [user = Number.NaN, system = Number.NaN] = told.trim().split(/\s+/).slice(-2).map(Number);
  const ms = 1000 * (user + system);
  if (Number.isNaN(ms)) throw new Error(`${command[0]} could not be timed: ${told}`);
  return { code: status, out: stdout, ms };
}

/** @param result - the file of a program that prints nothing */
function answerOf(
  { height, width }: BoardFormula,
  { code, out, ms }: Run,
  result: string | null,
): ModelFound {
  if (code === unsatisfiable) return { kind: 'none', ms };
  if (code !== satisfiable) return { kind: 'open', ms };
  const text =
    result === null
      ? out.replaceAll(/^(?!v ).*$/gm, '').replaceAll(/^v /gm, '')
      : readFileSync(result, 'utf8').replace(/^SAT/, '');
  const cells = new Uint8Array(height * width);
  for (const literal of text.split(/\s+/).map(Number))
    if (literal > 0 && literal <= cells.length) cells[literal - 1] = 1;
  return { kind: 'model', cells, ms };
}
