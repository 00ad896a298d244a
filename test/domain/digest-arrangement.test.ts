import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { auditLog, digestVariants, sessions } from '../../server/db/schema.ts';
import { scheduleDigests } from '../../server/domain/digests/delivery/schedule-deliveries.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import { caller } from '../support/api-clients.ts';
import { addReaders, selectDigestVariants } from '../support/digests.ts';
import { asksFor, asksForJudgment, faithful, pairsIn, postsIn } from '../support/model-answers.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, server, db, site, addNewStories, open, write } = await setUpDigestRendering();

type Edit = { groups: { heading: string; posts: number[] }[]; subject?: string };

/** Lets the model edit: `groups` name posts by their place in the order of points. */
function edit({ groups, subject = 'Small lakes warm, and rivers too' }: Edit, rejected = /never/) {
  server.behave('scripted');
  server.script = (request) => {
    if (asksForJudgment(request))
      return {
        pairs: pairsIn(request.user).map(({ pair, sentence }) => {
          const follows = !rejected.test(sentence);
          return { pair, follows, type: follows ? 'supported' : 'invention' };
        }),
      };
    const answer = faithful(request) as { sentences: unknown[] };
    if (!asksFor('groups', request)) return answer;
    const ids = postsIn(request.user).map(({ id }) => id);
    return {
      ...answer,
      groups: groups.map(({ heading, posts }) => ({ heading, posts: posts.map((i) => ids[i]) })),
      subject: { text: subject, posts: ids.slice(0, 2) },
      preheader: { text: 'The institute published a report.', posts: ids.slice(2) },
    };
  };
}
const titles = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/^(?:\d+\. )?Lakes and rivers, part (\d)/gm)].map(([, i]) => Number(i));
const readShared = async (issue: { id: string }) => {
  const [variant] = await selectDigestVariants(t, issue);
  return variant;
};

it('orders an issue under headings, with subject and preheader', async () => {
  const stories = await addNewStories(6);
  const issue = await open();
  edit({
    groups: [
      { heading: '', posts: [2] },
      { heading: 'Warm lakes', posts: [0, 1] },
      { heading: '', posts: [5, 3, 4] },
    ],
  });
  await write();
  const variant = await readShared(issue);
  expect(titles(variant?.text)).toEqual([2, 0, 1, 5, 3, 4]);
  expect(variant?.subject).toBe('Small lakes warm, and rivers too');
  expect(variant?.html).toContain('The institute published a report.');
  expect(variant?.entries?.map(({ heading = null }) => heading)).toEqual([
    null,
    'Warm lakes',
    null,
    'Also on Nontrivial',
    null,
    null,
  ]);
  expect(variant?.overview?.length).toBeGreaterThan(0);
  expect(variant?.postIds).toEqual([2, 0, 1, 5, 3, 4].map((i) => stories[i]?.id));
});

it('shows editors the order, who can take it back', async () => {
  await addNewStories(5);
  const issue = await open();
  edit({ groups: [{ heading: '', posts: [1, 0, 2, 4, 3] }] });
  await write();
  onTestFinished(async () => {
    for (const table of [sessions, auditLog]) await db.delete(table);
  });
  const admin = await caller(t, 'nontrivial', { role: 'admin' });
  const path = `/api/admin/issues/${issue.id}`;
  const read = async () => (await admin.call('GET', path)).body as AdminIssueDetail;
  const places = ({ posts }: AdminIssueDetail) =>
    posts.map(({ title }) => Number(/\d$/.exec(title)?.[0]));
  const shown = await read();
  expect(shown.arranged).toBe(true);
  expect(places(shown)).toEqual([1, 0, 2, 4, 3]);
  const byPoints = shown.posts.toSorted((a, b) => a.rank - b.rank);
  await admin.call('PATCH', path, {
    posts: byPoints.map(({ id }, i) => ({ postId: id, position: i + 1 })),
  });
  await write();
  const taken = await read();
  expect(taken.arranged).toBe(false);
  expect(places(taken)).toEqual([0, 1, 2, 3, 4]);
  expect(titles((await readShared(issue))?.text)).toEqual([0, 1, 2, 3, 4]);
});

it('keeps the top three in the first half', async () => {
  await addNewStories(8);
  const issue = await open();
  edit({ groups: [{ heading: '', posts: [7, 6, 5, 4, 3, 2, 1, 0] }] });
  await write();
  const order = titles((await readShared(issue))?.text);
  expect(order.slice(0, 4)).toEqual(expect.arrayContaining([0, 1, 2]));
  expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('leaves out headings and subjects that fail', async () => {
  await addNewStories(4);
  const issue = await open();
  const groups = [
    { heading: 'Lost oceans', posts: [0, 1] },
    { heading: 'See evil.test now', posts: [2, 3] },
  ];
  edit({ groups, subject: 'Lakes boil in 77 countries' }, /oceans/);
  await write();
  const variant = await readShared(issue);
  expect(variant?.subject).toBe('Nontrivial: Lakes and rivers, part 0');
  expect(variant?.entries?.some(({ heading }) => heading !== undefined)).toBe(false);
});

it.each([
  { name: 'above one post', groups: ['Lakes 0 1', ' 2'], kept: [] },
  { name: 'twice', groups: ['Lakes 0 1', ' 2 3', 'Rivers 4 5', ' 6'], kept: ['Lakes'] },
])('prints no general heading $name', async ({ groups, kept }) => {
  await addNewStories(groups.join('').replace(/\D/g, '').length);
  const issue = await open();
  edit({
    groups: groups.map((group) => {
      const [heading = '', ...posts] = group.split(' ');
      return { heading, posts: posts.map(Number) };
    }),
  });
  await write();
  const headings = (await readShared(issue))?.entries?.map(({ heading = '' }) => heading) ?? [];
  expect(headings.filter((heading) => /Lakes|Rivers/.test(heading))).toEqual(kept);
});

it('gives readers of all languages one order', async () => {
  await addNewStories(5);
  await addReaders(t, 'nontrivial', 2, (i) => ({ language: ['de', 'fr'][i] ?? 'en' }));
  await scheduleDigests(t.deps, site, startOfTest);
  const issue = await open();
  let edits = 0;
  edit({ groups: [{ heading: '', posts: [1, 0, 2, 4, 3] }] });
  const { script } = server;
  server.script = (request) => {
    if (asksFor('groups', request)) edits += 1;
    return script(request);
  };
  await write();
  const variants = await selectDigestVariants(t, issue);
  expect(edits).toBe(3);
  for (const { text } of variants) expect(titles(text)).toEqual([1, 0, 2, 4, 3]);
});

it.each(['extracts', 'none'])('orders by points without a writer: %s', async (mode) => {
  await addNewStories(4);
  const { digest } = site;
  if (mode === 'extracts') site.digest = { ...digest, summaries: 'extracts' };
  onTestFinished(() => void (site.digest = digest));
  const issue = await open();
  edit({ groups: [{ heading: '', posts: [3, 2, 1, 0] }] });
  await (mode === 'none' ? write(null) : write());
  const variant = await readShared(issue);
  expect(titles(variant?.text)).toEqual([0, 1, 2, 3]);
  expect(variant?.overview).toEqual([]);
  expect(server.requests.some((request) => asksFor('groups', request))).toBe(false);
});

it('arranges an edited issue anew in the order of its editor', async () => {
  await addNewStories(4);
  const issue = await open();
  edit({ groups: [{ heading: '', posts: [1, 0, 2, 3] }] });
  await write();
  await db
    .update(digestVariants)
    .set({ state: 'waiting' })
    .where(eq(digestVariants.issueId, issue.id));
  edit({ groups: [{ heading: 'Lakes', posts: [3, 2, 1, 0] }] });
  await write();
  expect(titles((await readShared(issue))?.text)).toEqual([1, 0, 2, 3]);
});
