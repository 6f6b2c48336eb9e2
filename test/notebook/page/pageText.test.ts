import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../../src/notebook/page/pageText.ts';

const page = (main: string): string =>
  `<html><body><header>No &amp; no</header><main class="page">${main}</main></body></html>`;

describe('piecesOf', () => {
  test('cuts a page at its headings and keeps computed numbers', () => {
    expect(
      piecesOf(
        page(
          '<h1>Sweeps</h1><p>Of 24,976,511 pictures<br>most.</p><h2 id="one">One &amp; two</h2><p>Here <strong>is</strong> it<sub>2</sub>.</p>',
        ),
        'Sweeps',
      ),
    ).toEqual([
      { id: '', title: 'Sweeps', text: 'Of 24,976,511 pictures most.' },
      { id: 'one', title: 'One & two', text: 'Here is it2.' },
    ]);
  });

  test('makes a piece of a figure, with its number, caption and tables, and goes on with the section', () => {
    const figure = `<figure class="cell" id="fig-difficulty"><div class="cell-title"><a>Figure 2.4</a><span>Difficulty</span></div>
      <div class="cell-body"><svg><text>9</text></svg><button>Run</button><table><tr><td>2,462</td><td>5</td></tr></table></div>
      <div class="cell-foot"><button>CSV</button>code</div><figcaption>The caption.</figcaption></figure>`;
    const pieces = piecesOf(page(`<h2 id="a">A</h2><p>Before.</p>${figure}<p>After.</p>`), 'T');
    expect(pieces).toEqual([
      { id: 'a', title: 'A', text: 'Before. After.' },
      { id: 'fig-difficulty', title: 'Figure 2.4: Difficulty', text: '2,462 5 The caption.' },
    ]);
  });

  test('makes a piece of each word and of each entry of the ledger', () => {
    const words = `<dl class="words"><div id="fit"><dt>fit</dt><dd>A way.</dd></div></dl>`;
    const ledger = `<ol><li class="ledger-entry" id="x"><p>Said</p><h2 class="ledger-what"><a>how many</a></h2><dl><dt>Ours</dt><dd>12</dd></dl></li></ol>`;
    expect(piecesOf(page(words + ledger), 'T')).toEqual([
      { id: 'fit', title: 'fit', text: 'A way.' },
      { id: 'x', title: 'how many', text: 'Said Ours 12' },
    ]);
  });

  test('leaves programs, hidden words, TeX and the list of sources out, and is not misled by attributes', () => {
    const odd = `<p data-props='{"a":"</p>"}' title="a > b">Seen</p><script>var no = '<p>no</p>';</script><style>p{}</style>
      <span class="visually-hidden">hidden</span><math><mi>s</mi><annotation>\\s</annotation></math><!-- <p>no</p> -->
      <h2 id="sources">Sources</h2><p>Not these.</p>`;
    expect(piecesOf(page(odd), 'T')).toEqual([{ id: '', title: 'T', text: 'Seen s' }]);
  });

  test('decodes what stands for a character', () => {
    const [piece] = piecesOf(
      page('<p>5&nbsp;&#215;&#xa0;5 &lt;b&gt; &quot;q&quot; &unknown;</p>'),
      'T',
    );
    expect(piece?.text).toBe('5\u00a0×\u00a05 <b> "q" &unknown;');
  });
});
