/**
 * What to do at the end of a run that could go no further: the methods that do on this very puzzle, each with how it ends
 * and a link that carries the puzzle along. They are looked for when a figure first shows such an end.
 */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { Grid } from '../../engine/board/cell.ts';
import type { Puzzle } from '../../engine/board/puzzle.ts';
import { goesBeyond, settles } from '../../methods/method.ts';
import type { Ends, Method, MethodEnd } from '../../methods/method.ts';
import { methods } from '../../methods/methods.ts';
import { allMethods, inPlay, openIn, puzzleFigures } from '../puzzle/openIn.ts';
import { draw } from '../../notebook/template/draw.ts';
import { html } from '../../notebook/template/html.ts';
import { part } from '../../notebook/template/part.ts';
import { workView } from '../../notebook/work/workView.ts';
import { markTemplate } from './markTemplate.ts';
import { allKnown, endsOf, MethodRuns } from './methodRuns.ts';

/** An end: a puzzle, and what is known of it there. */
export type StuckAt = {
  readonly code: string;
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  /** Adds to an address where the puzzle comes from. */
  readonly carried: (href: string) => string;
};

/** A method that gets further, and how. */
export type Offer = { readonly method: Method; readonly end: MethodEnd; readonly href: string };

/**
 * The methods that get further than a state, as far as they are known. Of one chapter none is offered after one that
 * settles the puzzle: it would only do so again.
 */
export function offersAt(
  { code, grid }: Pick<StuckAt, 'code' | 'grid'>,
  ends: Ends,
): readonly Offer[] {
  const settled = new Set<string>();
  return methods.flatMap((method) => {
    const end = ends[method.id];
    const { figure, chapter } = method;
    if (end === undefined || figure === null || settled.has(chapter)) return [];
    // trying all there is settles any puzzle: that is no way on from here
    if (method.id === 'solutions') return [];
    if (!goesBeyond(end, grid)) return [];
    if (settles(end)) settled.add(chapter);
    return [{ method, end, href: openIn(puzzleFigures[figure], code, end.settings) }];
  });
}

/** What is said when every method has run and none gets further. */
function closing({ solutions }: Ends): string {
  const why =
    solutions?.status === 'several'
      ? `: it has ${solutions.verdict}, and what they do not share nothing can find`
      : '';
  return `No method here gets further on this puzzle${why}.`;
}

/** What the looking asks of the figure around it. */
export type FurtherOptions = {
  readonly announce: (text: string) => void; // to the live region
  readonly awaits: (looking: Promise<void>) => void; // of a small puzzle: its figure opens with what is found
  readonly isIdle: boolean; // there is no page to look for
};

const mostAwaited = 100; // cells

/** The offers; put what `show` gives where the end is told. */
export class Further {
  #made: HTMLElement | null = null;
  readonly #options: FurtherOptions;
  readonly #runs: MethodRuns;
  #at: StuckAt | null = null;
  #wanted = true; // the reader has not stopped the looking

  constructor(options: FurtherOptions) {
    this.#options = options;
    this.#runs = new MethodRuns({
      onChange: () => this.#draw(),
      announce: options.announce,
    });
  }

  /** Shows what gets further than an end, and looks for it where that is not known. */
  show(at: StuckAt): TemplateResult {
    if (at.code !== this.#at?.code) {
      this.#runs.stop();
      this.#wanted = true;
    }
    this.#at = at;
    const isSmall = at.grid.cells.length <= mostAwaited;
    if (isSmall) this.#options.awaits(this.#look());
    else if (!this.#options.isIdle) void this.#look();
    this.#draw();
    return html`${part(this)}`;
  }

  /** Ends the looking, for instance because the page takes the figure away. */
  stop(): void {
    this.#runs.stop();
  }

  async #look(): Promise<void> {
    const at = this.#at;
    if (at === null || allKnown(at.code) || !this.#wanted || !this.#runs.work.idle) return;
    await this.#runs.run(at.code, at.puzzle);
    this.#draw();
  }

  get element(): HTMLElement {
    if (this.#made === null) {
      this.#made = document.createElement('div');
      this.#made.className = 'further';
      this.#draw();
    }
    return this.#made;
  }

  still(): TemplateResult {
    return html`<div class="further">${this.#at === null ? nothing : this.#view(this.#at)}</div>`;
  }

  #draw(): void {
    if (this.#at !== null && this.#made !== null) draw(this.#view(this.#at), this.#made);
  }

  #view(at: StuckAt): TemplateResult {
    const ends = endsOf(at.code);
    const offers = offersAt(at, ends);
    const done = allKnown(at.code);
    const solutions = ends['solutions']?.verdict;
    return html`<p class="further-head">
        ${
          offers.length > 0
            ? 'These get further on this puzzle:'
            : done
              ? closing(ends)
              : 'Which methods get further on this puzzle?'
        }
      </p>
      ${
        offers.length === 0
          ? nothing
          : html`<ul>
              ${offers.map(
                ({ method, end, href }) =>
                  html`<li>
                    ${markTemplate(method.kind)} <a href=${at.carried(href)}>${method.name}</a>:
                    ${end.verdict}
                  </li>`,
              )}
            </ul>`
      }
      ${workView(this.#runs.work, () => {
        this.#wanted = false;
        this.#runs.stop();
      })}
      <p>
        <a href=${at.carried(openIn(allMethods, at.code))}>All methods on this puzzle</a>${
          solutions === undefined ? '' : `: ${solutions}`
        }. <a href=${at.carried(openIn(inPlay, at.code))}>Play it</a>.
      </p>`;
  }
}
