/** The level that a reader walks a run by, as a setting of a figure. */
import { choice } from '../../notebook/settings/choices.ts';
import type { Setting } from '../../notebook/settings/setting.ts';

/**
 * One of the levels of a technique; the words themselves stand in links.
 *
 * @param key - in links: `g`, or with a number where a figure has several steppers
 */
export const pace = <Level extends string>(
  key: string,
  levels: readonly Level[],
  usual: NoInfer<Level>,
): Setting<Level> =>
  choice(
    key,
    'Step by',
    Object.fromEntries(levels.map((level): [Level, string] => [level, level])) as Record<
      Level,
      string
    >,
    usual,
  );
