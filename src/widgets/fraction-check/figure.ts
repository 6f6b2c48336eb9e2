/** `fraction-check`: one statement about a share of puzzles, tested in the reader's browser. */
import { nothing } from 'lit-html';
import { fractionPicture } from '../../charts/fractionPicture.ts';
import { verdictWords } from '../../claims/words.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { density } from '../../experiments/density.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { csvOf } from '../../notebook/records/column.ts';
import type { Column } from '../../notebook/records/column.ts';
import type { Beginning } from '../../notebook/records/runRecord.ts';
import { boardsInASecond } from '../../notebook/run/speed.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import * as model from './model.ts';
import type { CheckProps, Finding } from './model.ts';

type Kept = {
  readonly props: CheckProps;
  readonly first: Finding | null; // of the test in small that the site was made with
  tried: Finding | null; // when every image is tried
  trying: number; // of the attempt that counts
  readonly draw: () => void;
  readonly announce: (text: string) => void;
};

function keep(begin: Beginning<Partial<CheckProps>, Finding | null>): Kept {
  const { props, prebuilt: first, draw, announce } = begin;
  return { props: model.propsOf(props), first, tried: null, trying: 0, draw, announce };
}

/** Tries every image, a few milliseconds at a time. */
async function tryAll(kept: Kept): Promise<void> {
  const attempt = ++kept.trying;
  const { props } = kept;
  const { height, width } = props;
  for (const { simple, boards } of model.tryEvery(height, width, model.filledOf(props))) {
    kept.tried = model.exactFinding(simple, boards);
    kept.draw();
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (attempt !== kept.trying) return;
  }
  if (kept.tried !== null)
    kept.announce(`${model.findingText(kept.tried)} ${model.verdictOn(kept.tried, props).text}`);
}

/** Forgets what was tried, and ends an attempt under way. */
function forget(kept: Kept): void {
  kept.tried = null;
  kept.trying++;
}

function pictureOf({ published }: CheckProps, found: Finding | null, width?: number): SvgNode {
  const description = found === null ? 'The published share alone.' : model.findingText(found);
  return fractionPicture({ published, description, ...(found === null ? {} : { found }) }, width);
}

const columns: readonly Column<Finding>[] = [
  {
    fields: {
      boards: ({ boards }) => boards,
      simple: ({ simple }) => simple,
      share: ({ share }) => share,
      low95: ({ low }) => low,
      high95: ({ high }) => high,
    },
  },
];

export const figure = runFigure({
  tag: 'fraction-check',
  experiment: density,
  unit: { one: 'board', many: 'boards' },
  settings: model.checkSettings,
  keep,
  titleOf: (values, { props }) => model.titleOf(values, props),
  specOf: (values, { props }) => model.specOf(values, props),
  pace: ({ height, width }) => 3.2 * boardsInASecond(height, width), // as measured at 15 x 15
  find({ session, kept: { tried, first }, asked }): Finding | null {
    const { progress } = session.state;
    if (tried !== null) return tried;
    if (progress !== null) return model.findingOf(progress.tally);
    return asked ? null : first;
  },
  opened: ({ kept }) => forget(kept),
  closed: forget,
  parts({ found, kept }) {
    const { props } = kept;
    const { kind, text } = model.verdictOn(found, props);
    const ways = binomialCoefficient(props.height * props.width, model.filledOf(props));
    return {
      picture: html`<p class="check-statement">
          <strong>${props.source} says:</strong> ${props.statement}
        </p>
        <div class="fraction-stage">${pictured(pictureOf(props, found))}</div>
        ${found === null ? nothing : html`<p class="check-finding">${model.findingText(found)}</p>`}`,
      answer: html`<ul class="run-verdicts" aria-label="Verdict">
        <li data-verdict=${kind}><strong>${verdictWords[kind]}.</strong> ${text}</li>
      </ul>`,
      // where every image is tried there is nothing to set
      ...(props.exhaustive === true && {
        action: html`<div class="run-bar">
          <p class="run-settings-line" data-run-settings>
            ${sizeText(props.height, props.width)}, ${model.filledOf(props)} cells filled, every
            image
          </p>
          <button type="button" class="primary" data-run="start" @click=${() => void tryAll(kept)}>
            Try all ${grouped(Number(ways))} images
          </button>
        </div>`,
        settings: nothing,
      }),
    };
  },
  files({ found, kept: { props }, session, commandOf }) {
    const { height, width, statement, source, published } = props;
    const filled = model.filledOf(props);
    const seed = session.spec?.seed ?? props.seed;
    const which = found?.exact === true ? ', all there are' : `, seed ${seed}`;
    return {
      name: `check-${height}x${width}-${filled}-filled${found === null ? '' : `-${found.boards}-boards`}`,
      about: `${sizeText(height, width)}, ${filled} cells filled${found === null ? '' : `, ${grouped(found.boards)} boards${which}`}, version ${density.version}`,
      command: model.commandFor(props) ?? commandOf({}),
      csv: () => csvOf(columns, found === null ? [] : [found]),
      json: () => ({
        statement,
        source,
        published,
        spec: props.exhaustive === true ? null : session.spec,
        finding: found,
      }),
      svg: () => pictureOf(props, found, 560),
    };
  },
});
