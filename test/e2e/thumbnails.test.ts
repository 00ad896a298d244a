import sharp from 'sharp';
import { expect, it } from 'vitest';
import { phone, startBrowsing } from '../support/browsing.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { ownDatabase } from '../support/own-database.ts';
import type { SiteId } from '../support/sites.ts';
import { fitsWindow, passesAxe } from '../support/visual-and-axe.ts';

const site: SiteId = 'nontrivial';
const database = await ownDatabase('demo');
const picture = await sharp({
  create: { width: 128, height: 96, channels: 3, background: 'teal' },
})
  .webp()
  .toBuffer();
await database.rows('update sites set settings = settings || $2 where id = $1', [
  site,
  { pictures: { ofPages: true } },
]);
// Every second link has one.
await database.rows(
  `insert into images (site_id, name, data, size, post_id, check_at, unused)
    select site_id, md5(id) || '-128x96.webp', $2::bytea, length($2::bytea), id, now() + interval '1 day', false
    from (select *, row_number() over (order by created_at desc) as place from posts
      where site_id = $1 and url is not null) links
    where place % 2 = 0`,
  [site, picture],
);
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });

it.each([
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1280, height: 900 } }],
])('shows pictures of pages in a list on %s', async (_, device) => {
  const { page } = await browsing.open(device);
  await page.addInitScript(watchShifts);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(browsing.url(site, '/new'), { waitUntil: 'networkidle' });
    const shown = page.locator('main li article > img');
    expect(await shown.count()).toBeGreaterThan(3);
    await expect
      .poll(() => shown.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(128);
    expect(await shown.first().boundingBox()).toMatchObject({ width: 64, height: 48 });
    // No picture lies on a text or a link of its row.
    const covered = await page.locator('main li article:has(> img)').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const image = row.querySelector(':scope > img')?.getBoundingClientRect();
        const texts = [...row.querySelectorAll('h2 a, p > *, .domain')];
        return texts.flatMap((text) =>
          [...text.getClientRects()].some(
            (box) =>
              image &&
              box.left < image.right - 1 &&
              box.right > image.left + 1 &&
              box.top < image.bottom - 1 &&
              box.bottom > image.top + 1,
          )
            ? [`${row.querySelector('h2')?.textContent}: ${text.outerHTML}`]
            : [],
        );
      }),
    );
    expect(covered).toEqual([]);
    await fitsWindow(page);
    await passesAxe(page);
    expect(await shifts(page)).toEqual([]);
  }
});
