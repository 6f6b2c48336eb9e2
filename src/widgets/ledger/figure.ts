/** `<ledger-list>`: the entries of the ledger stand in the page; this only hides, shows and sorts them. */
import type { LinkValues } from '../../notebook/cell/linkState.ts';
import { figureOf, LiveFigure } from '../../notebook/host/figure.ts';
import type { Exports, FigurePage } from '../../notebook/host/host.ts';
import type { FormOf } from '../../notebook/settings/settings.ts';
import { draw } from '../../notebook/template/draw.ts';
import { chosen, inOrder, isShown, shownText } from './model.ts';
import type { EntryChoice, Entry } from './model.ts';
import { choosingView } from './view.ts';

type Row = Entry & { readonly element: HTMLElement };

/** An entry as it stands in the page. */
const rowOf = (element: HTMLElement): Row => ({
  element,
  id: element.id,
  source: element.dataset['source'] as Entry['source'],
  kind: element.dataset['kind'] as Entry['kind'],
  ground: element.dataset['ground'] as Entry['ground'],
  page: element.dataset['page'] ?? '',
  text: element.textContent.toLowerCase(),
});

/** What a reader has chosen or typed in the fields of the first frame, by their names, where it is not the default. */
function chosenIn(element: Element, form: FormOf<typeof chosen>): Partial<FormOf<typeof chosen>> {
  const fields = element.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    '[data-fields] :is(select, input)',
  );
  return Object.fromEntries(
    Array.from(fields, ({ id, value }) => [id.replace(/^.*-/, ''), value] as const).filter(
      ([name, value]) => name in form && value !== form[name as keyof typeof form],
    ),
  );
}

class LedgerList extends LiveFigure {
  readonly linkVersion = 1;
  #form: FormOf<typeof chosen> = chosen.formOf(chosen.defaults);
  #rows: readonly Row[] = [];
  #before: Partial<FormOf<typeof chosen>> = {};

  override mounted(): void {
    const chose = Object.keys(this.#before).length > 0;
    this.#before = {};
    if (chose) this.changed(); // the address has what was chosen before
  }

  override attach({ element, signal }: FigurePage): void {
    this.#rows = Array.from(element.querySelectorAll<HTMLElement>('[data-entries] > li'), rowOf);
    // they come to life; what was chosen in them before stays chosen
    this.#before = chosenIn(element, chosen.formOf(chosen.defaults));
    this.find('[data-fields]')?.replaceChildren();
    // a link to an entry shows it, whatever is chosen
    window.addEventListener('hashchange', () => this.#reveal(), { signal });
  }

  open(values: LinkValues): void {
    this.#form = { ...chosen.formOf(chosen.fromLink(values, chosen.defaults)), ...this.#before };
    this.#draw();
    this.#reveal();
  }

  linkValues(): LinkValues {
    return chosen.toLink(this.#form, chosen.defaults);
  }

  /** The whole lies beside the page as files. */
  exports(): Exports {
    return { name: 'ledger' };
  }

  get #chosen(): EntryChoice {
    return chosen.read(this.#form).values ?? chosen.defaults;
  }

  #shown(): readonly Row[] {
    const wanted = this.#chosen;
    return inOrder(this.#rows, wanted.sort).filter((row) => isShown(row, wanted));
  }

  #draw(): void {
    const shown = this.#shown();
    const visible = new Set(shown);
    for (const row of this.#rows) row.element.hidden = !visible.has(row);
    // moved only when the order is another one: a reader's selection survives typing
    const order = inOrder(this.#rows, this.#chosen.sort);
    const list = this.find('[data-entries]');
    if (order.some((row, at) => list?.children[at] !== row.element))
      list?.append(...order.map(({ element }) => element));
    const fields = this.find('[data-fields]');
    if (fields === null) return;
    const onText = (name: string, text: string): void => {
      this.#form = { ...this.#form, [name]: text };
      this.#draw();
      this.changed();
      this.announce(shownText(this.#shown().length, this.#rows.length));
    };
    const [form, all] = [this.#form, this.#rows.length];
    draw(choosingView({ idPrefix: this.id, form, onText, shown: shown.length, all }), fields);
  }

  /** Shows the entry that the address names, and goes there. */
  #reveal(): void {
    const row = this.#rows.find(({ id }) => `#${id}` === this.host.address().hash);
    if (row === undefined || !row.element.hidden) return;
    this.#form = chosen.formOf(chosen.defaults);
    this.#draw();
    this.changed();
    row.element.scrollIntoView();
  }
}

export const figure = figureOf<object>('ledger-list', LedgerList);
