/** What a page and a worker say to each other. Plain types: both sides and the tests share them. */

/** Units `from` (included) to `to` (excluded) of a run. */
export type UnitRange = { readonly from: number; readonly to: number };

/** What a worker found in exactly the units `from` to `to`: the receipt for them. */
export type Part<Tally = unknown> = UnitRange & {
  readonly tally: Tally;
  /** What the unit that was begun after them has told of itself. */
  readonly news?: unknown;
};

/** The side of the worker. Every call is answered; `cancel` is read between two slices of `work`. */
export type WorkApi = {
  /**
   * Looks the experiment up, checks the spec and prepares tables. Once, before any work.
   *
   * @param found - the tally so far, for units that build on others
   */
  begin(id: string, spec: unknown, found?: unknown): void;
  /**
   * Works through units from `from` until `to`, until `budget` ms are over, or until `cancel`, whichever comes first,
   * and answers with a part that starts at `from`. At least one unit is done, but for units in pieces: of those the part
   * can be empty, a sign of life, and the unit that was begun goes on when the next call starts with it.
   */
  work(from: number, to: number, budget: number): Promise<Part>;
  /** Ends the `work` call under way, if any, after its present slice. */
  cancel(): void;
};
