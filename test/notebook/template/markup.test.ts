import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { styleMap } from 'lit-html/directives/style-map.js';
import { expect, test } from 'vitest';
import { html } from '../../../src/notebook/template/html.ts';
import { markup } from '../../../src/notebook/template/markup.ts';
import { part } from '../../../src/notebook/template/part.ts';
import { pictured } from '../../../src/notebook/template/pictured.ts';
import { svgNode } from '../../../src/notebook/svg/svgTree.ts';

test('text is escaped, and what is nothing leaves nothing', () => {
  expect(markup(html`<p>${'a < b & "c"'}${nothing}${null}${undefined}${0}${false}</p>`)).toBe(
    '<p>a &lt; b &amp; &quot;c&quot;0false</p>',
  );
});

test('attributes, flags, properties and events', () => {
  const yes = true;
  const text = markup(
    html`<input
      id=${'a"b'}
      aria-label=${nothing}
      class="x ${'y'} z"
      ?hidden=${yes}
      ?disabled=${!yes}
      .value=${live('4 > 3')}
      .checked=${live(yes)}
      @input=${() => {}}
    />`,
  );
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    '<input id="a&quot;b" class="x y z" hidden value="4 &gt; 3" checked>',
  );
});

test.each(['checked', 'selected', 'open', 'disabled', 'hidden'])(
  'the property %s is the attribute of that name',
  (name) => {
    const strings = Object.assign([`<p .${name}=`, `></p>`], { raw: [] });
    const drawn = [true, false].map((value) => markup(html(strings, value)));
    expect(drawn).toEqual([`<p ${name}></p>`, '<p></p>']);
  },
);

test('a select shows its selected option, which is told by the option', () => {
  const text = markup(
    html`<select .value=${'b'}>
      ${['a', 'b'].map((word) => html`<option .selected=${live(word === 'b')}>${word}</option>`)}
    </select>`,
  );
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    '<select> <option>a</option><option selected>b</option> </select>',
  );
});

const inner = (n: number): TemplateResult => html`<li>${n}</li>`;

test('lists, guarded values, templates in templates', () => {
  expect(
    markup(
      html`<ul>
        ${repeat([1, 2], (n) => n, inner)}${guard([1], () => inner(3))}${[inner(4)]}
      </ul>`,
    ),
  ).toBe('<ul>\n<li>1</li><li>2</li><li>3</li><li>4</li>\n</ul>');
});

test('a picture is its tree, a part how it stands', () => {
  const still = {
    still: () => html`<b>${'&'}</b>`,
    get element(): Element {
      throw new Error('there is no page');
    },
  };
  expect(markup(html`${pictured(svgNode('rect', { x: 1 }))}${part(still)}`)).toBe(
    '<rect x="1"/><b>&amp;</b>',
  );
});

test('a sign of a tag in a quoted value ends no tag', () => {
  expect(markup(html`<a title="a > ${'b'}" href=${'/x'}>${'y'}</a>`)).toBe(
    '<a title="a > b" href="/x">y</a>',
  );
});

test('what it does not know it refuses', () => {
  expect(() => markup(html`<p>${{}}</p>`)).toThrow(/object/);
  expect(() => markup(html`<p .innerHTML=${'x'}></p>`)).toThrow(/innerHTML/);
  expect(() => markup(html`<p style=${styleMap({ color: 'red' })}></p>`)).toThrow(/directive/);
});
