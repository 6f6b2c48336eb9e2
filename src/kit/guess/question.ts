/** A question that is asked before its answer is shown; the answer is computed by facts. */
import type { MethodKind } from '../../methods/kinds.ts';
import type { CurvePoint } from './curve.ts';

/** One of some answers. */
export type Option = {
  readonly text: string;
  readonly method?: MethodKind; // where it is one
  readonly share: number; // 0..1, told and drawn once the answer is shown
};

/** Which of some is the most. */
export type ChoiceProps = {
  readonly form: 'choice';
  readonly question: string;
  readonly options: readonly Option[];
  readonly of: string; // what the shares are of: "the filled cells left open"
  readonly told: string; // the answer, in sentences
};

/** Where a curve passes one half. */
export type PlaceProps = {
  readonly form: 'place';
  readonly question: string;
  readonly curve: readonly CurvePoint[];
  readonly curveName: string; // at its line
  readonly answer: number; // percentage
  readonly heightLabel: string;
  readonly widthLabel: string;
  readonly told: string;
};

/** What the author asks; the answer is computed by facts. */
export type GuessProps = ChoiceProps | PlaceProps;
