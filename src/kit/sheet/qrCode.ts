/** An address as a QR code, to be read off paper by a camera. Loaded by whoever prints one, and by nobody else. */
import { correction, generate } from 'lean-qr';
import { svgNode } from '../../notebook/svg/svgTree.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';

/** Longer addresses have modules that a telephone no longer tells apart at the size of a stamp. */
const longest = 700;

/** Light modules around it, as the standard wants them. @source ISO/IEC 18004, section 6.3.8 */
const quiet = 4;

/** The code as a picture of one path; null for an address that is too long. */
export function qrPicture(address: string): SvgNode | null {
  if (address.length > longest) return null;
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quiet;
  let dark = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y) || code.get(x - 1, y)) continue;
      let end = x + 1;
      while (code.get(end, y)) end++;
      dark += `M${x} ${y}h${end - x}v1h${x - end}z`;
    }
  return svgNode(
    'svg',
    {
      class: 'sheet-qr',
      viewBox: `${-quiet} ${-quiet} ${side} ${side}`,
      width: 96,
      height: 96,
      role: 'img',
      'aria-label': 'QR code of the address',
      'shape-rendering': 'crispEdges',
    },
    svgNode('rect', { x: -quiet, y: -quiet, width: side, height: side, fill: '#fff' }),
    svgNode('path', { d: dark, fill: '#000' }),
  );
}
