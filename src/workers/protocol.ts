/** What a page and an experiment worker say to each other. Plain types: both sides and the tests share them. */
import type { ExperimentId } from '../experiments/experiments.ts';

/** Units `from` (included) to `to` (excluded) of a run. */
export type UnitRange = { readonly from: number; readonly to: number };

/** What a worker found in exactly the units `from` to `to`: the receipt for them. */
export type Part<Tally = unknown> = UnitRange & { readonly tally: Tally };

/** The side of the worker. Every call is answered; `cancel` is read between two slices of `work`. */
export type ExperimentApi = {
  /** Looks the experiment up, checks the spec and prepares tables. Once, before any work. */
  begin(id: ExperimentId, spec: unknown): void;
  /**
   * Works through units from `from` until `to`, until `budget` ms are over, or until `cancel`, whichever comes first,
   * and answers with a part that starts at `from`. At least one unit is done.
   */
  work(from: number, to: number, budget: number): Promise<Part>;
  /** Ends the `work` call under way, if any, after its present slice. */
  cancel(): void;
};
