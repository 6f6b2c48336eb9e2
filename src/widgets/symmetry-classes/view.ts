/** The figure of turns and reflections: state in, templates out. */
import type { TemplateResult } from 'lit-html';
import { figureParts } from '../../notebook/cell/figureParts.ts';
import type { FigureLayout } from '../../notebook/cell/figureParts.ts';
import { choiceField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { formsText, smallOf, turnsText } from './model.ts';
import type { Turns } from './model.ts';
import { presets } from './presets.ts';

export type SymmetryShown = {
  readonly id: string; // unique on the page
  readonly layout: FigureLayout;
  readonly code: string;
  readonly turns: Turns;
  readonly painting: TemplateResult;
};

const own = 'Your own picture, or that of the link';

/** The whole figure. */
export function symmetryView(
  { id, layout, code, turns, painting }: SymmetryShown,
  choose: (code: string) => void,
): TemplateResult {
  const choices = presets.map(({ code: word, name }) => ({ word, text: name }));
  const known = presets.some((one) => one.code === code);
  return figureParts(
    {
      picture: html`<div
        class="symmetry-painting"
        role="group"
        aria-label="The picture, to be painted"
      >
        ${painting}
      </div>`,
      answer: html`<p class="symmetry-sentence" data-sentence>${turnsText(turns)}</p>
        <ol class="symmetry-eight">
          ${turns.eight.map(
            (one) =>
              html`<li class=${one.first ? '' : 'is-again'}>
                ${pictured(smallOf(one))}<span><strong>${one.words}</strong> ${one.name}</span>
              </li>`,
          )}
        </ol>
        <p class="readout">${formsText(turns) ?? ''}</p>`,
      settings: html`<div class="controls">
        ${choiceField({
          id: `${id}-preset`,
          label: 'Picture',
          value: code,
          choices: known ? choices : [{ word: code, text: own }, ...choices],
          onChoice: choose,
        })}
      </div>`,
    },
    layout,
  );
}
