/**
 * The stored effort of three solvers (public/results/asking.json), made by `npm run -s remake -- asking`: propagations until it is known of
 * every cell of a board whether it must be filled.
 */
import { checkHead } from '../claims/storedFile.ts';
import type { StoredFile } from '../notebook/plain/storedFile.ts';
import type { ThresholdSpec } from '../experiments/threshold.ts';
import { countIn, listIn } from '../notebook/plain/storedTally.ts';

export const askingName = 'asking';

/** Raised when the file gets other fields. */
export const askingVersion = 2;

/** Boards of 003's Figure 5 of two sizes, the first ones of each percentage. */
export const askingSpec = {
  sides: [15, 20],
  percentages: Array.from({ length: 13 }, (_, at) => 24 + 3 * at),
  boards: 30,
  seed: 2012,
} as const satisfies Omit<ThresholdSpec, 'side'> & { readonly sides: readonly number[] };

/** What the boards of one size are drawn by. */
export const askedBoards = (side: number): ThresholdSpec => {
  const { percentages, boards, seed } = askingSpec;
  return { side, percentages, boards, seed };
};

/** Propagations of a board. */
export type AskingEffort = {
  readonly procedure: number; // 003's question for every cell, by our solver
  readonly asItRuns: number; // what can be inferred of the picture, as the site finds it
  readonly cadical: number; // 003's question for every cell, by CaDiCaL
};

function effortIn(board: unknown): AskingEffort {
  const [procedure = 0, asItRuns = 0, cadical = 0] = listIn('board', board, 3).map((count) =>
    countIn('propagations', count),
  );
  return { procedure, asItRuns, cadical };
}

/** The efforts of a size: of each percentage its boards, in their order. */
export type AskingEfforts = readonly (readonly AskingEffort[])[];

/** The file: of each size its efforts. */
export const readAsking: StoredFile<readonly AskingEfforts[]> = {
  name: askingName,
  command: 'npm run -s remake -- asking',
  read(fields) {
    checkHead(fields, askingName, askingVersion, askingSpec);
    const { sides, percentages, boards } = askingSpec;
    return listIn('tally', fields['tally'], sides.length).map((size) =>
      listIn('size', size, percentages.length).map((point) =>
        listIn('boards', point, boards).map(effortIn),
      ),
    );
  },
};
