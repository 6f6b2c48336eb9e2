/** The fields of a table of settings, each with its message below it. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { html } from '../template/html.ts';
import { choiceField, numberField } from './inputs.ts';
import type { Form, Problems, Settings, Table } from './settings.ts';

export type SettingsFields<T extends Table> = {
  readonly idPrefix: string; // unique on the page
  readonly settings: Settings<T>;
  readonly form: Form<T>;
  readonly problems: Problems<T>;
  readonly more?: TemplateResult; // after the fields: buttons for usual sizes
  readonly shows?: (name: keyof T & string) => boolean; // where some stand elsewhere; default all
  readonly onText: (name: keyof T & string, text: string) => void;
};

/** The row of fields, in the order of the table. */
export function settingsFields<T extends Table>(fields: SettingsFields<T>): TemplateResult {
  const { settings, form, more, shows = () => true } = fields;
  return html`<div class="controls run-settings">
    ${settings
      .wanted(form)
      .filter(shows)
      .map((name) => settingField(fields, name))}
    ${more ?? nothing}
  </div>`;
}

/** One field; nothing for a setting that the figure itself sets. */
function settingField<T extends Table>(
  { idPrefix, settings, form, problems, onText }: SettingsFields<T>,
  name: keyof T & string,
): TemplateResult | typeof nothing {
  const { label, input } = settings.table[name]!;
  const id = `${idPrefix}-${name}`;
  const text = form[name];
  const put = (typed: string): void => onText(name, typed);
  switch (input.kind) {
    case 'text':
      return numberField({
        id,
        label,
        text,
        problem: problems[name],
        wide: input.wide,
        onText: put,
      });
    case 'choice':
      return choiceField({ id, label, value: text, choices: input.choices, onChoice: put });
    case 'flag':
      return html`<label
        ><input
          type="checkbox"
          id=${id}
          .checked=${live(text === '1')}
          @change=${(event: Event) => put((event.target as HTMLInputElement).checked ? '1' : '0')}
        />${label}</label
      >`;
    case 'none':
      return nothing;
  }
}
