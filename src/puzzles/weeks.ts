/** Weeks as ISO 8601 counts them: from Monday on, and each belongs to the year of its Thursday. */

const dayLength = 86_400_000; // ms

/** Days since the beginning of 1970, which was a Thursday. */
const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayLength;

/**
 * The week of a day, by its number: the weeks since the one in which 1970 began.
 *
 * @param date - "2026-11-30"
 * @throws RangeError for what is no day
 */
export function weekNumber(date: string): number {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  const [year, month, day] = (found ?? []).slice(1).map(Number);
  const number = dayNumber(year ?? NaN, month ?? NaN, day ?? NaN);
  if (Number.isNaN(number)) throw new RangeError(`not a day: ${date.slice(0, 20)}`);
  return Math.floor((number + 3) / 7);
}

/** The day of the week of a date: 0 is Monday. */
export const weekday = (date: string): number => {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  return (dayNumber(year, month, day) + 3) % 7;
};

/** The year and the week of it, from 1 to 52 or 53. @param number - as of {@link weekNumber} */
export function weekOfYear(number: number): { readonly year: number; readonly week: number } {
  const thursday = number * 7;
  const year = new Date(thursday * dayLength).getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday - dayNumber(year, 1, 1)) / 7) };
}

/** "2026-W49" */
export function weekText(number: number): string {
  const { year, week } = weekOfYear(number);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Reads it. @returns null for what is no week of that year */
export function weekIn(text: string): number | null {
  const found = /^(\d{4})-W(\d\d)$/.exec(text);
  if (found === null) return null;
  // the fourth of January is always in the first week
  const number = weekNumber(`${found[1]}-01-04`) + Number(found[2]) - 1;
  return weekText(number) === text ? number : null;
}
