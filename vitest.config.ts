import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:all` sets it: every combination, and every database test on both drivers. */
const isFullRun = process.env.TEST_FULL === '1';
/** `npm test` sets it, to end within 15 minutes on two cores. Decision 425. */
const isShortRun = process.env.TEST_SHORT === '1';
const databaseTests = [
  'test/api/**/*.test.ts',
  'test/domain/**/*.test.ts',
  'test/pages/**/*.test.ts',
  'test/contract*.test.ts',
];
/**
 * Every kind of statement once on PGlite: what differs there is the driver. Plans do not.
 */
const driverTests = [
  'test/api/comment-pages.test.ts',
  'test/api/comments.test.ts',
  'test/api/cursors.test.ts',
  'test/api/idempotency.test.ts',
  'test/api/posts.test.ts',
  'test/api/search.test.ts',
  'test/api/site-hosts.test.ts',
  'test/api/unknown-urls.test.ts',
  'test/api/votes.test.ts',
  'test/contract-replies.test.ts',
  'test/domain/import.test.ts',
  'test/domain/import-validation.test.ts',
  'test/domain/outbox-crashes.test.ts',
  'test/domain/outbox-queues.test.ts',
  'test/domain/outbox-refusals.test.ts',
  'test/domain/outbox.test.ts',
  'test/domain/receiver-backoffs.test.ts',
  'test/domain/restore-guard.test.ts',
  'test/domain/warm-up.test.ts',
];
/** Pictures of all components, and hydration with React's development build. */
const pictureTests = ['test/e2e/components.test.ts', 'test/e2e/hydration-development.test.ts'];
/** Tests of several programs, or of one for a long time. */
const longProcessTests = [
  'test/process/backup.test.ts',
  'test/process/database-slow.test.ts',
  'test/process/import.test.ts',
  'test/process/replicas.test.ts',
  'test/process/several-replicas.test.ts',
  'test/process/traces.test.ts',
  'test/process/upgrade.test.ts',
];
for (const file of [...driverTests, ...pictureTests, ...longProcessTests])
  if (!existsSync(join(import.meta.dirname, file)))
    throw new Error(`vitest.config.ts names ${file}, which does not exist.`);

/** On a shared CI machine something may be late once; here it may not. */
const common = {
  setupFiles: ['test/support/setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry: process.env.CI ? 1 : 0,
};

/**
 * Files share a worker and its imported modules, which halves their time. Each file creates its own
 * data; test/support/setup.ts ends resources that would outlast a file.
 */
const together = { isolate: false };

/** test/README.md says what each project is for. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    // One more than cores, because tests of processes and browsers often wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...common,
          ...together,
          name: 'unit',
          include: [
            '{client,server,shared}/**/*.test.{ts,tsx}',
            'test/architecture.test.ts',
            'test/docs.test.ts',
            'test/linear-time.test.ts',
            'test/ops-metrics.test.ts',
            'test/packages.test.ts',
            'test/advisories/**/*.test.ts',
            'test/selection-reasons.test.ts',
            'test/size-budget.test.ts',
            'test/support/**/*.test.ts',
            'test/translations.test.ts',
            'test/truth-set/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...common,
          ...together,
          name: 'pglite',
          include: isFullRun ? databaseTests : driverTests,
          // They explain statements on a connection of node-postgres.
          exclude: ['digest', 'segment', 'statistics'].map(
            (name) => `test/domain/${name}-query-plans.test.ts`,
          ),
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...common,
          ...together,
          name: 'postgres',
          include: databaseTests,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...common,
          ...together,
          name: 'process',
          testTimeout: 60_000,
          // Each starts programs. More at once would only be late.
          maxConcurrency: 3,
          include: ['test/process/**/*.test.ts'],
          exclude: isShortRun ? longProcessTests : [],
        },
      },
      {
        test: {
          ...common,
          ...together,
          name: 'e2e',
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['test/e2e/**/*.test.ts'],
          exclude: isShortRun ? pictureTests : [],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...common,
          name: 'ops',
          include: ['test/ops/**/*.test.ts'],
          testTimeout: 120_000,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...common,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 600_000,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        test: {
          ...common,
          name: 'recorded',
          include: ['test/recorded/**/*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'failover',
          include: ['test/failover/**/*.test.ts'],
          retry: 0,
        },
      },
    ],
  },
});
