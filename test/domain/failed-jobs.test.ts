import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { instanceMarkers } from '../../server/db/schema.ts';
import { checkJobs } from '../../server/domain/operations/doctor/jobs.ts';
import type { Job } from '../../server/jobs/job.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const t = await createTestApp();
const { db } = t.deps;
beforeEach(async () => {
  await db.delete(instanceMarkers);
  t.log.length = 0;
});

/** Starts jobs of these names. They fail while `failing` has their name. */
function work(names: string[], failing: Set<string>, error = new Error('broken')) {
  const stop = startWorker(
    t.deps,
    names.map((name) => ({
      name,
      intervalMs: 20,
      why: 'for the test',
      run: async () => {
        if (failing.has(name)) throw error;
      },
    })) satisfies Job[],
  );
  onTestFinished(stop);
  return stop;
}
const look = async () => (await checkJobs(db)).map(({ level, what }) => `${level} ${what}`);
const shows = (findings: string[]) =>
  until(`the doctor shows ${findings.join()}`, async () => {
    return (await look()).toSorted().join() === findings.join();
  });

it('names each job that failed since its last success', async () => {
  const failing = new Set(['send-mail', 'poll-feeds']);
  work(['send-mail', 'poll-feeds', 'send-codes'], failing);
  await shows(['fail job poll-feeds', 'fail job send-mail']);
  failing.delete('send-mail');
  await shows(['fail job poll-feeds']);
  failing.clear();
  await shows(['ok jobs']);
});

it('forgets the failure when another process succeeds', async () => {
  await work(['send-mail'], new Set(['send-mail']));
  await shows(['fail job send-mail']);
  work(['send-mail'], new Set());
  await shows(['ok jobs']);
});

it('reports a database that does not answer once for all jobs', async () => {
  const names = ['send-mail', 'poll-feeds', 'send-codes'];
  const error = new Error('timeout exceeded when trying to connect');
  work(names, new Set(names), error);
  await until('all have failed', async () => (await look()).length === names.length);
  const reported = t.log.filter(({ level }) => level === 'error');
  expect(reported).toMatchObject([{ event: 'job_failed' }]);
});

it('reports other failures of several jobs separately', async () => {
  const names = ['send-mail', 'poll-feeds'];
  work(names, new Set(names));
  await until('all have failed', async () => (await look()).length === names.length);
  const reported = t.log.filter(({ level }) => level === 'error');
  expect(reported.map(({ job }) => job).toSorted()).toEqual(names.toSorted());
});
