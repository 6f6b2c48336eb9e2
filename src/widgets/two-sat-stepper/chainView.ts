/** The chain link by link, as a list that is also a way through the run; and the groups of cells that are decided together. */
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { counted } from '../../notebook/plain/numbers.ts';
import { markedWords } from '../../kit/stepper/markedWords.ts';
import type { TwoSatRun } from '../../kit/stepper/twoSatRun.ts';
import { linkSentence, literalWords } from '../../kit/stepper/twoSatTrace.ts';
import { html } from '../../notebook/template/html.ts';
import { chainAt, groupsAt, placeOfLink } from './model.ts';
import type { ChainAt } from './model.ts';
import { groupSentence, groupsSentence, reachSentence, runSentence } from './words.ts';

/** Goes to a place of the run, link by link. */
type Go = (position: number) => void;

/** Everything that is said of chains, sums and groups at a place of the run. */
export function chainsTemplate(run: TwoSatRun, position: number, go: Go): TemplateResult {
  const chain = chainAt(run, position);
  const first = run.conclusions.find(({ event }) => event.kind === 'chain');
  return html`<div role="group" class="two-sat-chains" aria-label="Chains">
    <p class="readout" data-run>${runSentence(run)}</p>
    ${
      chain !== null
        ? chainTemplate(run, chain, go)
        : first === undefined
          ? nothing
          : html`<button type="button" @click=${() => go(first.from + 1)}>
              Go to the first chain
            </button>`
    }
    ${groupsTemplate(run, position)}
  </div>`;
}

function chainTemplate({ puzzle }: TwoSatRun, chain: ChainAt, go: Go): TemplateResult {
  const { event, links, here, proved } = chain;
  const entries = [
    `Suppose that ${literalWords(event.literal)}.`,
    ...event.chain.map((link) => linkSentence(link, puzzle)),
  ];
  const walked = here && !proved ? links : null;
  return html`<p>
      <strong
        >Chain ${event.number}: a supposition and ${counted(event.chain.length, 'link')}.</strong
      >
      ${reachSentence(chain)}
    </p>
    <ol class="two-sat-links" data-links>
      ${entries.map(
        (text, at) =>
          html`<li>
            <button
              type="button"
              class="quiet is-told"
              aria-current=${at === walked ? 'step' : nothing}
              @click=${() => go(placeOfLink(chain, at))}
            >
              ${markedWords(text)}
            </button>
          </li>`,
      )}
    </ol>
    <p class="readout">${markedWords(`So ${event.fixed.map(literalWords).join(', ')}.`)}</p>`;
}

function groupsTemplate(run: TwoSatRun, position: number): TemplateResult | typeof nothing {
  if (position !== run.trace.steps.length) return nothing;
  const groups = groupsAt(run, position);
  const sentence = groupsSentence(groups, run);
  if (sentence === '') return nothing;
  return html`<p data-groups>${sentence}</p>
    ${
      groups.length === 0
        ? nothing
        : html`<ul class="two-sat-groups" tabindex="0" aria-label="Groups of cells">
            ${groups.map((group, at) => html`<li>${groupSentence(group, at)}</li>`)}
          </ul>`
    }`;
}
