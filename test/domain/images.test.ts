import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import { images, issues, letterTemplates, siteVersions } from '../../server/db/schema.ts';
import { purgeImages } from '../../server/domain/images/purge-images.ts';
import { addLetter, addTemplate } from '../support/issues.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
beforeEach(async () => {
  await db.delete(images);
  await db.delete(issues);
});

let created = 0;
/** Adds an image that was uploaded days ago. */
async function addImage(days: number, siteId: SiteId = 'nontrivial'): Promise<string> {
  created += 1;
  const name = `${String(created).padStart(32, '0')}-3x2.png`;
  await db.insert(images).values({
    siteId,
    name,
    data: Buffer.from('an image'),
    size: 8,
    checkAt: sql`now() + ${7 - days} * interval '24 hours'`,
  });
  return name;
}
const toBlock = (name: string) => ({ type: 'image' as const, src: imagesPath + name, alt: '' });
const makeDue = () => db.update(images).set({ checkAt: sql`now() - interval '1 second'` });
const listLeft = async () =>
  (await db.select({ name: images.name }).from(images).orderBy(images.name)).map(
    ({ name }) => name,
  );

it('deletes images that nothing ever used after a week', async () => {
  const [old, young] = [await addImage(7.01), await addImage(6.99)];
  expect(await purgeImages(db)).toBe(1);
  expect(await listLeft()).toEqual([young]);
  expect(old).not.toBe(young);
});

it('keeps images that documents, drafts, templates and settings use', async () => {
  const [document, draft, setting, link, template] = [
    await addImage(8),
    await addImage(8),
    await addImage(8),
    await addImage(8),
    await addImage(8),
  ] as const;
  const id = await addLetter(t, 'nontrivial');
  await db.update(issues).set({
    document: [
      toBlock(document),
      { type: 'image', src: `https://nontrivial.example${imagesPath}${link}`, alt: '' },
    ],
    draft: { subject: '', document: [toBlock(draft)], posts: [] },
  });
  await addTemplate(t, 'nontrivial');
  await db.update(letterTemplates).set({ document: [toBlock(template)] });
  await db.insert(siteVersions).values({
    siteId: 'nontrivial',
    id: 'version',
    state: 'published',
    author: 'somebody',
    settings: { theme: { logo: imagesPath + setting } },
  });
  expect(id).toBeTruthy();
  expect(await purgeImages(db)).toBe(0);
  expect(await listLeft()).toEqual([document, draft, setting, link, template]);
  // It is not due again.
  await db.delete(issues);
  await db.delete(letterTemplates);
  expect(await purgeImages(db)).toBe(0);
  await makeDue();
  expect(await purgeImages(db)).toBe(0);
  // The first look without a use keeps it.
  await makeDue();
  expect(await purgeImages(db)).toBe(4);
  expect(await listLeft()).toEqual([setting]);
});

it('keeps all sizes of an image that is used', async () => {
  const name = await addImage(8);
  const small = name.replace('3x2', '2x1');
  await db
    .update(images)
    .set({ name: small })
    .where(eq(images.name, await addImage(8)));
  await addLetter(t, 'nontrivial');
  await db.update(issues).set({ document: [toBlock(name)] });
  expect(await purgeImages(db)).toBe(0);
  expect(await listLeft()).toEqual([small, name]);
});

it('purges images that only another site uses', async () => {
  const name = await addImage(8);
  await addLetter(t, 'statecraft');
  await db.update(issues).set({ document: [toBlock(name)] });
  expect(await purgeImages(db)).toBe(1);
});
