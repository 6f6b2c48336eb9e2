/** The way to a setting that cannot be read. */

/**
 * Leads to the first field that has a problem: its fold is opened, and it has the focus.
 *
 * @returns what its message says; '' where there is none
 */
export function leadToBadField(figure: HTMLElement): string {
  const bad = figure.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  const around = bad?.closest('details');
  if (around) around.open = true;
  bad?.focus();
  const message = bad === null ? null : figure.querySelector(`[id="${bad.id}-message"]`);
  return message?.textContent ?? '';
}
