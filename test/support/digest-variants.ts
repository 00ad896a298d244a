import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import type { LlmClient } from '../../server/infra/llm-client.ts';
import { issues } from '../../server/db/schema.ts';
import { openIssue, type Issue } from '../../server/domain/digests/issues/issues.ts';
import { findPeriod, type Period } from '../../server/domain/subscriptions/periods.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { addStories, forgetDigests, createModelClient, getSite, story } from './digests.ts';
import { startModelServer } from './model-server.ts';
import { createTestApp, startOfTest } from './test-app.ts';

export const minutesYesterday = (minutes = 0) =>
  new Date(startOfTest.getTime() - 12 * hourMs + minutes * minuteMs);

/** Starts an application and a model, and adds posts before each test. */
export async function setUpDigestRendering() {
  const t = await createTestApp();
  const server = await startModelServer();
  const { db, config } = t.deps;
  const site = getSite(t);

  beforeEach(async () => {
    t.clock.set(startOfTest);
    server.behave('good');
    server.requests.length = 0;
    await forgetDigests(t);
  });

  const addNewStories = async (count: number) =>
    addStories(
      t,
      await t.make.user(),
      Array.from({ length: count }, (_, i) => ({
        at: minutesYesterday(i),
        title: `Lakes and rivers, part ${i}`,
        text: story(`number ${i}`),
        score: 50 - i,
      })),
    );
  const open = () => openIssue(t.deps, site, findPeriod(site, '2026-11-20') as Period, startOfTest);
  const write = (
    model: LlmClient | null = createModelClient(t, server),
    options: Partial<typeof config> = {},
  ) => renderVariants({ ...t.deps, model, config: { ...config, ...options } });
  const readIssue = async ({ id }: Issue) =>
    (await db.select().from(issues).where(eq(issues.id, id)))[0] as Issue;
  const countCalls = () => server.requests.length;
  return { t, server, db, site, addNewStories, open, write, readIssue, countCalls };
}
