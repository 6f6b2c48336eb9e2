/** A chart as markup, drawn while the site is built, in three sizes of which the style sheet shows the one that fits. */
import type { ChartSize, DrawnChart } from '../../charts/drawnChart.ts';
import { nodeOf, svgDocument } from '../../charts/svgDocument.ts';
import { toMarkup } from '../../svg/svgTree.ts';

const sizes = { 'is-narrow': 340, 'is-wide': 680, 'is-full': 1080 } as const;

/**
 * All sizes of a chart.
 *
 * @param draw - draws it at the width and with the document that it is given
 * @source none
 */
export function staticMarkup(draw: (size: ChartSize) => DrawnChart): string {
  return Object.entries(sizes)
    .map(([name, width]) => {
      const { svg } = draw({ width, document: svgDocument() });
      return `<div class="${name}">${toMarkup(nodeOf(svg))}</div>`;
    })
    .join('');
}
