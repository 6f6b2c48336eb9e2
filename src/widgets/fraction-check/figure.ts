/** `fraction-check`: one statement about a share of puzzles, tested in the reader's browser. */
import { figureOf } from '../../notebook/host/figure.ts';
import { nothing } from 'lit-html';
import type { TemplateResult } from 'lit-html';
import { fractionPicture } from '../../charts/fractionPicture.ts';
import { binomialCoefficient } from '../../engine/board/binomial.ts';
import { density } from '../../experiments/density.ts';
import type { DensitySpec } from '../../experiments/density.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import { csvRow } from '../../notebook/export/files.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { RunFigure } from '../../kit/records/runFigure.ts';
import { html } from '../../notebook/template/html.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { boardsInASecond } from '../../notebook/run/speed.ts';
import * as model from './model.ts';
import type { CheckProps, CheckValues, Finding } from './model.ts';
import { checkView } from './view.ts';

class FractionCheck extends RunFigure<'density', typeof model.checkSettings.table> {
  readonly linkVersion = 1;
  readonly unit = { one: 'board', many: 'boards' };
  #tried: Finding | null = null; // when every image is tried
  #trying = 0; // number of the attempt that counts

  constructor(host: Host) {
    super(host, density, model.checkSettings);
  }

  #props(): CheckProps {
    return model.propsOf(this.props<CheckProps>());
  }

  protected override titleOf(values: CheckValues): string {
    return model.titleOf(values, this.#props());
  }

  /** As measured at 15 x 15. */
  protected override pace({ height, width }: DensitySpec): number {
    return 3.2 * boardsInASecond(height, width);
  }

  protected specOf(values: CheckValues): DensitySpec {
    return model.specOf(values, this.#props());
  }

  protected override opened(values: CheckValues): void {
    super.opened(values);
    this.#tried = null;
    this.#trying++;
  }

  exports(): Exports {
    const props = this.#props();
    const finding = this.#finding();
    return {
      name: `check-${props.height}x${props.width}-${model.filledOf(props)}-filled${finding === null ? '' : `-${finding.boards}-boards`}`,
      about: `${sizeText(props.height, props.width)}, ${model.filledOf(props)} cells filled${finding === null ? '' : `, ${grouped(finding.boards)} boards${finding.exact ? ', all there are' : `, seed ${this.session.spec?.seed ?? props.seed}`}`}, version ${density.version}`,
      csv: () =>
        csvRow(['boards', 'simple', 'share', 'low95', 'high95']) +
        (finding === null
          ? ''
          : csvRow([finding.boards, finding.simple, finding.share, finding.low, finding.high])),
      json: () => ({
        ...this.made,
        statement: props.statement,
        source: props.source,
        published: props.published,
        spec: props.exhaustive === true ? null : this.session.spec,
        finding,
      }),
      svg: () => this.#picture(560),
    };
  }

  override dispose(): void {
    super.dispose();
    this.#trying++;
  }

  #finding(): Finding | null {
    const { progress } = this.session.state;
    if (this.#tried !== null) return this.#tried;
    return progress === null ? this.#first() : model.findingOf(progress.tally);
  }

  /** The test in small that the site was made with: shown until the reader asks for another one. */
  #first(): Finding | null {
    const asked = Object.keys(this.linkValues()).length > 0;
    return asked ? null : (this.host.prebuilt as Finding | null);
  }

  #picture(width?: number): SvgNode {
    const { published } = this.#props();
    const found = this.#finding();
    const description = found === null ? 'The published share alone.' : model.findingText(found);
    return fractionPicture({ published, description, ...(found === null ? {} : { found }) }, width);
  }

  protected draw(): void {
    const props = this.#props();
    const finding = this.#finding();
    const every = props.exhaustive === true; // then there is nothing to set
    this.render(
      checkView({
        props,
        layout: this.layout,
        fields: every ? nothing : this.settingsFields(),
        bar: every ? this.#tryBar() : this.runBar(),
        picture: this.#picture(),
        finding: finding === null ? null : model.findingText(finding),
        verdict: model.verdictOn(finding, props),
      }),
    );
  }

  #tryBar(): TemplateResult {
    const { height, width } = this.#props();
    const ways = binomialCoefficient(height * width, model.filledOf(this.#props()));
    return html`<div class="run-bar">
      <button type="button" class="primary" data-run="start" @click=${() => void this.#tryAll()}>
        Try all ${grouped(Number(ways))} images
      </button>
    </div>`;
  }

  /** Tries every image, a few milliseconds at a time. */
  async #tryAll(): Promise<void> {
    const attempt = ++this.#trying;
    const props = this.#props();
    for (const { simple, boards } of model.tryEvery(
      props.height,
      props.width,
      model.filledOf(props),
    )) {
      this.#tried = model.exactFinding(simple, boards);
      this.requestDraw();
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (attempt !== this.#trying) return;
    }
    if (this.#tried !== null) {
      this.announce(
        `${model.findingText(this.#tried)} ${model.verdictOn(this.#tried, props).text}`,
      );
    }
  }
}

export const figure = figureOf<Partial<CheckProps>, Finding | null>(
  'fraction-check',
  FractionCheck,
);
