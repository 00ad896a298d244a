import { defineConfig } from 'vitest/config';

const overDatabase = ['test/api/**/*.test.ts', 'test/domain/**/*.test.ts', 'test/contract.test.ts'];
/** Pages ask the API for everything, and in browsers they run on PostgreSQL: once is enough. */
const pages = ['test/pages/**/*.test.ts'];
/** On a shared CI machine something may be late once; here it may not. */
const common = {
  setupFiles: ['test/support/setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry: process.env.CI ? 1 : 0,
};

/** Files share a worker and what it has imported, which is half of their time; what they make is their own (test/support/setup.ts ends what would outlast a file). */
const together = { isolate: false };

/** `unit` needs nothing; `pglite` and `postgres` are the same tests on either database; `process` starts the built program; `e2e` a browser too. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    // By itself it leaves a core idle, of two that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          ...together,
          name: 'unit',
          include: [
            '{client,server,shared}/**/*.test.{ts,tsx}',
            'test/architecture.test.ts',
            'test/packages.test.ts',
            'test/support/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...common,
          ...together,
          name: 'pglite',
          include: [...overDatabase, ...pages],
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...common,
          ...together,
          name: 'postgres',
          include: overDatabase,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...common,
          name: 'process',
          testTimeout: 60_000,
          include: ['test/process/**/*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['test/e2e/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...common,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
