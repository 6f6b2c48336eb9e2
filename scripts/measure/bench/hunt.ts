/** The hunt of 002 as a reader runs it: images a second on one core, in Node and by a worker of the page. */
import { now } from '../../../src/notebook/clock.ts';
import { greatHunt } from '../../../src/experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../../src/experiments/greatHunt.ts';
import type { BrowserBench } from './inBrowser.ts';
import { watch } from '../race/processorTime.ts';
import { count, ratio, table, verdict } from './report.ts';

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

/** Images a second, by the clock and by the processor time that the processes at work took. */
type Rate = { readonly clock: number; readonly own: number };

function inNode(images: number): Rate {
  const tally = greatHunt.emptyTally(hunt);
  const go = greatHunt.begin(hunt);
  const [start, spent] = [now(), watch()];
  go(0, images, tally);
  return { clock: (1000 * images) / (now() - start), own: (1000 * images) / spent() };
}

/** The time of its own holds all that the page does, the start of the worker and what it clears away included. */
async function inBrowser(browser: BrowserBench): Promise<Rate> {
  const before = await browser.spent();
  const clock = await browser.run('great-hunt', hunt, 1);
  const spent = (await browser.spent()) - before;
  return { clock: (1000 * hunt.boards) / clock, own: (1000 * hunt.boards) / spent };
}

const best = (rates: readonly Rate[], by: keyof Rate): number | undefined =>
  rates.length === 0 ? undefined : Math.max(...rates.map((rate) => rate[by]));

/**
 * The two in turns, the best of each. What else the machine does slows both by the clock; processor time counts what the hunt
 * takes, and so gives the rate of a core that does nothing else.
 */
export async function hunts(browser: BrowserBench | null): Promise<void> {
  inNode(20_000); // the compiler warms up
  const node: Rate[] = [];
  const page: Rate[] = [];
  for (let turn = 0; turn < turns; turn++) {
    node.push(inNode(hunt.boards));
    if (browser) page.push(await inBrowser(browser));
  }
  const own = best(page, 'own');
  table(
    'The hunt, 15x15 with 113 filled cells: images a second on one core',
    [
      'Node, by its own time',
      'Node, by the clock',
      'browser, by its own time',
      'browser, by the clock',
      'browser/Node, by their own time',
      'wanted',
    ],
    [
      [
        count(best(node, 'own')),
        count(best(node, 'clock')),
        count(own),
        count(best(page, 'clock')),
        ratio(own, best(node, 'own')),
        `${count(wanted)} ${verdict(own, wanted)}`,
      ],
    ],
  );
}
