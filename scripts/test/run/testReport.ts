/**
 * What is read of a report of Vitest: which tests failed, and which passed at the second try.
 *
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

/** Each test of a report that ended so, where it is and what was wrong at its first try. */
const namesOf = ({ testResults }: Pick<Report, 'testResults'>, ended: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === ended && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName} (${failureMessages[0]?.split('\n')[0]})`,
      ),
  );

/** The tests that passed, but not at once. */
export const passedLater = (report: Pick<Report, 'testResults'>): string[] =>
  namesOf(report, 'passed');

/** The tests that failed. */
export const failedTests = (report: Pick<Report, 'testResults'>): string[] =>
  namesOf(report, 'failed');
