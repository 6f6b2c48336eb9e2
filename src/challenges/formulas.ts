/** Whether a formula is what a task asks for. */
import { outputOf, signalsFor } from '../engine/circuit/evaluate.ts';
import {
  assignmentsOf,
  evaluateFormula,
  gatesOf,
  parseFormula,
  variablesOf,
} from '../engine/circuit/formula.ts';
import type { Assignment, Formula } from '../engine/circuit/formula.ts';
import { layOut } from '../engine/circuit/layout.ts';
import { counted } from '../notebook/plain/numbers.ts';
import type { FormulaWish, ChallengeVerdict } from './challenge.ts';

/** Signs that a formula may have; fewer, where its circuit is laid out at once. */
const mostSigns: Readonly<Record<FormulaWish['kind'], number>> = {
  'true-for': 8,
  'circuit-differs': 3,
};

/** Characters that a formula may have. */
const longestFormula = 100;

const no = (says: string): ChallengeVerdict => ({ met: false, says, shows: null });
const yes = (says: string): ChallengeVerdict => ({ met: true, says, shows: null });

const settingText = (values: Assignment): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${value ? 1 : 0}`)
    .join(', ');

/** What is wrong with a text that is to be a formula; null when nothing is. */
export function formulaTrouble({ kind }: FormulaWish, text: string): string | null {
  const most = mostSigns[kind];
  if (text.length > longestFormula)
    return `This is too long. Type ${longestFormula} characters at most.`;
  try {
    const signs = gatesOf(parseFormula(text));
    return signs <= most
      ? null
      : `There are ${signs} signs “and”, “or” and “not”. Use ${most} at most.`;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`;
  }
}

/** Judges a formula that can be read. */
export function judgeFormula(wish: FormulaWish, text: string): ChallengeVerdict {
  const formula = parseFormula(text);
  return wish.kind === 'true-for' ? judgeTruth(wish, formula, text) : judgeCircuit(formula);
}

function judgeTruth(
  { variables, settings, begins }: Extract<FormulaWish, { readonly kind: 'true-for' }>,
  formula: Formula,
  text: string,
): ChallengeVerdict {
  const names = variablesOf(formula);
  if (begins !== undefined && !text.startsWith(begins))
    return no(`It must begin with “${begins}”.`);
  if (names.length !== variables)
    return no(`It has ${counted(names.length, 'variable')}; the task asks for ${variables}.`);
  const all = assignmentsOf(names);
  const trueFor = all.filter((values) => evaluateFormula(formula, values));
  const found = `It is true for ${trueFor.length} of ${all.length} settings`;
  if (trueFor.length === settings)
    return yes(
      settings === 0
        ? `${found}: no picture has its output set.`
        : `${found}: so many pictures have its output set.`,
    );
  const example = trueFor[0];
  return no(
    `${found}; the task asks for ${settings}.${example === undefined ? '' : ` One of them is ${settingText(example)}.`}`,
  );
}

/** The circuit of a formula, worked out from its tiles: can its output come true, and can the formula? */
function judgeCircuit(formula: Formula): ChallengeVerdict {
  const layout = layOut(formula);
  const all = assignmentsOf(variablesOf(layout.formula));
  const circuit = all.some((values) => outputOf(layout, signalsFor(layout, values)) === true);
  const itself = all.some((values) => evaluateFormula(layout.formula, values));
  return circuit === itself
    ? no(
        `Its circuit has ${counted(layout.tiles.flat().length, 'tile')}. ${itself ? 'Both can come true' : 'Neither of the two can come true'}: the sentence holds here.`,
      )
    : yes(`One of the two can come true, the other one cannot.`);
}
