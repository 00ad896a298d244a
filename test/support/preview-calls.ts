import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { DigestPreview } from '#shared/contract/newsletter.ts';
import { dayMs } from '#shared/durations.ts';
import {
  digestVariants,
  issues,
  llmUsage,
  rateLimits,
  sessions,
  summaries,
} from '../../server/db/schema.ts';
import { createLlmClient } from '../../server/infra/llm-client.ts';
import { createAnonymousCaller, type Caller } from './api-clients.ts';
import type { UserRow } from './factories.ts';
import { newNetwork } from './client-ips.ts';
import { startModelServer, type ModelVariant } from './model-server.ts';
import { removeRows } from './database-rows.ts';
import { createTestApp, startOfTest, type SiteId } from './test-app.ts';

const site: SiteId = 'nontrivial';

const createText = (subject: string) =>
  `Engineers have built a ${subject} that runs for a whole week. It was tested in ` +
  'three cities this spring. The plans are public, and anybody may build ' +
  `another ${subject}.`;

export const pickTitles = ({ items }: DigestPreview) => items.map(({ title }) => title);

/** Starts an application and a model, without posts before each test. */
export async function setUpPreview() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  const server = await startModelServer();
  const llm = { baseUrl: server.url, apiKey: null, model: 'mock' };
  const visitor = createAnonymousCaller(t, site);
  let writer: UserRow;

  /** Starts a model for later calls, or none without variants. */
  const startModel = (...variants: ModelVariant[]) => {
    server.behave(...variants);
    server.requests.length = 0;
    t.deps.model =
      variants.length === 0 ? null : createLlmClient({ llm }, t.deps.log, { retries: 0 });
  };
  /** Advances the clock in every test, to skip the cache. */
  let tests = 0;
  beforeEach(async () => {
    await db.delete(rateLimits);
    await db.delete(llmUsage);
    await db.delete(summaries);
    await db.execute(sql`delete from issue_posts`);
    await db.delete(digestVariants);
    await db.delete(issues);
    await db.delete(sessions);
    await removeRows(t);
    startModel();
    t.clock.set(new Date(startOfTest.getTime() + (tests += 1) * dayMs));
    writer = await t.make.user(site);
  });

  const post = (title: string, fields: Partial<Parameters<typeof t.make.post>[0]> = {}) =>
    t.make.post({
      by: writer,
      title,
      text: createText(title.toLowerCase()),
      minutesAgo: 60,
      ...fields,
    });
  const addPosts = async (
    titles = ['Battery', 'Turbine', 'Telescope', 'Robot', 'Compiler', 'Bridge', 'Ferry'],
  ) => {
    for (const [i, title] of titles.entries()) await post(title, { score: 50 - i });
  };
  async function preview(
    body: object = {},
    actor: Pick<Caller, 'call'> = visitor,
    headers = newNetwork(),
  ): Promise<DigestPreview> {
    const reply = await actor.call('POST', '/api/newsletter/preview', body, headers);
    expect(reply.status, reply.text).toBe(200);
    return reply.body as DigestPreview;
  }

  return { t, db, server, visitor, startModel, post, addPosts, preview };
}
