/** What stands above the entries of the ledger: the fields to choose by, and how many are shown. */
import type { TemplateResult } from 'lit-html';
import { settingsFields } from '../../notebook/settings/fields.ts';
import type { SettingsFields } from '../../notebook/settings/fields.ts';
import { html } from '../../notebook/template/html.ts';
import { chosen, shownText } from './model.ts';

type Choosing = Pick<SettingsFields<typeof chosen.table>, 'idPrefix' | 'form' | 'onText'> & {
  readonly shown: number;
  readonly all: number;
};

/** @source none */
export const choosingView = ({ shown, all, ...fields }: Choosing): TemplateResult =>
  html`${settingsFields({ ...fields, settings: chosen, problems: chosen.read(fields.form).problems })}
    <p class="readout" data-shown>
      ${shownText(shown, all)} ${shown === 0 ? 'Choose “all” somewhere, or other words.' : ''}
    </p>`;

/** The same while the page is built, when all are shown. @source none */
export const choosingOf = (idPrefix: string, all: number): TemplateResult =>
  choosingView({
    idPrefix,
    form: chosen.formOf(chosen.defaults),
    onText() {},
    shown: all,
    all,
  });
