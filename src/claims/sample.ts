/** What samples for claims about random images share. */

/** The seed of every sampled claim: the year of 000. */
export const claimSeed = 2012;

/** Two decimals. */
export const round = (value: number): number => Math.round(100 * value) / 100;
