/** `npm run -s reproduce -- <id>`: recomputes a published number and says whether it is what the document prints. */
import { isOther } from '../../src/claims/agree.ts';
import { verdictOf } from '../../src/claims/verdict.ts';
import { placeOf, sourceOf } from '../../src/claims/claim.ts';
import type { Answered } from '../../src/claims/claim.ts';
import { measuring } from '../../src/claims/evidence.ts';
import type { Measured } from '../../src/claims/evidence.ts';
import { effortOf } from '../../src/claims/effortOf.ts';
import { groundText, verdictWords } from '../../src/claims/words.ts';
import { censuses } from '../../src/claims/censuses.ts';
import { publicClaims } from '../../src/claims/elsewhere/list.ts';
import { ownClaims } from '../../src/claims/own/list.ts';
import { claimOf, claims } from '../../src/claims/ledger.ts';
import { now } from '../../src/notebook/clock.ts';
import { stored } from '../../src/stored/fromFile.ts';
import { program } from '../../src/command/commandLine.ts';
import { Misuse, print } from '../../src/command/program.ts';
import { answer } from './shards/answer.ts';
import { readShardRequest } from './shards/request.ts';
import { deaf, listen } from './shards/stopping.ts';

const help = {
  does: 'recomputes claims of the documents: published figures, tables and numbers; counts a census in shards',
  examples: [
    'npm run -s reproduce -- 000-section-2-settle',
    'npm run -s reproduce -- --stored 000-figure-5',
    'npm run -s reproduce -- 000-figure-5 --state state.json',
    'npm run -s reproduce -- 000-figure-5 --shard 3/1000 --state 3.json --out done/3.json',
    'npm run -s reproduce -- 000-figure-5 --merge --missing 1000 done',
    'npm run -s reproduce -- 000-figure-5 --plan 1000',
    'npm run -s reproduce -- 000-figure-5 --verify 5',
  ],
  more: `Of a claim it prints {"id", "source", "place", "title", "published", "ours", "equal", "verdict", "evidence", "seed",
"seconds", "note"}, of several one a line; on standard error how far long runs are. "equal" is false where the document
says something else than we find, and null where it asks; "note" then says what and why. "verdict" and "evidence" say
in words how much that means: a sample never agrees, it only does not contradict. "seed" is null where nothing is
sampled; "note" is there when there is something to say.

Censuses can be stopped, resumed and spread over many machines (docs/clusters.md):

${censuses.map(({ id, title }) => `  ${id}\n    ${title}`).join('\n')}

Their shards all take about equally long. A finished state is a shard too, and so is what public/results has: what is
missing in it is done. With all shards --merge prints the verdict, else a larger shard.`,
  ends: 'with 0; with 3 if shards are missing; with 4 if a part that is verified differs; with 143 or 130 when it is stopped by SIGTERM or Ctrl-C',
};

const duration = {
  moment: 'under a second',
  seconds: 'seconds',
  minute: 'up to a minute',
  minutes: 'up to twenty minutes',
  hours: 'hours',
} as const;

/** Of the documents, of other public sources, and our own. */
const all: readonly Answered[] = [...claims, ...publicClaims, ...ownClaims];

const isLong = (claim: Answered): boolean => ['minutes', 'hours'].includes(effortOf(claim));

const listed = (claim: Answered): readonly string[] => {
  const { id, title } = claim;
  return [id, `    ${sourceOf(claim)}, ${placeOf(claim)}: ${title} (${duration[effortOf(claim)]})`];
};

function reproduce(claim: Answered, measured: Measured): Record<string, unknown> {
  const { id, title } = claim;
  const start = now();
  const { published, ours, kind, ground, seed = null, note } = verdictOf(claim, measured);
  const seconds = Math.round(now() - start) / 1000;
  const result = {
    id,
    source: sourceOf(claim),
    place: placeOf(claim),
    title,
    published,
    ours,
    equal: kind === 'answer' ? null : !isOther(kind),
    verdict: verdictWords[kind].slice(2),
    evidence: groundText(ground),
    seed,
    seconds,
  };
  return note === undefined ? result : { ...result, note };
}

/** Seconds between two lines that say how far a run is. */
const PATIENCE = 5;

/** Says how far a long run is, on standard error. */
function progress(): Measured {
  let last = now();
  return measuring((name, share) => {
    if (now() - last < PATIENCE * 1000) return;
    last = now();
    console.error(`${name}: ${Math.floor(100 * share)} %`);
  });
}

type Options = { readonly stored?: true; readonly all?: true; readonly list?: true };

/** @param words - all of the command line, with the options for shards */
async function main(
  words: readonly string[],
  named: readonly string[],
  options: Options,
): Promise<number> {
  if (options.list === true) {
    await print(all.flatMap(listed));
    return 0;
  }
  const request = readShardRequest(words);
  if (typeof request === 'string') throw new Misuse(request);
  if (request !== null) {
    const stopping = request.kind === 'plan' || request.kind === 'merge' ? deaf : listen();
    return answer(request, { tell: (line) => console.error(line), stopping });
  }
  const short = all.filter((claim) => !isLong(claim)).map(({ id }) => id);
  const isStored = options.stored === true;
  const ids = options.all === true ? short : named;
  if (ids.length === 0) throw new Misuse('Say which number: --list has the ids.');
  const unknown = ids.filter((id) => claimOf(id) === undefined);
  if (unknown.length > 0)
    throw new Error(`No claim has the id ${unknown.join(', ')}: --list has them.`);
  const measured = isStored ? stored : progress();
  for (const id of ids) {
    const claim = claimOf(id);
    if (claim === undefined) continue;
    if (!isStored && isLong(claim))
      console.error(`${id} takes ${duration[effortOf(claim)]}; --stored reads what is kept.`);
    const result = reproduce(claim, measured);
    await print([JSON.stringify(result, null, ids.length === 1 ? 2 : 0)]);
  }
  return 0;
}

await program('npm run -s reproduce --', help, (command, end, words) =>
  command
    .argument('[id...]', 'of claims; of a census, and files or folders of its shards')
    .option('--stored', 'reads the stored runs instead of measuring anew')
    .option('--all', 'all claims but those that take long')
    .option('--list', 'the ids, what they claim, and how long they take')
    .option('--state <file>', 'keeps the state of a census there, and goes on from it')
    .option('--shard <i/n>', 'works on the i-th of n shards only')
    .option('--out <file>', 'writes there what would be printed, whole or not at all')
    .option('--merge', 'adds shards up, in any order')
    .option(
      '--missing <n>',
      'with --merge: names those of n shards that are missing, as --array of sbatch takes them',
    )
    .option('--plan <n>', 'units, and hours of one core that each of n shards is expected to take')
    .option('--seconds <s>', 'with --plan: how long the rate is measured (default: 10)')
    .option(
      '--verify <k or k/n>',
      'counts k parts, or k of n shards, again and compares; without files those of the stored run',
    )
    .action(async (ids: readonly string[], options: Options) => {
      end(await main(words, ids, options));
    }),
);
