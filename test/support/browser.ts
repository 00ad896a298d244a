import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';

/** Chromium without windows. Takes two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium or Chrome, or the download of Playwright. */
export function findBrowser(mayBeShell = true): string | undefined {
  return [
    process.env.CHROME_PATH,
    ...(mayBeShell ? [shell] : []),
    ...installed,
    chromium.executablePath(),
  ].find((file) => file && existsSync(file));
}

/** Flags to run as any user, headless and without background requests. */
export const browserArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requiredBrowser(), args: browserArgs });
}

/** A browser that draws text alike on every machine. The shell draws it in another way. */
export async function launchBrowserForPictures(): Promise<Browser> {
  return chromium.launch({
    executablePath: requiredBrowser(false),
    args: [...browserArgs, '--font-render-hinting=none', '--disable-lcd-text'],
  });
}

/** A browser for tools with a debugging port. `profile` is its own folder. */
export async function startBareBrowser(
  profile: string,
  args: readonly string[] = [],
): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(
    requiredBrowser(),
    [
      ...browserArgs,
      ...args,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('error', reject);
    void exited.then(([code]) =>
      reject(new Error(`the browser ended with ${String(code)} before it listened: ${output}`)),
    );
  });
  return {
    port,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

function requiredBrowser(mayBeShell = true): string {
  const file = findBrowser(mayBeShell);
  if (!file)
    throw new Error(
      'No browser was found. Install Chromium (Debian: apt-get install chromium) and run again.',
    );
  return file;
}

/**
 * A page that records console errors and warnings, uncaught errors and failed requests in
 * `complaints`.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; complaints: string[]; requests: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return { page, context, complaints, requests };
}
