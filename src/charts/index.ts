/** All charts in one module: pages load it by `import()` when a chart is first needed, as one chunk with Plot. */
export { binomialChart } from './binomialChart.ts';
export { censusChart } from './censusChart.ts';
export { collapseChart } from './collapseChart.ts';
export { crossingChart } from './crossingChart.ts';
export { densityChart } from './densityChart.ts';
export { difficultyChart } from './difficultyChart.ts';
export { difficultyShareChart } from './difficultyShareChart.ts';
export { oneSolutionChart } from './oneSolutionChart.ts';
export { shareCurvesChart } from './shareCurvesChart.ts';
export { solutionsChart } from './solutionsChart.ts';
export { thresholdChart } from './thresholdChart.ts';
export { meansChart } from './meansChart.ts';
export { methodCrossingsChart } from './methodCrossingsChart.ts';
export { nodeOf, svgDocument } from '../notebook/chart/svgDocument.ts';
