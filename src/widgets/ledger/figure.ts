/** `<ledger-list>`: the entries of the ledger stand in the page; this only hides, shows and sorts them. */
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { draw } from '../../notebook/template/draw.ts';
import { chosen, inOrder, isShown, shownText } from './model.ts';
import type { ListedEntry, EntryForm } from './model.ts';
import { choosingView } from './view.ts';

type Row = ListedEntry & { readonly element: HTMLElement };

type About = {
  readonly props: object;
  readonly settings: typeof chosen;
  readonly kept: { rows: readonly Row[]; before: Partial<EntryForm> };
};

type At = StateAt<About>;

/** An entry as it stands in the page. */
const rowOf = (element: HTMLElement): Row => ({
  element,
  id: element.id,
  source: element.dataset['source'] as ListedEntry['source'],
  kind: element.dataset['kind'] as ListedEntry['kind'],
  ground: element.dataset['ground'] as ListedEntry['ground'],
  page: element.dataset['page'] ?? '',
  text: element.textContent.toLowerCase(),
});

/** What a reader has chosen or typed in the fields of the first frame, by their names, where it is not the default. */
function chosenIn(element: Element): Partial<EntryForm> {
  const form = chosen.formOf(chosen.defaults);
  const fields = element.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    '[data-fields] :is(select, input)',
  );
  return Object.fromEntries(
    Array.from(fields, ({ id, value }) => [id.replace(/^.*-/, ''), value] as const).filter(
      ([name, value]) => name in form && value !== form[name as keyof typeof form],
    ),
  );
}

const shownRows = ({ kept, state }: At): readonly Row[] =>
  inOrder(kept.rows, state.sort).filter((row) => isShown(row, state));

/** Shows the entry that the address names, and goes there. */
function reveal(at: At): void {
  const row = at.kept.rows.find(({ id }) => `#${id}` === at.host.address().hash);
  if (row === undefined || !row.element.hidden) return;
  at.set(chosen.defaults);
  row.element.scrollIntoView();
}

export const figure = stateFigure<About>({
  tag: 'ledger-list',
  settings: chosen,
  usual: () => chosen.defaults,
  keep: () => ({ rows: [], before: {} }),
  attached(at, { element, signal }) {
    const { kept } = at;
    kept.rows = Array.from(element.querySelectorAll<HTMLElement>('[data-entries] > li'), rowOf);
    // they come to life; what was chosen in them before stays chosen
    kept.before = chosenIn(element);
    at.find('[data-fields]')?.replaceChildren();
    // a link to an entry shows it, whatever is chosen
    window.addEventListener('hashchange', () => reveal(at), { signal });
  },
  opened({ kept, form, put }) {
    put(chosen.read({ ...form, ...kept.before }).values ?? {});
  },
  mounted(at) {
    const { kept, host } = at;
    const chose = Object.keys(kept.before).length > 0;
    kept.before = {};
    if (chose) host.changed(); // the address has what was chosen before
    reveal(at);
  },
  changed: (at) => at.announce(shownText(shownRows(at).length, at.kept.rows.length)),
  show(at) {
    const { rows } = at.kept;
    const visible = new Set(shownRows(at));
    for (const row of rows) row.element.hidden = !visible.has(row);
    // moved only when the order is another one: a reader's selection survives typing
    const order = inOrder(rows, at.state.sort);
    const list = at.find('[data-entries]');
    if (order.some((row, place) => list?.children[place] !== row.element))
      list?.append(...order.map(({ element }) => element));
  },
  parts(at) {
    const fields = at.find('[data-fields]');
    if (fields !== null)
      draw(choosingView(at.fields(), shownRows(at).length, at.kept.rows.length), fields);
    return null;
  },
  files: () => ({ name: 'ledger' }), // the whole lies beside the page as files
});
