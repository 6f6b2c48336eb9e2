/** The graph of solutions as a picture: a numbered disc for each, a line between two that a single switch joins. */
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { shownAt } from './known.ts';
import type { Known } from './known.ts';
import { mostDrawn } from './settings.ts';
import type { SolutionsState } from './settings.ts';
import { solutionMap } from './solutionMap.ts';
import type { SolutionMap } from './solutionMap.ts';
import { nodeLabel } from './words.ts';

const radius = 13;

/** The places of a graph that is drawn; null for one that is not. */
export function mapOf(known: Known): SolutionMap | null {
  const { solutions, joined } = known;
  if (joined === null || solutions.length < 2 || solutions.length > mostDrawn) return null;
  return solutionMap(known);
}

/** Classes of an edge and of a disc: what is on the board, and what it is laid over. */
export const edgeClass = (at: number, one: number, other: number): string =>
  one === at || other === at ? 'solutions-edge is-of-shown' : 'solutions-edge';

/** The class of a disc. */
export const discClass = (at: number, against: number | null, solution: number): string =>
  `solutions-disc${solution === at ? ' is-shown' : ''}${solution === against ? ' is-against' : ''}`;

/** The picture; its discs can be walked by keys. */
export function mapPicture(map: SolutionMap, known: Known, state: SolutionsState): SvgNode {
  const { at, against } = shownAt(known, state);
  const joined = known.joined ?? [];
  const edges = joined.flatMap((to, one) =>
    to.filter((other) => other > one).map((other) => [one, other] as const),
  );
  const label = 'Solutions, joined where a single switching component leads from one to the other';
  return svgNode(
    'svg',
    {
      class: 'solutions-map',
      viewBox: `0 0 ${Math.ceil(map.width)} ${Math.ceil(map.height)}`,
      width: Math.ceil(map.width),
      height: Math.ceil(map.height),
      role: 'group',
      'aria-label': label,
    },
    ...edges.map(([one, other]) => {
      const [from, to] = [map.places[one]!, map.places[other]!];
      return svgNode('path', {
        class: edgeClass(at, one, other),
        'data-edge': `${one} ${other}`,
        d: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
      });
    }),
    ...map.places.map(({ x, y }, solution) =>
      svgNode(
        'g',
        {
          class: discClass(at, against, solution),
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
          'data-solution': solution,
          role: 'button',
          tabindex: solution === at ? 0 : -1,
          'aria-pressed': solution === at ? 'true' : 'false',
          'aria-label': nodeLabel(known, solution),
        },
        svgNode('circle', { class: 'solutions-ring', r: radius + 3 }),
        svgNode('circle', { class: 'solutions-ground', r: radius }),
        svgNode(
          'text',
          { class: 'solutions-number', y: 4.5, 'text-anchor': 'middle' },
          String(solution + 1),
        ),
      ),
    ),
  );
}
