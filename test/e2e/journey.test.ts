import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { expectStatus, startBrowsing } from '../support/browsing.ts';
import { isFullRun } from '../support/full-run.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { SiteId } from '../support/sites.ts';

// The complete path of a member, with mail through an SMTP server.
const mailbox = await startMailbox();
const browsing = startBrowsing({ fresh: isFullRun, env: { SMTP_URL: mailbox.url } });

/** The input device of the reader: mouse, keyboard or touch. */
type Hand = {
  press(page: Page, target: Locator): Promise<void>;
  write(page: Page, target: Locator, text: string): Promise<void>;
};

const mouse: Hand = {
  press: (_page, target) => target.click(),
  write: (_page, target, text) => target.fill(text),
};
const finger: Hand = { press: (_page, target) => target.tap(), write: mouse.write };

/** Presses Tab until the element has focus, with a limit for one page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'visible' });
  const there = () =>
    target.evaluate(
      (element) =>
        element === document.activeElement ||
        (element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          document.activeElement?.getAttribute('name') === element.name),
    );
  for (let i = 0; i < 250; i += 1) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}
const keyboard: Hand = {
  async press(page, target) {
    await tabTo(page, target);
    const kind = await target.evaluate((element) =>
      `${element.nodeName} ${(element as HTMLInputElement).type ?? ''}`.toLowerCase(),
    );
    await page.keyboard.press(/checkbox|radio/.test(kind) ? 'Space' : 'Enter');
  },
  async write(page, target, text) {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
};

const codeIn = (subject: string) => /^\d{6}/.exec(subject)?.[0] ?? '';
const codeFor = async (email: string) => codeIn((await mailbox.newest(email, /^\d{6}\b/)).subject);

async function walk(site: SiteId, name: string, hand: Hand, page: Page): Promise<void> {
  const url = (path: string) => browsing.url(site, path);
  const email = `${name.toLowerCase()}@mail.example`;
  const press = (target: Locator) => hand.press(page, target);
  const write = (target: Locator, text: string) => hand.write(page, target, text);
  const button = (label: string | RegExp, exact = true) =>
    page.getByRole('button', { name: label, exact });
  const region = (label: string) => page.getByRole('region', { name: label, exact: true });

  // Sign up, with the code from the email.
  await page.goto(url('/signup'));
  await write(page.getByLabel('Username'), name);
  await write(page.getByLabel('Name', { exact: true }), `The reader ${name}`);
  await write(page.getByLabel('Email address'), email);
  await press(button('Email me a code'));
  await page.locator('#otp').waitFor();
  await write(page.getByLabel('Code'), await codeFor(email));
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/'));
  await page.locator('header').getByRole('link', { name: 'Submit' }).waitFor();

  // Submit a link.
  const link = `https://journey.example/${name}`;
  await press(page.locator('header').getByRole('link', { name: 'Submit' }));
  await page.waitForURL(url('/submit'));
  await write(page.getByLabel('URL'), link);
  await write(page.getByLabel('Title'), `What ${name} found`);
  await press(button('Publish'));
  await page.waitForURL(/\/post\/what-/);
  await expectStatus(page, 'Post published');
  const ownPath = new URL(page.url()).pathname;

  // A duplicate link: the warning links to the existing post.
  await page.goto(url(`/submit?url=${encodeURIComponent(`${link}/?utm_source=x`)}&title=Again`));
  await page.getByLabel('URL').waitFor();
  expect(await page.getByText('Already shared').count()).toBe(0);
  await write(page.getByLabel('Title'), 'Again, in other words');
  await page.keyboard.press('Tab');
  await press(page.getByRole('link', { name: 'Go to the discussion' }).first());
  await page.waitForURL(url(ownPath));

  // Comment, and answer oneself.
  await write(page.getByRole('textbox', { name: 'Write a comment' }), 'What I *think* of it.');
  await press(button('Post comment'));
  await expectStatus(page, 'Comment posted');
  await press(button(/^Reply – /, false).first());
  await write(page.getByRole('textbox', { name: `Reply to ${name}` }), 'And an answer to that.');
  await press(button('Reply'));
  await page.getByText('And an answer to that.').waitFor();
  expect(await page.locator('article em').first().innerText()).toBe('think');

  // Votes for a post of another user and undoes it.
  await page.goto(url('/top'));
  const row = page
    .locator('#posts > li')
    .filter({ hasNot: page.locator(`a[href="/u/${name}"]`) })
    .first();
  const up = row.getByRole('button', { name: /^Upvote/ });
  const points = async () => Number((await row.locator('.points').innerText()).replace(/\D/g, ''));
  await up.waitFor();
  const before = await points();
  await press(up);
  await expectStatus(page, /^Upvoted, /);
  expect(await up.getAttribute('aria-pressed')).toBe('true');
  expect(await points()).toBe(before + 1);
  await press(up);
  await expectStatus(page, /^Vote removed/);
  expect(await points()).toBe(before);

  // Saves it and follows its author.
  const author = (await row.locator('a[href^="/u/"]').getAttribute('href')) ?? '';
  await press(row.locator('a[href^="/post/"]').last());
  await page.waitForURL(/\/post\//);
  await press(button(/^Save – /, false));
  await expectStatus(page, /^Saved$/);
  await page.goto(url(author));
  const follow = button(`Follow ${author.slice('/u/'.length)}`);
  // The button shows the wish at once, and the next page would end a request in progress.
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/follow') && response.request().method() !== 'GET',
  );
  await press(follow);
  await button(`Following ${author.slice('/u/'.length)}`).waitFor();
  expect((await stored).ok()).toBe(true);
  await page.goto(url('/?feed=following'));
  await page.locator(`#posts a[href="${author}"]`).first().waitFor();

  // Creates an API key and calls the API with it.
  await page.goto(url('/api-keys'));
  await write(page.getByLabel('Name', { exact: true }), 'My program');
  await press(page.getByRole('checkbox', { name: /^Write/ }));
  await press(button('Create key'));
  const secret = await page.getByLabel('Key', { exact: true }).inputValue();
  await press(button('Done'));
  const program = (key: string) =>
    supertest(`http://127.0.0.1:${browsing.program.port}`)
      .post('/api/posts')
      .set({ Host: `${site}.localhost:${browsing.program.port}`, Authorization: `Bearer ${key}` })
      .send({ title: `Posted by a program of ${name}`, text: 'By key.' });
  expect((await program(secret)).status).toBe(201);

  // Changes the email: the code goes to the new one, a notice to the old one.
  const other = `new.${email}`;
  await page.goto(url('/settings'));
  const address = region('Email');
  await write(address.getByLabel('New email address'), other);
  await press(address.getByRole('button', { name: 'Email me a code' }));
  await write(address.getByLabel('Code'), await codeFor(other));
  await press(address.getByRole('button', { name: 'Change email address' }));
  await address.getByText(other).waitFor();
  await mailbox.newest(email, /email address was changed/);
  // Keys end with the address.
  expect((await program(secret)).status).toBe(401);

  // Log out and in again.
  await press(button('Account'));
  await press(page.locator('header').getByRole('button', { name: 'Logout' }));
  await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
  await page.goto(url('/login'));
  await write(page.getByLabel('Email address'), other);
  await press(button('Email me a code'));
  await page.locator('#otp').waitFor();
  await write(page.getByLabel('Code'), await codeFor(other));
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/'));

  // Everything about oneself, as a file.
  await page.goto(url('/settings#data'));
  const download = page.waitForEvent('download');
  await press(button('Download my data'));
  const file = readFileSync(await (await download).path(), 'utf8');
  for (const part of [
    other,
    `What ${name} found`,
    'What I *think* of it.',
    `Posted by a program of ${name}`,
  ])
    expect(file).toContain(part);
  expect(file).not.toContain(secret);

  // Deletes the account and undoes it.
  await write(region('Delete account').getByLabel('Your username'), name);
  await press(button('Delete my account'));
  await press(button('Cancel deletion'));
  await expectStatus(page, 'Deletion canceled.');
}

// Other tests use the mouse.
it.runIf(isFullRun)('completes with a mouse on nontrivial', { timeout: 120_000 }, async () => {
  const { page } = await browsing.open({
    acceptDownloads: true,
    allow: [/^error: Failed to load resource: the server responded with a status of 409/],
  });
  await walk('nontrivial', 'Mouser', mouse, page);
});

it('completes with the keyboard alone on statecraft', { timeout: 240_000 }, async () => {
  const { page } = await browsing.open({ acceptDownloads: true });
  await walk('statecraft', 'Keyser', keyboard, page);
});

it.runIf(isFullRun)(
  'completes by touch on a phone on nontrivial',
  { timeout: 120_000 },
  async () => {
    const { page } = await browsing.open({
      acceptDownloads: true,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await walk('nontrivial', 'Fingal', finger, page);
  },
);
