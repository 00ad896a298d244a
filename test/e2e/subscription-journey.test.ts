import type { Page } from 'playwright';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { hydrated, startBrowsing } from '../support/browsing.ts';
import { isFullRun } from '../support/full-run.ts';
import { startMailbox, type Received } from '../support/mailbox.ts';
import type { SiteId } from '../support/sites.ts';

// The complete path of a subscriber, with mail through an SMTP server.
const mailbox = await startMailbox();
const browsing = startBrowsing({ env: { SMTP_URL: mailbox.url } });

/** Decodes the soft line breaks of quoted-printable. */
const readable = ({ raw }: Received) =>
  raw.replaceAll('\r\n', '\n').replace(/=\n/g, '').replaceAll('=3D', '=');
/** Maps a URL in an email to this machine. */
const linkIn = (mail: Received, site: SiteId, path: RegExp): string => {
  const found = new RegExp(`https://${site}\\.example(${path.source})`).exec(readable(mail))?.[1];
  if (found === undefined) throw new Error(`no link ${path.source} in ${readable(mail)}`);
  return browsing.url(site, found);
};
const press = (page: Page, name: string | RegExp) =>
  Promise.all([
    page.waitForEvent('load'),
    page.locator('main').getByRole('button', { name }).click(),
  ]);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

let attempt = 0;

it.each(
  (
    [
      ['nontrivial', 'Nontrivial'],
      ['statecraft', 'Statecraft'],
    ] as const
  ).slice(isFullRun ? 0 : 1),
)(
  'subscribes, confirms, edits, links and unsubscribes on %s',
  async (site, name) => {
    // A retry is a new reader.
    attempt += 1;
    const username = `Reader_${attempt}`;
    const email = `${username}@${site}.mail.example`.toLowerCase();
    const { page } = await browsing.open({ modal: true });

    // The modal comes by itself, and takes the address.
    await page.goto(browsing.url(site, '/'));
    await hydrated(page);
    const modal = page.getByRole('dialog', { name: `Stay Informed with ${name}` });
    await modal.waitFor();
    await modal.getByLabel('Email Address').fill(email);
    await modal.getByLabel('Weekly').check();
    await modal
      .getByRole('textbox', { name: 'Personalize Your Summary' })
      .fill('In plain words, about energy');
    // A form sent faster needs a proof of work, which the API requests with a 429.
    await page.waitForTimeout(900);
    await modal.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('heading', { name: 'Check Your Email!' }).waitFor();
    expect(await stored(page, 'has_subscribed')).toBe('true');

    // Scanners open the link, then the reader does.
    const request = await mailbox.newest(email, /Confirm your subscription/);
    const verify = linkIn(request, site, /\/subscriptions\/verify\/[\w.-]+/);
    const agent = supertest(`http://127.0.0.1:${browsing.program.port}`);
    const { pathname } = new URL(verify);
    for (let i = 0; i < 20; i += 1)
      await agent[i % 2 === 0 ? 'head' : 'get'](pathname)
        .set('Host', `${site}.localhost`)
        .expect(200);
    await page.goto(verify);
    await page.getByText('In plain words, about energy').waitFor();
    await press(page, 'Confirm subscription');
    await page.getByText('Your subscription is confirmed').first().waitFor();

    // The welcome has the way to the preferences.
    const welcome = await mailbox.newest(email, /^Welcome to/);
    const manage = linkIn(welcome, site, /\/manage-subscription\?token=[\w.-]+/);
    await page.goto(manage);
    await page.getByLabel('Daily').check();
    await page.getByLabel('Time zone').fill('Asia/Tokyo');
    await page.getByLabel('Delivery time').selectOption('6');
    await press(page, 'Save');
    await page.goto(manage);
    expect([
      await page.getByLabel('Daily').isChecked(),
      await page.getByLabel('Time zone').inputValue(),
      await page.getByLabel('Delivery time').inputValue(),
    ]).toEqual([true, 'Asia/Tokyo', '6']);

    // The subscription is linked to an account with another email.
    const member = `member-${attempt}@${site}.mail.example`;
    await page.goto(browsing.url(site, '/signup'));
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Name', { exact: true }).fill('Reader One');
    await page.getByLabel('Email address').fill(member);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.locator('#otp').waitFor();
    const { subject } = await mailbox.newest(member, /^\d{6}\b/);
    await page.getByLabel('Code').fill(subject.slice(0, 6));
    await page.keyboard.press('Enter');
    await page.waitForURL(browsing.url(site, '/'));
    await page.goto(manage);
    await press(page, 'Email me a link');
    const ownerMail = await mailbox.newest(email, /Email preferences$/);
    await page.goto(linkIn(ownerMail, site, /\/manage-subscription\?token=[\w.-]+/));
    await page.getByRole('button', { name: 'Link to my account' }).click();
    await page.locator('main').getByText(`Linked to your account ${username}`).waitFor();

    // One-click unsubscription sends no cookie, token or origin.
    const oneClick =
      /^List-Unsubscribe: <https:\/\/[^/]+(\/[^>]+)>/im.exec(
        readable(welcome).replace(/\n[ \t]+/g, ' '),
      )?.[1] ?? '';
    expect(oneClick).toMatch(/^\/api\/subscriptions\/unsubscribe\//);
    const reply = await agent
      .post(oneClick)
      .set('Host', `${site}.localhost`)
      .type('form')
      .send({ 'List-Unsubscribe': 'One-Click' });
    expect(reply.status).toBe(200);
    await page.goto(manage);
    await page.getByText('We won’t send the digest to').waitFor();

    // Undone, and left for good on the page.
    await press(page, 'Undo');
    const leave = linkIn(welcome, site, /\/subscriptions\/unsubscribe\/[\w.-]+/);
    await page.goto(leave);
    await press(page, 'Unsubscribe');
    await page.getByText('You’ve unsubscribed').first().waitFor();
  },
  60_000,
);
