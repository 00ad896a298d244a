import { defineConfig } from 'vitest/config';

const overDatabase = ['test/api/**/*.test.ts', 'test/pages/**/*.test.ts', 'test/domain/**/*.test.ts', 'test/contract.test.ts'];
const common = { setupFiles: ['test/support/setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 };

/** On a shared CI machine a browser or a process may be late once; here it may not. */
const late = { retry: process.env.CI ? 1 : 0, testTimeout: 60_000 };

/** `unit` needs nothing; `pglite` and `postgres` are the same tests on either database; `process` starts the built program; `e2e` a browser too. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    projects: [
      { test: { ...common, name: 'unit', include: ['{client,server,shared}/**/*.test.{ts,tsx}', 'test/architecture.test.ts', 'test/support/**/*.test.ts'] } },
      { test: { ...common, name: 'pglite', include: overDatabase, env: { TEST_DATABASE: 'pglite' } } },
      { test: { ...common, name: 'postgres', include: overDatabase, env: { TEST_DATABASE: 'postgres' } } },
      { test: { ...common, name: 'process', ...late, include: ['test/process/**/*.test.ts'] } },
      { test: { ...common, name: 'e2e', ...late, include: ['test/e2e/**/*.test.ts'] } },
      { test: { ...common, name: 'faults', include: ['test/faults/**/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
});
