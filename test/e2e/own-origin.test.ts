import { chromium, type Page } from 'playwright';
import { expect, it } from 'vitest';
import { afterFile } from '../support/after-file.ts';
import { browserArgs, findBrowser, openPage } from '../support/browser.ts';
import { hydrated, settled } from '../support/browsing.ts';
import { startMailbox } from '../support/mailbox.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start } from '../support/programs.ts';
import { createTcpProxy } from '../support/tcp-proxy.ts';

// Own names resolve to this machine, as in an internal network without TLS.
const mailbox = await startMailbox();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArgs, '--host-resolver-rules=MAP *.example.org 127.0.0.1'],
});
afterFile(() => browser.close());

/** Signs up with the mailed code and saves a profile. */
async function writeAsNewMember(page: Page, origin: string, username: string): Promise<void> {
  const email = `${username}@mail.example`;
  await page.goto(`${origin}/signup`);
  await hydrated(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Name', { exact: true }).fill(username);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = /^\d{6}/.exec((await mailbox.newest(email, /^\d{6}\b/)).subject)?.[0] ?? '';
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/`);
  await page.goto(`${origin}/settings`);
  await hydrated(page);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('About').fill(`Writes from ${origin}`);
  await profile.getByRole('button', { name: 'Save' }).click();
  await profile.getByText('Saved', { exact: true }).waitFor();
  await settled(page);
}

it('lets members write over plain HTTP on an odd port', async () => {
  const program = await start({
    env: {
      ...production,
      TRUSTED_PROXIES: '0',
      SMTP_URL: mailbox.url,
      SITE_HOSTS: 'nontrivial=ai.example.org',
      DATABASE_URL: (await ownDatabase()).url,
    },
  });
  const { page, requests, complaints } = await openPage(browser);
  await writeAsNewMember(page, `http://ai.example.org:${program.port}`, 'plain');
  expect(requests.some((line) => line.includes('http://api.ai.example.org:'))).toBe(true);
  // Chromium notes on each page that it isolates pages of HTTPS only.
  expect(complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});

it('lets members write through the published port of a container', async () => {
  const program = await start({
    env: { SMTP_URL: mailbox.url, DATABASE_URL: (await ownDatabase()).url },
  });
  const published = await createTcpProxy({ host: '127.0.0.1', port: program.port });
  afterFile(() => published.close());
  const { page, complaints } = await openPage(browser);
  await writeAsNewMember(page, `http://nontrivial.localhost:${published.port}`, 'published');
  expect(complaints).toEqual([]);
});
