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
  /** The same for a camera. */
  readonly sign?: SvgNode | null;
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
  /** A booklet: so many tasks a page, and their answers behind all of them. */
  readonly perPage?: PerPage;
};

/** Tasks on a page of a booklet. */
export type PerPage = 1 | 2 | 4;

const roomOf: Readonly<Record<PerPage, string>> = { 1: 'one', 2: 'two', 4: 'four' };

/** Answers on a page of a booklet, at most: their boards may be smaller than those to draw on. */
const answersPerPage = 9;

/** Where there are no more answers than that, they are as large as four on a page. */
const fewAnswers = 4;

/** A longer address is not typed by anybody, where a camera reads it. */
const longestTyped = 90;

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

/** Some of a list at a time. */
const chunked = <One>(all: readonly One[], size: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

/** The same in as few pages, but evenly: no page has one alone where those before it are full. */
const evenly = <One>(all: readonly One[], most: number): readonly (readonly One[])[] =>
  chunked(all, Math.ceil(all.length / Math.ceil(all.length / most)));

/** A task with its number. */
type Numbered = SheetTask & { readonly number: number | null };

const numberOf = ({ number }: Numbered): TemplateResult | typeof nothing =>
  number === null ? nothing : html`<b>${number}</b>`;

/** Where it opens on the site, for a camera, for whoever types, or both. */
function foot({ address, sign = null }: SheetTask, site: URL | null): unknown {
  if (sign === null) return addressLine(address, site);
  const typed = address.length > longestTyped ? nothing : addressLine(address, site);
  return html`<div class="sheet-foot">${pictured(sign)} ${typed}</div>`;
}

const taskPart = (task: Numbered, site: URL | null): TemplateResult => {
  const { words, picture, boxes = [] } = task;
  return html`<div class="sheet-task">
    ${words === '' ? nothing : html`<p>${numberOf(task)}${words}</p>`}
    ${picture === null ? html`<div class="sheet-room"></div>` : pictured(picture)}
    ${
      boxes.length === 0
        ? nothing
        : html`<p class="sheet-boxes">
            ${boxes.map((box) => html`<span><i aria-hidden="true"></i>${box}</span> `)}
          </p>`
    }
    ${foot(task, site)}
  </div>`;
};

const answerPart = (task: Numbered): TemplateResult => {
  const { answer } = task;
  return html`<div class="sheet-task">
    <p>${numberOf(task)}${answer?.words ?? 'The solution is not known yet.'}</p>
    ${answer?.picture ? pictured(answer.picture) : nothing}
  </div>`;
};

/**
 * The sheet and, on the next page, its answers; of a booklet all pages, and then those of the answers.
 *
 * @param sheet - of one task, or as many as there is room for on a page; of a booklet any number
 * @param site - an address of the site, whose host is printed; null where that is not known
 */
export function sheetPages(sheet: Sheet, site: URL | null): TemplateResult {
  const { title, answersTitle, says, hasName, tasks, credit, perPage } = sheet;
  const isOne = tasks.length === 1;
  const room = isOne ? 'one' : 'many'; // of each; sheet.css knows how much
  const numbered = tasks.map((task, at) => ({ ...task, number: isOne ? null : at + 1 }));
  const pages = chunked(numbered, perPage ?? tasks.length);
  const behind = perPage === undefined ? [numbered] : evenly(numbered, answersPerPage);
  const roomOfTasks = perPage === undefined ? room : roomOf[perPage];
  const ofMany = (behind[0]?.length ?? 0) > fewAnswers ? 'nine' : 'four';
  const roomOfAnswers = perPage === undefined || isOne ? room : ofMany;
  return html`${pages.map(
    (some, at) =>
      html`<div class="sheet-page" data-sheet="tasks">
        ${
          at > 0
            ? nothing
            : html`<p class="sheet-title">${title}</p>
                ${hasName ? html`<p class="sheet-person"><span>Name</span> <span>Date</span></p>` : nothing}
                ${says === '' ? nothing : html`<p class="sheet-says">${says}</p>`}`
        }
        <div class="sheet-tasks is-${roomOfTasks}">${some.map((task) => taskPart(task, site))}</div>
        ${
          at < pages.length - 1
            ? nothing
            : html`${credit === '' ? nothing : html`<p class="sheet-credit">${credit}</p>`}
              ${addressLine(sheet.address, site)}`
        }
      </div>`,
  )}
  ${behind.map(
    (some, at) =>
      html`<div class="sheet-page" data-sheet="answers">
        ${at > 0 ? nothing : html`<p class="sheet-title">${answersTitle}</p>`}
        <div class="sheet-tasks is-${roomOfAnswers}">${some.map(answerPart)}</div>
      </div>`,
  )}`;
}
