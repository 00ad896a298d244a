import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { articles, images, posts } from '../../server/db/schema.ts';
import { purgeImages } from '../../server/domain/images/purge-images.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { createDocumentFetcher } from '../../server/infra/fetch/safe-fetch.ts';
import { setUpDigestRendering } from '../support/digest-variants.ts';
import { selectDigestVariants } from '../support/digests.ts';
import { permissiveRules, startWebServer } from '../support/web-servers.ts';

const { t, db, site, addNewStories, open } = await setUpDigestRendering();
const photo = await sharp({
  create: { width: 1_300, height: 700, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer();
const icon = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
let requests = 0;
let served: Buffer = photo;
const port = await startWebServer((_req, res) => {
  requests += 1;
  res.end(served);
});
const fetch = createDocumentFetcher(permissiveRules);

/** Renders an issue whose lead has this picture on its page. */
async function render(file: Buffer) {
  await db.delete(images);
  const [lead] = await addNewStories(4);
  served = file;
  await db.insert(articles).values({
    siteId: site.id,
    postId: lead?.id ?? '',
    state: 'read',
    fetchAfter: new Date(),
    image: `http://pictures.example:${port}/lead`,
    imageAlt: 'A lake <at dusk>',
    text: lead?.text,
  });
  requests = 0;
  const issue = await open();
  await renderVariants({ ...t.deps, model: null }, { fetch });
  const [variant] = await selectDigestVariants(t, issue);
  return { lead, html: variant?.html ?? '' };
}
const findPath = (html: string) => /src="[^"]*(\/images\/[^"]+)"/.exec(html)?.[1];

it('stores the picture of the lead and serves it', async () => {
  const { html } = await render(photo);
  expect(requests).toBe(1);
  expect(html).toContain('alt="A lake &lt;at dusk&gt;"');
  const path = findPath(html) ?? '';
  const { status, headers, body } = await t.on('nontrivial').get(path);
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 800, height: 431 });
  const page = await t.on('nontrivial').get('/newsletter/archive/2026-11-20');
  expect(page.text).toContain(`src="${path}"`);
  expect(await purgeImages(db)).toBe(0);
});

it('erases the picture with its post', async () => {
  const { lead } = await render(photo);
  expect(await db.$count(images)).toBe(1);
  await db.delete(posts).where(eq(posts.id, lead?.id ?? ''));
  expect(await db.$count(images)).toBe(0);
});

it.each([
  ['an icon', icon],
  ['no image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('shows none if the page has %s', async (_what, file) => {
  const { html } = await render(file);
  expect(requests).toBe(1);
  expect(findPath(html)).toBeUndefined();
  expect(html).toContain('Lakes and rivers, part 0');
});

it('fetches none if the site wants no pictures', async () => {
  const { digest } = site;
  site.digest = { ...digest, pictures: false };
  onTestFinished(() => void (site.digest = digest));
  const { html } = await render(photo);
  expect([requests, findPath(html)]).toEqual([0, undefined]);
});
