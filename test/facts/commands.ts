/** Whether a command that a page prints is one that there is. */
import { claimOf } from '../../src/claims/ledger.ts';
import { censuses } from '../../src/claims/censuses.ts';
import { searches } from '../../scripts/remake/searches/all.ts';
import { plans } from '../../scripts/remake/stored/storedResults.ts';

/** What is wrong with a command; null where each of its names is known. */
export function commandFault(command: string): string | null {
  const [, script = '', rest = ''] = /^npm run -s (\S+) -- (.*)$/.exec(command) ?? [];
  const words = rest.split(' ').filter((word) => word !== '' && !word.startsWith('--'));
  const [name = ''] = words;
  const isCensus = censuses.some(({ id }) => id === name);
  const known: Readonly<Record<string, () => boolean>> = {
    reproduce: () =>
      isCensus || (words.length > 0 && words.every((id) => claimOf(id) !== undefined)),
    results: () => plans.some((plan) => plan.name === name),
    remake: () => searches.some((search) => search.name === name),
  };
  if (known[script] === undefined) return `${command}: no line of package.json that computes`;
  return known[script]() ? null : `${command}: no such name`;
}
