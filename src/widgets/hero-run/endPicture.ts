/** Where a run ends, in small: each filled cell in the colour of the method that finds it. */
import { EMPTY, FILLED } from '../../engine/board/cell.ts';
import { valuePath } from '../../kit/board/boardPaths.ts';
import { heroMethods } from '../../kit/hero/methods.ts';
import { kindOf } from '../../methods/kinds.ts';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import type { HeroPlace } from './model.ts';

const side = 20;

export const endPicture = ({ run, cells }: HeroPlace): SvgNode =>
  svgNode(
    'svg',
    {
      viewBox: `-0.2 -0.2 ${side + 0.4} ${side + 0.4}`,
      width: 180,
      height: 180,
      'aria-hidden': 'true',
    },
    svgNode('rect', { class: 'board-ground', width: side, height: side }),
    ...heroMethods.map((method, at) =>
      svgNode(
        'g',
        { 'data-method': kindOf(method) },
        svgNode('path', {
          class: 'method-area',
          d: valuePath(
            {
              height: side,
              width: side,
              cells: cells.map((value, cell) =>
                value === FILLED && Number(run.by[cell]) === at ? FILLED : EMPTY,
              ),
            },
            FILLED,
            1,
          ),
        }),
      ),
    ),
    svgNode('rect', { class: 'board-frame', width: side, height: side }),
  );
