import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { startBrowsing } from '../support/browsing.ts';
import { looksRight } from '../support/visual-and-axe.ts';
import { ownDatabase } from '../support/own-database.ts';
import { openAsAdmin } from '../support/signed-in.ts';

const database = await ownDatabase('demo');
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const site = 'nontrivial';
const day = (ago: number): string => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);

/** Adds an issue that was sent, with reads at two places. */
async function addIssue(ago: number, sent: number, reads: number) {
  await database.rows(
    `insert into issues (site_id, id, frequency, period, starts_at, ends_at, state, sent, failed,
      bounced)
      values ($1, $2, 'daily', $3::text, $3::text::date, $3::text::date + 1, 'sent', $4, 1, 2)
      on conflict (site_id, frequency, period) do update set state = 'sent', sent = excluded.sent`,
    [site, newId(), day(ago), sent],
  );
  await database.rows(
    `insert into issue_reads (site_id, issue_id, place, day, reads, automated)
      select site_id, id, place, period, $3::int / 2, 7
      from issues, unnest(array['page', 'discussion-2']) place
      where site_id = $1 and frequency = 'daily' and period = $2
      on conflict (site_id, issue_id, place, day) do nothing`,
    [site, day(ago), reads],
  );
}

async function addSubscriberDays() {
  await database.rows(
    `insert into subscriber_days
      (site_id, day, source, language, requested, confirmed, unsubscribed, active)
      select $1, to_char(now() - ago * interval '1 day', 'YYYY-MM-DD'), source, language, 4, 3, 1,
        (100 - ago) * case source when 'form' then 3 else 1 end
      from generate_series(1, 40) ago, unnest(array['form', 'import']) source,
        unnest(array['en', 'de', 'fr', 'es']) language
      on conflict do nothing`,
    [site],
  );
}

async function openAt(width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  return (await openAsAdmin(browsing, database, { site }, { viewport })).page;
}

it.each([1280, 360])('compares issues and shows subscribers at %i px', async (width) => {
  await addIssue(3, 1_000, 240);
  await addIssue(2, 1_100, 300);
  await addSubscriberDays();
  const page = await openAt(width);
  await page.goto(browsing.url(site, '/admin/newsletter/statistics'));
  const issues = page.getByRole('region', { name: /^Latest issues/ });
  await issues.getByText('1,100', { exact: true }).waitFor();
  await issues.getByText('300', { exact: true }).waitFor();
  // Each chart says what it draws, and has its figures as a table.
  await page.getByRole('img', { name: /^Reads\. .*: 240; .*: 300/ }).waitFor();
  await page
    .getByRole('img', { name: /^Active subscribers by source, .*Form on the site/ })
    .waitFor();
  await page.getByRole('img', { name: /^Active subscribers by language, .*Others: / }).waitFor();
  await page.getByText('Confirmation rate: 75%').waitFor();
  await page.getByText('Active subscribers by language as a table').click();
  await page.getByRole('columnheader', { name: 'Others' }).waitFor();
  await looksRight(page);

  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'The last 30 days' });
  const table = page.getByRole('region', { name: 'Active subscribers by language, day by day' });
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(30);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download subscribers by day' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFday,source,language,requested,confirmed,unsubscribed,active\r\n/);
  expect(file).toContain(`\r\n${day(1)},form,de,4,3,1,297\r\n`);
});

it('removes the token of an issue from the address', async () => {
  const { page } = await browsing.again({ viewport: { width: 1280, height: 900 } });
  for (const [opened, shown] of [
    ['/new?i=d1-token#main', '/new#main'],
    ['/top?t=week&i=d1-token', '/top?t=week'],
    ['/top?i=d1-token&t=week', '/top?t=week'],
  ] as const) {
    await page.goto(browsing.url(site, opened));
    await page.waitForURL(browsing.url(site, shown));
  }
});

it('shows the reads of an issue by place', async () => {
  await addIssue(5, 900, 180);
  const [issue] = await database.rows<{ id: string }>(
    `select id from issues where site_id = $1 and frequency = 'daily' and period = $2`,
    [site, day(5)],
  );
  const page = await openAt(1280);
  await page.goto(browsing.url(site, `/admin/newsletter/issues/${issue?.id}`));
  const places = page.getByRole('table', { name: 'Reads by place in the email' });
  await places.getByRole('rowheader', { name: 'Discussion 2' }).waitFor();
  await places.getByRole('rowheader', { name: 'Page of the issue' }).waitFor();
  await looksRight(page);
});
