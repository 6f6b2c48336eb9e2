/** One row of a table that sets a published statement beside what we computed. */
export type VerdictRow = {
  readonly what: string;
  readonly published: string; // as the document has it
  readonly ours: string;
  readonly verdict: 'equal' | 'different' | 'open';
  readonly remark?: string; // why they differ, or how ours was found
};
