/** A program of its own that runs test files of the unit tests, over and over, each time with another mutant in place. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import type { TestSpecification, Vitest } from 'vitest/node';

/** What is to be run. */
export type Order = {
  readonly mutant: { readonly file: string; readonly text: string } | null; // null: the program as it is
  readonly tests: readonly string[]; // files
};

/** What came of it. */
export type Found = {
  readonly failed: string | null; // the first test that failed, with its file
  readonly took: Readonly<Record<string, number>>; // ms that each file took
};

/** The nearest tests first. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const make = (): Promise<Vitest> =>
  createVitest('test', {
    config: false,
    watch: false,
    reporters: [{}],
    include: ['test/**/*.test.ts'],
    exclude: ['test/site/**', 'test/engines/**'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 600_000, // beside other work; what hangs is ended from outside
    // as in vitest.config.ts
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      '--import',
      './test/nativeModules.ts',
      '--import',
      './scripts/test/mutation/hook.ts',
    ],
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    sequence: { sequencer: AsGiven },
  });

/** A file by its path from the root. */
const named = (id: string): string => relative('.', id).replaceAll('\\', '/');

async function follow(vitest: Vitest, order: Order): Promise<Found> {
  writeFileSync(process.env['MUTANT'] ?? '', JSON.stringify(order));
  const wanted = new Map(order.tests.map((file, at) => [file, at]));
  const specifications = (await vitest.globTestSpecifications([...order.tests]))
    .filter(({ moduleId }) => wanted.has(named(moduleId)))
    .toSorted(
      (a, b) => (wanted.get(named(a.moduleId)) ?? 0) - (wanted.get(named(b.moduleId)) ?? 0),
    );
  const before = vitest.state.getUnhandledErrors().length;
  const result = await vitest.runTestSpecifications(specifications);
  // Vitest remembers the files of earlier runs
  const testModules = result.testModules.filter(({ moduleId }) => wanted.has(named(moduleId)));
  const stray = result.unhandledErrors.length > before;
  const took = testModules.map(
    (one) => [named(one.moduleId), Math.round(one.diagnostic().duration)] as const,
  );
  const broken = testModules.find((one) => one.state() === 'failed');
  const [test] = broken === undefined ? [] : broken.children.allTests('failed');
  const failed =
    broken === undefined
      ? stray
        ? 'an error outside of tests'
        : null
      : `${named(broken.moduleId)}: ${test?.fullName ?? 'cannot be loaded'}`;
  return { failed, took: Object.fromEntries(took) };
}

const vitest = await make();
process.on('message', (order: Order) => {
  void follow(vitest, order).then((found) => process.send?.(found));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
