/** A name for the static picture of an explorer: two explorers with the same settings may share their hatch. */
import type { ExplorerProps } from './state.ts';

/** @source none */
export function frameId(props: ExplorerProps): string {
  let hash = 7;
  for (const sign of JSON.stringify(props)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return `line-${hash.toString(36)}`;
}
