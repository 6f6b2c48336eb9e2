/** What every chart function takes and gives back. */

export type ChartSize = {
  /** Where elements are made; needed where there is no page (see svgDocument.ts). Default: the page. */
  readonly document?: Document;
  /** Width of the drawing in CSS pixels; the chart chooses its height from it. */
  readonly width: number;
};

/** A drawn chart, and how to find a value in it: all lengths in the pixels of its view box. */
export type DrawnChart = {
  readonly svg: SVGSVGElement;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly top: number; // of the plotting area
  readonly bottom: number;
};

/** The part of Plot's return value that is used here. */
type PlotFigure = {
  scale(name: 'x' | 'y'): { apply(value: number): number; range?: Iterable<number> } | undefined;
};

/**
 * Wraps what Plot drew.
 *
 * @param figure - the return value of `plot`, without caption or legend, so an SVG element
 * @throws TypeError when it has no x or no y scale
 */
export function drawnChart(figure: (SVGSVGElement | HTMLElement) & PlotFigure): DrawnChart {
  const x = figure.scale('x');
  const y = figure.scale('y');
  if (x === undefined || y === undefined) throw new TypeError('a chart needs an x and a y scale');
  const svg = figure as unknown as SVGSVGElement;
  svg.setAttribute('role', 'img');
  const [bottom = 0, top = 0] = y.range ?? [];
  return { svg, x: (value) => x.apply(value), y: (value) => y.apply(value), top, bottom };
}

/**
 * Height of a chart of this width: flat enough for a screen, tall enough to read a curve on a phone. The style sheet
 * reserves the same height, so that nothing moves when a chart is redrawn.
 *
 * @param width - CSS pixels
 * @returns CSS pixels, from 280 to 432
 */
export const chartHeight = (width: number): number =>
  Math.round(Math.min(432, Math.max(280, width * 0.5)));

/** Type size of chart text in CSS pixels, the same at every width. */
export const chartFontSize = 14;
