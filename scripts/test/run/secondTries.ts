/**
 * Tests in a browser are tried a second time, since a browser stumbles now and then. What passes then only is named, and a run
 * with more of these than a browser has hiccups fails: something is about to break, or a test does not wait for what it asks.
 */
import { relative } from 'node:path';

/** What is read of Vitest's report. */
export type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Second tries that a whole run may have. */
export const mostSecondTries = 3;

/** The tests of a report that passed, but not at once, each with what was wrong at the first try. */
export const passedLater = ({ testResults }: Pick<Report, 'testResults'>): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName} (${failureMessages[0]?.split('\n')[0]})`,
      ),
  );
