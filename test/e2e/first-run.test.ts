import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { join as joinPath } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';
import { startBrowsing } from '../support/browsing.ts';
import { startMailbox } from '../support/mailbox.ts';
import { ownDatabase } from '../support/own-database.ts';
import { looksRight, passesAxe } from '../support/visual-and-axe.ts';
import { startWebServer } from '../support/web-servers.ts';

/** What an editor may need, from the first page to the first digest. */
const limit = { clicks: 40, minutes: 10 };
const email = 'editor@mail.example';
const papers = {
  bridges: ['A bridge of hemp opens in Lisbon', 'Why old arches rarely fail'],
  harbors: ['Rotterdam counts its cranes by ear', 'Pilots vote on a later shift'],
  rivers: ['The Loire is slower than its maps', 'Beavers return to the upper Elbe'],
};

/** Three papers with a feed each, on the simulated internet. */
const internet = await startWebServer((req, res) => {
  const name = String(req.headers.host).split('.')[0] ?? '';
  const titles = papers[name as keyof typeof papers] ?? [];
  if (req.url !== '/feed.xml') return void res.writeHead(404).end();
  const items = titles.map(
    (title, i) => `<item><title>${title}</title><link>/story/${i}</link></item>`,
  );
  res
    .writeHead(200, { 'Content-Type': 'application/rss+xml' })
    .end(
      `<rss version="2.0"><channel><title>All about ${name}</title>` +
        `<link>http://${name}.feeds.test/</link>${items.join('')}</channel></rss>`,
    );
});
const mailbox = await startMailbox();
const database = await ownDatabase('empty');
const browsing = startBrowsing({
  empty: true,
  env: {
    DATABASE_URL: database.url,
    SEED_DEMO: 'false',
    ADMIN_EMAILS: email,
    SMTP_URL: mailbox.url,
    TEST_INTERNET: String(internet),
  },
  nodeArgs: ['--import', joinPath(projectRoot, 'test/support/fake-internet.ts')],
});
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>';

it('leads from an empty installation to a sent digest', async () => {
  const began = Date.now();
  let clicks = 0;
  const { page, context } = await browsing.open({
    modal: true,
    allow: [/^error: Failed to load resource: the server responded with a status of 400/],
  });
  const press = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const steps = page.getByRole('region', { name: 'Set up your site' });
  const isDone = (step: string) =>
    expect
      .poll(() => steps.getByRole('listitem').filter({ hasText: step }).innerText())
      .toMatch(/^Done/);
  const toChecklist = async () => {
    await press(link('Overview'));
    await steps.waitFor();
  };

  // A visitor sees that the site opens soon, and its editor how to begin.
  await page.goto(browsing.url('default', '/'));
  await page.getByRole('heading', { name: 'Broadsheet opens soon' }).waitFor();
  await passesAxe(page);
  await press(link('sign up'));
  await page.getByLabel('Username').fill('Editor');
  await page.getByLabel('Name', { exact: true }).fill('Edith Editor');
  await page.getByLabel('Email address').fill(email);
  await press(button('Email me a code'));
  await page.locator('#otp').waitFor();
  const code = /^\d{6}/.exec((await mailbox.newest(email, /^\d{6}\b/)).subject)?.[0] ?? '';
  await page.getByLabel('Code').fill(code);
  await press(button('Sign up'));

  // The real site, which is empty, leads to the checklist.
  await page.getByText('This site isn’t open yet: only staff see it.').waitFor();
  await link('Set up your site').waitFor();
  await looksRight(page);
  await press(link('Set up and open the site'));
  await steps.getByText('1 of 9 steps done').waitFor();
  await isDone('Set up email');

  // Name, logo and colors are one draft.
  await press(link('Name the site'));
  await page.getByLabel('Name', { exact: true }).fill('The Estuary');
  await page.getByLabel('Description', { exact: true }).fill('Bridges, harbors and rivers.');
  clicks += 2;
  await page
    .getByLabel('Logo', { exact: true })
    // As on a system that does not know the type.
    .setInputFiles({
      name: 'logo.SVG',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(logo),
    });
  await expect.poll(() => page.getByLabel('Logo, path').inputValue()).toMatch(/^\/site-files\//);
  await press(link('Colors'));
  await page.getByLabel('Primary, light', { exact: true }).fill('#0b5d4d');
  await press(button('Generate dark colors'));
  await press(button('Publish…'));
  await press(button('Publish'));
  await page.getByText('No unpublished changes.').waitFor();
  await press(link('Tags'));
  await press(button('Add a tag'));
  const added = page.getByLabel(/^Name of tag/).last();
  await added.fill('rivers');
  await page
    .getByLabel(/^Description of tag/)
    .last()
    .fill('From source to mouth');
  await press(button('Save tags'));
  await page.getByText('Saved', { exact: true }).waitFor();

  await toChecklist();
  for (const step of ['Name the site', 'Add a logo', 'Choose colors', 'Choose tags'])
    await isDone(step);
  await press(link('Connect feeds'));
  for (const name of Object.keys(papers)) {
    await page.getByLabel('URL', { exact: true }).fill(`http://${name}.feeds.test/feed.xml`);
    await press(button('Connect the feed'));
    await page.getByText(`All about ${name} is connected.`).first().waitFor();
  }

  await toChecklist();
  await isDone('Add content');
  await press(button('Open the site'));
  await isDone('Open the site');
  const { page: reader } = await browsing.open();
  await reader.goto(browsing.url('default', '/'));
  await reader
    .getByText(papers.rivers[0] ?? '')
    .first()
    .waitFor();
  expect(await reader.title()).toContain('The Estuary');

  // A subscriber, and the digest.
  await press(link('Subscribe yourself'));
  const form = page.getByRole('region', { name: 'Subscribe' });
  await form.waitFor();
  // The form fills in the address once it is hydrated and the session is verified.
  await expect.poll(() => form.getByLabel('Email Address').inputValue()).toBe(email);
  await press(form.getByRole('button', { name: /^(?:Subscribe|Get Started)$/ }));
  // The code of the account confirmed the address.
  await page.getByText('Successfully Subscribed!').waitFor();
  await press(page.locator('header').getByRole('link', { name: 'Admin', exact: true }));
  await press(link('Send the first digest'));
  await press(button('Draft the daily issue'));
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  await press(button('Send or schedule…'));
  await page.getByLabel('Number of readers').fill('1');
  await press(button('Send'));
  const digest = await mailbox.newest(email, /hemp|arches|cranes|Pilots|Loire|Beavers/);
  expect(digest.raw).toContain('List-Unsubscribe');

  // The domain is the last, because the email above was read at the old one.
  await toChecklist();
  await isDone('Send the first digest');
  await press(link('Use your own domain'));
  await page.getByLabel('Custom hosts').fill('estuary.example.org');
  await press(button('Save hosts'));
  await page.getByText('Saved', { exact: true }).waitFor();
  await press(link('Overview'));
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor();
  await expect.poll(() => steps.count()).toBe(0);

  const minutes = (Date.now() - began) / 60_000;
  console.info(`first run: ${clicks} clicks, ${minutes.toFixed(1)} minutes`);
  expect(clicks).toBeLessThanOrEqual(limit.clicks);
  expect(minutes).toBeLessThanOrEqual(limit.minutes);
  await context.close();
}, 180_000);
