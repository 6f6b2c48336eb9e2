/** How long it takes to compute something anew, on one core. */

/** From the least to the greatest. */
export const efforts = ['moment', 'seconds', 'minute', 'minutes', 'hours'] as const;

export type Effort = (typeof efforts)[number];
