/** A chosen number of a census: one of the pictures that it counted, and the ways to step through it. */
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Grid } from '../../engine/board/cell.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { boardPictureSmall } from '../board/boardThumbnail.ts';
import { inPlay, openImageIn, puzzleFigures } from '../puzzle/openIn.ts';
import type { PuzzlePlace } from '../puzzle/openIn.ts';

export type CensusExample = {
  readonly image: Grid;
  readonly sentences: readonly string[]; // what the number is, and which picture this is
  readonly told: string; // what it is, for the page that it opens on
  readonly simple: boolean; // then the sweeps are enough
};

/** Where a picture of the class opens beside the stepper of the chapter on sweeps. */
export type FourPlace = Omit<PuzzlePlace, 'version'>;

/**
 * The example in its box.
 *
 * @param hint - what stands there until a number is chosen
 */
export const exampleBox = (
  example: CensusExample | null,
  hint: string,
  four: FourPlace | undefined,
): TemplateResult =>
  html`<div class="census-example" role="group" aria-label="One picture">
    ${example === null ? html`<p class="readout">${hint}</p>` : exampleView(example, four)}
  </div>`;

/** What is said of the example when another number is chosen, or none. */
export const saidOf = (example: CensusExample | null): string =>
  example === null ? 'No number chosen.' : example.sentences.join(' ');

/** The picture, its words, and its links. */
function exampleView(example: CensusExample, four: FourPlace | undefined): TemplateResult {
  const { image, sentences, simple, told } = example;
  return html`${guard([image], () => pictured(boardPictureSmall(image, { label: '', size: 120 })))}
    <div>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      <div class="button-row">
        <a
          class="button"
          data-told=${told}
          href=${openImageIn(puzzleFigures['sweep-stepper'], image)}
          >Step through its sweeps</a
        >
        ${
          simple || four === undefined
            ? ''
            : html`<a class="button" data-told=${told} href=${openImageIn(four, image)}
                >Step through pairs of lines</a
              >`
        }
        <a class="button" data-told=${told} href=${openImageIn(inPlay, image)}>Play it</a>
      </div>
    </div>`;
}
