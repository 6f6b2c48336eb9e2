import { describe, expect, test } from 'vitest';
import { portsOf } from '../../../src/engine/circuit/tile.ts';
import {
  inputChoices,
  lately,
  presets,
  runOf,
  walkLimit,
  walkSettings,
} from '../../../src/widgets/signal-walk/model.ts';
import { storyOf } from '../../../src/kit/circuit/story.ts';

describe('with every input set', () => {
  test.each(presets.map(({ text }) => text))('sweeps walk %s to its end', (formula) => {
    const story = storyOf(formula);
    for (const { word: inputs } of inputChoices(story).slice(1)) {
      const run = runOf({ formula, inputs });
      expect(run.trace.end).toBe('solved');
      // every tile that carries a signal is reached once, but for terminals that are given
      const carrying = story.layout.tiles.flat().filter((tile) => portsOf(tile).length > 0);
      const names = run.reached.flat().map(({ row, column }) => `${row} ${column}`);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBe(carrying.length - story.names.length);
    }
  });

  test('the tiles are named in the sweep that reaches them', () => {
    const run = runOf({ formula: 'x and not x', inputs: '1' });
    const at = run.reached.findIndex((tiles) => tiles.some(({ name }) => name.startsWith('AND')));
    const sweep = run.trace.steps.findLastIndex(({ level }, one) => level === 'sweep' && one <= at);
    expect(run.trace.steps[sweep]?.sentence()).toMatch(
      /The signal has passed: .*AND “x and not x”/,
    );
    expect(lately(run, at + 1).map(({ name }) => name)).toContain('AND “x and not x”');
    expect(lately(run, sweep)).not.toContain('AND “x and not x”');
  });
});

test('with nothing set sweeps stand still, and the output is not reached', () => {
  const run = runOf({ formula: 'x and not x', inputs: '' });
  expect(run.trace.end).toBe('standstill');
  expect(run.reached.flat()).toEqual([]);
});

test('a formula of the reader is read, and one with too many signs is refused', () => {
  expect(
    walkSettings.fromLink({ f: 'not (a and b)', i: '10' }, walkSettings.defaults),
  ).toMatchObject({
    formula: 'not (a and b)',
    inputs: '10',
  });
  const { signs } = walkLimit;
  expect(walkSettings.of({ formula: `${'not '.repeat(signs)}a` }, 'signal-walk').inputs).toBe('');
  expect(() => walkSettings.of({ formula: `${'not '.repeat(signs + 1)}a` }, 'signal-walk')).toThrow(
    /this figure walks through 6 at most/,
  );
});

test('an author cannot ask for other inputs than the formula has', () => {
  expect(() => walkSettings.of({ formula: 'not x', inputs: '11' }, 'signal-walk')).toThrow(
    RangeError,
  );
});
