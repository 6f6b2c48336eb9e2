import { html } from 'lit-html';
import { expect, test } from 'vitest';
import { figureOf, LiveFigure } from '../../../src/notebook/host/figure.ts';
import type { Exports } from '../../../src/notebook/host/host.ts';
import { firstFrame, openStill } from '../../../src/book/still.ts';
import { markup } from '../../../src/notebook/template/markup.ts';

type LateProps = { readonly stored: string; readonly says: string; readonly fault: boolean };

/** A figure that counts its drawings, and has a part that comes late. */
class Late extends LiveFigure {
  readonly linkVersion = 1;
  #late = 'on its way';
  #drawings = 0;
  readonly #redraw = this.host.throttle(() => {
    this.#drawings++;
    this.render(html`<p id="${this.id}-late">${this.#late}, ${this.#drawings}</p>`);
  });

  open(values: Readonly<Record<string, string>>): void {
    const { stored, says, fault } = this.props<LateProps>();
    if (fault === true || values['s'] !== undefined) this.notice('This is a fault.');
    if (stored !== undefined) this.host.waitFor(this.#ask(stored));
    this.host.waitFor(this.#come(says ?? 'there'));
    this.#redraw.request();
  }

  async #come(late: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#late = late;
    this.#redraw.request();
    this.#redraw.request();
  }

  /** As figures do: the fault is told, and the figure goes on. */
  async #ask(name: string): Promise<void> {
    await this.host
      .stored({ name, command: '', read: () => name }, new AbortController().signal)
      .catch(() => {});
  }

  linkValues(): Readonly<Record<string, string>> {
    return {};
  }

  exports(): Exports {
    return { name: 'late' };
  }
}

const late = figureOf('late-figure', Late);

test('a first frame has what comes late, and is drawn once for many requests', async () => {
  const { markup } = await firstFrame(late, { props: { says: 'a < b' }, id: 'fig-1' });
  expect(markup).toBe('<p id="fig-1-late">a &lt; b, 1</p>');
});

test('a figure that opens with a notice ends the build', async () => {
  await expect(firstFrame(late, { props: { fault: true } })).rejects.toThrow(
    /notice: This is a fault/,
  );
});

test('of a link a figure may say something', async () => {
  expect(markup((await openStill(late, {}, { s: '1' })).template)).toContain('there');
});

test('a stored result that cannot be used ends the build by its name', async () => {
  await expect(firstFrame(late, { props: { stored: 'not-there' } })).rejects.toThrow(/not-there/);
});

test('a figure that draws nothing ends the build', async () => {
  class Empty extends Late {
    override open(): void {}
  }
  await expect(firstFrame(figureOf('empty-figure', Empty), {})).rejects.toThrow(/empty-figure/);
});
