/** A sheet of paper: what is to be done with a pencil, and the answers on a page of their own. The one way to print a puzzle. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';

/** Something to do. */
export type SheetTask = {
  readonly words: string; // what; '' where the picture says it
  readonly picture: SvgNode | null; // null: room to write
  /** Answers to choose among, each with a box. */
  readonly boxes?: readonly string[];
  /** Null while it is not known. */
  readonly answer: { readonly words: string; readonly picture: SvgNode | null } | null;
  /** Opens it on the site, from its root; '' for none. */
  readonly address: string;
};

/** A sheet, and what its answers are headed with. */
export type Sheet = {
  readonly title: string;
  readonly answersTitle: string;
  readonly says: string; // under the title, '' for nothing
  readonly hasName: boolean; // a line for whoever works on it
  readonly tasks: readonly SheetTask[];
  readonly credit: string; // '' for none
  /** Of the whole sheet; '' where the addresses of its tasks do. */
  readonly address?: string;
};

/**
 * The address without the place on the page, where the state of a figure leads there as well. Only paper names the host, so
 * that the words are the same where a page is built and where it is read.
 */
function addressLine(
  address: string | undefined,
  site: URL | null,
): TemplateResult | typeof nothing {
  if (address === undefined || address === '') return nothing;
  const short = address.replace(/(\?.*)#[a-z\d-]+$/, '$1');
  return html`<p class="sheet-address">
    Opens at <a href=${short} data-host=${site?.host ?? ''}>${short}</a>
  </p>`;
}

/**
 * The sheet and, on the next page, its answers.
 *
 * @param sheet - of one task, or as many as there is room for on a page
 * @param site - an address of the site, whose host is printed; null where that is not known
 */
export function sheetPages(sheet: Sheet, site: URL | null): TemplateResult {
  const { title, answersTitle, says, hasName, tasks, credit } = sheet;
  const room = tasks.length === 1 ? 'one' : 'many'; // of each; sheet.css knows how much
  const number = (at: number): TemplateResult | typeof nothing =>
    tasks.length === 1 ? nothing : html`<b>${at + 1}</b>`;
  return html`<div class="sheet-page" data-sheet="tasks">
      <p class="sheet-title">${title}</p>
      ${hasName ? html`<p class="sheet-person"><span>Name</span> <span>Date</span></p>` : nothing}
      ${says === '' ? nothing : html`<p class="sheet-says">${says}</p>`}
      <div class="sheet-tasks is-${room}">
        ${tasks.map(
          ({ words, picture, boxes = [], address }, at) =>
            html`<div class="sheet-task">
              ${words === '' ? nothing : html`<p>${number(at)}${words}</p>`}
              ${picture === null ? html`<div class="sheet-room"></div>` : pictured(picture)}
              ${
                boxes.length === 0
                  ? nothing
                  : html`<p class="sheet-boxes">
                      ${boxes.map((box) => html`<span><i aria-hidden="true"></i>${box}</span> `)}
                    </p>`
              }
              ${addressLine(address, site)}
            </div>`,
        )}
      </div>
      ${credit === '' ? nothing : html`<p class="sheet-credit">${credit}</p>`}
      ${addressLine(sheet.address, site)}
    </div>
    <div class="sheet-page" data-sheet="answers">
      <p class="sheet-title">${answersTitle}</p>
      <div class="sheet-tasks is-${room}">
        ${tasks.map(
          ({ answer }, at) =>
            html`<div class="sheet-task">
              <p>${number(at)}${answer?.words ?? 'The solution is not known yet.'}</p>
              ${answer?.picture ? pictured(answer.picture) : nothing}
            </div>`,
        )}
      </div>
    </div>`;
}
