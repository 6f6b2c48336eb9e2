/** Tables as CSV, for pages and for programs. */

/** One CSV row as RFC 4180 has it. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values
    .map((value) => {
      const text = value === null ? '' : String(value);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',')}\r\n`;
}

/**
 * A table with what it is at its head, each line behind a "#" as the readers of such files expect it: title, what was run,
 * the day. The columns stay those of the table, whoever adds two files up.
 */
export const csvWith = (told: readonly string[], table: string): string =>
  `${told.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}\r\n`).join('')}${table}`;
