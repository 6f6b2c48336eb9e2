/** The settings of a census in the page: rows, columns, buttons for usual sizes. */
import { html, nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { numberField } from './fields.ts';
import { presetButtons } from './runBar.ts';
import type { SizeKey, SizePreset, SizeProblems, SizeTexts } from './size.ts';

export type SizeFields = {
  readonly idPrefix: string; // unique on the page
  readonly texts: SizeTexts;
  readonly problems: SizeProblems;
  readonly presets: readonly SizePreset[];
  readonly more?: TemplateResult; // further fields, before the buttons
  readonly onText: (key: SizeKey, text: string) => void;
  readonly onSize: (height: number, width: number) => void;
};

/** The row of fields. @source none */
export function sizeFields(fields: SizeFields): TemplateResult {
  const { idPrefix, texts, problems, presets, more, onText, onSize } = fields;
  const field = (key: SizeKey, label: string): TemplateResult =>
    numberField({
      id: `${idPrefix}-${key}`,
      label,
      text: texts[key],
      problem: problems[key],
      onText: (text) => {
        onText(key, text);
      },
    });
  return html`<div class="controls run-settings">
    ${field('height', 'Rows')} ${field('width', 'Columns')} ${more ?? nothing}
    <div class="field">
      <span class="label">Size</span>
      ${presetButtons('Size', presets, ({ height, width }) => {
        onSize(height, width);
      })}
    </div>
  </div>`;
}
