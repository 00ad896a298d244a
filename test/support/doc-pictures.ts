/** `npm run pictures`: draws the pictures of the README and of docs/guides/ from demo content. */
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { storageKeys } from '../../shared/storage-keys.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { launchBrowserForPictures } from './browser.ts';
import { startProgram } from './program.ts';
import { until } from './wait-for.ts';

type Person = { name: string; email: string };

const editor = { name: 'Editor', email: 'editor@example.org' };
const guides = 'docs/guides/pictures';
const viewport = { width: 1280, height: 800 };
/** Around the parts that a picture shows. Pixels. */
const margin = 16;
const program = await startProgram({ env: { ADMIN_EMAILS: editor.email, LOG_LEVEL: 'info' } });
await until('the digests are ready', () =>
  program.log.some(({ event, job }) => event === 'job_finished' && job === 'render-digests'),
);
const browser = await launchBrowserForPictures();
try {
  await drawFrontPages(browser);
  await drawAdministration(browser);
} finally {
  await browser.close();
  await program.stop();
}

async function drawFrontPages(on: Browser): Promise<void> {
  for (const [site, colorScheme] of [
    ['nontrivial', 'light'],
    ['statecraft', 'light'],
    ['default', 'dark'],
  ] as const) {
    const context = await createContext(on, { colorScheme });
    await draw(await open(context, url('/', site)), site);
    await context.close();
  }
}

async function drawAdministration(on: Browser): Promise<void> {
  const context = await createContext(on);
  const page = await context.newPage();
  await signUp(context, page, editor);
  await page.goto(url('/admin/sites/nontrivial'));
  await page.getByRole('link', { name: 'Colors' }).click();
  await page.getByText('Preview').first().waitFor();
  await draw(page, 'theme-editor');
  await addPostalAddress(page);
  await importReaders(page);
  await drawIssue(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  const mail = await openMail(context, editor.email, /\[Test\]/);
  await mail.setViewportSize({ width: 640, height: 1000 });
  await draw(mail, 'digest');
  await drawLetter(page);
  await drawModeration(on, page);
  await context.close();
}

async function addPostalAddress(page: Page): Promise<void> {
  await page.goto(url('/admin/mail'));
  await page.getByLabel('Postal address').fill('Nontrivial, 12 Example Street, Springfield');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: false }).first().waitFor();
}

async function importReaders(page: Page): Promise<void> {
  const rows = Array.from(
    { length: 40 },
    (_, i) => `reader${i}@example.com,${i % 3 === 0 ? 'weekly' : 'daily'},Form at the meetup`,
  );
  await page.goto(url('/admin/subscribers/import'));
  await page.locator('input[type="file"]').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['email,frequency,consent', ...rows].join('\n')),
  });
  await page.getByLabel('Rows without a status').selectOption('Subscribed');
  await page.getByLabel('They’ve already agreed').check();
  await page.getByRole('button', { name: `Import ${rows.length} rows` }).click();
  await page.getByText('Import finished').waitFor();
}

/** Follows docs/guides/editing.md. */
async function drawIssue(page: Page): Promise<void> {
  await page.goto(url('/admin/newsletter'));
  const prepare = page.getByRole('button', { name: 'Draft the daily issue' });
  await prepare.waitFor();
  await draw(page, 'upcoming-issues', [
    page.getByRole('heading', { name: 'Upcoming issues' }),
    page.getByRole('button', { name: 'Write a letter' }),
  ]);
  await prepare.click();
  await page.getByRole('button', { name: /^Actions – .*3B/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByLabel('Subject').fill('Leaked thoughts, and a paper on four bits');
  const text = page.locator('.ProseMirror');
  await text.click();
  await page.keyboard.type('## This week at the meetup');
  await page.keyboard.press('Enter');
  await page.keyboard.type('On Thursday we read the paper on four-bit training together.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await draw(page, 'issue-content', [
    page.getByRole('heading', { name: 'Content' }),
    page.getByRole('menu'),
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await page
    .getByRole('button', { name: /^Actions – / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('The best post-mortem of the month.');
  await page.getByRole('button', { name: 'Save issue' }).click();
  await page.getByText('Saved by').waitFor();
  await page.getByTitle('Digest preview').waitFor();
  await draw(page, 'issue');
}

async function drawLetter(page: Page): Promise<void> {
  await page.goto(url('/admin/newsletter'));
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.getByLabel('Subject').fill('Meet us in December');
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('We meet on 10 December, at seven in the evening.');
  await page.getByRole('heading', { name: 'Letter: Meet us in December' }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send or schedule…' }).click();
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Send at').fill(`${inTwoDays}T09:00`);
  await page.getByLabel('Number of readers').fill('40');
  await draw(page, 'schedule-letter', [page.getByRole('dialog')]);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
}

/** Follows docs/guides/moderating.md. */
async function drawModeration(on: Browser, page: Page): Promise<void> {
  await page.goto(url('/admin/moderation/rules'));
  await page.getByLabel('Words', { exact: true }).check();
  await page.getByLabel('Domain or words').fill('giveaway');
  await page.getByRole('button', { name: 'Add the rule' }).click();
  await page.getByText('Is held').waitFor();
  await addPostsToModerate(on);
  await page.goto(url('/admin'));
  await draw(page, 'needs-attention', [
    page.getByRole('heading', { name: 'Needs attention' }),
    page.getByText('the week before').last(),
  ]);
  await page.goto(url('/admin/moderation'));
  await page.getByRole('article').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('h');
  const reason = page.getByRole('form', { name: /^Hide/ });
  await draw(page, 'reports', [page.getByRole('heading', { name: 'Moderation' }), reason]);
  await page.goto(url('/admin/moderation/held'));
  await page.getByRole('article').waitFor();
  await draw(page, 'held', [
    page.getByRole('heading', { name: 'Moderation' }),
    page.getByRole('button', { name: /^Reject/ }),
  ]);
}

/** One that a rule holds, and one that a member reports. */
async function addPostsToModerate(on: Browser): Promise<void> {
  const writing = await createContext(on);
  const writer = await writing.newPage();
  await signUp(writing, writer, { name: 'Tomas', email: 'tomas@example.com' });
  const post = async (title: string, words: string) => {
    await writer.goto(url('/submit'), { waitUntil: 'networkidle' });
    await writer.getByLabel('Title').fill(title);
    await writer.locator('textarea[name="text"]').fill(words);
    await writer.getByRole('button', { name: 'Publish' }).click();
    await writer.waitForURL('**/post/*');
    return writer.url();
  };
  await post('Giveaway: API credits for the first fifty replies', 'We send you a voucher.');
  const reported = await post(
    'Learn prompt writing in a weekend, now 40% off',
    'Our course has twelve videos and a certificate. The discount ends on Sunday.',
  );
  const reporting = await createContext(on);
  const reader = await reporting.newPage();
  await signUp(reporting, reader, { name: 'Ines', email: 'ines@example.net' });
  await reader.goto(reported, { waitUntil: 'networkidle' });
  await reader.getByRole('button', { name: 'More' }).first().click();
  await reader.getByRole('button', { name: 'Report' }).click();
  await reader.getByLabel('Spam').check();
  await reader.getByLabel('Anything else? (optional)').fill('An advertisement for a course.');
  await reader.getByRole('button', { name: 'Report', exact: true }).click();
  await reader.getByText('Reported.').first().waitFor();
  await writing.close();
  await reporting.close();
}

/** Without the subscription modal. */
async function createContext(on: Browser, options: BrowserContextOptions = {}) {
  const context = await on.newContext({ viewport, ...options });
  await context.addInitScript(
    (key) => localStorage.setItem(key, String(Date.now())),
    storageKeys.modalLastShown,
  );
  return context;
}

async function signUp(context: BrowserContext, page: Page, { name, email }: Person): Promise<void> {
  await page.goto(url('/signup'), { waitUntil: 'networkidle' });
  const fields = { name, username: name.toLowerCase(), email };
  for (const [field, value] of Object.entries(fields))
    await page.locator(`main input[name="${field}"]`).fill(value);
  await page.keyboard.press('Enter');
  const field = page.locator('input[autocomplete="one-time-code"]');
  await field.waitFor();
  const mail = await openMail(context, email, /\d{6}/);
  const code = /\b\d{6}\b/.exec(await mail.locator('body').innerText())?.[0] ?? '';
  await mail.close();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Account' }).waitFor();
}

/** Opens the newest email with such a subject as a page of its own, without its envelope. */
async function openMail(context: BrowserContext, to: string, subject: RegExp): Promise<Page> {
  const page = await context.newPage();
  const row = page.locator('li, tr').filter({ hasText: to }).filter({ hasText: subject });
  const link = row.locator('a[href^="/dev/mail/"]').first();
  await until('the mail is there', async () => {
    await page.goto(url('/dev/mail'));
    return (await link.count()) > 0;
  });
  await page.goto(url(`${await link.getAttribute('href')}/html`));
  return page;
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** Draws the visible part of a page for the README, or for a guide the rows with `parts`. */
async function draw(page: Page, name: string, parts?: Locator[]): Promise<void> {
  for (const part of parts ?? []) await part.waitFor();
  if (parts !== undefined) {
    // Nothing sticks to an edge of the window within the picture.
    await page.setViewportSize({ ...viewport, height: 1800 });
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  if (parts === undefined) {
    await page.screenshot({ path: join(projectRoot, `.github/pictures/${name}.png`) });
    return;
  }
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  const bottoms = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  const top = Math.min(...tops) - margin;
  await page.screenshot({
    path: join(projectRoot, guides, `${name}.png`),
    clip: { x: 0, y: top, width: viewport.width, height: Math.max(...bottoms) + margin - top },
  });
  await page.setViewportSize(viewport);
}

function url(path: string, site = 'nontrivial'): string {
  return `http://${site}.localhost:${program.port}${path}`;
}
