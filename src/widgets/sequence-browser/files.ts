/** What the search finds, as files. */
import { probingCensus } from '../../experiments/probingCensus.ts';
import type { BrowserState, SequenceBrowserFound } from './model.ts';
import { printed } from './words.ts';

type Cell = string | number | null;

const heads = ['class', 'length', 'sequence', 'images', 'classes', 'uniquely solvable', 'first'];

/** The rows found as a table, heads first; `first` is the least number of a picture. */
export function fileRows(found: SequenceBrowserFound | null): readonly (readonly Cell[])[] {
  const comparison = found?.comparison ?? null;
  const more = comparison === null ? [] : [`table ${comparison.table.number}`, 'verdict'];
  const rows = (found?.rows ?? []).map((row): readonly Cell[] => {
    const verdict = comparison?.verdicts.get(row.sequence);
    return [
      row.class,
      row.sequence.length,
      printed(row),
      row.images,
      row.groups,
      row.unique,
      row.first,
      ...(verdict === undefined ? [] : [verdict.published, verdict.text]),
    ];
  });
  return [[...heads, ...more], ...rows];
}

/** The same as JSON. */
export function fileJson(state: BrowserState, found: SequenceBrowserFound | null): unknown {
  const [names = [], ...rows] = fileRows(found);
  return {
    experiment: probingCensus.id,
    version: probingCensus.version,
    size: state.size,
    query: state.query,
    sequences: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))),
  };
}
