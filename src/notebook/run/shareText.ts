/** A share of boards in words. */
import { wilson } from '../plain/wilson.ts';
import { inPercent, percent } from '../plain/numbers.ts';

/** With its 95 % interval in brackets: "97.5 % (95.5 to 98.6)". */
export function shareText(part: number, of: number): string {
  const { low, high } = wilson(part, of);
  return `${percent(part / of)} (${inPercent(low)} to ${inPercent(high)})`;
}
