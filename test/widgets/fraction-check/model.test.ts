import { describe, expect, test } from 'vitest';
import { density } from '../../../src/experiments/density.ts';
import { countTwoFilled } from '../../../src/claims/000/twoFilled.ts';
import { claimOf } from '../../../src/claims/ledger.ts';
import { judge } from '../../../src/claims/verdict.ts';
import { twoFilledCheck } from '../../../src/facts/density.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  checkSettings,
  exactFinding,
  filledOf,
  findingOf,
  findingText,
  propsOf,
  specOf,
  titleOf,
  tryEvery,
  verdictOn,
} from '../../../src/widgets/fraction-check/model.ts';
import type { CheckProps, Finding } from '../../../src/widgets/fraction-check/model.ts';

const usual = propsOf({});
/** The same about a statement that is not in the ledger. */
const { claim: _claim, ...another } = usual;

function sampled(props: CheckProps): Finding {
  const spec = specOf(props, props);
  const tally = density.emptyTally(spec);
  density.begin(spec)(0, density.units(spec), tally);
  const finding = findingOf(tally);
  if (finding === null) throw new Error('nothing found');
  return finding;
}

const last = <Item>(items: Iterable<Item>): Item | undefined => [...items].at(-1);

/** A finding of 1,000 boards. */
const found = (simple: number): Finding => ({
  exact: false,
  simple,
  low: simple / 1000 - 0.02,
  high: simple / 1000 + 0.02,
  boards: 1000,
  share: simple / 1000,
});

describe('a sampled statement', () => {
  test('of 002 about 15x15 with exactly 113 filled cells does not hold: more than 1 in 4 are simple', () => {
    const finding = sampled({ ...usual, boards: 1000 });
    expect(finding.boards).toBe(1000);
    expect(finding.low).toBeGreaterThan(0.2);
    expect(verdictOn(finding, usual).kind).toBe('otherwise');
  });

  test('agrees within its interval at most', () => {
    const finding = sampled({ ...usual, boards: 1000 });
    const props = { ...another, published: { low: 0.2, high: 0.3 } };
    expect(verdictOn(finding, props).kind).toBe('within');
  });

  test('has the verdict of the ledger where it is in it', () => {
    const claim = claimOf('002-15x15-113-filled');
    if (claim === undefined) throw new Error('no such claim');
    for (const simple of [50, 100, 260])
      expect(verdictOn(found(simple), usual).kind).toBe(
        judge(claim, { ours: { count: simple, n: 1000 } }).kind,
      );
    expect(verdictOn(found(260), usual).kind).toBe('otherwise');
    expect(verdictOn(found(100), usual).kind).toBe('reading');
  });

  test('of which every picture was tried agrees, by the ledger, and would differ', () => {
    const props = propsOf(twoFilledCheck);
    expect(verdictOn(exactFinding(180, 630), props).kind).toBe('agrees');
    expect(verdictOn(exactFinding(190, 630), props).kind).toBe('differs');
  });

  test('is told as far as seen while its interval is wide', () => {
    const props = { ...another, boards: 5, published: { low: 0.27, high: 0.29 } };
    const wide = { simple: 1, boards: 5, share: 0.2, low: 0.04, high: 0.62, exact: false };
    expect(verdictOn(wide, props).kind).toBe('part');
    expect(verdictOn(null, props)).toMatchObject({ kind: 'untested' });
    expect(verdictOn(null, props).text).toBe('Not tested yet.');
  });

  test('may be about a percentage instead of a number', () => {
    const { filled: _filled, ...rest } = usual;
    const props = { ...rest, percentage: 50, model: 'independent' as const };
    expect(specOf(props, props)).toMatchObject({
      percentages: [50],
      model: 'independent',
    });
    expect(filledOf(props)).toBe(113);
  });
});

test('the title names the seed where there is a sample', () => {
  expect(titleOf({ seed: 7 }, usual)).toBe(
    '15\u00a0×\u00a015 with 113 filled cells, seed 7: how many are simple?',
  );
  expect(titleOf({ seed: 7 }, propsOf(twoFilledCheck))).not.toContain('seed');
});

describe('tryEvery', () => {
  test('tries all 630 images of 6x6 with two filled cells, 180 of them simple: those in one line', () => {
    const { inOneLine, apart } = countTwoFilled();
    expect(last(tryEvery(6, 6, 2))).toEqual({
      simple: inOneLine.images,
      boards: inOneLine.images + apart.images,
    });
  });

  test.each([
    [0, 1],
    [1, 9],
    [4, 126],
    [9, 1],
  ])('meets every choice of %i of 9 cells once', (filled, images) => {
    expect(last(tryEvery(3, 3, filled))?.boards).toBe(images);
  });

  test('reports on the way', () => {
    expect([...tryEvery(6, 6, 2)].map(({ boards }) => boards)).toEqual([500, 630]);
  });

  test('refuses what would take too long', () => {
    expect(() => last(tryEvery(15, 15, 113))).toThrow(RangeError);
  });

  test('gives a share without an interval', () => {
    const finding = exactFinding(180, 630);
    expect(findingText(finding)).toBe('180 of 630 are simple: 28.57\u00a0%, exactly.');
    expect(verdictOn(finding, { ...another, published: { low: 0.28, high: 0.29 } }).kind).toBe(
      'agrees',
    );
  });
});

describe('links', () => {
  test('bring boards and seed back', () => {
    const { defaults, toLink, fromLink } = checkSettings;
    const link = toLink({ boards: '500', seed: '3' }, defaults);
    expect(fromLink(link, defaults)).toEqual({ boards: 500, seed: 3 });
  });

  test('with a setting out of range are refused', () => {
    expect(() => checkSettings.fromLink({ n: '0' }, usual)).toThrow(LinkError);
    expect(() => checkSettings.fromLink({ n: '1.5' }, usual)).toThrow(LinkError);
  });
});
