/** The short way: seven scenes on the first page, from the rule to a puzzle of one's own. */

/** The headings of the scenes in their order; the first is the row under the title of the page. */
export const scenes: readonly string[] = [
  'Which cells must be filled?',
  'Now an owl, and it stops at a third',
  'Two lines know what none knows',
  'One thought, all the way round',
  'What if?',
  'Certain at last',
  'Draw one that beats the machine',
];

/** The anchor of a scene, counted from 1. */
export const sceneId = (number: number): string => `scene-${number}`;
