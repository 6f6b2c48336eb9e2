import type { ToldClaim } from '../../src/claims/verdict.ts';
import { statements } from '../../src/claims/ledger.ts';
import { movedFrom } from '../../src/components/oldAddresses.ts';
import { toldOnce } from '../../src/facts/evidence.ts';
import { figurePlaces } from '../../src/facts/figurePlaces.ts';

/** What the statements told in a chapter come to, with those whose telling has moved to a companion since: "density". */
export function toldAt(chapter: string): readonly ToldClaim[] {
  const moved = new Set(
    movedFrom(`${chapter}/`).flatMap(({ to }) => (to.includes('#') ? [to] : [])),
  );
  return statements
    .filter(({ home = '' }) => {
      const figure = figurePlaces().get(home);
      const address = figure === undefined ? home : `${figure.page}#${home}`;
      const gone = chapter === 'probing-sequences' && home === 'papers/wensveen/';
      return address.startsWith(`${chapter}/`) || moved.has(address) || gone;
    })
    .map(toldOnce);
}
