/** What the build finds out for a figure, kept by its settings. Runs in Node only. */
import { prebuiltText } from '../notebook/host/prebuiltText.ts';
import { kept } from './kept.ts';

/**
 * As the page has it; null where the figure needs nothing.
 *
 * @param tag - of the figure, which is the name of its folder
 * @param brief - without what only spares a reader time
 * @param prebuilt - of `prebuilt.ts` in that folder
 */
export const keptPrebuilt = (
  tag: string,
  props: object,
  brief: boolean,
  prebuilt: (props: object, brief: boolean) => unknown,
): string | null =>
  kept(
    `src/widgets/${tag}/prebuilt.ts`,
    `${tag} ${JSON.stringify(props)}${brief ? ', brief' : ''}`,
    () => {
      const value = prebuilt(props, brief);
      return value === undefined ? null : prebuiltText(value);
    },
  );
