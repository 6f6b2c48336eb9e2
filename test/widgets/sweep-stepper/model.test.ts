import { describe, expect, test } from 'vitest';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import {
  defaultSettings,
  eventRows,
  meanSweeps,
  recordingJson,
  runOf,
  sweepNumbers,
  telltaleLine,
  sweepLinks,
} from '../../../src/widgets/sweep-stepper/model.ts';
import { solveSimple } from '../../../src/engine/sweep/simpleSolver.ts';
import { presets } from '../../../src/widgets/sweep-stepper/presets.ts';
import { firstFrame, openStill } from '../../../src/book/still.ts';
import { figure as sweepStepper } from '../../../src/widgets/sweep-stepper/figure.ts';
import { lineLink, numbersTemplate } from '../../../src/widgets/sweep-stepper/view.ts';
import { markup } from '../../../src/notebook/template/markup.ts';

const heart = '5x5_1.1_5_5_3_1~2_4_4_4_2';
const contradiction = '5x5_1_1.1_2.1_1.2_3~1.1_1.1.1_2.1_1.2_1';

/** What the figure says of the numbers of a puzzle. */
const numbersTextOf = (code: string): string =>
  markup(numbersTemplate(sweepNumbers(runOf(code, 'H'))))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');

describe('settings in a link', () => {
  test('a figure that opens in the middle of its run goes back to the start for another puzzle', () => {
    const middle = defaultSettings({ puzzle: heart, step: 12 });
    expect(sweepLinks.read({}, middle).position).toBe(12);
    expect(sweepLinks.read({ p: '2x2_1_1~1_1' }, middle).position).toBe(0);
    expect(sweepLinks.write({ ...middle, position: 0 }, middle)).toEqual({ s: '0' });
  });

  test.each([
    [{ p: '5x5_1.1_5_5' }, /cannot be read/],
    [{ p: '<b>' }, /cannot be read/],
    [{ p: '1000x1000_1' }, /cannot be read/],
    [{ f: 'X' }, /known are H, V/],
    [{ c: '9.9' }, /row and a column of the puzzle/],
    [{ g: 'phase' }, /known are sweep, line, cell/],
    [{ s: '5000' }, /step "5000"; it must be from 0 to/],
    [{ s: '-1' }, /step "-1"/],
  ])('%j is refused with a message for the reader', async (values, message) => {
    const opening = openStill(sweepStepper, { props: { puzzle: heart } }, values);
    await expect(opening).rejects.toThrow(LinkError);
    await expect(opening).rejects.toThrow(message);
  });
});

describe('sweepNumbers', () => {
  test('knows both numbers of a simple puzzle, whichever way it was run, and their mean', () => {
    for (const first of ['H', 'V'] as const) {
      const numbers = sweepNumbers(runOf(heart, first));
      expect(numbers).toMatchObject({ H: 4, V: 5 });
      expect(meanSweeps(numbers)).toBe(4.5);
    }
  });
  test('gives no number to a puzzle that is not simple', () => {
    expect(sweepNumbers(runOf('2x2_1_1~1_1', 'H'))).toEqual({ H: null, V: null, settles: null });
    expect(meanSweeps(sweepNumbers(runOf(contradiction, 'H')))).toBeNull();
  });
  test('knows the fewest settles of a simple puzzle of up to 25 cells, and says them', () => {
    const hardest = presets.find(({ id }) => id === 'hardest-5x5')!.code;
    for (const first of ['H', 'V'] as const)
      expect(sweepNumbers(runOf(hardest, first)).settles).toEqual({ fewest: 18, fixing: 20 });
    expect(sweepNumbers(runOf('1x1_1~1', 'H')).settles?.fewest).toBe(1);
    const larger = presets.find(({ id }) => id === 'hardest-6x6')!.code;
    expect(sweepNumbers(runOf(larger, 'H')).settles).toBeNull();
    expect(numbersTextOf(hardest)).toContain('Fewest lines to settle: 18, in the best order');
    expect(numbersTextOf(larger)).not.toContain('Fewest');
  });
  test('the number of a recorded run is that of the fast path', () => {
    for (const { code } of presets) {
      const { puzzle } = runOf(code, 'H');
      for (const first of ['H', 'V'] as const) {
        const { status, sweeps } = solveSimple(puzzle, first);
        expect(sweepNumbers(runOf(code, first))[first]).toBe(status === 'solved' ? sweeps : null);
      }
    }
  });
});

describe('telltaleLine', () => {
  test('is the line without a fit at a contradiction', () => {
    const run = runOf(contradiction, 'H');
    const end = run.recording.events.at(-1);
    expect(telltaleLine(run)).toMatchObject(
      end?.kind === 'end' ? { direction: end.direction, index: end.index } : {},
    );
  });
  test('is a line with unknown cells at a standstill', () => {
    expect(telltaleLine(runOf('2x2_1_1~1_1', 'H'))).toMatchObject({
      direction: 'V',
      index: 0,
      description: [1],
    });
  });
  test('is the line that gave the last cells of a solved puzzle', () => {
    const run = runOf(heart, 'H');
    const last = run.recording.events.findLast((event) => event.kind === 'cell');
    expect(telltaleLine(run)).toMatchObject({ direction: last?.direction, index: last?.index });
  });
  test('its link carries description and cells to the line explorer', () => {
    const link = lineLink({ description: [3, 1], line: Uint8Array.from([2, 1, 0]) });
    expect(link).toMatch(/one-line\/\?fig-line=1;d=3%201;l=%3F10;z#fig-line$/);
  });
});

describe('exports', () => {
  const run = runOf(heart, 'H');
  test('the table has one row an event below its heads, all of one width', () => {
    const rows = eventRows(run);
    expect(rows).toHaveLength(run.recording.events.length + 1);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([12]));
    expect(rows[2]).toEqual([2, 'line', 1, 'row', 1, '1 1', '?????', '?????', '', '', '', '']);
    expect(rows.at(-1)?.at(-1)).toBe('solved');
  });
  test('the recording as JSON survives JSON, with cells as texts', () => {
    const json = JSON.parse(JSON.stringify(recordingJson(run))) as Record<string, unknown>;
    expect(json).toMatchObject({
      first: 'H',
      status: 'solved',
      sweepsHFirst: 4,
      sweepsVFirst: 5,
      start: '?'.repeat(25),
    });
    expect((json['events'] as unknown[])[1]).toMatchObject({ kind: 'line', before: '?????' });
  });
});

test('the figure without script shows board, sentence, and the start and every sweep in small', async () => {
  const { markup } = await firstFrame(sweepStepper, { props: { puzzle: heart } });
  const [shown = '', paper = ''] = markup.split('<ol class="stepper-strip"');
  expect(shown).toContain('<svg class="board-picture"');
  expect(shown).toContain('Start: no line has been read yet.');
  expect([...paper.matchAll(/<svg.*?<\/svg><span\s*>([^<]*)</gs)].map(([, text]) => text)).toEqual([
    'Start',
    expect.stringMatching(/^1, rows: \+\d+$/),
    expect.stringMatching(/^2, columns: \+\d+$/),
    expect.stringMatching(/^3, rows: \+\d+$/),
    expect.stringMatching(/^4, columns: \+\d+$/),
  ]);
});
