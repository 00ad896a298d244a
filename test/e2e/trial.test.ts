import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { startBrowsing } from '../support/browsing.ts';
import { ownDatabase } from '../support/own-database.ts';
import { fitsWindow, looksRight, passesAxe } from '../support/visual-and-axe.ts';
import { startWebServer } from '../support/web-servers.ts';

/** From the first page of a trial to a digest in the mailbox. */
const maxClicks = 20;
const { url: databaseUrl } = await ownDatabase('demo');
const titles = ['A bridge of hemp opens', 'Beavers return to the upper river', 'Cranes by ear'];
/** Articles of the owner, on the simulated internet. */
const internet = await startWebServer((req, res) => {
  const title = titles[Number(req.url?.slice(1))];
  if (title === undefined) return void res.writeHead(404).end();
  res
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>${title}</title><p>${title}.</p>`);
});
/** Of the pictures of designs, where axe cannot run. */
const blocked = /^error: Blocked script execution in '[^']*\/admin\/preview\//;
const browsing = startBrowsing({
  env: { DATABASE_URL: databaseUrl, TEST_INTERNET: String(internet) },
  nodeArgs: ['--import', join(projectRoot, 'test/support/fake-internet.ts')],
});

it('shows the designs from right to left, too', async () => {
  const { page } = await browsing.open({ modal: true, locale: 'ar', allow: [blocked] });
  await page.goto(`http://localhost:${browsing.program.port}/start`);
  await fitsWindow(page);
  await passesAxe(page);
  const misplaced = await page.locator('.plain-picture').evaluateAll((boxes) =>
    boxes.map((box) => {
      const frame = box.querySelector('iframe')?.getBoundingClientRect();
      return Math.round((frame?.left ?? NaN) - box.getBoundingClientRect().left);
    }),
  );
  // The border of the box.
  expect(misplaced).toEqual([1, 1, 1]);
});

it('leads from the demo to an own site and its first digest', async () => {
  const { page, context } = await browsing.open({ modal: true, allow: [blocked] });
  let clicks = 0;
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
    await page.waitForLoadState();
    expect(await page.locator('body').innerText()).not.toMatch(/Not Found|couldn[’']t|too few/);
  };
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`http://localhost:${browsing.program.port}/start`);
  await fitsWindow(page);
  await passesAxe(page);
  await page.getByLabel('Name', { exact: true }).fill('The Estuary');
  await page.getByLabel('Your website (optional)').fill('https://estuary.feeds.test/');
  await page.getByLabel('Your email address').fill('mara@mail.example');
  await press(page.getByLabel('Gazette'));
  await press(button('Create the site'));
  const steps = page.getByRole('region', { name: 'Set up your site' });
  await steps.waitFor();
  expect(new URL(page.url()).hostname).toBe('estuary.localhost');
  await looksRight(page);

  await press(link('Post a link'));
  for (const [i, title] of titles.entries()) {
    if (i > 0) await press(link('Submit').first());
    await page.getByLabel('URL').fill(`http://estuary.feeds.test/${i}`);
    await page.getByLabel('Title').focus();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(title);
    await press(button('Publish'));
    await page.getByRole('heading', { name: title }).waitFor();
  }
  await press(page.locator('header').getByRole('link', { name: 'Admin', exact: true }));
  await press(button('Open the site'));
  await expect
    .poll(() => steps.getByRole('listitem').filter({ hasText: 'Open the site' }).innerText())
    .toMatch(/^Done/);
  await press(link('Subscribe yourself'));
  const form = page.getByRole('region', { name: 'Subscribe' });
  await expect.poll(() => form.getByLabel('Email Address').inputValue()).toBe('mara@mail.example');
  await press(form.getByRole('button', { name: /^(?:Subscribe|Get Started)$/ }));
  await page.getByText('Successfully Subscribed!').waitFor();
  await press(page.locator('header').getByRole('link', { name: 'Admin', exact: true }));
  await press(link('Send the first digest'));
  await press(button('Draft the daily issue'));
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  await press(button('Send or schedule…'));
  await page.getByLabel('Number of readers').fill('1');
  await press(button('Send'));
  await page.getByText('Sending').first().waitFor();
  await press(link('Overview'));
  await expect
    .poll(
      async () => {
        // The email is written meanwhile.
        await page.reload();
        return steps.getByRole('listitem').filter({ hasText: 'first digest' }).innerText();
      },
      { timeout: 30_000 },
    )
    .toMatch(/^Done/);
  await press(link('Read them'));
  await page.locator('tbody th a').first().click();
  clicks += 1;
  // The page says to reload it while the email is being written.
  const readText = async () => {
    await page.reload();
    return page.locator('.mail-text').innerText();
  };
  for (const title of titles) await expect.poll(readText).toContain(title);
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  await context.close();
}, 180_000);
