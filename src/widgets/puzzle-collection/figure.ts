/** `<puzzle-collection>`: up to 24 puzzles under one name, which play as a shelf and are printed as a booklet. */
import { startGrid } from '../../engine/board/puzzle.ts';
import { boardOf } from '../../kit/board/boardModel.ts';
import { boardPicture } from '../../kit/board/boardPicture.ts';
import { puzzleOfCode } from '../../kit/collection/collection.ts';
import { sheetPages } from '../../kit/sheet/sheet.ts';
import type { PerPage } from '../../kit/sheet/sheet.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import { html } from '../../notebook/template/html.ts';
import * as acts from './acts.ts';
import type { About } from './acts.ts';
import { attached } from './intake.ts';
import { booklet, collectionIn, collectionRows, collectionSettings } from './model.ts';
import { parts } from './view.ts';

export const figure = stateFigure<About>({
  tag: 'puzzle-collection',
  settings: collectionSettings,
  folded: ['n'],
  titleOf: ({ collection }) => collectionIn(collection).name || 'A collection',
  find: ({ state }) => collectionIn(state.collection),
  keep: acts.keep,
  work: acts.workOf,
  opened: acts.opened,
  attached,
  left: acts.left,
  parts,
  files(at) {
    const { found, kept } = at;
    const one = found.puzzles[kept.selected ?? 0];
    return {
      name: 'collection',
      rows: () => collectionRows(found, kept.grades),
      json: () => ({
        ...found,
        puzzles: found.puzzles.map((puzzle) => ({
          ...puzzle,
          solutions: kept.grades.get(puzzle.code)?.solutions ?? null,
          sweeps: kept.grades.get(puzzle.code)?.sweeps ?? null,
        })),
      }),
      ...(one !== undefined && {
        svg: () => {
          const { puzzle } = puzzleOfCode(one.code);
          const name = one.title === '' ? 'A nonogram' : one.title;
          return boardPicture(boardOf(puzzle, startGrid(puzzle).cells, name));
        },
      }),
    };
  },
  paper(at) {
    const site = at.host.page === null ? null : at.host.address();
    const { qr } = at.kept;
    const sign = (href: string): ReturnType<NonNullable<typeof qr>> =>
      qr === null || site === null ? null : qr(new URL(href, site).href);
    const perPage = Number(at.state.perPage) as PerPage;
    return html`<div data-paper>
      ${sheetPages(booklet(at.found, at.kept.grades, perPage, sign), site)}
    </div>`;
  },
});
