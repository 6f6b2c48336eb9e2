/** The methods that the hero of the book goes through. */
import { methodName } from '../methods/marks.ts';
import { kindOf } from '../../methods/kinds.ts';

/** By their ids in the registry, in the order of the book. */
export const heroMethods = ['sweeps', 'four', 'two-sat', 'repeated', 'inference'] as const;

/** A rung of the hero: a method of the registry, by its id. */
export type HeroMethod = (typeof heroMethods)[number];

/** Its name below the bar, which is narrow. */
export const barName = (method: HeroMethod): string =>
  method === 'four' ? 'pairs' : methodName(kindOf(method));
