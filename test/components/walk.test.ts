/** Steps of a walk: what their figure shows, and what ends the build. */
import { describe, expect, test } from 'vitest';
import { picturesAt, stepsIn } from '../../src/components/walk.ts';
import { firstSweepEnd } from '../../src/facts/shortWay.ts';
import type { LinkValues } from '../../src/notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../src/notebook/host/figure.ts';
import type { Exports } from '../../src/notebook/host/host.ts';
import { html } from '../../src/notebook/template/html.ts';
import { galleryPuzzle } from '../../src/puzzles/gallery.ts';
import { figure } from '../../src/widgets/sweep-stepper/figure.ts';

const puzzle = galleryPuzzle('unique-ten').code;
const props = { puzzle, granularity: 'sweep', bare: true };
const at = async (values: Readonly<Record<string, string>>): Promise<string> =>
  (await picturesAt(figure, { id: 'walk', props }, values)).pictures;

/** A step as Step.astro leaves it. */
const step = (values: object, text: string): string =>
  `<walk-step data-values="${encodeURIComponent(JSON.stringify(values))}">${text}</walk-step>`;

describe('the picture of a step', () => {
  test('is that of the figure in the state of the step, and nothing else of it', async () => {
    const [first, second] = [await at({ s: '0' }), await at({ s: String(firstSweepEnd(puzzle)) })];
    expect(first).toMatch(/^<svg [^>]*role="img"[^>]*>.*<\/svg>$/su);
    expect(first).not.toMatch(/<(button|input|p)\b/u);
    expect(second).not.toBe(first);
  });

  test('is to be looked at only, though the figure has one to be pressed', async () => {
    const pressed = figureOf(
      'pressed-picture',
      class extends LiveFigure {
        readonly linkVersion = 1;
        linkValues = (): LinkValues => ({});
        exports = (): Exports => ({ name: 'none' });
        open(): void {
          this.render(
            html`<svg aria-hidden="true"></svg>
              <svg role="listbox" aria-label="Two" aria-multiselectable="true">
                <svg class="small"></svg>
                <g role="option" tabindex="0" aria-selected="true"></g>
              </svg>`,
          );
        }
      },
    );
    const { pictures } = await picturesAt(pressed, {}, {});
    expect(pictures.replaceAll(/\s+(?=<)/g, '')).toBe(
      '<svg role="img" aria-label="Two"><svg class="small"></svg><g></g></svg>',
    );
  });

  test.each([
    ['a key that the figure does not know', { nonsense: '1' }, /does not show nonsense/],
    ['a place that the run does not have', { s: '99999' }, /99999.*it must be from 0 to/],
    ['a place within a step', { s: '1' }, /does not show s/],
    ['a value that cannot be read', { g: 'leap' }, /leap/],
  ])('cannot be had of %s', async (_, values, fault) => {
    await expect(at(values as Record<string, string>)).rejects.toThrow(fault);
    await expect(at(values as Record<string, string>)).rejects.toThrow(RangeError);
  });
});

describe('the steps of a walk', () => {
  test('are in its text, each with what all have', () => {
    const text = `\n${step({ s: '3' }, '<p>One</p>')}\n${step({ s: '5', g: 'cell' }, '<p>Two</p>')}\n`;
    expect(stepsIn(text, { g: 'sweep' })).toEqual([
      { values: { g: 'sweep', s: '3' }, text: '<p>One</p>' },
      { values: { g: 'cell', s: '5' }, text: '<p>Two</p>' },
    ]);
  });

  test('are all that there is in it', () => {
    expect(() => stepsIn(`${step({}, '')}<p>Lost</p>`, {})).toThrow(RangeError);
  });
});
