/** The unit tests of what Stryker changes: tests of claims, figures and pages would notice more, and take hours for each change. */
import { defineConfig } from 'vitest/config';
import own from '../../vitest.config.ts';

const [unit] = own.test.projects;

export default defineConfig({
  test: {
    ...unit.test,
    include: [`test/${process.env.TESTS ?? '{engine,formats,workers}/**/*'}.test.ts`],
  },
});
