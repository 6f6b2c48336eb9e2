/** A collection on its stage: its pictures, the one that is chosen, and what can be done with all of them. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { formats } from '../../formats/formats.ts';
import { boardPictureSmall } from '../../kit/board/boardThumbnail.ts';
import { collectedText, mostCollected, puzzleOfCode } from '../../kit/collection/collection.ts';
import type { Collected } from '../../kit/collection/collection.ts';
import { keptCollections } from '../../kit/collection/keeper.ts';
import { profilePicture } from '../../kit/board/profilePicture.ts';
import { markTemplate } from '../../kit/methods/markTemplate.ts';
import { methodName } from '../../kit/methods/marks.ts';
import { browserStore } from '../../kit/play/savedGames.ts';
import { codeOf } from '../../kit/puzzle/coded.ts';
import { allMethods, drawOn, openIn } from '../../kit/puzzle/openIn.ts';
import { gradeWords } from '../../methods/grade.ts';
import { dimmedButton } from '../../notebook/cell/dimmedButton.ts';
import type { FigureParts } from '../../notebook/cell/figureParts.ts';
import { counted, sizeText } from '../../notebook/plain/numbers.ts';
import { choiceField, fileField } from '../../notebook/settings/inputs.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { workView } from '../../notebook/work/workView.ts';
import * as acts from './acts.ts';
import type { At } from './acts.ts';
import * as intake from './intake.ts';
import { capital, pictureOf, placeWords, playHref, summaryOf, titleOf } from './model.ts';
import * as out from './out.ts';

const size = 200; // of a small picture, as it is drawn; the card says how large it is

function card(at: At, one: Collected, place: number): TemplateResult {
  const { kept } = at;
  const { puzzle } = puzzleOfCode(one.code);
  const picture = pictureOf(one, kept.grades);
  const found = kept.grades.get(one.code);
  const isChosen = kept.selected === place;
  return html`<li>
    <button
      type="button"
      class="collection-card is-told"
      data-card=${place}
      aria-pressed=${isChosen ? 'true' : 'false'}
      @click=${() => {
        kept.selected = isChosen ? null : place;
        at.draw();
      }}
    >
      <span class="collection-picture"
        >${guard([one.code, picture], () =>
          pictured(
            picture === null
              ? profilePicture(codeOf(puzzle), size)
              : boardPictureSmall(picture, { label: '', size }),
          ),
        )}</span
      >
      <span class="collection-title">${titleOf(one, place)}</span>
      <span class="readout"
        >${markTemplate(one.grade)} ${sizeText(puzzle.rows.length, puzzle.columns.length)}<span
          class="visually-hidden"
          >${one.grade === null ? '' : `, ${methodName(one.grade)}`}</span
        >${found === undefined || found.solutions !== 'none' ? nothing : html`, no solution`}</span
      >
    </button>
  </li>`;
}

/** The puzzle that is chosen: its title, its place, and ways on. */
function chosen(at: At): TemplateResult | typeof nothing {
  const place = at.kept.selected;
  const { puzzles } = at.found;
  const one = place === null ? undefined : puzzles[place];
  if (place === null || one === undefined) return nothing;
  const found = at.kept.grades.get(one.code);
  const picture = pictureOf(one, at.kept.grades);
  const studio = picture === null ? null : drawOn(picture);
  return html`<div class="collection-one" role="group" aria-label="The puzzle that is chosen">
    <div class="field">
      <label for="${at.id}-entitled">Title, told when it is solved</label>
      <input
        type="text"
        id="${at.id}-entitled"
        maxlength="60"
        autocomplete="off"
        .value=${live(one.title)}
        @change=${(event: Event) =>
          acts.entitle(
            at,
            place,
            collectedText('title', (event.currentTarget as HTMLInputElement).value),
          )}
      />
    </div>
    <p class="readout">
      ${found === undefined ? 'Not graded yet' : capital(gradeWords(found))}.
      <a href=${openIn(allMethods, codeOf(puzzleOfCode(one.code).puzzle))}>All methods on it</a>
    </p>
    <div class="button-row">
      ${dimmedButton('Earlier', place > 0, () => acts.move(at, place, -1))}
      ${dimmedButton('Later', place < puzzles.length - 1, () => acts.move(at, place, 1))}
      <button type="button" data-remove @click=${() => acts.remove(at, place)}>Remove</button>
      ${studio === null ? nothing : html`<a class="button" href=${studio}>Change it in the studio</a>`}
    </div>
  </div>`;
}

/** Several files of any format. */
const fileButton = (at: At): TemplateResult =>
  fileField({
    id: `${at.id}-files`,
    label: 'Add puzzles',
    several: true,
    onFiles: (files) => void intake.addFiles(at, files),
  });

/** A text of the whole collection. */
const tellField = (at: At, key: 'name' | 'maker' | 'licence', label: string): TemplateResult =>
  html`<div class="field">
    <label for="${at.id}-${key}">${label}</label>
    <input
      type="text"
      id="${at.id}-${key}"
      maxlength="80"
      autocomplete="off"
      .value=${live(at.found[key])}
      @change=${(event: Event) =>
        acts.tell(at, {
          [key]: collectedText(key, (event.currentTarget as HTMLInputElement).value),
        })}
    />
  </div>`;

function savePart(at: At): TemplateResult {
  const all = [
    { word: 'collection', text: 'a collection (JSON)' },
    ...formats.flatMap(({ id, label, writer }) =>
      writer === undefined ? [] : [{ word: id, text: label }],
    ),
  ] as const;
  return html`<div class="controls">
    ${choiceField({
      id: `${at.id}-format`,
      label: 'Save as',
      value: at.kept.format,
      choices: all,
      onChoice: (word) => {
        at.kept.format = word;
        at.draw();
      },
    })}
    <button
      type="button"
      data-save
      ?disabled=${at.found.puzzles.length === 0}
      @click=${() => void out.save(at)}
    >
      Save
    </button>
  </div>`;
}

const pastePart = (at: At): TemplateResult =>
  html`<div class="field collection-paste">
      <label for="${at.id}-text">Puzzles as text, or links, one a line</label>
      <textarea
        id="${at.id}-text"
        rows="4"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        .value=${live(at.kept.pasted)}
        @input=${(event: Event) => {
          at.kept.pasted = (event.currentTarget as HTMLTextAreaElement).value;
        }}
      ></textarea>
    </div>
    <p class="button-row">
      <button
        type="button"
        data-add-text
        @click=${() => {
          const { pasted } = at.kept;
          if (pasted.trim() === '') return;
          at.kept.pasted = '';
          intake.addText(at, pasted);
        }}
      >
        Add this text
      </button>
    </p>`;

/** Others that are kept in this browser. */
function keptPart(at: At): TemplateResult {
  const kept = at.host.page === null ? [] : keptCollections(browserStore());
  const others = kept.filter(({ text }) => text !== at.kept.keptAs);
  return html`<p class="button-row">
      <button type="button" data-anew @click=${() => acts.anew(at)}>
        Begin another collection
      </button>
    </p>
    ${
      others.length === 0
        ? nothing
        : html`<p>Kept in this browser:</p>
            <ul class="collection-kept">
              ${others.map(
                ({ text, collection }) =>
                  html`<li>
                    <button type="button" @click=${() => acts.openKept(at, text)}>
                      ${collection.name === '' ? 'Without a name' : collection.name}
                    </button>
                    <span class="readout">${counted(collection.puzzles.length, 'puzzle')}</span>
                  </li>`,
              )}
            </ul>`
    }`;
}

const troubled = ({ work }: At): TemplateResult | typeof nothing =>
  work.problem !== '' || work.notices.length > 0 ? workView(work, () => work.stop()) : nothing;

/** All of it. */
export function parts(at: At): FigureParts {
  const { found, kept } = at;
  const { puzzles } = found;
  const isEmpty = puzzles.length === 0;
  const look = puzzles.length <= 4 ? 'is-few' : puzzles.length <= 9 ? 'is-some' : 'is-many';
  return {
    picture: html`<div class="collection-place" ?data-dragging=${kept.dragging}>
        ${
          isEmpty
            ? html`<p class="collection-empty">Drop puzzles here, in files of any format.</p>`
            : html`<ol class="collection-cards ${look}" aria-label="Puzzles of the collection">
                ${puzzles.map(
                  (one, place) =>
                    html`${guard([one, place, kept.grades.get(one.code), kept.selected === place], () => card(at, one, place))}`,
                )}
              </ol>`
        }
      </div>
      ${chosen(at)}`,
    place: html`<p>${placeWords(found)}</p>`,
    sentence: html`<p data-summary>${summaryOf(found, kept.grades)}</p>`,
    answer: html`<p data-said data-reply>
        ${
          kept.said !== ''
            ? kept.said
            : acts.isExample(at)
              ? 'An example. What you add takes its place.'
              : puzzles.length === mostCollected
                ? 'It is full.'
                : nothing
        }
      </p>
      ${troubled(at)}`,
    setting: html`<div class="controls">${tellField(at, 'name', 'Name')}</div>`,
    action: html`<div class="button-row">
        ${
          isEmpty
            ? nothing
            : html`<a class="button primary" data-play href=${playHref(found)}>Play it</a>`
        }
        ${fileButton(at)}
      </div>
      ${
        isEmpty
          ? nothing
          : html`<div class="button-row">
              <button type="button" data-copy @click=${() => void out.copyLink(at)}>
                Copy its link
              </button>
              <button type="button" data-print @click=${() => void out.printBooklet(at)}>
                Print a booklet
              </button>
            </div>`
      }`,
    settings: html`<div class="controls">
        ${tellField(at, 'maker', 'Maker')} ${tellField(at, 'licence', 'Licence')}
      </div>
      ${at.fields()} ${savePart(at)}`,
    more: html`${pastePart(at)} ${keptPart(at)}`,
  };
}
