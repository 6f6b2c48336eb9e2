/** A reporter of Vitest that keeps which tests are green: see scripts/test/run/greenKeys.ts. */
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { testKeys } from '../scripts/test/run/testKeys.ts';

const nameOf = (tests: TestModule | TestSuite): string =>
  tests.type === 'module'
    ? tests.relativeModuleId
    : `${tests.module.relativeModuleId} ${tests.fullName}`;

export default class KeepGreen implements Reporter {
  readonly #keys = testKeys();

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.meta().inputs) this.#note(suite);
  }

  onTestModuleEnd(module: TestModule): void {
    const suites = new Set([...module.children.allSuites()].map(nameOf));
    for (const part of this.#keys.partsOf(nameOf(module)))
      if (!suites.has(part)) this.#keys.forget(part);
    this.#note(module);
  }

  onTestRunEnd(): void {
    this.#keys.save();
  }

  #note(tests: TestModule | TestSuite): void {
    if (this.#isGreen(tests)) this.#keys.keep(nameOf(tests), tests.meta().inputs ?? []);
    else this.#keys.forget(nameOf(tests));
  }

  /** Whether all tests in it passed at the first try, or were left out because their part was green. */
  #isGreen(tests: TestModule | TestSuite): boolean {
    const passed = (test: TestCase): boolean =>
      test.result().state === 'skipped'
        ? test.parent.type === 'suite' && this.#keys.isGreen(nameOf(test.parent))
        : test.diagnostic()?.retryCount === 0;
    return tests.ok() && [...tests.children.allTests()].every(passed);
  }
}
