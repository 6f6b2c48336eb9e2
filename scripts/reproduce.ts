/** `npm run -s reproduce -- <id>`: recomputes a published number and says whether it is what the document prints. */
import { verdictOf } from '../src/claims/verdict.ts';
import type { Answered } from '../src/claims/claim.ts';
import { here } from '../src/claims/evidence.ts';
import { groundText, verdictWords } from '../src/claims/words.ts';
import { claimOf, claims } from '../src/claims/ledger.ts';
import { now } from '../src/clock.ts';
import { answerShards, readShardRequest } from './lib/reproduceShards.ts';
import type { ShardRequest } from './lib/reproduceShards.ts';

const help = `Recomputes published figures, tables and numbers.

  npm run -s reproduce -- <id>...   one object of JSON; one a line for several ids
  npm run -s reproduce -- --all     all of them but those that take hours, one a line
  npm run -s reproduce -- --list    the ids, what they claim, and how long they take

{"id", "source", "place", "title", "published", "ours", "equal", "verdict", "evidence", "seed", "seconds", "note"}
"equal" is false where the document says something else than we find, and null where it asks; "note" then says what and
why. "verdict" and "evidence" say in words how much that means: a sample never agrees, it only does not contradict.
"seed" is null where nothing is sampled; "note" is there when there is something to say.

Two tables are about all 2^36 images of 6x6: 000-figure-5 takes about an hour of one core, 001-table-3-6x6 about
four hours, level by level of filled cells. They can be stopped, resumed and spread:

  npm run -s reproduce -- 000-figure-5 --state FILE
      works on all of it; keeps its state in FILE every half minute and goes on from there; FILE may also be a merged
      shard, as public/results has them, and then what is missing in it is done
  npm run -s reproduce -- 000-figure-5 --shard 3/1000 > 3.json
      works on shard 3 of 1,000, all of which take about equally long, and prints it; also with --state
  npm run -s reproduce -- 000-figure-5 --merge 1.json 2.json ...
      adds printed shards up, in any order; with all of them it prints the verdict, else a larger shard
`;

const duration = {
  moment: 'under a second',
  seconds: 'seconds',
  minute: 'up to a minute',
  hours: 'hours; in shards',
} as const;

function list(): string {
  return claims
    .map(
      ({ id, source, place, title, effort }) =>
        `${id}\n    ${source}, ${place}: ${title} (${duration[effort]})\n`,
    )
    .join('');
}

function reproduce(figure: Answered): Record<string, unknown> {
  const { id, source, place, title } = figure;
  const start = now();
  const { published, ours, kind, ground, seed = null, note } = verdictOf(figure, here);
  const seconds = Math.round(now() - start) / 1000;
  const result = {
    id,
    source,
    place,
    title,
    published,
    ours,
    equal: kind === 'answer' ? null : kind !== 'differs',
    verdict: verdictWords[kind].slice(2),
    evidence: groundText(ground),
    seed,
    seconds,
  };
  return note === undefined ? result : { ...result, note };
}

function shards(request: ShardRequest): number {
  try {
    console.log(JSON.stringify(answerShards(request, (line) => console.error(line))));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function main(): number {
  const options = process.argv.slice(2);
  if (options.includes('--help') || options.includes('-h')) {
    console.log(help);
    return 0;
  }
  if (options.includes('--list')) {
    console.log(list());
    return 0;
  }
  const request = readShardRequest(options);
  if (typeof request === 'string') {
    console.error(`${request}\n\n${help}`);
    return 2;
  }
  if (request !== null) return shards(request);
  const short = claims.filter(({ effort }) => effort !== 'hours').map(({ id }) => id);
  const ids = options.includes('--all') ? short : options;
  if (ids.length === 0) {
    console.error(help);
    return 2;
  }
  const unknown = ids.filter((id) => claimOf(id) === undefined);
  if (unknown.length > 0) {
    console.error(`No figure has the id ${unknown.join(', ')}. The ids are:\n\n${list()}`);
    return 2;
  }
  for (const id of ids) {
    const figure = claimOf(id);
    if (figure) console.log(JSON.stringify(reproduce(figure), null, ids.length === 1 ? 2 : 0));
  }
  return 0;
}

process.exitCode = main();
