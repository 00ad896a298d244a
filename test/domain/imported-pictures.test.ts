import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comments, images, posts, textImages } from '../../server/db/schema.ts';
import { fetchPictures } from '../../server/domain/imports/fetch-pictures.ts';
import { importContent } from '../../server/domain/imports/import-content.ts';
import { createDocumentFetcher, fetchDocument } from '../../server/infra/fetch/safe-fetch.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { setUpImport } from '../support/post-import.ts';
import { permissiveRules, startWebServer } from '../support/web-servers.ts';

const { t, db } = await setUpImport();
const ctx = ctxOfSite(t, 'nontrivial');
const photo = await sharp({
  create: { width: 900, height: 600, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer();
let requests = 0;
const port = await startWebServer((req, res) => {
  requests += 1;
  if (req.url === '/gone.jpg') res.statusCode = 404;
  res.end(req.url === '/page' ? '<p>x</p>' : photo);
});
const at = (path: string) => `http://old.example:${port}${path}`;

it('stores pictures of imported texts once, and names the others', async () => {
  const author = { id: 'test/ada', name: 'Ada' };
  const createdAt = '2020-01-01T00:00:00Z';
  await importContent(
    ctx,
    (async function* () {
      yield {
        line: 1,
        record: {
          type: 'post' as const,
          id: 'test/1',
          title: 'A moved post',
          html: `<p>See <img src="${at('/a.jpg')}" alt="A [ship]"> and <img src="${at('/gone.jpg')}"></p>`,
          author,
          createdAt,
        },
      };
      yield {
        line: 2,
        record: {
          type: 'comment' as const,
          id: 'test/2',
          parent: 'test/1',
          text: `![](${at('/page')}) ![again](${at('/a.jpg')})`,
          author,
          createdAt,
        },
      };
    })(),
    () => undefined,
  );
  const lines: string[] = [];
  const services = { ...t.deps, site: ctx.site };
  const run = () =>
    fetchPictures(
      services,
      createDocumentFetcher(permissiveRules),
      (line) => void lines.push(line),
    );
  expect(await run()).toEqual({ stored: 2, failed: 2 });
  const [post] = await db.select().from(posts);
  const [comment] = await db.select().from(comments);
  expect(lines).toEqual([
    `post ${post?.id}: ${at('/gone.jpg')} is not there (404)\n`,
    expect.stringContaining(`comment ${comment?.id}: ${at('/page')} `),
  ]);
  const path = /\/images\/[0-9a-f]{32}-900x600\.jpg/.exec(post?.text ?? '')?.[0] ?? '';
  expect(post?.text).toBe(`See ![A \\[ship\\]](${path}) and ![Picture](${at('/gone.jpg')})`);
  expect(JSON.stringify(post?.renderedText)).toContain(`["img",["A [ship]"],"${path}"]`);
  expect(comment?.text).toBe(`![](${at('/page')}) ![again](${path})`);
  expect((await t.on('nontrivial').get(path)).status).toBe(200);
  // Two sizes of one picture, in two texts.
  expect([await db.$count(images), await db.$count(textImages)]).toEqual([2, 4]);
  requests = 0;
  expect(await run()).toEqual({ stored: 0, failed: 2 });
  expect(requests).toBe(2);
  // The guard of the program reaches no private network.
  expect(await fetchPictures(services, fetchDocument, () => undefined)).toEqual({
    stored: 0,
    failed: 2,
  });
  expect(requests).toBe(2);
});
