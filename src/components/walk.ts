/** What the figure of a walk shows at each step, found while the site is built: a step that it cannot show ends the build. */
import { openStill } from '../book/still.ts';
import type { LinkValues } from '../notebook/cell/linkState.ts';
import { LinkError } from '../notebook/cell/linkState.ts';
import type { Figure } from '../notebook/host/figure.ts';
import { watch } from '../notebook/host/opening.ts';
import type { StillOptions } from '../notebook/host/still.ts';
import { markup } from '../notebook/template/markup.ts';

/** What is said of a picture to those who press it. */
const forHands = /\s(?:role|tabindex|aria-(?!label|hidden)[\w-]+)="[^"]*"/g;

/**
 * The pictures in a markup that have a name, with those in them, to be looked at only: what else stands in a figure is
 * pressed, or says what the text says.
 */
function picturesIn(drawn: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of drawn.matchAll(/<svg\b|<\/svg>/g)) {
    if (tag === '<svg' && depth++ === 0) from = index;
    if (tag !== '<svg' && --depth === 0) found.push(drawn.slice(from, index + tag.length));
  }
  return found
    .filter((one) => /^<svg[^>]*\saria-label="/.test(one))
    .map((one) => one.replaceAll(forHands, '').replace('<svg', '<svg role="img"'));
}

/**
 * The pictures of a figure in the state that a step asks for, and the method in whose colour they are.
 *
 * @throws RangeError for values that the figure does not know, or cannot show
 */
export async function picturesAt(
  figure: Figure,
  options: StillOptions,
  values: LinkValues,
): Promise<{ readonly pictures: string; readonly method: string | undefined }> {
  const fault = (what: string): RangeError =>
    new RangeError(
      `a step of ${options.id ?? figure.tag} asks for ${JSON.stringify(values)}: ${what}`,
    );
  const { watched, unread } = watch(values);
  try {
    const { live, template } = await openStill(figure, options, watched);
    const shown = live.linkValues();
    const other = Object.keys(values).filter((key) => (shown[key] ?? values[key]) !== values[key]);
    if (unread().length + other.length > 0)
      throw fault(`the figure does not show ${[...unread(), ...other].join(', ')}`);
    const drawn = markup(template);
    const pictures = picturesIn(drawn);
    if (pictures.length === 0) throw fault('the figure has no picture with a name');
    const around = drawn.slice(0, drawn.indexOf('<svg'));
    return { pictures: pictures.join(''), method: /\sdata-method="(\w+)"/.exec(around)?.[1] };
  } catch (error) {
    throw error instanceof LinkError ? fault(error.message) : error;
  }
}

/** A step of a walk. */
type Step = { readonly values: LinkValues; readonly text: string };

const mark = /<walk-step data-values="([^"]*)">(.*?)<\/walk-step>/gsu;

/**
 * The steps in the markup of a walk, as Step.astro leaves them there.
 *
 * @param common - what all of them have of a link
 * @throws RangeError for a walk with something else in it
 */
export function stepsIn(text: string, common: LinkValues): readonly Step[] {
  if (text.replaceAll(mark, '').trim() !== '')
    throw new RangeError('a walk is made of steps alone');
  return [...text.matchAll(mark)].map(([, values = '', inner = '']) => ({
    values: { ...common, ...(JSON.parse(decodeURIComponent(values)) as LinkValues) },
    text: inner,
  }));
}
