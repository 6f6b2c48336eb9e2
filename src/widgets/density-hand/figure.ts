/** `<density-hand>`: one random board, a slider of its density, and what the clues tell at each. */
import { nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { differenceOf, differenceText } from '../../kit/guess/curve.ts';
import { CurveHandles } from '../../kit/guess/curveHandles.ts';
import { revealButton } from '../../kit/guess/reveal.ts';
import { allMethods, openImageIn } from '../../kit/puzzle/openIn.ts';
import { Work } from '../../kit/work/work.ts';
import { KeptFrom } from '../../notebook/chart/kept.ts';
import { draws, move } from '../../notebook/cell/motion.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { WaitingRoom } from '../../notebook/pool/waitingRoom.ts';
import { stateFigure } from '../../notebook/records/stateFigure.ts';
import type { StateAt } from '../../notebook/records/stateFigure.ts';
import { mostSeed } from '../../notebook/settings/numbers.ts';
import type { SvgNode } from '../../notebook/svg/svgTree.ts';
import { html } from '../../notebook/template/html.ts';
import { pictured } from '../../notebook/template/pictured.ts';
import { workView } from '../../notebook/work/workView.ts';
import { handCurve, meanCurve, sheet } from './curves.ts';
import * as model from './model.ts';
import type { MeanCurve, Visit } from './model.ts';
import type { HandGiven } from './prebuilt.ts';
import { handBoard, handKey, handPaper } from './view.ts';

type About = {
  readonly settings: typeof model.handSettings;
  readonly prebuilt: HandGiven | null;
  readonly work: Work;
  readonly kept: {
    readonly room: WaitingRoom; // a worker that stays at hand
    readonly handles: CurveHandles;
    readonly heights: KeptFrom<Float64Array>;
    readonly board: KeptFrom<SvgNode>;
    readonly curve: KeptFrom<SvgNode>;
    readonly visits: Map<number, Visit>; // of the board on show, by percentage
    reveals: boolean; // the curve, which the reader has asked for
    of: string; // the board that they are of
    asking: Visit | null; // what a worker is asked about
    readonly timers: { ask: number; say: number };
  };
};

type At = StateAt<About>;

/** A hand that moves on within this time asks nothing, ms. */
const pause = 60;
/** What is told is announced when the hand has rested so long, ms. */
const rest = 600;

const heightsAt = ({ kept, state: { side, seed } }: At): Float64Array =>
  kept.heights.get([side, seed], () => model.heightsOf({ side, seed }));

const imageAt = (at: At, percentage: number): Visit['image'] =>
  model.imageAt(heightsAt(at), percentage);

const boardAt = (at: At, visit: Visit): SvgNode =>
  handBoard(visit, at.state.behind, model.clueRoomOf(heightsAt(at), at.state.side));

/** What is known of the density on show before anybody is asked. */
function firstVisit(at: At): Visit {
  const { prebuilt, state, usual } = at;
  const { percentage } = state;
  const image = imageAt(at, percentage);
  const isOpening = state.side === usual.side && state.seed === usual.seed;
  const known = prebuilt?.known.find((one) => isOpening && one.percentage === percentage);
  return known === undefined
    ? model.swept(percentage, image)
    : { percentage, image, told: known.told, asked: true };
}

/** The density on show. */
function visitOf(at: At): Visit {
  const { percentage } = at.state;
  const visit = at.kept.visits.get(percentage) ?? firstVisit(at);
  at.kept.visits.set(percentage, visit);
  return visit;
}

const visitsOf = ({ kept }: At): readonly Visit[] =>
  [...kept.visits.values()].toSorted((a, b) => a.percentage - b.percentage);

const meanOf = ({ prebuilt, state }: At): MeanCurve | null => prebuilt?.means[state.side] ?? null;

/** Nothing is asked any more. */
function leave({ host, kept, work }: At): void {
  if (host.page === null) return;
  window.clearTimeout(kept.timers.ask);
  kept.asking = null;
  work.stop();
}

/** Goes to a density: what sweeps know stands there at once, and a worker is asked about the rest when the hand rests. */
function look(at: At): void {
  const { kept, state, host } = at;
  const board = `${state.side} ${state.seed}`;
  if (board !== kept.of) kept.visits.clear();
  kept.of = board;
  const visit = visitOf(at);
  if (visit.asked) say(at);
  if (kept.asking === visit) return;
  leave(at);
  if (host.page !== null) kept.timers.ask = window.setTimeout(() => void ask(at), pause);
}

/** Asks about the density on show, and then about those that the hand passed, near ones first. */
async function ask(at: At): Promise<void> {
  const { kept, work } = at;
  for (;;) {
    const visit = model.nextToAsk(visitsOf(at), at.state.percentage);
    kept.asking = visit;
    if (visit === null) return;
    const { image, percentage } = visit;
    const question = { image, propagations: model.mostPropagations };
    const found = await work.ask('Asking a SAT solver.', 'picture-inference', question);
    if (found === null) return;
    const told = { cells: found.inferable.cells, undecided: found.undecided };
    kept.visits.set(percentage, { percentage, image, told, asked: true });
    if (percentage === at.state.percentage) say(at);
    at.draw();
  }
}

/** Says what is told here, once the hand rests. */
function say(at: At): void {
  if (at.host.page === null) return;
  const { timers } = at.kept;
  window.clearTimeout(timers.say);
  timers.say = window.setTimeout(() => {
    const visit = visitOf(at);
    if (visit.asked) at.announce(`${model.toldText(visit)} ${model.restText(visit)}`);
  }, rest);
}

/** What to do with the guess, or how far off it was. */
function guessText(at: At): string {
  const { guess, shown } = at.state;
  const mean = meanOf(at);
  if (!shown) return guess === null ? 'Guess first: drag the five handles.' : 'That is your guess.';
  if (mean === null) return 'There is no stored curve of this size.';
  const difference = guess === null ? null : differenceOf(guess, mean.points);
  return difference === null ? model.meanText(mean) : differenceText(difference, 'the mean');
}

/** The rest stands behind "More". */
const firstSentence = (text: string): string => /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;

function curveOf(at: At): SvgNode {
  const { guess, shown } = at.state;
  return handCurve({ visit: visitOf(at), all: visitsOf(at), guess, shown, mean: meanOf(at) });
}

export const figure = stateFigure<About>({
  tag: 'density-hand',
  settings: model.handSettings,
  titleOf: ({ side, seed }) =>
    `Change the density yourself: ${sizeText(Number(side), Number(side))}, board ${grouped(seed)}`,
  keep: (at) => ({
    room: new WaitingRoom(),
    handles: new CurveHandles({
      idPrefix: at.id,
      of: (percentage) => `Your guess: of the filled cells, told at ${percentage}\u00a0%`,
      onGuess: (guess) => at.set({ guess }),
    }),
    heights: new KeptFrom(),
    board: new KeptFrom(),
    curve: new KeptFrom(),
    visits: new Map(),
    reveals: false,
    of: '',
    asking: null,
    timers: { ask: 0, say: 0 },
  }),
  work: (options, at) =>
    new Work(options, async () => {
      const { startTaskIn } = await import('../../workers/startTask.ts');
      return { startTask: startTaskIn(at.kept.room) };
    }),
  attached: ({ kept }) => kept.room.open(),
  opened(at) {
    at.kept.of = '';
    look(at);
  },
  changed(at, names) {
    if (['side', 'seed', 'percentage'].some((name) => names.includes(name))) look(at);
  },
  left(at) {
    leave(at);
    window.clearTimeout(at.kept.timers.say);
    at.kept.room.close();
  },
  parts(at) {
    const { id, state, kept, work } = at;
    const { guess, shown, behind, side, seed } = state;
    const visit = visitOf(at);
    const all = visitsOf(at);
    const board = kept.board.get([visit, behind], () => boardAt(at, visit));
    const drawnFrom = [visit, guess, shown, side, model.foundPoints(all).length];
    const { image, percentage } = visit;
    // a worker that fails has words and buttons
    const isTroubled = work.problem !== '' || work.notices.length > 0;
    return {
      picture: html`<div class="hand-board">${pictured(board)}</div>`,
      sentence: html`<p class="hand-told">${model.toldText(visit)}</p>`,
      answer: html`<p class="hand-guess">${firstSentence(guessText(at))}</p>
        ${isTroubled ? workView(work, () => leave(at)) : nothing}`,
      action: html`<div class="button-row">
        ${revealButton('the curve', shown, () => {
          kept.reveals = !shown;
          at.set({ shown: !shown });
          at.announce(guessText(at));
        })}
        <button
          type="button"
          class=${shown ? 'primary' : ''}
          data-another
          @click=${() => at.set({ seed: seed >= mostSeed ? 0 : seed + 1 })}
        >
          Another board
        </button>
      </div>`,
      // the slider is the axis of the curve, so that each point stands over the hand
      way: html`<div class="guess-plot">
          ${pictured(kept.curve.get(drawnFrom, () => curveOf(at)))}
          ${shown ? nothing : kept.handles.view(guess)}
        </div>
        <div class="guess-axis">
          <label class="visually-hidden" for="${id}-density"
            >Density: each cell is filled with a chance of ${percentage} %</label
          >
          <input
            id="${id}-density"
            type="range"
            min="0"
            max="100"
            step="1"
            .value=${live(String(percentage))}
            aria-valuetext="${percentage} percent filled"
            @input=${(event: Event) => at.set({ percentage: Number((event.target as HTMLInputElement).value) })}
          />
        </div>`,
      settings: at.fields(),
      more: html`<p class="readout">${model.restText(visit)}</p>
        ${shown ? html`<p class="readout">${guessText(at)}</p>` : nothing} ${handKey(behind)}
        <p class="hand-ways">
          <a
            href=${openImageIn(allMethods, image)}
            data-told="A random board of ${sizeText(image.height, image.width)}, ${percentage} % filled"
            >This board by every method</a
          >
        </p>
        ${at.folded(model.tableOfVisits(all))}`,
    };
  },
  drawn({ kept, find }) {
    const plot = find('.guess-plot');
    const curve = plot?.querySelector<SVGGeometryElement>('.curve-line.is-truth');
    if (kept.reveals && plot !== null && curve != null) move(plot, [draws(curve, 600)]);
    kept.reveals = false;
  },
  files(at) {
    const { side, seed, guess, shown, percentage } = at.state;
    const all = visitsOf(at);
    return {
      name: `density-${side}x${side}-seed-${seed}`,
      about: `${sizeText(Number(side), Number(side))}, seed ${seed}, at ${percentage} %`,
      csv: () => model.csvOfVisits(all),
      json: () => ({
        side: Number(side),
        seed,
        percentage,
        guess,
        visits: model.jsonOfVisits(all),
        ...(shown && { mean: meanOf(at) }),
      }),
      svg: () => sheet(boardAt(at, visitOf(at)), curveOf(at)),
    };
  },
  paper(at) {
    const mean = meanOf(at);
    if (at.prebuilt === null || mean === null) return nothing;
    const strip = at.prebuilt.strip.map(({ percentage, told }) => ({
      percentage,
      image: imageAt(at, percentage),
      told,
      asked: true,
    }));
    return handPaper(strip, meanCurve(mean), model.meanText(mean));
  },
});
