/**
 * What an address opens, for each figure: the state that its model comes to, in plain data, and the link back. Written so
 * that the list of addresses can stay as it is when the models change.
 */
import { decodePuzzle } from '../../src/formats/puzzleCode.ts';
import { runFour } from '../../src/kit/stepper/fourRun.ts';
import { runTwoSat } from '../../src/kit/stepper/twoSatRun.ts';
import type { LinkValues } from '../../src/kit/cell/linkState.ts';
import type { GuessProps } from '../../src/kit/guess/question.ts';
import { linksOf } from '../../src/kit/puzzle/links.ts';
import type { Settings, Table, Values } from '../../src/kit/settings/settings.ts';
import * as methods from '../../src/widgets/all-methods/model.ts';
import * as map from '../../src/widgets/census-map/model.ts';
import * as askCell from '../../src/widgets/ask-cell/model.ts';
import * as askEvery from '../../src/widgets/ask-every/model.ts';
import * as census from '../../src/widgets/census-table/model.ts';
import * as density from '../../src/widgets/density-run/model.ts';
import * as hand from '../../src/widgets/density-hand/model.ts';
import * as difficulty from '../../src/widgets/difficulty-count/model.ts';
import { fourLinks, placeOf } from '../../src/widgets/four-stepper/links.ts';
import * as four from '../../src/widgets/four-stepper/model.ts';
import { presets as fourPresets } from '../../src/widgets/four-stepper/presets.ts';
import * as check from '../../src/widgets/fraction-check/model.ts';
import * as line from '../../src/widgets/line-explorer/state.ts';
import * as oneLine from '../../src/widgets/line-try/model.ts';
import * as gadget from '../../src/widgets/gadget-library/model.ts';
import * as circuit from '../../src/widgets/live-circuit/model.ts';
import * as lookup from '../../src/widgets/lookup-table/model.ts';
import * as formula from '../../src/widgets/line-formula/model.ts';
import * as solutions from '../../src/widgets/all-solutions/settings.ts';
import * as pictures from '../../src/widgets/two-pictures/model.ts';
import * as mustBe from '../../src/widgets/must-be/model.ts';
import * as pair from '../../src/widgets/pair-relation/model.ts';
import * as lattice from '../../src/widgets/pq-lattice/model.ts';
import { probingOf, stageOf } from '../../src/widgets/probe-explorer/model.ts';
import { presets as probePresets } from '../../src/widgets/probe-explorer/presets.ts';
import * as probe from '../../src/widgets/probe-explorer/settings.ts';
import * as probing from '../../src/widgets/probing-census/model.ts';
import * as game from '../../src/widgets/play-game/model.ts';
import * as play from '../../src/widgets/puzzle-play/model.ts';
import * as greatHunt from '../../src/widgets/great-hunt/settings.ts';
import * as parts from '../../src/widgets/formula-parts/model.ts';
import * as printed from '../../src/widgets/printed-code/model.ts';
import * as hex from '../../src/widgets/hex-sweeps/model.ts';
import * as hunt from '../../src/widgets/puzzle-hunt/model.ts';
import * as browser from '../../src/widgets/sequence-browser/model.ts';
import * as slice from '../../src/widgets/slice-check/model.ts';
import * as clues from '../../src/widgets/clue-table/model.ts';
import * as guessFirst from '../../src/widgets/guess-first/model.ts';
import * as guesses from '../../src/widgets/guess-census/model.ts';
import * as ladder from '../../src/widgets/method-ladder/model.ts';
import * as hard from '../../src/widgets/how-hard/model.ts';
import * as ranking from '../../src/widgets/method-ranking/model.ts';
import * as sweep from '../../src/widgets/sweep-stepper/model.ts';
import * as component from '../../src/widgets/switching-component/model.ts';
import * as curves from '../../src/widgets/inference-curves/model.ts';
import * as collapse from '../../src/widgets/data-collapse/model.ts';
import * as share from '../../src/widgets/difficulty-share/model.ts';
import * as crossing from '../../src/widgets/threshold-crossing/model.ts';
import * as boards from '../../src/widgets/reach-boards/model.ts';
import * as methodCrossings from '../../src/widgets/method-crossings/model.ts';
import * as threshold from '../../src/widgets/threshold-run/model.ts';
import * as formulaOrder from '../../src/widgets/formula-order/settings.ts';
import * as sizes from '../../src/widgets/formula-sizes/figure.ts';
import * as reach from '../../src/widgets/reach-run/model.ts';
import * as deciding from '../../src/widgets/deciding-run/figure.ts';
import * as switching from '../../src/widgets/switching-run/figure.ts';
import * as fromPicture from '../../src/widgets/picture-puzzle/settings.ts';
import * as pictureNumber from '../../src/widgets/picture-number/model.ts';
import * as mend from '../../src/widgets/solution-repair/model.ts';
import * as sight from '../../src/widgets/circuit-sight/model.ts';
import * as walk from '../../src/widgets/signal-walk/model.ts';
import { stepIn } from '../../src/kit/settings/places.ts';
import * as symmetry from '../../src/widgets/symmetry-classes/model.ts';
import * as twoSat from '../../src/widgets/two-sat-stepper/model.ts';

/** What a figure shows: plain data. */
export type Opening = {
  readonly state: unknown;
  readonly link: LinkValues; // back to it
};

/** Opens a link in a figure that its page gave these props. @throws LinkError for what cannot be shown */
export type Opener = (values: LinkValues, props: object) => Opening;

/** A spec without its long list of percentages. */
function short(spec: object | null): unknown {
  if (spec === null || !('percentages' in spec)) return spec;
  const { percentages, ...rest } = spec as { readonly percentages: readonly number[] };
  const ends = percentages.length > 2 ? [percentages[0], percentages[1], percentages.at(-1)] : null;
  return { ...rest, percentages: ends ?? percentages, points: percentages.length };
}

/** Settings that figures got after the list was made, with their usual texts: told only where they are set. */
const later = new Map([
  ['twoSat', '0'],
  ['limit', ''],
]);

/** Opens a figure with a run; what it keeps beside its form is told apart. */
const run =
  <T extends Table>(
    settings: Settings<T>,
    specOf: (values: Values<T>, given: object) => object,
    beside: (values: Values<T>) => object = () => ({}),
  ): Opener =>
  (link, given) => {
    const usual = settings.of(given);
    const values = settings.fromLink(link, usual);
    const form = settings.formOf(values);
    const fields = Object.entries(form).filter(
      ([name, text]) => settings.table[name]?.input.kind !== 'none' && later.get(name) !== text,
    );
    const shown = { settings: Object.fromEntries(fields), spec: short(specOf(values, given)) };
    return { state: { ...shown, ...beside(values) }, link: settings.toLink(form, usual) };
  };

/** Opens a figure whose settings are its state. */
const plainly =
  <T extends Table>(settingsOf: (given: object) => Settings<T>): Opener =>
  (link, given) => {
    const settings = settingsOf(given);
    const usual = settings.of(given);
    const state = settings.fromLink(link, usual);
    return { state, link: settings.toLink(settings.formOf(state), usual) };
  };

export const openers: Readonly<Record<string, Opener>> = {
  'picture-puzzle': (values, given) => {
    const usual = fromPicture.pictureSettings.of(given);
    const state = fromPicture.pictureSettings.fromLink(values, usual);
    const form = fromPicture.pictureSettings.formOf(state);
    return { state, link: fromPicture.pictureSettings.toLink(form, usual) };
  },
  'solution-repair': (values, given) => {
    const usual = mend.defaultState(given);
    const state = linksOf(mend.repairSettings).read(values, usual);
    return { state, link: linksOf(mend.repairSettings).write(state, usual) };
  },
  'all-methods': (values, given) => {
    const usual = methods.defaultState(given as methods.AllMethodsProps);
    const state = methods.methodsLinks.read(values, usual);
    return { state, link: methods.methodsLinks.write(state, usual) };
  },
  'census-map': (values, given) => {
    const usual = map.mapSettings.of(given, 'census-map');
    const links = map.linksFor(usual);
    const state = links.read(values, usual);
    return { state, link: links.write(state, usual) };
  },
  'census-table': run(census.censusSettings, census.specOf, ({ chosen }) => ({ choice: chosen })),
  'density-run': run(density.densitySettings, density.specOf),
  'difficulty-count': run(difficulty.countSettings, (values) => values),
  'four-stepper': (values, given) => {
    const usual = four.defaultFour(given, fourPresets[0]?.code ?? '');
    const asked = fourLinks.read(values, usual);
    const { code, first, choices } = asked;
    const state = { ...asked, position: placeOf(asked, runFour(code, first, choices), usual) };
    // no cell is proved where a link names none
    const { proof, ...others } = state;
    return { state: proof === null ? others : state, link: fourLinks.write(state, usual) };
  },
  'fraction-check': run(check.checkSettings, (values, given) =>
    check.specOf(values, check.propsOf(given)),
  ),
  'line-explorer': (values, given) => {
    const usual = line.stateOfProps(given);
    const state = line.stateOfLink(values, usual);
    return { state, link: line.linkOfState(state, usual) };
  },
  'line-try': (values, given) => {
    const marks = oneLine.marksOfLink(values, (given as oneLine.LineTryProps).cells);
    return { state: { marks: [...marks] }, link: oneLine.linkOfMarks(marks) };
  },
  'lookup-table': (values, given) => {
    const usual = lookup.defaultState(given);
    const state = lookup.readState(values, usual);
    return { state, link: lookup.writeState(state, usual) };
  },
  'pair-relation': (values, given) => {
    const usual = pair.defaultPair(given);
    const state = pair.readPairLink(values, usual);
    return { state, link: pair.writePairLink(state, usual) };
  },
  'pq-lattice': (values, given) => {
    const usual = lattice.defaultState(given);
    const state = lattice.latticeLinks.read(values, usual);
    return { state, link: lattice.latticeLinks.write(state, usual) };
  },
  'clue-table': run(clues.tableSettings, clues.specOf),
  'guess-census': run(guesses.guessSettings, guesses.specOf),
  'method-ladder': (values, given) => {
    const usual = ladder.ladderSettings.of(given);
    const state = ladder.ladderSettings.fromLink(values, usual);
    const form = ladder.ladderSettings.formOf(state);
    return { state, link: ladder.ladderSettings.toLink(form, usual) };
  },
  'how-hard': run(hard.hardSettings, hard.specOf, ({ placeSide, placeAt, bars, list, only }) => ({
    place: { placeSide, placeAt, bars, list, only },
  })),
  'method-ranking': run(ranking.rankingSettings, ranking.specOf),
  'probe-explorer': (values, given) => {
    const usual = probe.defaultSettings(given, probePresets[0]?.code ?? '');
    const state = probe.probeLinks.read(values, usual);
    const { puzzle, result } = probingOf(state.code);
    if (state.round === 0) probe.checkSettings(state, [stageOf(puzzle, result)]);
    // no cell is proved where a link does not ask for it
    const { proof, ...others } = state;
    return { state: proof ? state : others, link: probe.probeLinks.write(state, usual) };
  },
  'probing-census': run(probing.probingSettings, (values) => values),
  'play-game': (values, given) => {
    const usual = game.usualPlay(given as game.PlayGameProps);
    const state = game.playLinks.read(values, usual);
    return { state, link: game.playLinks.write(state, usual) };
  },
  'puzzle-play': (values, given) => {
    const usual = play.usualPlay(given as play.PlayProps);
    const state = play.playLinks.read(values, usual);
    const { marks } = play.gameOf(state);
    const after = play.stateOf(play.gameOf(state), state.code);
    return { state: { ...state, marks: [...marks] }, link: play.playLinks.write(after, usual) };
  },
  'great-hunt': run(greatHunt.huntSettings, greatHunt.specOf),
  'puzzle-hunt': run(hunt.huntSettings, hunt.specOf, ({ record }) => ({
    record: record === null ? null : [record.difficulty, record.code],
  })),
  'sequence-browser': (values, given) => {
    const usual = browser.defaultState(given);
    const state = browser.readState(values, usual);
    return { state, link: browser.writeState(state, usual) };
  },
  'slice-check': run(slice.sliceSettings, slice.specOf),
  'sweep-stepper': (values, given) => {
    const usual = sweep.defaultSettings(given as sweep.SweepStepperProps);
    const state = sweep.sweepLinks.read(values, usual);
    sweep.openRun(state);
    // no cell is proved where a link names none
    const { proof, ...others } = state;
    const shown = proof === null ? others : state;
    return { state: shown, link: sweep.sweepLinks.write(state, usual) };
  },
  'all-solutions': (values, given) => {
    const usual = solutions.defaultState(given);
    const state = linksOf(solutions.solutionSettings).read(values, usual);
    return { state, link: linksOf(solutions.solutionSettings).write(state, usual) };
  },
  'two-pictures': (values, given) => {
    const usual = pictures.defaultState(given);
    const state = linksOf(pictures.pictureSettings).read(values, usual);
    pictures.checkAsked(state, null, decodePuzzle(state.code));
    return { state, link: linksOf(pictures.pictureSettings).write(state, usual) };
  },
  'line-formula': (values, given) => {
    const usual = formula.defaultState(given);
    const state = formula.formulaLinks.read(values, usual);
    return { state, link: formula.formulaLinks.write(state, usual) };
  },
  'live-circuit': (values, given) => {
    const usual = circuit.defaultState(given);
    const state = circuit.circuitLinks.read(values, usual);
    return { state, link: circuit.circuitLinks.write(state, usual) };
  },
  'circuit-sight': (values, given) => {
    const usual = sight.defaultState(given);
    const state = sight.sightLinks.read(values, usual);
    return { state, link: sight.sightLinks.write(state, usual) };
  },
  'signal-walk': (values, given) => {
    const usual = walk.defaultState(given);
    const state = walk.walkLinks.read(values, usual);
    stepIn(state.position, walk.runOf(state).trace.steps.length);
    return { state, link: walk.walkLinks.write(state, usual) };
  },
  'gadget-library': (values, given) => {
    const usual = gadget.defaultState(given);
    const state = gadget.gadgetLinks.read(values, usual);
    return { state, link: gadget.gadgetLinks.write(state, usual) };
  },
  'ask-cell': (values, given) => {
    const usual = askCell.defaultSettings(given as askCell.AskCellProps);
    const state = askCell.askLinks.read(values, usual);
    return { state, link: askCell.askLinks.write(state, usual) };
  },
  'ask-every': (values, given) => {
    const usual = askEvery.defaultSettings(given as askEvery.AskEveryProps);
    const state = askEvery.everyLinks.read(values, usual);
    return { state, link: askEvery.everyLinks.write(state, usual) };
  },
  'must-be': (values, given) => {
    const usual = mustBe.defaultState(given);
    const state = linksOf(mustBe.mustBeSettings).read(values, usual);
    mustBe.checkAsked(state, null, decodePuzzle(state.code));
    return { state, link: linksOf(mustBe.mustBeSettings).write(state, usual) };
  },
  'switching-component': (values, given) => {
    const usual = component.defaultState(given);
    const asked = linksOf(component.switchingSettings).read(values, usual);
    const shown = component.askedOf(asked, component.findsOf(asked.code));
    const { number, ...state } = shown;
    return {
      state: { ...state, at: number - 1 },
      link: linksOf(component.switchingSettings).write(shown, usual),
    };
  },
  'inference-curves': run(curves.curveSettings, curves.specOf),
  'density-hand': plainly(() => hand.handSettings),
  'formula-parts': (values, given) => {
    const usual = parts.defaultState(given);
    const state = linksOf(parts.partsSettings).read(values, usual);
    return { state, link: linksOf(parts.partsSettings).write(state, usual) };
  },
  'printed-code': (values, given) => {
    const usual = printed.defaultState(given);
    const state = linksOf(printed.codeSettings).read(values, usual);
    return { state, link: linksOf(printed.codeSettings).write(state, usual) };
  },
  'hex-sweeps': plainly(() => hex.hexSettings),
  'picture-number': plainly(() => pictureNumber.numberSettings),
  'guess-first': plainly((given) => guessFirst.guessSettings(given as GuessProps)),
  'difficulty-share': run(share.shareSettings, () => ({})),
  'threshold-crossing': run(crossing.crossingSettings, () => ({})),
  'data-collapse': run(collapse.collapseSettings, () => ({})),
  'reach-boards': (values, given) => {
    const usual = boards.defaultState(given);
    const state = linksOf(boards.boardSettings).read(values, usual);
    boards.checkAsked(state, null, decodePuzzle(state.code));
    return { state, link: linksOf(boards.boardSettings).write(state, usual) };
  },
  'method-crossings': run(methodCrossings.runSettings, methodCrossings.specOf),
  'threshold-run': run(threshold.runSettings, threshold.specOf),
  'formula-order': run(formulaOrder.orderSettings, formulaOrder.specOf),
  'formula-sizes': run(sizes.sizeSettings, sizes.specOf),
  'reach-run': run(reach.runSettings, reach.specOf),
  'deciding-run': run(deciding.runSettings, deciding.specOf),
  'switching-run': run(switching.runSettings, switching.specOf),
  'two-sat-stepper': (values, given) => {
    const usual = twoSat.defaultTwoSat(given);
    const state = twoSat.twoSatLinks.read(values, usual);
    twoSat.checkPlace(state, runTwoSat(state.code, state.sums));
    return { state, link: twoSat.twoSatLinks.write(state, usual) };
  },
  'symmetry-classes': (values, given) => {
    const usual = symmetry.defaultCode(given);
    const state = symmetry.symmetryLinks.read(values, { code: usual });
    return { state, link: symmetry.symmetryLinks.write(state, { code: usual }) };
  },
};
