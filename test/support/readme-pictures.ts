/** `npm run pictures`: draws the pictures of the README from the demo content. */
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { storageKeys } from '../../shared/storage-keys.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { launchBrowserForPictures } from './browser.ts';
import { startProgram } from './program.ts';
import { until } from './wait-for.ts';

const email = 'editor@example.org';
const viewport = { width: 1280, height: 800 };
const program = await startProgram({ env: { ADMIN_EMAILS: email, LOG_LEVEL: 'info' } });
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
  await signUp(context, page);
  await page.goto(url('/admin/sites/nontrivial'));
  await page.getByRole('link', { name: 'Colors' }).click();
  await page.getByText('Preview').first().waitFor();
  await draw(page, 'theme-editor');
  await page.goto(url('/admin/newsletter'));
  await page.getByRole('button', { name: 'Prepare the daily issue' }).click();
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await page.getByRole('button', { name: 'Refresh preview' }).waitFor();
  await draw(page, 'issue');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  const mail = await openMail(context, /\[Test\]/);
  await mail.setViewportSize({ width: 640, height: 1000 });
  await draw(mail, 'digest');
  await context.close();
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

async function signUp(context: BrowserContext, page: Page): Promise<void> {
  await page.goto(url('/signup'), { waitUntil: 'networkidle' });
  for (const [name, value] of Object.entries({ name: 'Editor', username: 'editor', email }))
    await page.locator(`main input[name="${name}"]`).fill(value);
  await page.keyboard.press('Enter');
  const field = page.locator('input[autocomplete="one-time-code"]');
  await field.waitFor();
  const mail = await openMail(context, /\d{6}/);
  const code = /\b\d{6}\b/.exec(await mail.locator('body').innerText())?.[0] ?? '';
  await mail.close();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Opens the newest email with such a subject as a page of its own, without its envelope. */
async function openMail(context: BrowserContext, subject: RegExp): Promise<Page> {
  const page = await context.newPage();
  const link = page.locator('a[href^="/dev/mail/"]').filter({ hasText: subject }).first();
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

async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(projectRoot, `.github/pictures/${name}.png`) });
}

function url(path: string, site = 'nontrivial'): string {
  return `http://${site}.localhost:${program.port}${path}`;
}
