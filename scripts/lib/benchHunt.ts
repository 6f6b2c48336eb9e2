/** The hunt of 002 as a reader runs it: images a second on one core, in Node and by a worker of the page. */
import { now } from '../../src/clock.ts';
import { greatHunt } from '../../src/experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../src/experiments/greatHunt.ts';
import type { BrowserBench } from './benchBrowser.ts';
import { count, ratio, table, verdict } from './benchReport.ts';

/** 002's size and number of filled cells. */
const hunt: GreatHuntSpec = {
  height: 15,
  width: 15,
  filled: 113,
  method: 'sweeps',
  needed: false,
  formula: null,
  measure: 'sweeps',
  least: 20,
  most: 1000,
  boards: 150_000,
  seed: 1,
};
const turns = 5;
/** Images a second that are wanted of a core in the browser. */
const wanted = 60_000;

/** Images a second, by the clock and by the time of this process. */
type Rate = { readonly clock: number; readonly own: number };

function inNode(images: number): Rate {
  const tally = greatHunt.emptyTally(hunt);
  const go = greatHunt.begin(hunt);
  const [start, before] = [now(), process.cpuUsage()];
  go(0, images, tally);
  const { user, system } = process.cpuUsage(before);
  return { clock: (1000 * images) / (now() - start), own: (1e6 * images) / (user + system) };
}

/**
 * The two in turns, the best of each, so that what else the machine does falls on both. Their ratio is what the way through
 * the worker costs, its start included; times Node's rate by its own time it is the rate of a core that does nothing else.
 */
export async function hunts(browser: BrowserBench | null): Promise<void> {
  inNode(20_000); // the compiler warms up
  const node: Rate[] = [];
  const page: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    node.push(inNode(hunt.boards));
    if (browser) page.push((1000 * hunt.boards) / (await browser.run('great-hunt', hunt, 1)));
  }
  const own = Math.max(...node.map((rate) => rate.own));
  const clock = Math.max(...node.map((rate) => rate.clock));
  const worker = browser ? Math.max(...page) : undefined;
  const share = worker === undefined ? undefined : worker / clock;
  const core = share === undefined ? undefined : share * own;
  table(
    'The hunt, 15x15 with 113 filled cells: images a second on one core',
    [
      'Node, by its own time',
      'Node, by the clock',
      "browser's worker, by the clock",
      'browser/Node',
      'browser, on a core of its own',
      'wanted',
    ],
    [
      [
        count(own),
        count(clock),
        count(worker),
        ratio(share, 1),
        count(core),
        `${count(wanted)} ${verdict(core, wanted)}`,
      ],
    ],
  );
}
