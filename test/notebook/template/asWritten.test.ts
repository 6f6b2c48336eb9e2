import { expect, test } from 'vitest';
import { asWritten } from '../../../src/notebook/template/asWritten.ts';
import { html } from '../../../src/notebook/template/html.ts';
import { markup } from '../../../src/notebook/template/markup.ts';

test('codes, keys and formulas are left alone by translators, data and others are left as they are', () => {
  const page =
    '<p>a <code class="x">b</code> <kbd>c</kbd> <math>d</math> <codes>e</codes></p><pre translate="no">f</pre><script>"<code>"</script>';
  expect(asWritten(page)).toBe(
    '<p>a <code translate="no" class="x">b</code> <kbd translate="no">c</kbd> <math translate="no">d</math> <codes>e</codes></p><pre translate="no">f</pre><script>"<code>"</script>',
  );
  expect(asWritten(asWritten(page))).toBe(asWritten(page));
});

test('so are those of templates, whose texts are what they were', () => {
  expect(markup(html`<p>${1} of <code>${2}</code> and ${3} more</p>`)).toBe(
    '<p>1 of <code translate="no">2</code> and 3 more</p>',
  );
});
