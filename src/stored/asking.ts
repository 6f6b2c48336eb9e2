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
export const askingVersion = 1;

/** Boards of 003's Figure 5, the first ones of each percentage. */
export const askingSpec = {
  side: 15,
  percentages: Array.from({ length: 13 }, (_, at) => 24 + 3 * at),
  boards: 30,
  seed: 2012,
} as const satisfies ThresholdSpec;

/** Propagations of a board. */
export type AskingEffort = {
  readonly procedure: number; // 003's question for every cell, by our solver
  readonly asItRuns: number; // what can be inferred of the picture, as the site finds it
  readonly cadical: number; // 003's question for every cell, by CaDiCaL
};

/** The file: for each percentage its boards, in their order. */
export const readAsking: StoredFile<readonly (readonly AskingEffort[])[]> = {
  name: askingName,
  command: 'npm run -s remake -- asking',
  read(fields) {
    checkHead(fields, askingName, askingVersion, askingSpec);
    const { percentages, boards } = askingSpec;
    return listIn('tally', fields['tally'], percentages.length).map((point) =>
      listIn('boards', point, boards).map((board) => {
        const [procedure = 0, asItRuns = 0, cadical = 0] = listIn('board', board, 3).map((count) =>
          countIn('propagations', count),
        );
        return { procedure, asItRuns, cadical };
      }),
    );
  },
};
