import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { articles, embeddings, llmUsage, posts } from '../../server/db/schema.ts';
import { embedPosts } from '../../server/domain/digests/selection/embed-posts.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { createDigestScene } from '../support/digest-embeddings.ts';
import type { PostRow } from '../support/factories.ts';
import { embeddingFaults } from '../support/model-embeddings.ts';
import { startOfTest } from '../support/test-app.ts';

const scene = await createDigestScene();
const { t, db, site, server, addReports, embed, listChosen, period } = scene;

beforeEach(async () => {
  server.behave('good');
  server.requests.length = 0;
  await db.delete(llmUsage);
});

const readEmbedding = async (post: PostRow | undefined) =>
  (
    await db
      .select()
      .from(embeddings)
      .where(eq(embeddings.postId, post?.id ?? ''))
  )[0];

it('prints one entry per story across outlets and languages', async () => {
  await addReports();
  await embed();
  expect(await listChosen()).toEqual([
    'Regulator fines Aldmere Rail after the tunnel fire',
    'A compiler for very small computers',
    'Bees count to four, a study says',
    'Deutsche Bahn kauft neue Züge',
  ]);
});

it.each([
  'without a model',
  ...embeddingFaults.map((fault) => `embeddings:${fault}` as const),
  'broken',
  'hanging',
  'garbage:html',
  'huge',
] as const)('selects by words alone: %s', async (variant) => {
  await addReports();
  if (variant !== 'without a model') {
    server.behave(variant);
    await embed(scene.createEmbedder({ timeout: 300, retries: 0 }));
    expect(server.calls()).toBeGreaterThan(0);
  }
  expect(await listChosen()).toHaveLength(6);
});

it('embeds each post once, and again when its text changes', async () => {
  const [first] = await addReports();
  await embed();
  await embed();
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.body.input).toHaveLength(6);
  t.clock.set(new Date(startOfTest.getTime() + hourMs));
  await db
    .update(posts)
    .set({ text: 'Other text.', editedAt: new Date(startOfTest.getTime() + 1_000_000) })
    .where(eq(posts.id, first?.id ?? ''));
  await embed();
  await embed();
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.body.input).toEqual([expect.stringContaining('Other text.')]);
});

it('waits for articles, and after a failure', async () => {
  const [first] = await addReports();
  const at = new Date(startOfTest.getTime() - 60_000);
  await db
    .update(posts)
    .set({ createdAt: at })
    .where(eq(posts.id, first?.id ?? ''));
  await db
    .insert(articles)
    .values({ siteId: site.id, postId: first?.id ?? '', state: 'queued', fetchAfter: startOfTest });
  server.behave('embeddings:nan');
  await embed();
  // A second attempt of the client.
  expect(server.requests).toHaveLength(2);
  expect(server.requests[0]?.body.input).toHaveLength(5);
  server.behave('good');
  await embed();
  expect(server.requests).toHaveLength(2);
  t.clock.set(new Date(startOfTest.getTime() + 11 * minuteMs));
  await embed();
  expect(server.requests[2]?.body.input).toHaveLength(6);
});

it('embeds a changed text again after a failure', async () => {
  const [first] = await addReports();
  await embed();
  t.clock.set(new Date(startOfTest.getTime() + hourMs));
  await db
    .update(posts)
    .set({ text: 'Other text.', editedAt: t.clock.now() })
    .where(eq(posts.id, first?.id ?? ''));
  t.clock.set(new Date(t.clock.now().getTime() + 60_000));
  server.behave('embeddings:nan');
  await embed();
  expect((await readEmbedding(first))?.vector).toBeNull();
  server.behave('good');
  t.clock.set(new Date(t.clock.now().getTime() + 11 * minuteMs));
  await embed();
  expect(server.requests.at(-1)?.body.input).toEqual([expect.stringContaining('Other text.')]);
  expect((await readEmbedding(first))?.vector).not.toBeNull();
});

it('counts tokens, and uses half of the daily budget', async () => {
  await addReports();
  await embed();
  const [usage] = await db.select().from(llmUsage);
  expect(usage).toMatchObject({ siteId: site.id, calls: 1 });
  expect(usage?.tokens).toBeGreaterThan(50);
  await db.delete(embeddings);
  await db.update(llmUsage).set({ tokens: t.deps.config.llmDailyTokenBudget / 2 });
  await embed();
  expect(server.requests).toHaveLength(1);
});

it('does not mix the vectors of two models', async () => {
  await addReports();
  await embed();
  await db.update(embeddings).set({ model: 'older' }).where(eq(embeddings.siteId, site.id));
  const [one] = await db.select().from(embeddings);
  await db
    .update(embeddings)
    .set({ model: 'newer' })
    .where(eq(embeddings.postId, one?.postId ?? ''));
  t.clock.set(new Date(startOfTest.getTime() + hourMs));
  await embed();
  expect(server.requests[1]?.body.input).toHaveLength(6);
  expect(new Set((await db.select().from(embeddings)).map(({ model }) => model))).toEqual(
    new Set(['test-embedding']),
  );
});

it('leaves the posts of other sites alone', async () => {
  await addReports();
  await embedPosts({ ...t.deps, embedder: scene.createEmbedder() }, scene.other, period);
  expect(server.requests).toHaveLength(0);
  const issue = await openIssue(t.deps, scene.other, period, startOfTest);
  expect(issue.state).toBe('skipped');
});
