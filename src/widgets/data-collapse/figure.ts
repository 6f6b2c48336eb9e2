/** `<data-collapse>`: two sliders that lay the curves of all sizes on one another, and how well they do. */
import { figureOf } from '../../notebook/host/figure.ts';
import { scaled } from '../../experiments/collapse.ts';
import type { Scaling } from '../../experiments/collapse.ts';
import type { Exports, Host } from '../../notebook/host/host.ts';
import type { ChartPoint } from '../../notebook/chart/chartFrame.ts';
import { ChartFigure } from '../../notebook/records/chartFigure.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { LiveChart } from '../../notebook/chart/liveChart.ts';
import { decidedSizes, fetchBoards } from '../../stored/thresholdBoards.ts';
import * as model from './model.ts';
import type { CollapseGiven, CollapseProps, Curves } from './model.ts';
import { collapseView } from './view.ts';
import type { CollapseActs } from './view.ts';

/** The best pairs of boards that were drawn again, and what they belong to. */
type Cloud = { readonly of: Curves; readonly seed: number; readonly pairs: Scaling[] };

class DataCollapse extends ChartFigure<typeof model.collapseSettings.table> {
  readonly linkVersion = 1;
  readonly #given = this.host.prebuilt as CollapseGiven;
  readonly #curves = new KeptFrom<Curves>();
  #last: CollapseProps | null = null; // settings that can be read
  readonly #plane = new LiveChart(
    { idPrefix: `${this.id}-plane`, hint: '', small: true },
    () => 0,
    () => this.host.charts(),
  );
  #cloud: Cloud | null = null;
  #coming: Cloud | null = null; // waits for the boards of the stored runs
  #drawing = 0; // timer of the next draw; 0 while none is wanted

  constructor(host: Host) {
    super(host, model.collapseSettings);
  }

  get #props(): CollapseProps {
    this.#last = this.reading.values ?? this.#last ?? this.usual;
    return this.#last;
  }

  /** The best pair takes some ten milliseconds: only when the points are others. */
  #state(): Curves {
    const { divisor, least } = this.#props;
    return this.#curves.get([divisor, least], () =>
      model.curvesOf(this.#given.sizes, { divisor, least }),
    );
  }

  protected override opened(values: CollapseProps): void {
    super.opened(values);
    this.#stop();
    this.#cloud = null;
    this.host.waitFor(this.#plane.load().then(() => this.requestDraw()));
  }

  override dispose(): void {
    super.dispose();
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#drawing);
    this.#drawing = 0;
    this.#coming = null;
  }

  protected override edited(): void {
    this.#stop();
  }

  /** The pairs that belong to what is shown: those that came with the page, or were drawn here. */
  #pairs(curves: Curves): readonly Scaling[] {
    const { seed, divisor, least } = this.#props;
    if (this.#cloud?.of === curves && this.#cloud.seed === seed) return this.#cloud.pairs;
    const { usual } = this;
    const isUsual = divisor === usual.divisor && least === usual.least && seed === usual.seed;
    return isUsual ? this.#given.cloud : [];
  }

  protected draw(): void {
    const props = this.#props;
    const curves = this.#state();
    const scaling = model.scalingAt(props);
    const pairs = this.#pairs(curves);
    this.chart.draw([curves, props.crossing, props.nu], (charts) => {
      const data = model.chartData(curves, props, scaling);
      return {
        draw: (size) => charts.collapseChart(data, size),
        points: this.#points(curves, scaling),
        label: 'Points of all sizes, by scaled density',
        description: data.description,
      };
    });
    const { best } = curves;
    if (best !== null)
      this.#plane.draw([best, pairs.length, pairs[0], scaling.crossing, scaling.nu], (charts) => {
        const data = model.planeData(best, pairs.slice(), scaling);
        return {
          draw: (size) => charts.scalingPlane(data, size),
          points: [],
          label: data.label,
          description: data.description,
          caption:
            'Small dots: the best pairs of boards drawn again. Ring: the best pair. Cross: the pair of the sliders.',
        };
      });
    const score = model.scoreAt(curves, scaling);
    this.render(
      collapseView(
        {
          idPrefix: this.id,
          layout: this.layout,
          fields: this.settingsFields(),
          chart: this.chart,
          plane: this.#plane,
          values: props,
          marks: model.marksOf(curves),
          score: model.scoreText(score, scaling),
          best: model.bestText(curves),
          cloud: model.cloudText(pairs),
          canFit: curves.best !== null,
          drawing: this.#drawing !== 0 || this.#coming !== null,
          table: this.folded(curves.curves.length === 0 ? null : model.tableOf(curves, scaling)),
        },
        this.#acts,
      ),
    );
  }

  #points({ curves }: Curves, scaling: Scaling): readonly ChartPoint[] {
    return curves
      .flatMap((curve) =>
        curve.points.map(({ at, share }, index) => ({
          x: scaled(at, curve.side, scaling),
          y: share,
          text: model.pointText(curve, index, scaling),
        })),
      )
      .toSorted((a, b) => a.x - b.x);
  }

  readonly #acts: CollapseActs = {
    onSlide: (name, value) => {
      this.keep({ [name]: String(value) });
      this.requestDraw();
    },
    onSlid: () => this.#tellScore(),
    onBest: () => {
      const { best } = this.#state();
      if (best === null) return;
      this.keep(model.sliderTexts(best));
      this.#tellScore();
      this.requestDraw();
    },
    onCloud: () => void this.#begin(),
  };

  #tellScore(): void {
    const scaling = model.scalingAt(this.#props);
    this.announce(model.scoreText(model.scoreAt(this.#state(), scaling), scaling));
  }

  /** Draws boards again, a draw at a time, so that the page lives between them. */
  async #begin(): Promise<void> {
    const curves = this.#state();
    const props = this.#props;
    const { best } = curves;
    if (best === null) return;
    this.#stop();
    const cloud: Cloud = { of: curves, seed: props.seed, pairs: [] };
    this.#cloud = cloud;
    this.#coming = cloud;
    this.requestDraw();
    const next = await this.#drawer(best, props);
    if (this.#coming !== cloud) return; // stopped, or begun anew
    this.#coming = null;
    if (next !== null) this.#drawOn(cloud, next);
    this.requestDraw();
  }

  /** What draws boards of the stored runs again; null where these cannot be had. */
  async #drawer(best: Scaling, props: CollapseProps): Promise<(() => Scaling) | null> {
    try {
      return model.cloudDrawer(decidedSizes(await fetchBoards()), best, props);
    } catch (error) {
      console.error(error);
      this.notice('The boards of the stored runs could not be loaded.', 'warning');
      return null;
    }
  }

  #drawOn(cloud: Cloud, next: () => Scaling): void {
    const step = (): void => {
      cloud.pairs.push(next());
      if (cloud.pairs.length < model.drawings) this.#drawing = window.setTimeout(step, 0);
      else {
        this.#drawing = 0;
        this.announce(model.cloudText(cloud.pairs));
      }
      this.requestDraw();
    };
    this.#drawing = window.setTimeout(step, 0);
  }

  exports(): Exports {
    const props = this.#props;
    const curves = this.#state();
    const scaling = model.scalingAt(props);
    return {
      name: `collapse-${props.divisor}`,
      about: `${model.scoreText(model.scoreAt(curves, scaling), scaling)} ${model.bestText(curves)}`,
      csv: () => model.csvOf(curves, scaling),
      json: () => ({
        settings: props,
        scaling,
        ...model.scoreAt(curves, scaling),
        best: curves.best,
        cloud: this.#pairs(curves),
        curves: curves.curves,
      }),
      svg: () => this.chart.file(),
    };
  }
}

export const figure = figureOf<Partial<CollapseProps>, CollapseGiven>(
  'data-collapse',
  DataCollapse,
);
