/** Rows of verdict tables out of published figures (src/claims): what the document says, what we find, whether it agrees. */
import type { Claim } from '../claims/claim.ts';
import type { VerdictRow } from '../components/verdicts.ts';
import { spacedSizes } from '../formats/numbers.ts';
import { here } from '../claims/evidence.ts';

/** How a figure is put into words. */
export type Telling<Published, Ours> = {
  readonly what: string;
  readonly published: (published: Published) => string;
  readonly ours: (ours: Ours) => string;
  readonly remark?: string; // default: the figure's own note
  readonly part?: boolean; // only a part of the statement can be checked
};

/** Recomputes a figure now and tells it. Only for figures that take seconds at most. */
export function computedRow<Published, Ours>(
  figure: Claim<Published, Ours>,
  telling: Telling<Published, Ours>,
): VerdictRow {
  const { ours, note } = figure.read(here);
  return rowFrom(figure, ours, telling, note);
}

/** Tells a figure with what a stored run found; for figures that take long. */
export function rowFrom<Published, Ours>(
  figure: Claim<Published, Ours>,
  ours: Ours,
  telling: Telling<Published, Ours>,
  note?: string,
): VerdictRow {
  const remark = telling.remark ?? (note === undefined ? undefined : spacedSizes(note));
  return {
    what: telling.what,
    published: telling.published(figure.published),
    ours: telling.ours(ours),
    verdict: figure.agrees(ours, figure.published)
      ? telling.part === true
        ? 'part'
        : 'equal'
      : 'different',
    ...(remark === undefined ? {} : { remark }),
  };
}
