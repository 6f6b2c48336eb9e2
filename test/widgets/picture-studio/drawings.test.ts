/** Drawings that are kept: nothing that was drawn is lost, whatever the store and other tabs do. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodePicture } from '../../../src/formats/greyCode.ts';
import type { GameStore } from '../../../src/kit/play/savedGames.ts';
import { DrawingKeeper } from '../../../src/widgets/picture-studio/drawingKeeper.ts';
import { Drawings } from '../../../src/widgets/picture-studio/drawings.ts';
import {
  drawingText,
  drawnImage,
  readDrawing,
} from '../../../src/widgets/picture-studio/drawingText.ts';
import type { Drawing } from '../../../src/widgets/picture-studio/drawingText.ts';
import { pictureSettings } from '../../../src/kit/make/settings.ts';
import type { PictureForm } from '../../../src/kit/make/settings.ts';

/** A browser's store that can be made to fail. */
class Store implements GameStore {
  readonly texts = new Map<string, string>();
  fault: DOMException | null = null;
  get length(): number {
    return this.texts.size;
  }
  key(at: number): string | null {
    return [...this.texts.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.fault !== null) throw this.fault;
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

const usual = pictureSettings.formOf(pictureSettings.defaults);

/** A drawing of three rows. */
const form = (cells: string, more: Partial<PictureForm> = {}): PictureForm => ({
  ...usual,
  grey: encodePicture({
    height: 3,
    width: 3,
    brightness: Float64Array.from(cells, (cell) => (cell === '#' ? 0 : 255)),
  }),
  height: '3',
  width: '3',
  threshold: '128',
  ...more,
});

const cellsOf = (one: PictureForm | undefined): string =>
  [...(drawnImage(one ?? usual)?.cells ?? [])].map((cell) => (cell === 1 ? '#' : '.')).join('');

/** A tab with the studio. */
function tab(store: Store | null) {
  const page = { form: usual, said: [] as string[] };
  const keeper = new DrawingKeeper(new Drawings(store), {
    form: () => page.form,
    own: () => null,
    changed: () => {},
    announce: (text) => page.said.push(text),
  });
  const draw = (cells: string, more: Partial<PictureForm> = {}): void => {
    page.form = form(cells, more);
    keeper.soon();
    vi.advanceTimersByTime(1000);
  };
  const kept = (): readonly string[] =>
    new Drawings(store).list().map(({ drawing }) => cellsOf(drawing?.form));
  return { page, keeper, draw, kept };
}

describe('a drawing as text', () => {
  test('comes back as it was, with the picture that it is made of', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[#.]{9}$/),
        fc.string({ maxLength: 30 }),
        fc.nat(),
        fc.boolean(),
        (cells, name, at, asIs) => {
          const picture = { height: 2, width: 4, brightness: new Float64Array(8).fill(255) };
          const drawing: Drawing = {
            form: form(cells, { name }),
            own: { picture, pixels: picture, asIs },
            at,
          };
          const again = readDrawing(drawingText(drawing));
          expect(again).toEqual(drawing);
          expect(cellsOf(again?.form)).toBe(cells);
        },
      ),
    );
  });
  test('keeps a photograph small', () => {
    const picture = { height: 300, width: 400, brightness: new Float64Array(120_000).fill(51) };
    const own = { picture, pixels: null, asIs: false };
    const again = readDrawing(drawingText({ form: form('#........'), own, at: 1 }));
    expect(again?.own).toMatchObject({ picture: { height: 75, width: 100 }, pixels: null });
  });
  test('that is damaged is none, wherever it is', () => {
    const text = drawingText({ form: form('#..#..###'), own: null, at: 1 });
    for (let at = 0; at < text.length; at += 7) {
      expect(() => readDrawing(text.slice(0, at))).not.toThrow();
      expect(readDrawing(text.slice(0, at))).toBeNull();
      expect(() => readDrawing(`${text.slice(0, at)}Z${text.slice(at + 1)}`)).not.toThrow();
    }
    const beyond = { form: form('#........', { changes: 'z' }), own: null, at: 1 };
    expect(readDrawing(drawingText(beyond))).toBeNull();
    for (const other of ['null', '[]', '{"kind":"nonogram-game","version":1}', '"a"'])
      expect(readDrawing(other)).toBeNull();
  });
});

describe('the keeper', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('has the last drawing again, and goes on with it', () => {
    const store = new Store();
    const first = tab(store);
    expect(first.keeper.last()).toBeNull();
    first.draw('#........');
    first.draw('##.......');
    expect(first.kept()).toEqual(['##.......']);
    const second = tab(store);
    expect(cellsOf(second.keeper.last()?.form)).toBe('##.......');
    second.draw('###......');
    expect(second.kept()).toEqual(['###......']);
  });

  test('keeps what is drawn after a clear beside it, and a step back leads to the one before', () => {
    const { keeper, draw, kept, page } = tab(new Store());
    draw('#........', { name: 'One' });
    keeper.begin();
    draw('.........');
    expect(kept()).toEqual(['#........']); // an empty sheet is nothing to keep
    draw('........#');
    expect(kept().toSorted()).toEqual(['#........', '........#']);
    draw('#........', { name: 'One' });
    expect(kept()).toHaveLength(2);
    draw('##.......', { name: 'One' });
    expect(kept().toSorted()).toEqual(['##.......', '........#']);
    expect(page.said).toEqual([]);
  });

  test('keeps a stroke that has just been made when its page goes', () => {
    const { keeper, kept, page } = tab(new Store());
    page.form = form('#.#......');
    keeper.soon();
    expect(kept()).toEqual([]);
    keeper.now();
    expect(kept()).toEqual(['#.#......']);
  });

  test('does not write over what another tab has drawn since, and says so', () => {
    const store = new Store();
    const [one, other] = [tab(store), tab(store)];
    one.draw('#........');
    expect(other.keeper.last()).not.toBeNull();
    one.draw('##.......');
    other.draw('#..#.....');
    expect(other.kept().toSorted()).toEqual(['##.......', '#..#.....']);
    expect(other.page.said.join()).toMatch(/changed in another tab.*kept beside it/);
    other.draw('#..#..#..');
    one.draw('###......');
    expect(one.kept().toSorted()).toEqual(['###......', '#..#..#..']);
    expect(other.page.said).toHaveLength(1);
  });

  test('opens the drawing that a link is of as the kept one', () => {
    const store = new Store();
    tab(store).draw('#.#......');
    const { keeper, draw, kept } = tab(store);
    expect(keeper.at(form('....#....'))).toBeNull();
    expect(keeper.at(form('#.#......'))).not.toBeNull();
    draw('#.##.....');
    expect(kept()).toEqual(['#.##.....']);
  });

  test.each([
    ['full', new DOMException('full', 'QuotaExceededError'), /store of your browser is full/],
    ['closed', new DOMException('no', 'SecurityError'), /keeps nothing for this page/],
  ])('says that a store is %s, until it keeps again', (_, fault, says) => {
    const store = new Store();
    const { draw, kept, page, keeper } = tab(store);
    store.fault = fault;
    draw('#........');
    expect(keeper.said).toMatch(says);
    expect(keeper.said).toMatch(/You can draw on/);
    expect(page.said).toEqual([keeper.said]);
    store.fault = null;
    draw('##.......');
    expect(keeper.said).toBe('');
    expect(kept()).toEqual(['##.......']);
  });

  test('says so where the browser has no store at all', () => {
    const { draw, keeper } = tab(null);
    expect(keeper.last()).toBeNull();
    draw('#........');
    expect(keeper.said).toMatch(/keeps nothing for this page/);
  });

  test('deletes one, and what is drawn on after that is kept anew', () => {
    const { keeper, draw, kept } = tab(new Store());
    draw('#........');
    keeper.remove(keeper.id!);
    expect(kept()).toEqual([]);
    draw('##.......');
    expect(kept()).toEqual(['##.......']);
  });

  test('leaves one that cannot be read as it is, in the list', () => {
    const store = new Store();
    store.texts.set('nonogram drawing 1-2', '{"kind":"nonogram-drawing","version":9}');
    const { keeper, draw } = tab(store);
    expect(keeper.last()).toBeNull();
    draw('#........');
    expect(keeper.list.map(({ drawing }) => drawing === null)).toEqual([false, true]);
    expect(store.texts.get('nonogram drawing 1-2')).toContain('"version":9');
  });
});
