/** Lines that the documents show, and lines that show what else can happen. Each is pinned by a test. */
import type { ExplorerView } from './model.ts';

export type Preset = {
  readonly id: string;
  readonly name: string; // in the list of examples
  readonly description: string;
  readonly line: string;
  readonly general?: string;
  readonly view?: ExplorerView;
  /** What the document says, to be compared with what is computed. */
  readonly says?: { readonly source: string; readonly fits?: bigint; readonly settled?: string };
};

/** What is shown when nothing else is asked for. */
export const firstPreset: Preset = {
  id: '000',
  name: '3 2 1, some cells known (Batenburg & Kosters)',
  description: '3 2 1',
  line: '?1?1?0?????',
  says: { source: 'Batenburg & Kosters, section 2', settled: '011100?1???' },
};

/** All of them, in the order of the list. */
export const presets: readonly Preset[] = [
  firstPreset,
  {
    id: '001-figure-2',
    name: '2 3 1 on 8 cells (Wensveen, Figure 2)',
    description: '2 3 1',
    line: '????????',
    says: { source: 'Wensveen, section 1.1', fits: 1n },
  },
  {
    id: '001-figure-4',
    name: '2 3 1 on 11 cells, the second empty (Wensveen)',
    description: '2 3 1',
    line: '?0?????????',
    says: { source: 'Wensveen, Figures 4 and 5', fits: 4n, settled: '00?1??11???' },
  },
  {
    id: '002',
    name: '4 on 5 cells (Raven’s Point)',
    description: '4',
    line: '?????',
    says: { source: 'Raven’s Point', fits: 2n, settled: '?111?' },
  },
  {
    id: '004',
    name: '1 3 on 6 cells, as numbers (“Nonograms” blog)',
    description: '1 3',
    line: '??????',
    view: 'numbers',
    says: { source: 'The “Nonograms” blog', fits: 3n, settled: '???11?' },
  },
  {
    id: 'general',
    name: 'A run of 3, then one of 2 to 4 (general description)',
    description: '3 2',
    line: '?????1??????',
    general: '0* 1{3} 0+ 1{2,4} 0*',
  },
  {
    id: 'room',
    name: 'Too little room: 5 4 3 on 13 cells',
    description: '5 4 3',
    line: '?'.repeat(13),
  },
  {
    id: 'clash',
    name: 'Cells that contradict each other: 3 on 9 cells',
    description: '3',
    line: '?1???1???',
  },
  {
    id: 'long',
    name: 'Many fits: twenty runs of 1 on 100 cells',
    description: '1 '.repeat(20).trim(),
    line: '?'.repeat(100),
  },
];
