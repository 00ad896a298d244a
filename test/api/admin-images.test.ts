import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Issue as PublicIssue } from '#shared/contract/archive.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { imageLimits } from '#shared/newsletter/uploaded-images.ts';
import { auditLog, images, rateLimits } from '../../server/db/schema.ts';
import { createAnonymousCaller } from '../support/api-clients.ts';
import { addReaders } from '../support/digests.ts';
import { expectError } from '../support/error-replies.ts';
import {
  createExif,
  createGif,
  createPng,
  pngHeader,
  pngStart,
  withSegments,
} from '../support/images.ts';
import { avif, jpeg, webp } from '../support/image-samples.ts';
import { setUpNewsletterAdmin } from '../support/newsletter-admin.ts';

const newsletter = await setUpNewsletterAdmin();
const { t, requestOk, write, send, edit } = newsletter;
const { db, config } = t.deps;
const siteId = 'nontrivial';
beforeEach(async () => {
  await db.delete(images);
  await db.delete(rateLimits);
});

const upload = (file: Buffer | string) =>
  newsletter.admin.call('POST', '/api/admin/images', {
    image: typeof file === 'string' ? file : file.toString('base64'),
  });
async function uploadOk(file: Buffer): Promise<Reply<'POST /api/admin/images'>> {
  const reply = await upload(file);
  expect(reply.status, reply.text).toBe(201);
  return reply.body as Reply<'POST /api/admin/images'>;
}
const get = (path: string, site: string = siteId) => t.on(site).get(path).buffer(true);

describe('uploading', () => {
  it.each([
    ['PNG', createPng(3, 2), 'image/png', 'png'],
    ['JPEG', jpeg, 'image/jpeg', 'jpg'],
    ['WebP', webp, 'image/webp', 'webp'],
    ['AVIF', avif, 'image/jpeg', 'jpg'],
    ['animated GIF', createGif(), 'image/gif', 'gif'],
  ])('stores a %s and serves it inert for ever', async (_, file, type, end) => {
    const { path, width, height, bytes } = await uploadOk(file);
    expect(path).toMatch(new RegExp(`^/images/[0-9a-f]{32}-${width}x${height}\\.${end}$`));
    const served = await get(path);
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'content-length': String(bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/) as string,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(served.headers).not.toHaveProperty('set-cookie');
    const head = await t.on(siteId).head(path);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes)]);
    const again = await get(path).set('If-None-Match', String(served.headers.etag));
    expect(again.status).toBe(304);
    expect((await t.on(siteId).post(path)).status).toBe(405);
  });

  it('stores and logs a file once per site', async () => {
    const file = createPng(5, 5);
    const { path } = await uploadOk(file);
    expect((await uploadOk(file)).path).toBe(path);
    expect(await db.select({ name: images.name }).from(images)).toHaveLength(1);
    const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'add-picture'));
    expect(logged.map(({ after }) => after)).toEqual([{ pictures: [path] }]);
  });

  it('removes the position from a photograph', async () => {
    const { path, width, height } = await uploadOk(withSegments(jpeg, createExif(6)));
    expect([width, height]).toEqual([8, 12]);
    expect(((await get(path)).body as Buffer).toString('latin1')).not.toContain('GPS');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF that is a script', 'GIF89a/*\0\0*/=1;alert(1)//'],
    ['half a PNG', createPng(40, 40).subarray(0, 60)],
    [
      'a PNG of 60,000 × 60,000 pixels',
      Buffer.concat([pngStart, pngHeader(60_000, 60_000), createPng().subarray(33)]),
    ],
  ])('refuses %s and names the field', async (_, file) => {
    const reply = await upload(Buffer.from(file));
    expectError(reply, 'bad_request', ['image']);
    expect(await db.select({ name: images.name }).from(images)).toEqual([]);
  });

  it.each(['', 'not base64!', 'data:image/png;base64,AAAA', '===='])(
    'rejects %j, which is no base64',
    async (image) => expectError(await upload(image), 'bad_request', ['image']),
  );

  it('names the limit for a file that is too large', async () => {
    const file = Buffer.concat([createPng(), Buffer.alloc(imageLimits.bytes)]);
    const reply = await upload(file);
    expectError(reply, 'bad_request', ['image']);
    expect(reply.text).toContain('must be at most 2 MB');
    const larger = await upload(Buffer.alloc(2 * imageLimits.bytes));
    expectError(larger, 'payload_too_large');
    expect(larger.text).toMatch(/at most 2\d{3} KB/);
  });

  it('names the limit for a file that grows when it is stored', async () => {
    const width = 1_200;
    const noise = randomBytes(width * width * 4);
    const file = await sharp(noise, { raw: { width, height: width, channels: 4 } })
      .avif({ quality: 40, effort: 0 })
      .toBuffer();
    expect(file.length).toBeLessThan(imageLimits.bytes);
    const reply = await upload(file);
    expectError(reply, 'bad_request', ['image']);
    expect(reply.text).toContain('must be at most 2 MB, also when stored as “PNG”');
  });

  it('stores the missing size of an image again', async () => {
    const file = createPng(900, 3);
    const { path } = await uploadOk(file);
    await db.delete(images).where(eq(images.name, path.slice('/images/'.length)));
    await uploadOk(file);
    expect((await get(path)).status).toBe(200);
    expect(await db.select({ name: images.name }).from(images)).toHaveLength(2);
  });

  it('is for admins of the site', async () => {
    const body = { image: createPng().toString('base64') };
    const anonymous = createAnonymousCaller(t, siteId);
    expect((await anonymous.call('POST', '/api/admin/images', body)).status).toBe(404);
  });

  it('ends at the limit of the site', async () => {
    const before = config.siteImageBytes;
    try {
      config.siteImageBytes = (await uploadOk(createPng(9, 9))).bytes;
      expectError(await upload(createPng(9, 8)), 'conflict');
      // It is there already.
      await uploadOk(createPng(9, 9));
    } finally {
      config.siteImageBytes = before;
    }
  });
});

describe('an address', () => {
  it('shows no image of another site', async () => {
    const { path } = await uploadOk(createPng(4, 4));
    expect((await get(path)).status).toBe(200);
    expect((await get(path, 'statecraft')).status).toBe(404);
  });

  it('with tricks finds nothing', async () => {
    const { path } = await uploadOk(createPng(4, 4));
    for (const changed of [
      path.replace('4x4', '8x8'),
      path.replace('.png', '.svg'),
      path.replace('.png', '.gif'),
      path.replace('.png', '.png;.html'),
      path.replace('/images/', '/images/%2e%2e/images/'),
      path.replace('/images/', '/images/..%2f'),
      '/images/x',
      '/images/../etc/passwd',
      "/images/x'%20or%201=1",
    ])
      expect([changed, (await get(changed)).status]).toEqual([changed, 404]);
    expect((await get(`${path}%00.html`)).status).toBe(400);
  });
});

it('shows images with their size in emails and pages', async () => {
  await addReaders(t, siteId, 1, () => ({}));
  const { path } = await uploadOk(createPng(1_120, 840));
  const document: NewsletterDocument = [
    { type: 'image', src: path, alt: 'A lake' },
    { type: 'text', content: [{ text: 'Dear readers.' }] },
  ];
  const { id } = await requestOk<AdminIssueDetail>('POST', '/api/admin/letters');
  const edited = await edit(id, { subject: 'Lakes', document, posts: [] });
  expect(edited.status, edited.text).toBe(200);
  const { issue } = await requestOk<{ issue: AdminIssueDetail }>(
    'POST',
    `/api/admin/issues/${id}/send`,
    { confirm: 1 },
  );
  await write();
  const [mail] = await send();
  const { canonicalDomain } = newsletter.site.theme.seo;
  expect(mail?.html).toMatch(
    new RegExp(
      `<img src="https://${canonicalDomain}${path}" alt="A lake" width="560" height="420" ` +
        'style="[^"]*max-width:100%;height:auto',
    ),
  );
  expect(mail?.html).not.toContain('<link');
  const shown = (await t.on(siteId).get(`/api/newsletter/archive/${issue.period}`))
    .body as PublicIssue;
  expect(JSON.stringify(shown)).toContain(path);
  const page = await t.on(siteId).get(`/newsletter/archive/${issue.period}`);
  const small = path.replace('1120x840', '800x600');
  expect(page.text).toContain(
    `<img src="${path}" alt="A lake" width="1120" height="840" loading="lazy" ` +
      `srcSet="${small} 800w, ${path} 1120w" sizes="(max-width: 44rem) 100vw, 40rem"/>`,
  );
  expect((await get(small)).status).toBe(200);
});
