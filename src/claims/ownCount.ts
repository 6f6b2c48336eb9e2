/** A count that was made just now in the place of a stored one, so that the claims of the ledger can be read from it. */
import type { Measured } from './evidence.ts';
import type { MeasurementName, TallyNamed } from './measurement.ts';

/**
 * The tally of one measurement, whoever made it, and no other.
 *
 * @throws RangeError from the result when a claim asks for something else
 */
export const ownCount = <Name extends MeasurementName>(
  name: Name,
  tally: TallyNamed<Name>,
): Measured => ({
  tally<Asked extends MeasurementName>(asked: Asked): TallyNamed<Asked> {
    const only: MeasurementName = name;
    if (asked !== only) throw new RangeError(`not counted here: ${asked}`);
    return tally as unknown as TallyNamed<Asked>;
  },
  outcome: () => undefined,
  kept: (_, find) => find(),
});
