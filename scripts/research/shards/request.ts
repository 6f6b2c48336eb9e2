/** What the command line asks of `npm run -s reproduce -- <id> …`: a shard, a merge, a plan, or a check. */
import { censuses } from '../../../src/claims/censuses.ts';
import type { NamedCensus } from '../../../src/claims/censuses.ts';
import { readShard } from './cut.ts';
import type { Numbered } from './cut.ts';

/** What was asked for. */
export type ShardRequest = { readonly named: NamedCensus; readonly out?: string } & (
  | { readonly kind: 'run'; readonly shard: Numbered; readonly state?: string } // 1/1 is the whole
  | { readonly kind: 'merge'; readonly missing?: number; readonly files: readonly string[] }
  | { readonly kind: 'plan'; readonly shards: number; readonly seconds: number }
  | {
      readonly kind: 'verify';
      readonly parts: readonly [count: number, of?: number];
      readonly files: readonly string[]; // none: the stored run
    }
);

const flags = ['--shard', '--state', '--merge', '--missing', '--plan', '--seconds', '--verify'];
const valued = new Set([...flags, '--out']);
valued.delete('--merge');

/** Options with their values, and what else stands there. */
type Read = {
  readonly options: ReadonlyMap<string, string>;
  readonly files: readonly string[];
};

/**
 * Reads the options for shards, and ids of claims too long for one sitting.
 *
 * @returns null when the command line asks for nothing of the kind; a message when it is wrong
 */
export function readShardRequest(words: readonly string[]): ShardRequest | string | null {
  const [id = '', ...rest] = words;
  const named = censuses.find((one) => one.id === id);
  const long = named?.figure === undefined || named.figure.effort === 'hours';
  const asked =
    flags.some((flag) => words.includes(flag)) || (long && named !== undefined && onlyOut(rest));
  if (!asked) return null;
  if (!named) {
    const ids = censuses.map((one) => one.id).join(', ');
    return `${flags.join(', ')} follow one of these ids: ${ids}`;
  }
  const read = readOptions(rest);
  if (typeof read === 'string') return read;
  const out = read.options.get('--out');
  const request = requestOf(named, read);
  return typeof request === 'string' || out === undefined ? request : { ...request, out };
}

const onlyOut = (rest: readonly string[]): boolean =>
  rest.length === 0 || (rest.length === 2 && rest[0] === '--out');

function readOptions(rest: readonly string[]): Read | string {
  const options = new Map<string, string>();
  const files: string[] = [];
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    if (word === '--merge') options.set(word, '');
    else if (!word.startsWith('--')) files.push(word);
    else if (!valued.has(word)) return `unknown option: ${word}`;
    else {
      const value = rest[++at];
      if (value === undefined) return `${word} needs a value`;
      if (options.has(word)) return `${word} stands there twice`;
      options.set(word, value);
    }
  }
  return { options, files };
}

/** The options that go together. */
const together = {
  '--merge': ['--missing'],
  '--plan': ['--seconds'],
  '--verify': [],
  '--shard': ['--state'],
} as const;

function requestOf(named: NamedCensus, { options, files }: Read): ShardRequest | string {
  const kinds = ['--merge', '--plan', '--verify'] as const;
  const kind = kinds.find((one) => options.has(one)) ?? '--shard';
  const allowed = new Set<string>([kind, '--out', ...together[kind]]);
  const other = [...options.keys()].find((option) => !allowed.has(option));
  if (other !== undefined) return `${other} does not go with ${kind}`;
  if (kind === '--shard' || kind === '--plan') {
    if (files.length > 0) return `unknown option: ${files[0] ?? ''}`;
    return kind === '--plan' ? planOf(named, options) : runOf(named, options);
  }
  if (kind === '--verify') return verifyOf(named, options, files);
  if (files.length === 0) return '--merge needs the files that the shards were printed to';
  const missing = countIn(options, '--missing');
  if (typeof missing === 'string') return missing;
  return { kind: 'merge', named, files, ...(missing !== null && { missing }) };
}

function runOf(named: NamedCensus, options: Read['options']): ShardRequest | string {
  const text = options.get('--shard') ?? '1/1';
  const state = options.get('--state');
  const shard = readShard(text);
  if (shard === null) return `--shard takes i/n, with i from 1 to n: ${text}`;
  return { kind: 'run', named, shard, ...(state !== undefined && { state }) };
}

function planOf(named: NamedCensus, options: Read['options']): ShardRequest | string {
  const shards = countIn(options, '--plan');
  const seconds = countIn(options, '--seconds');
  if (typeof shards === 'string') return shards;
  if (typeof seconds === 'string') return seconds;
  return { kind: 'plan', named, shards: shards ?? 1, seconds: seconds ?? 10 };
}

function verifyOf(
  named: NamedCensus,
  options: Read['options'],
  files: readonly string[],
): ShardRequest | string {
  const text = options.get('--verify') ?? '';
  const [count = NaN, of] = /^\d+(?:\/\d+)?$/.test(text) ? text.split('/').map(Number) : [];
  if (!(count >= 1) || (of !== undefined && of < count))
    return `--verify takes a number of parts, or k/n for k of n shards: ${text}`;
  return { kind: 'verify', named, files, parts: of === undefined ? [count] : [count, of] };
}

/** A whole number of 1 or more; null without the option; a message when it is none. */
function countIn(options: Read['options'], option: string): number | string | null {
  const text = options.get(option);
  if (text === undefined) return null;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count >= 1 ? count : `${option} takes a whole number of 1 or more: ${text}`;
}
