/** What buttons and fields of single figures lead to; see hand.ts. Words are those of each figure's own tests. */
import { describe, expect, test } from 'vitest';
import { kitCells } from '../../src/components/kit/cells.ts';
import { PAIR_RELATIONS } from '../../src/engine/line/pairRelations.ts';
import { parseLine } from '../../src/engine/board/cell.ts';
import { countFits } from '../../src/engine/line/fits.ts';
import { outcomeOf, situations } from '../../src/engine/intersect/lookupTable.ts';
import { circuitFacts } from '../../src/facts/circuits.ts';
import { encodePuzzle } from '../../src/formats/puzzleCode.ts';
import { pictureOf } from '../../src/kit/puzzle/picture.ts';
import { grouped } from '../../src/notebook/plain/numbers.ts';
import { relationTold } from '../../src/kit/relations/relationWords.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import type { PuzzleId } from '../../src/puzzles/gallery.ts';
import { figures } from '../../src/widgets/figures.ts';
import { turnsOf, turnsText } from '../../src/widgets/symmetry-classes/model.ts';
import { presets as pictures } from '../../src/widgets/symmetry-classes/presets.ts';
import { Hand, withoutPage } from './hand.ts';
import { prebuilt } from './prebuilt.ts';

withoutPage();

async function take(
  tag: keyof typeof figures,
  values: Readonly<Record<string, string>> = {},
): Promise<Hand> {
  const { figure } = await figures[tag]();
  const { props } = kitCells.find(({ widget }) => widget === tag)!;
  return Hand.open(figure, { props, prebuilt: await prebuilt(tag, props) }, values);
}

const p = (id: PuzzleId): { readonly p: string } => ({ p: galleryPuzzle(id).code });

const json = ({ live }: Hand): unknown => JSON.parse(JSON.stringify(live.exports().json!()));
const rows = ({ live }: Hand): readonly string[] => live.exports().csv!().trimEnd().split('\r\n');

describe('a stepper', () => {
  test.each([
    ['no-solution', 'Next contradiction', /has no fit|no fit is left/],
    ['switch', 'Next standstill', /standstill/],
  ] as const)('goes on %s to its end by "%s"', async (id, button, says) => {
    const hand = await take('sweep-stepper', p(id));
    await hand.press(button);
    await hand.says(says);
    expect(hand.controls.find(({ name }) => name === button)?.attributes['aria-disabled']).toBe(
      'true',
    );
  });

  test('of chains goes to the first one, and asks the sums', async () => {
    const hand = await take('two-sat-stepper');
    await hand.press('Go to the first chain');
    await hand.says('Chain 1: suppose that row 3, column 5 is filled.');
    expect(hand.count(/chain-node/g)).toBe(1);
    const sums = await take('two-sat-stepper', p('sums-add'));
    await sums.press('Last');
    await sums.press('Ask the sums of rows and columns too');
    await sums.says(/The sums add 1 cell/);
    expect(sums.live.linkValues()).toMatchObject({ t: '1' });
    await sums.tick('sums', false);
    await sums.says(/not solved\./);
  });

  test('of pairs of lines takes another intersection, and the first ones again', async () => {
    const hand = await take('four-stepper', p('difficulty-8'));
    await hand.press('Go to the first standstill');
    const choice = hand.controls.find(({ attributes }) => attributes['id']?.endsWith('-success'));
    await hand.choose('success', choice!.options.at(-1)!.value);
    await hand.press('Take it and sweep on');
    await hand.says(/with your choices/);
    await hand.press('First one each time');
    await hand.says(/first successful one/);
  });

  test.each([
    ['difficulty-8', /columns first/],
    ['half-turn', /then sweeps alone finish it/],
  ] as const)('of pairs of lines leads on from the end of %s', async (id, says) => {
    const hand = await take('four-stepper', p(id));
    await hand.press('Last');
    await hand.says(says);
    const ways = hand.links.filter((href) => decodeURIComponent(href).includes('=1;p=5x5'));
    expect(ways.length).toBeGreaterThan(1);
  });

  test('of a question goes to the next conflict, and tells each kind of answer', async () => {
    const hand = await take('ask-cell');
    await hand.press('Next conflict');
    await hand.says(/Conflict 1/);
    for (const [id, c, says] of [
      ['switch', '1.1', /It may be either.*differ in 4 cells/],
      ['no-solution', '1.1', /no picture has these numbers/],
      ['heart', '3.3', /Sweeps had found that already/],
    ] as const) {
      const asked = await take('ask-cell', { ...p(id), c });
      await asked.press('Last');
      expect([id, says.test(asked.text)]).toEqual([id, true]);
    }
    const lines = Array.from({ length: 100 }, () => [40, 10]);
    const large = await take('ask-cell', { p: encodePuzzle({ rows: lines, columns: lines }) });
    await large.says(/1,000,000 at most/);
  });
});

test('a round of probing is applied and taken back', async () => {
  const hand = await take('probe-explorer');
  await hand.press('Apply what is proved, sweep, probe again');
  await hand.says(/After 1 round: solved/);
  await hand.press('Back a round');
  await hand.says(/16 cells unknown/);
});

test('a switching component is exchanged, and every clue stays', async () => {
  const hand = await take('switching-component');
  const before = json(hand) as { shown: unknown; rows: unknown };
  await hand.press('Flip these four cells');
  expect(hand.said.at(-1)).toMatch(/^Exchanged/);
  expect(json(hand)).toMatchObject({ shown: ['.#', '#.'], rows: before.rows });
  expect(before.shown).toEqual(['#.', '.#']);
});

test('each picture has as many turns as it says', async () => {
  const hand = await take('symmetry-classes');
  for (const { code } of pictures) {
    await hand.choose('preset', code);
    await hand.says(turnsText(turnsOf(pictureOf(code))));
    expect(hand.count(/class="is-again"/g)).toBe(8 - turnsOf(pictureOf(code)).different);
  }
  await hand.type('height', '900');
  expect(hand.said.at(-1)).toMatch(/1 to 100 rows/);
});

test('the lookup table is filtered by relation and outcome', async () => {
  const hand = await take('lookup-table');
  await hand.choose('relation', 'wants one filled and one empty');
  const withFive = situations().filter((one) => one.includes(5) && outcomeOf(one).fixed === 4);
  await hand.says(`fixes 4 (${withFive.length})`);
  const forbidden = await take('lookup-table', { s: '6665' });
  await forbidden.says(/All 16 configurations are forbidden/);
});

test('each printed pair of cells has the relation that the document says', async () => {
  const hand = await take('pair-relation');
  for (const { number } of PAIR_RELATIONS) {
    await hand.choose('example', String(number));
    await hand.says(`: the line ${relationTold(number)}.`);
    await hand.says('computed here: the same.');
  }
});

test('sequences are searched, sorted, paged, and compared with a table of the thesis', async () => {
  const hand = await take('sequence-browser');
  await hand.type('query', 'contains 15 and no 12');
  await hand.says('18 of the 65');
  await hand.type('query', 'length 16 and color blue');
  await hand.says(/“color” is not a word.*character 15/);
  await hand.says('18 of the 65');
  await hand.type('query', '6 8 9 9 11 11 11 14 14 14 14');
  await hand.says('1 of the 65');
  expect(hand.links.some((href) => href.includes('kit-probe=1;p=4x4_'))).toBe(true);
  await hand.type('query', '0 0 0 0');
  await hand.says('None of the 65');
  await hand.choose('table', 'Table 7: 5 × 5, unique, pure');
  await hand.says(/13 of the 22,834.*12 of its 13 rows agree.*1 differs/);
  await hand.type('query', '');
  await hand.press('Last page');
  await hand.says('page 1,903 of 1,903');
});

test('the tables of the map lead to its fields', async () => {
  const hand = await take('census-map');
  await hand.press('6,514,096');
  expect(hand.live.linkValues()).toMatchObject({ a: '1.4' });
  await hand.press('1,158,832');
  expect(hand.live.linkValues()).toMatchObject({ a: '1.4.12' });
});

test('methods and sizes are chosen from lists', async () => {
  const ranking = await take('method-ranking');
  await ranking.choose('method', '2,3');
  await ranking.says('All but 4,352');
  const clues = await take('clue-table');
  await clues.choose('size', '4x4');
  await clues.says('58,196 different clue sets');
});

test('a line is typed, counted and settled', async () => {
  const hand = await take('line-explorer');
  await hand.type('line', '?'.repeat(40));
  await hand.type('description', '2 1 3 1');
  await hand.says(grouped(Number(countFits(parseLine('?'.repeat(40)), [2, 1, 3, 1]))));
  await hand.type('description', '3 x');
  await hand.says('Not a run at column 3: x');
});

test('an automaton reads the line, and what cannot be read stays as typed', async () => {
  const hand = await take('line-formula');
  for (let cell = 1; cell <= 6; cell++) await hand.press('Read a cell');
  await hand.says('the line fits 2 1');
  await hand.type('runs', '1 x');
  expect(hand.count(/field-message/g)).toBe(1);
});

test('a circuit takes a formula, and says where one breaks off', async () => {
  const hand = await take('live-circuit');
  await hand.type('formula', 'a and (b or');
  await hand.says('at character 12');
  await hand.type('formula', 'p and not q');
  expect(hand.count(/field-message/g)).toBe(0);
  expect(hand.live.linkValues()).toMatchObject({ f: 'p and not q' });
  const walk = await take('signal-walk');
  await walk.choose('inputs', 'nothing set');
  await walk.press('Last');
  await walk.says(/\d+ cells stay unknown/);
  expect(circuitFacts('x and not x').swept).toBeGreaterThan(0);
});

test('sliders change the order of finds, and the score of a collapse', async () => {
  const order = await take('formula-order');
  await order.type('slider-block', '0');
  await order.says(/block \/ size\) ?0/);
  const collapse = await take('data-collapse');
  const score = (): number => Number(/score S is ([\d.]+)/.exec(collapse.text)?.[1]);
  const before = score();
  await collapse.press('Best fit');
  expect(score()).toBeLessThan(before / 5);
  expect(rows(collapse).length).toBeGreaterThan(2);
});

test('a guess of one among some is told beside the answer', async () => {
  const hand = await take('guess-first');
  await hand.press('Show the answer');
  await hand.says(/One round of probing finds \d+ %/);
});
