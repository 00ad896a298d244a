import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { bucketObjects, images, users } from '../../server/db/schema.ts';
import { moveImages, purgeObjects } from '../../server/domain/images/stored-images.ts';
import { uploadImage } from '../../server/domain/images/upload-image.ts';
import { checkBucket } from '../../server/domain/operations/doctor/bucket.ts';
import { exportSite } from '../../server/domain/site-admin/archive/export-site.ts';
import { importSite } from '../../server/domain/site-admin/archive/import-site.ts';
import { createSite } from '../../server/domain/site-admin/create-site.ts';
import { BucketError, createBucket } from '../../server/infra/images/bucket.ts';
import { startBucket } from '../support/bucket.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { createPng } from '../support/images.ts';
import { tempFolder } from '../support/programs.ts';
import { createTestApp } from '../support/test-app.ts';

const server = await startBucket();
const t = await createTestApp({ config: { s3: server.config } });
const { db, bucket } = t.deps;
const ctx = ctxOfSite(t, 'nontrivial');
const editor = { userId: 'ada', username: 'ada' } as never;
const addEditor = (siteId: string) =>
  db
    .insert(users)
    .values({ siteId, id: 'ada', username: 'ada', name: 'Ada', email: 'a@x.example' });
await addEditor('nontrivial');
beforeEach(async () => {
  await db.delete(images);
  await db.delete(bucketObjects);
});

const upload = (width: number) =>
  uploadImage(ctx, editor, ctx.site, createPng(width, 2).toString('base64'));
const getPlaces = async () =>
  (await db.select({ object: images.object, data: images.data }).from(images)).map(
    ({ object, data }) => (object === null ? data?.length : data === null && 'bucket'),
  );
const makeOld = () => db.update(bucketObjects).set({ createdAt: sql`now() - interval '25 hours'` });

it('stores an upload in the bucket and serves it', async () => {
  const { path, bytes } = await upload(11);
  expect(await getPlaces()).toEqual(['bucket']);
  expect(server.list()).toHaveLength(1);
  await upload(11);
  expect(server.list()).toHaveLength(1);
  const reply = await t.on('nontrivial').get(path).buffer(true);
  expect([reply.status, (reply.body as Buffer).length]).toEqual([200, bytes]);
  expect((await t.on('statecraft').get(path)).status).toBe(404);
});

it('deletes objects a day after their images', async () => {
  await upload(12);
  await makeOld();
  expect(await purgeObjects(t.deps)).toBe(0);
  await db.delete(images);
  const [{ key } = { key: '' }] = await db.select().from(bucketObjects);
  expect(await bucket?.read(key)).not.toBeNull();
  expect(await purgeObjects(t.deps)).toBe(1);
  expect(await bucket?.read(key)).toBeNull();
  expect(await db.select().from(bucketObjects)).toEqual([]);
});

it('keeps a young object for the upload that writes it', async () => {
  await upload(13);
  await db.delete(images);
  expect(await purgeObjects(t.deps)).toBe(0);
});

it('moves images into the database and back', async () => {
  if (bucket === null) throw new Error('there is no bucket');
  const { path, bytes } = await upload(14);
  await upload(15);
  expect(await moveImages({ db }, bucket, 'database')).toEqual({ moved: 2, missing: [] });
  expect(await getPlaces()).toContain(bytes);
  expect((await t.on('nontrivial').get(path)).status).toBe(200);
  expect(await moveImages({ db }, bucket, 'bucket')).toEqual({ moved: 2, missing: [] });
  expect(await getPlaces()).toEqual(['bucket', 'bucket']);
  expect(await moveImages({ db }, bucket, 'bucket')).toEqual({ moved: 0, missing: [] });
});

it('takes images along in the archive of a site', async () => {
  await createSite(t.deps, { id: 'garden', siteName: 'Garden' }, null);
  await t.deps.siteRegistry.reload();
  await addEditor('garden');
  const site = t.deps.siteRegistry.sites.get('garden');
  if (!site) throw new Error('there is no site');
  const { path, bytes } = await uploadImage(
    { ...ctx, site },
    editor,
    site,
    createPng(16, 2).toString('base64'),
  );
  const file = join(tempFolder(), 'garden.tar.gz');
  await pipeline(exportSite(t.deps, site), createWriteStream(file));
  await importSite(t.deps, file, { as: 'orchard' });
  const [copy] = await db
    .select()
    .from(images)
    .where(sql`site_id = 'orchard'`);
  expect(copy).toMatchObject({ name: path.slice('/images/'.length), object: null });
  expect(copy?.data).toHaveLength(bytes);
});

it('says what is wrong with a bucket', async () => {
  const check = (change: Partial<typeof server.config>) =>
    checkBucket(createBucket({ s3: { ...server.config, ...change } }));
  expect(await check({})).toMatchObject([{ level: 'ok' }]);
  expect(await check({ secretAccessKey: 'wrong' })).toMatchObject([
    { level: 'fail', text: expect.stringContaining('SignatureDoesNotMatch') as string },
  ]);
  expect(await check({ bucket: 'nowhere' })).toMatchObject([
    { level: 'fail', text: expect.stringContaining('NoSuchBucket') as string },
  ]);
  expect(await checkBucket(null)).toEqual([]);
});

it('answers 503 while the bucket is away', async () => {
  const { path } = await upload(17);
  await server.stop();
  expect((await t.on('nontrivial').get(path)).status).toBe(503);
  await expect(upload(18)).rejects.toThrow(BucketError);
});
