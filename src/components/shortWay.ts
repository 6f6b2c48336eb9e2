/** The short way: seven scenes on one page, from the rule to a puzzle of one's own. */

/** A scene. */
type Scene = {
  readonly name: string; // in the trail
  readonly says: string; // its heading, which is its one sentence
};

/** The scenes in their order. */
export const scenes: readonly Scene[] = [
  { name: 'The rule', says: 'A number is a run of filled cells' },
  { name: 'Sweeps', says: 'Line after line, what one finds helps the next' },
  {
    name: 'Pairs of lines',
    says: 'Where single lines are silent, two rows and two columns may speak',
  },
  { name: 'Chains', says: 'A thought can run from line to line and come back' },
  { name: 'What if', says: 'Try a cell both ways, and see which future breaks' },
  { name: 'What must be so', says: 'What is the same in every solution must be so' },
  { name: 'Your own', says: 'Draw a picture, and see at once how hard its puzzle is' },
];

/** The anchor of a scene, counted from 1. */
export const sceneId = (number: number): string => `scene-${number}`;
