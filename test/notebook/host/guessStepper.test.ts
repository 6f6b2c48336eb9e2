import { describe, expect, test } from 'vitest';
import { firstFrame, openStill } from '../../../src/book/still.ts';
import { LinkError } from '../../../src/notebook/cell/linkState.ts';
import { figure } from './guessStepper.ts';

describe('a figure that steps through the events of a solver', () => {
  test('has a first frame with board, sentence, log, and the run at a glance for paper', async () => {
    const { markup } = await firstFrame(figure, {});
    const [shown = '', paper = ''] = markup.split('<ol class="stepper-strip"');
    expect(shown).toContain('<svg class="board-picture"');
    expect(shown).toContain('Start');
    expect(shown).toContain('Guess 1');
    expect(paper.match(/<svg/g)?.length).toBeGreaterThan(1);
  });

  test('opens at the step of a link, which comes back; a step that is not there is refused', async () => {
    const link = { g: 'line', s: '6' };
    const { live } = await openStill(figure, {}, link);
    expect(live.linkValues()).toEqual(link);
    await expect(openStill(figure, {}, { s: '99999' })).rejects.toThrow(LinkError);
  });

  test('has a table, data and its board as files', async () => {
    const { live } = await openStill(figure);
    const { csv, json, svg } = live.exports();
    expect(csv?.().split('\r\n').length).toBeGreaterThan(5);
    expect(json?.()).toMatchObject({ end: expect.stringMatching(/^[01]+$/) as unknown });
    expect(svg?.()).toMatchObject({ tag: 'svg' });
  });
});
