/** `npm run -s reproduce -- <id>`: recomputes a published number and says whether it is what the document prints. */
import { verdictOf } from '../src/figures/figure.ts';
import type { Figure } from '../src/figures/figure.ts';
import { figureOf, figures } from '../src/figures/index.ts';
import { now } from '../src/clock.ts';

const help = `Recomputes published figures, tables and numbers.

  npm run -s reproduce -- <id>...   one object of JSON; one a line for several ids
  npm run -s reproduce -- --all     all of them, one a line
  npm run -s reproduce -- --list    the ids, what they claim, and how long they take

{"id", "source", "place", "title", "published", "ours", "equal", "seed", "seconds", "note"}
"equal" is false where the document says something else than we find; "note" then says what and why.
"seed" is null where nothing is sampled; "note" is there when there is something to say.
`;

const duration = {
  moment: 'under a second',
  seconds: 'seconds',
  minute: 'up to a minute',
} as const;

function list(): string {
  return figures
    .map(
      ({ id, source, place, title, effort }) =>
        `${id}\n    ${source}, ${place}: ${title} (${duration[effort]})\n`,
    )
    .join('');
}

function reproduce(figure: Figure): Record<string, unknown> {
  const { id, source, place, title } = figure;
  const start = now();
  const { published, ours, equal, seed = null, note } = verdictOf(figure);
  const seconds = Math.round(now() - start) / 1000;
  const result = { id, source, place, title, published, ours, equal, seed, seconds };
  return note === undefined ? result : { ...result, note };
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
  const ids = options.includes('--all') ? figures.map(({ id }) => id) : options;
  if (ids.length === 0) {
    console.error(help);
    return 2;
  }
  const unknown = ids.filter((id) => figureOf(id) === undefined);
  if (unknown.length > 0) {
    console.error(`No figure has the id ${unknown.join(', ')}. The ids are:\n\n${list()}`);
    return 2;
  }
  for (const id of ids) {
    const figure = figureOf(id);
    if (figure) console.log(JSON.stringify(reproduce(figure), null, ids.length === 1 ? 2 : 0));
  }
  return 0;
}

process.exitCode = main();
