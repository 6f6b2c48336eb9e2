/** The first frame of the browser, drawn while the site is built from the stored census. Runs in Node only. */
import { grouped } from '../../formats/numbers.ts';
import { classNames, countStrip } from '../../kit/probe/probingClasses.ts';
import { readStored } from '../../stored/fromFile.ts';
import { atOnce, censusFile } from '../../stored/probing.ts';
import { toMarkup } from '../../svg/svgTree.ts';
import { examplePicture, imagePicture } from './examplePicture.ts';
import * as model from './model.ts';
import type { BrowserProps } from './model.ts';
import { parseQuery } from './queryText.ts';
import { exampleCaption, foundSentence, printed, rowSentence, shortWords } from './words.ts';

/** What the .astro file places. */
export type StaticBrowser = {
  readonly sentence: string;
  readonly comparison: string | null; // with the table of the thesis
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[]; // class, length, sequence
    readonly strip: string; // markup
    readonly numbers: readonly string[];
    readonly verdict: string | null;
  }[];
  readonly more: number; // rows found and not shown
  readonly example: {
    readonly title: string;
    readonly printed: string;
    readonly sentence: string;
    readonly board: string; // markup
    readonly image: string; // markup
    readonly caption: string;
  } | null;
};

/** The frame. @throws StoredError when the census of the size cannot be used @source none */
export function staticBrowser(props: BrowserProps): StaticBrowser {
  const state = model.defaultState(props);
  const census = atOnce(state.size, readStored(censusFile(state.size)));
  const list = model.listOf(state.size, census);
  const found = model.findRows(list, parseQuery(state.query), state.query, state);
  const { comparison } = found;
  const shown = found.rows.slice(0, model.pageRows);
  const chosen = model.chosenRow(found, state);
  return {
    sentence: foundSentence(list, found),
    comparison:
      comparison === null ? null : `Table ${comparison.table.number}: ${comparison.summary}`,
    heads: comparison === null ? [] : [`Table ${comparison.table.number}`, 'verdict'],
    rows: shown.map((row) => {
      const verdict = comparison?.verdicts.get(row.sequence);
      return {
        cells: [classNames[row.class], String(row.sequence.length), shortWords(row)],
        strip: toMarkup(countStrip(row.counts)),
        numbers: [
          ...[row.images, row.groups, row.unique].map(grouped),
          ...(verdict === undefined ? [] : [verdict.published]),
        ],
        verdict: verdict?.text ?? null,
      };
    }),
    more: found.rows.length - shown.length,
    example: chosen === null ? null : exampleFrame(state.size, chosen.row),
  };
}

function exampleFrame(
  size: model.BrowserState['size'],
  row: Parameters<typeof model.exampleOf>[1],
): NonNullable<StaticBrowser['example']> {
  const example = model.exampleOf(size, row);
  const id = `sequence-${size}-${row.sequence}`;
  return {
    title: `${classNames[row.class]}, length ${row.sequence.length}`,
    printed: printed(row),
    sentence: rowSentence(row),
    board: toMarkup(examplePicture(example, id)),
    image: toMarkup(imagePicture(example, 84)),
    caption: exampleCaption(example),
  };
}
