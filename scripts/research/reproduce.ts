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
import { Misuse, print, program } from '../../src/command/program.ts';
import { answer } from './shards/answer.ts';
import { readShardRequest } from './shards/request.ts';
import { deaf, listen } from './shards/stopping.ts';

const help = `Recomputes claims of the documents: published figures, tables and numbers.

  npm run -s reproduce -- <id>...   one object of JSON; one a line for several ids; on standard error how far long runs are
  npm run -s reproduce -- --stored <id>...   reads the stored runs instead of measuring anew
  npm run -s reproduce -- --all     all of them but those that take long, one a line
  npm run -s reproduce -- --list    the ids, what they claim, and how long they take

{"id", "source", "place", "title", "published", "ours", "equal", "verdict", "evidence", "seed", "seconds", "note"}
"equal" is false where the document says something else than we find, and null where it asks; "note" then says what and
why. "verdict" and "evidence" say in words how much that means: a sample never agrees, it only does not contradict.
"seed" is null where nothing is sampled; "note" is there when there is something to say.

Censuses can be stopped, resumed and spread over many machines (docs/clusters.md):

${censuses.map(({ id, title }) => `  ${id.padEnd(16)} ${title}`).join('\n')}

  npm run -s reproduce -- <census> --state FILE
      works on all of it; keeps its state in FILE from the first second and goes on from there; FILE may also be a
      merged shard, as public/results has them, and then what is missing in it is done. SIGTERM ends it with 143
  npm run -s reproduce -- <census> --shard 3/1000 --state 3.json --out done/3.json
      works on shard 3 of 1,000, all of which take about equally long; --out is there whole or not at all, without it
      the shard is printed. A finished state is a shard too
  npm run -s reproduce -- <census> --merge FILE|FOLDER...
      adds shards up, in any order; with all of them it prints the verdict, else a larger shard
  npm run -s reproduce -- <census> --merge --missing 1000 FILE|FOLDER...
      names shards that are missing as --array of sbatch takes them, and ends with 3; with none missing it merges
  npm run -s reproduce -- <census> --plan 1000 [--seconds 10]
      units, and hours of one core that each shard is expected to take, by a rate that is measured here and now
  npm run -s reproduce -- <census> --verify K [FILE|FOLDER...]
      counts K parts again and compares; ends with 4 when one differs. Without files it takes the stored run. With K/N it
      takes K of N shards; --out FILE then keeps what came out beside the run, for other machines to compare
`;

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

async function main(options: readonly string[]): Promise<number> {
  if (options.includes('--list')) {
    await print(all.flatMap(listed));
    return 0;
  }
  const request = readShardRequest(options);
  if (typeof request === 'string') throw new Misuse(request);
  if (request !== null) {
    const stopping = request.kind === 'plan' || request.kind === 'merge' ? deaf : listen();
    return answer(request, { tell: (line) => console.error(line), stopping });
  }
  const short = all.filter((claim) => !isLong(claim)).map(({ id }) => id);
  const isStored = options.includes('--stored');
  const named = options.filter((option) => option !== '--stored');
  const ids = options.includes('--all') ? short : named;
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

await program(help, main);
