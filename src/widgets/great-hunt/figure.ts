/** `<great-hunt>`: the program of 002, live. */
import { nothing } from 'lit-html';
import { greatHunt } from '../../experiments/greatHunt.ts';
import type { GreatHuntSpec } from '../../experiments/greatHunt.ts';
import { boardList } from '../../kit/boards/boardList.ts';
import { runFigure } from '../../kit/records/runFigure.ts';
import { saveAndTell } from '../../notebook/export/files.ts';
import { grouped, sizeText } from '../../notebook/plain/numbers.ts';
import { isActive } from '../../notebook/run/runModel.ts';
import { html } from '../../notebook/template/html.ts';
import { listedFind, shortFinds } from './finds.ts';
import type { ShortHunt } from './finds.ts';
import type { Beginning } from '../../notebook/records/runRecord.ts';
import { FindLooks } from './looks.ts';
import * as model from './model.ts';
import type { Race } from './model.ts';
import { huntPicture } from './picture.ts';
import { huntSettings, methodNames, specOf } from './settings.ts';
import { csvOf, findsTable, orderedFinds } from './told.ts';
import type { FindOrder } from './told.ts';
import { findsPart, firstFinds, funnel, racePart } from './view.ts';

/** Finds that are listed at once, and those that stand under the bars. */
const page = 12;
const atFirst = 4;

const nameOf = (spec: GreatHuntSpec | null): string =>
  spec === null
    ? 'hunt'
    : `hunt-${spec.height}x${spec.width}-${spec.filled}-filled-seed-${spec.seed}`;

export const figure = runFigure({
  tag: 'great-hunt',
  experiment: greatHunt,
  unit: { one: 'picture', many: 'pictures' },
  settings: huntSettings,
  keep: ({ prebuilt, draw, waitFor }: Beginning<object, ShortHunt | null>) => ({
    short: prebuilt, // shown until a hunt begins
    looks: new FindLooks(draw, waitFor),
    shown: page,
    order: 'drawn' as FindOrder,
    races: new Map<string, Race>(), // how hunts with a filter went
  }),
  titleOf: ({ height, width, filled, seed }) =>
    `The hunt, ${sizeText(height, width)} with ${grouped(filled)} filled cells, seed ${seed}`,
  specOf,
  pace: model.huntPace,
  opened({ kept }) {
    kept.shown = page;
  },
  ran({ session: { spec, state }, kept, workers }, before) {
    if (state.phase === 'starting' && before.phase !== 'partial') kept.shown = page;
    const { progress } = state;
    if (!isActive(before.phase) || isActive(state.phase) || progress === null) return;
    if (spec === null || spec.formula === null || progress.elapsed < 300) return;
    const { drawn, kept: found } = progress.tally;
    const key = model.raceKey(spec, workers);
    kept.races.set(key, {
      ...kept.races.get(key),
      [spec.formula.when]: { drawn, kept: found, elapsed: progress.elapsed },
    });
  },
  closed: ({ looks }) => looks.close(),
  find({ own, kept: { looks, order, shown }, once }) {
    if (own === null) return null;
    const { spec, tally } = own;
    const wanted = order === 'drawn' ? tally.finds.slice(0, shown) : tally.finds;
    const list = orderedFinds(looks.of(spec, wanted), order).slice(0, shown);
    return { spec, tally, told: once('told', list, () => list) };
  },
  parts({ id, found: hunted, kept, spec, session, workers, once, ...at }) {
    const { edit, start, draw, announce, folded } = at;
    const race =
      spec === null || spec.formula === null
        ? null
        : (kept.races.get(model.raceKey(spec, workers)) ?? {});
    const other = racePart(race, spec?.formula?.when ?? null, session.active, (when) => {
      edit({ formula: when });
      start();
    });
    const { short } = kept;
    if (hunted === null)
      return {
        wide: false,
        picture: html`${funnel(short?.stages ?? [])}
        ${short === null ? nothing : firstFinds(once('short', [short], () => shortFinds(short).slice(0, atFirst)))}`,
        sentence: html`<p>${short?.text ?? ''}</p>`,
        answer: other,
        more: short === null ? nothing : boardList('Finds of the short hunt', shortFinds(short)),
      };
    const { tally, told } = hunted;
    const elapsed = session.state.progress?.elapsed ?? null;
    const rate = elapsed === null ? null : model.rateText(tally, elapsed, Math.max(1, workers));
    const finds = findsPart(id, hunted, kept.order, {
      measures: folded(told.length === 0 ? null : findsTable(told), 'finds'),
      onOrder(order) {
        kept.order = order;
        draw();
      },
      onMore() {
        kept.shown += page;
        draw();
      },
      onSave() {
        const text = model.nonpackOf(hunted.spec, tally);
        saveAndTell(`${nameOf(hunted.spec)}.nonpack`, 'text/plain', text);
        announce(`${grouped(tally.finds.length)} puzzles saved.`);
      },
    });
    const { spec: hunting } = hunted;
    return {
      wide: false,
      picture: html`${funnel(once('stages', [tally], () => model.stagesOf(hunting, tally)))}
      ${firstFinds(
        once('first', [told], () =>
          told.slice(0, atFirst).map((find) => listedFind(hunting, find, kept.order)),
        ),
      )}`,
      sentence: html`<p>${model.foundText(tally)}</p>`,
      answer: other,
      more: html`${rate === null ? nothing : html`<p class="readout">${rate}</p>`} ${finds}
      ${folded(model.funnelTable(hunting, tally))}`,
    };
  },
  files({ found: hunted, kept: { short, looks }, session: { spec, state } }) {
    const tally = state.progress?.tally ?? null;
    return {
      name: nameOf(spec),
      ...(spec !== null && {
        about: `${sizeText(spec.height, spec.width)}, ${spec.filled} filled cells, solved by ${methodNames[spec.method]}, seed ${spec.seed}, version ${greatHunt.version}`,
      }),
      csv: () => csvOf(tally?.finds ?? [], looks.told),
      json: () => ({ spec, complete: state.phase === 'complete', ...tally }),
      svg: () =>
        hunted === null
          ? huntPicture(short?.stages ?? [], short?.finds ?? [])
          : huntPicture(model.stagesOf(hunted.spec, hunted.tally), hunted.told),
    };
  },
});
