/** Checks that the experiments share: a setting out of range is named, with its range and its value. */
/**
 * Checks a whole-number setting.
 *
 * @throws RangeError when `value` is not an integer from `least` to `most`
 */
export function checkBetween(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}: ${value}`);
}

/**
 * Checks a seed: any number of 32 bits.
 *
 * @throws RangeError when it is not one
 */
export function checkSeed(seed: number): void {
  checkBetween('seed', seed, 0, 2 ** 32 - 1);
}
