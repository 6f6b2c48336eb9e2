/** The page of the lab book: the runs that this browser keeps, two of them laid over each other, and the book as one file. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { today } from '../clock.ts';
import { saveFile } from '../export/files.ts';
import type { Book } from '../host/book.ts';
import { putNotice } from '../host/noticePlace.ts';
import { sitePath } from '../page/paths.ts';
import { digestOf } from '../plain/digest.ts';
import { counted, grouped } from '../plain/numbers.ts';
import { mostNote } from '../run/labFile.ts';
import { allNotes, writeNotes } from '../run/labNotes.ts';
import { runNameOf } from '../run/laid.ts';
import type { LabKinds } from '../run/laid.ts';
import { runStore } from '../run/runStore.ts';
import { draw } from '../template/draw.ts';
import { fileField } from '../settings/inputs.ts';
import { html } from '../template/html.ts';
import { whyNotKept } from './database.ts';
import { dayOf, LabBook } from './labModel.ts';
import type { LabEntry } from './labModel.ts';
import { LabOverlay } from './labOverlay.ts';

/** Names a run in the address of the page. */
const shortName = ({ head }: LabEntry): string => digestOf(head.run).slice(0, 8);

const sizeOf = (signs: number | null): string =>
  signs === null ? '…' : `${grouped(Math.max(1, Math.round(signs / 1000)))}\u00a0kB`;

/** Where things stand in the page. */
export type LabPlaces = {
  readonly runs: HTMLElement;
  readonly overlay: HTMLElement;
  readonly said: HTMLElement; // for readers who do not see what has changed
  readonly told: HTMLElement; // for all: what a press has done that changes nothing to be seen
  readonly empty: HTMLElement; // what is said where no run is kept
  readonly laid: HTMLElement; // the section of the overlay
};

class LabPage {
  readonly #places: LabPlaces;
  readonly #kinds: LabKinds;
  readonly #book: LabBook;
  readonly #overlay: LabOverlay;
  readonly #open = new Set<string>(); // runs whose folds are open
  #chosen: readonly string[]; // one or two runs, by their names in the address

  constructor(places: LabPlaces, kinds: LabKinds, charts: Book['charts']) {
    this.#places = places;
    this.#kinds = kinds;
    this.#book = new LabBook(runStore, { all: allNotes, write: writeNotes }, (said) =>
      this.#draw(said),
    );
    const textOf = ({ head }: LabEntry): Promise<string> => this.#book.text(head);
    this.#overlay = new LabOverlay(kinds, charts, textOf, (said) => this.#draw(said));
    const { searchParams } = new URL(location.href);
    this.#chosen = ['a', 'b'].flatMap((name) => searchParams.get(name) ?? []);
    this.#overlay.curve = Math.max(0, Math.trunc(Number(searchParams.get('c'))) || 0);
  }

  async work(): Promise<void> {
    this.#listenToFiles();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#book.look();
    });
    await this.#book.look();
  }

  #tell(text: string): void {
    putNotice(this.#places.told, text, 'info');
  }

  /** The runs that are chosen and there. */
  get #pair(): readonly LabEntry[] {
    return this.#chosen.flatMap(
      (name) => this.#book.entries.find((entry) => shortName(entry) === name) ?? [],
    );
  }

  #draw(said: string): void {
    const { runs, overlay, empty, laid } = this.#places;
    const { state, entries } = this.#book;
    const [a, b] = this.#pair;
    this.#overlay.show(a === undefined || b === undefined ? null : [a, b]);
    empty.hidden = state.kind !== 'open' || entries.length > 0;
    laid.hidden = entries.length < 2;
    draw(this.#runsView(), runs);
    draw(laid.hidden ? nothing : this.#overlay.view(), overlay);
    if (state.kind === 'open') this.#keepAddress();
    if (said !== '') this.#places.said.textContent = said;
  }

  #keepAddress(): void {
    const url = new URL(location.href);
    const [a, b] = this.#chosen;
    const values = { a, b, c: this.#overlay.curve === 0 ? undefined : String(this.#overlay.curve) };
    for (const [name, value] of Object.entries(values))
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  }

  #choose(entry: LabEntry): void {
    const name = shortName(entry);
    const others = this.#chosen.filter((one) => one !== name);
    const isChosen = others.length < this.#chosen.length;
    this.#chosen = isChosen ? others : [...others.slice(-1), name];
    const both = this.#chosen.length === 2;
    this.#draw(isChosen ? 'Not chosen any more.' : both ? 'Two runs are chosen.' : 'Chosen.');
    if (both) this.#places.laid.scrollIntoView({ block: 'nearest' });
  }

  #runsView(): TemplateResult {
    const { state, problem, removed } = this.#book;
    if (state.kind === 'looking') return html`<p class="readout">Looking at what is kept …</p>`;
    if (state.kind === 'closed')
      return html`<p class="work-notice">The lab book cannot be opened: ${state.why}.</p>
        <div class="button-row">
          <button type="button" @click=${() => void this.#book.look()}>Try again</button>
        </div>`;
    return html`<ul class="lab-runs">
        ${state.entries.map((entry) => this.#run(entry))}
      </ul>
      ${
        removed.length === 0
          ? nothing
          : html`<p class="readout">
              ${counted(removed.length, 'run')} removed.
              <button type="button" class="chip" @click=${() => void this.#book.putBack()}>
                Put it back
              </button>
            </p>`
      }
      <div class="button-row lab-file">
        ${
          state.entries.length === 0
            ? nothing
            : html`<button type="button" @click=${() => void this.#save()}>
                  Save the book as a file
                </button>
                <button type="button" @click=${() => void this.#remove(state.entries)}>
                  Remove all
                </button>`
        }
        ${fileField({
          id: 'lab-file',
          label: 'Add runs from a file, or drop it here',
          accept: '.json,application/json',
          problemId: 'lab-file-problem',
          onFiles: ([file]) => void this.#take(file),
        })}
      </div>
      <div id="lab-file-problem">
        ${
          problem === null
            ? nothing
            : html`<p class="field-message" data-tone="error">${problem}</p>`
        }
      </div>`;
  }

  #run(entry: LabEntry): TemplateResult {
    const { head, note, signs } = entry;
    const run = runNameOf(head.run);
    const name = shortName(entry);
    const at = this.#chosen.indexOf(name);
    const isWhole = head.done === head.total;
    const words = [
      ...(note === '' ? [] : [head.title]),
      ...(run === null ? [] : this.#kinds.settings(run)),
    ].join(', ');
    const facts = `${isWhole ? 'complete' : 'stopped'}: ${head.counted}; ${dayOf(head.at)}; ${sizeOf(signs)}`;
    return html`<li>
      <label class="lab-choice">
        <input
          type="checkbox"
          aria-label=${`Lay over another: ${note || head.title}, ${words}`}
          .checked=${live(at >= 0)}
          @change=${() => this.#choose(entry)}
        />
        <span aria-hidden="true">${this.#chosen.length === 2 && at >= 0 ? 'AB'[at] : ''}</span>
      </label>
      <div>
        <a href=${`${sitePath(head.page)}${head.state}#${head.cell}`}>${note || head.title}</a>
        <p>${words}</p>
        <p class="lab-facts">${facts}</p>
        <details
          ?open=${this.#open.has(head.run)}
          @toggle=${({ target }: Event) => {
            const { open } = target as HTMLDetailsElement;
            if (open) this.#open.add(head.run);
            else this.#open.delete(head.run);
          }}
        >
          <summary>Note, command, remove</summary>
          ${this.#more(entry, name)}
        </details>
      </div>
    </li>`;
  }

  #more(entry: LabEntry, name: string): TemplateResult {
    const { head, note } = entry;
    const run = runNameOf(head.run);
    const command = run === null ? null : this.#kinds.command(run);
    return html`<div class="field">
        <label for=${`lab-note-${name}`}>What you call it</label>
        <input
          id=${`lab-note-${name}`}
          maxlength=${mostNote}
          .value=${live(note)}
          @change=${({ target }: Event) =>
            void this.#book.name(head, (target as HTMLInputElement).value)}
        />
      </div>
      ${
        command === null
          ? html`<p>No command repeats this run.</p>`
          : html`<p>
                The whole run again, in a copy of our repository, without a browser:
                <code translate="no" class="lab-command">${command}</code>
              </p>
              <div class="button-row">
                <button type="button" class="chip" @click=${() => void this.#copy(command)}>
                  Copy the command
                </button>
              </div>`
      }
      <div class="button-row">
        <button
          type="button"
          class="chip"
          aria-label=${`Remove ${note || head.title}, ${head.counted}`}
          @click=${() => void this.#remove([entry])}
        >
          Remove
        </button>
      </div>`;
  }

  async #remove(entries: readonly LabEntry[]): Promise<void> {
    await this.#book.remove(entries);
    this.#places.runs.focus();
  }

  async #copy(command: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(command);
      this.#tell('The command is copied.');
    } catch {
      this.#tell('The browser does not let a page copy: select the command.');
    }
  }

  async #save(): Promise<void> {
    try {
      saveFile(`lab-book-${today()}.json`, 'application/json', await this.#book.file(today()));
      this.#tell('The book is saved as a file.');
    } catch (error) {
      this.#tell(`The book is not saved: ${whyNotKept(error)}.`);
    }
  }

  async #take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    let text: string;
    try {
      text = await file.text();
    } catch {
      text = '';
    }
    await this.#book.add(file.name, text);
  }

  /** Files that are dropped anywhere in the page. */
  #listenToFiles(): void {
    document.addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    });
    document.addEventListener('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      void this.#take(file);
    });
  }
}

/**
 * Sets the page to work.
 *
 * @param kinds - what the book knows of its runs
 * @param charts - what draws its charts
 */
export const workLabPage = (
  places: LabPlaces,
  kinds: LabKinds,
  charts: Book['charts'],
): Promise<void> => new LabPage(places, kinds, charts).work();
