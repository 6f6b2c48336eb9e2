/** Every live figure by its tag: loaded when its notebook cell comes near the viewport. */
export const widgets: Readonly<Record<string, () => Promise<unknown>>> = {
  'sweep-stepper': () => import('./sweep-stepper/element.ts'),
  'density-run': () => import('./density-run/element.ts'),
  'line-explorer': () => import('./line-explorer/element.ts'),
};
