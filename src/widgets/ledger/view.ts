/** What stands above the entries of the ledger: the fields to choose by, and how many are shown. */
import type { TemplateResult } from 'lit-html';
import { settingsFields } from '../../notebook/settings/fields.ts';
import { html } from '../../notebook/template/html.ts';
import { chosen, shownText } from './model.ts';

/** */
export const choosingView = (fields: TemplateResult, shown: number, all: number): TemplateResult =>
  html`${fields}
    <p class="readout" data-shown>
      ${shownText(shown, all)} ${shown === 0 ? 'Choose “all” somewhere, or other words.' : ''}
    </p>`;

/** The same while the page is built, when all are shown. */
export const choosingOf = (idPrefix: string, all: number): TemplateResult => {
  const form = chosen.formOf(chosen.defaults);
  const fields = { idPrefix, settings: chosen, form, problems: {}, onText: () => {} };
  return choosingView(settingsFields(fields), all, all);
};
