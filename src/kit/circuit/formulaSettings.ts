/** A formula that the reader types and the values of its variables, as settings: read alike in a box and in a link. */
import { FormulaError, gatesOf, parseFormula, variablesOf } from '../../engine/circuit/formula.ts';
import type { Formula } from '../../engine/circuit/formula.ts';
import { counted } from '../../notebook/plain/numbers.ts';
import { remembered } from '../puzzle/coded.ts';
import { bad, good } from '../../notebook/settings/setting.ts';
import type { Setting } from '../../notebook/settings/setting.ts';

const longestFormula = 200;

/** What is wrong with a formula, and where in the text; null when it can be laid out. */
export type FormulaProblem = { readonly text: string; readonly at: number | null };

/** What a figure takes: so many signs at most, and what it does with them, "lays out". */
export type FormulaLimit = { readonly signs: number; readonly does: string };

/** The formula of a text, read once: the setting, the figure and its words ask for the same. @throws FormulaError */
export const formulaIn: (text: string) => Formula = remembered(parseFormula);

/** Reads a formula for a figure. */
export function formulaProblem(text: string, { signs, does }: FormulaLimit): FormulaProblem | null {
  if (text.length > longestFormula)
    return { text: `This is too long. Type ${longestFormula} characters at most.`, at: null };
  try {
    const gates = gatesOf(formulaIn(text));
    if (gates <= signs) return null;
    return {
      text: `There are ${gates} signs “and”, “or” and “not”; this figure ${does} ${signs} at most.`,
      at: null,
    };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { text: sentence(error.message), at: error.at };
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The formula of a figure. */
export const formulaSetting = (usual: string, limit: FormulaLimit): Setting<string> => ({
  key: 'f',
  label: 'Formula',
  name: 'the formula',
  usual,
  input: { kind: 'none' },
  read: (text) => {
    const problem = formulaProblem(text, limit);
    return problem === null ? good(text) : bad(problem.text);
  },
  format: (text) => text,
  fault: (_, problem) => `The formula of the link cannot be read. ${problem}`,
});

/** A digit for each variable, in the order of the text; '' says nothing of them. */
export const inputsSetting: Setting<string> = {
  key: 'i',
  label: 'Inputs',
  name: 'the inputs',
  usual: '',
  belongs: { to: ['formula'], otherwise: '' },
  input: { kind: 'none' },
  read: (text) =>
    /^[01]{0,4}$/.test(text) ? good(text) : bad('Inputs must be a digit 0 or 1 for each variable.'),
  format: (text) => text,
  fault: (_, problem) => `The inputs of the link cannot be read. ${problem}`,
};

/** Whether there are as many inputs as the formula has variables: for the check of a table. */
export function inputsFit({
  formula,
  inputs,
}: {
  readonly formula: string;
  readonly inputs: string;
}): { readonly inputs?: string } {
  const names = variablesOf(formulaIn(formula));
  return inputs === '' || inputs.length === names.length
    ? {}
    : {
        inputs: `The formula has ${counted(names.length, 'variable')}, and the link sets ${inputs.length}.`,
      };
}
