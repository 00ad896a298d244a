import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** An installed Chromium or Chrome, or else the one Playwright downloaded. */
export function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH, ...installed, chromium.executablePath()].find((file) => file && existsSync(file));
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found. Install Chromium (Debian: apt-get install chromium) and run again.');
  return chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** A page that remembers every complaint: console errors and warnings, uncaught errors, failed requests. `complaints` must stay empty. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<{ page: Page; context: BrowserContext; complaints: string[]; requests: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return { page, context, complaints, requests };
}
