/** Where the caption of a figure stands on wide pages. */

/** No line under a picture of 544 px has more characters than this. */
const mostInLine = 74;

/** In the row under the picture where it is one line, else below that. */
export const captionPlace = (markup: string): 'line' | 'below' =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim().length <= mostInLine
    ? 'line'
    : 'below';
