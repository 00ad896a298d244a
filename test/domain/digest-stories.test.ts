import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Issue } from '#shared/contract/archive.ts';
import { digestVariants, issuePosts, posts, summaries } from '../../server/db/schema.ts';
import { erasePosts } from '../../server/domain/account-lifecycle/erase-content.ts';
import { renderMarkdown } from '../../server/infra/text/markdown.ts';
import { minutesYesterday, setUpDigestRendering } from '../support/digest-variants.ts';
import { addStories, selectDigestVariants } from '../support/digests.ts';
import { asksForJudgment, postsIn } from '../support/model-answers.ts';

const { t, server, db, addNewStories, open, write, countCalls } = await setUpDigestRendering();

const title = 'Marlow bridge closed after cracks are found';
const texts = [
  'Marlow council closed the old bridge on Friday after divers found cracks in two of its pillars.',
  'Repairs of the bridge in Marlow will last until the spring and cost four million pounds.',
];

/** Renders an issue whose first entry is a story that two posts tell, by two authors. */
async function writeStory() {
  const authors = [await t.make.user(), await t.make.user()];
  const told = [];
  for (const [i, author] of authors.entries())
    told.push(
      ...(await addStories(t, author, [
        {
          at: minutesYesterday(i),
          title: i === 0 ? title : `${title} in pillars`,
          text: texts[i]!,
          score: 90 - i,
        },
      ])),
    );
  await addNewStories(4);
  const issue = await open();
  await write();
  const [first, second] = told as [(typeof told)[number], (typeof told)[number]];
  return { issue, first, second, authors };
}
type Told = Awaited<ReturnType<typeof writeStory>>;

const readEntry = async () =>
  ((await t.on('nontrivial').get('/api/newsletter/archive/2026-11-20')).body as Issue).items[0];
const readVariant = async ({ issue }: Pick<Told, 'issue'>) =>
  (await selectDigestVariants(t, issue))[0]!;
const hide = ({ id }: Told['first']) =>
  db.update(posts).set({ isHidden: true }).where(eq(posts.id, id));

it('writes a story from its two sources, and names each', async () => {
  const { issue, first, second } = await writeStory();
  const asked = server.requests.filter(
    (request) => !asksForJudgment(request) && postsIn(request.user).length === 2,
  );
  expect(asked).toHaveLength(1);
  expect(postsIn(asked[0]!.user).map(({ id }) => id)).toEqual([first.id, second.id]);
  const { entries, html, text } = await readVariant({ issue });
  expect(entries?.[0]).toMatchObject({
    post: first.id,
    sentences: [
      { text: texts[0], kind: 'ai', posts: [first.id], passages: [{ post: first.id, number: 1 }] },
      { text: texts[1], posts: [second.id], passages: [{ post: second.id, text: texts[1] }] },
    ],
  });
  expect(text?.replaceAll('\n', ' ')).toContain(`${texts[0]} ${texts[1]} (${second.domain})`);
  expect(html).toMatch(new RegExp(`<a [^>]*#[\\w-]+"[^>]*>${second.domain}</a>`));
  const entry = await readEntry();
  expect(entry?.otherSources).toEqual([{ url: second.url, domain: second.domain }]);
  expect(entry?.sentences.map(({ places, passages }) => ({ places, passages }))).toMatchObject([
    { places: [1], passages: [{ place: 1, domain: first.domain }] },
    { places: [], passages: [{ place: null, domain: second.domain, text: texts[1] }] },
  ]);
  expect(entry?.sentences[1]?.passages[0]?.url).toMatch(new RegExp(`^${second.url}#:~:text=`));
  // The page of a post does not show what another one says.
  const { body } = await t.on('nontrivial').get(`/api/posts/${first.slug}`);
  expect(body).toMatchObject({ summary: null });
});

it('asks again only when a text of the story changed', async () => {
  const { issue, second } = await writeStory();
  const again = async () => {
    server.requests.length = 0;
    await db.update(digestVariants).set({ state: 'waiting', arrangement: null });
    await write();
    return countCalls();
  };
  const arranging = await again();
  const changed = `${texts[1]} Divers are looking at a third pillar of the bridge.`;
  await db
    .update(posts)
    .set({ text: changed, renderedText: renderMarkdown(changed) })
    .where(eq(posts.id, second.id));
  expect(await again()).toBe(arranging + 2);
  expect((await readVariant({ issue })).entries?.[0]?.sentences).toHaveLength(2);
});

it('keeps the entry of a story without an erased source', async () => {
  const { issue, second, authors } = await writeStory();
  await db.transaction((tx) => erasePosts(tx, authors[1]!, sql`true`));
  const { entries } = await readVariant({ issue });
  expect(entries?.[0]?.sentences.map(({ text }) => text)).toEqual([texts[0]]);
  expect(JSON.stringify(await db.select().from(summaries))).not.toContain(texts[1]);
  const entry = await readEntry();
  expect(entry).toMatchObject({ post: { title }, otherSources: [] });
  expect(JSON.stringify(entry)).not.toContain(second.domain);
});

it('erases a summary whose issue does not name the source', async () => {
  const { authors } = await writeStory();
  await db.update(issuePosts).set({ sameStoryAs: null });
  await db.transaction((tx) => erasePosts(tx, authors[1]!, sql`true`));
  expect(JSON.stringify(await db.select().from(summaries))).not.toContain(texts[1]);
});

it.each([
  ['hidden', ({ first }: Told) => hide(first)],
  ['erased', ({ authors }: Told) => db.transaction((tx) => erasePosts(tx, authors[0]!, sql`true`))],
])('carries the entry of a %s post by another source', async (_, remove) => {
  const story = await writeStory();
  await remove(story);
  expect(await readEntry()).toMatchObject({
    post: { id: story.second.id },
    otherSources: [],
    sentences: [{ text: texts[1], places: [1] }],
  });
  await db.update(digestVariants).set({ state: 'waiting' });
  await write();
  expect((await readVariant(story)).entries?.[0]).toMatchObject({
    post: story.second.id,
    sentences: [{ text: texts[1], posts: [story.second.id] }],
  });
});

it('leaves out a sentence whose source was hidden', async () => {
  const { second } = await writeStory();
  await hide(second);
  expect((await readEntry())?.sentences.map(({ text }) => text)).toEqual([texts[0]]);
});
