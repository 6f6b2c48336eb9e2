/** A small grey picture of our own, made by code: a sailing boat under a moon, drawn in shapes of one grey each. */
import type { GreyPicture } from './greyPicture.ts';
import { WHITE } from './greyPicture.ts';

/** Points of a side of a cell that its grey is the mean of. */
const fine = 4;

/** How bright the scene is at a point; both from 0 to 1, from the top left corner. */
function sceneAt(x: number, y: number): number {
  const moon = Math.hypot(x - 0.82, (y - 0.2) * 0.8);
  if (moon < 0.12) return Math.hypot(x - 0.77, (y - 0.17) * 0.8) < 0.1 ? 0.93 : 0.2;
  // the mast, a striped sail behind it and a small one before it
  if (Math.abs(x - 0.46) < 0.014 && y > 0.08 && y < 0.66) return 0.1;
  if (x > 0.48 && y > 0.12 && y < 0.6 && x - 0.48 < (y - 0.12) * 0.62)
    return Math.sin(y * 44 + x * 10) > 0.2 ? 0.66 : 0.22;
  if (x < 0.44 && y > 0.2 && y < 0.6 && 0.44 - x < (y - 0.2) * 0.62)
    return Math.sin(y * 30 - x * 26) > 0.35 ? 0.72 : 0.3;
  // the hull, narrower below
  if (y > 0.63 && y < 0.77 && Math.abs(x - 0.48) < 0.34 - (y - 0.63) * 0.9) return 0.08;
  // waves, darker towards the front
  const wave = 0.75 + 0.02 * Math.sin(x * 19);
  if (y > wave) {
    const crest = Math.sin((y - wave) * 70 + 2.4 * Math.sin(x * 15 + y * 9));
    return 0.6 - 0.5 * (y - 0.75) + 0.32 * crest;
  }
  // gulls, and the sky, brighter towards the sea
  for (const [left, top] of gulls) {
    const [dx, dy] = [Math.abs(x - left), y - top];
    if (dx < 0.07 && Math.abs(dy + 0.6 * (0.035 - Math.abs(dx - 0.035))) < 0.02) return 0.15;
  }
  return 0.78 + 0.18 * y;
}

const gulls = [
  [0.14, 0.14],
  [0.27, 0.28],
  [0.66, 0.1],
] as const;

/**
 * Draws the scene in a size: each point is the mean of what it covers.
 *
 * @param height - rows, 1 or more
 * @param width - columns, 1 or more
 */
export function samplePicture(height: number, width: number): GreyPicture {
  const brightness = Float64Array.from({ length: height * width }, (_, at) => {
    let sum = 0;
    for (let k = 0; k < fine * fine; k++) {
      const x = ((at % width) + ((k % fine) + 0.5) / fine) / width;
      const y = (Math.floor(at / width) + (Math.floor(k / fine) + 0.5) / fine) / height;
      sum += sceneAt(x, y);
    }
    return (WHITE * sum) / fine ** 2;
  });
  return { height, width, brightness };
}
