import { createServer, type RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { sites, type StoredSettings } from '../../server/db/schema.ts';
import { caller } from '../support/api-clients.ts';
import { launchBrowser } from '../support/browser.ts';
import { hydrated } from '../support/browsing.ts';
import { addProvider, startOidcProvider, testServiceFetcher } from '../support/login-provider.ts';
import { codeMailedTo, joinSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';
import { listen } from '../support/web-servers.ts';

let answer: RequestListener = (_req, res) => void res.writeHead(503).end();
const port = await listen(createServer((req, res) => answer(req, res)));
const t = await createTestApp({
  config: { trustedProxies: 1, port, apiPort: null, apiSameOrigin: true },
  serviceFetcher: testServiceFetcher,
});
answer = t.app;
const origin = `http://nontrivial.localhost:${port}`;
let browser: Browser;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;

beforeAll(async () => {
  browser = await launchBrowser();
  provider = await startOidcProvider('company', [`${origin}/login/callback/company`]);
  const staff = await caller(t, 'nontrivial', { role: 'admin' });
  expect((await addProvider(staff, provider)).status).toBe(200);
});
afterAll(() => browser.close());

const open = async (path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin + path);
  await hydrated(page);
  return page;
};

it('signs up by a link and then logs in', async () => {
  provider.state.user = {
    sub: 'ada',
    email: 'ada@company.example',
    email_verified: true,
    name: 'Ada',
  };
  const page = await open('/signup?next=%2Fsettings%23identities');
  await page.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await page.getByLabel('Username').fill('ada-1');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(`${origin}/settings#identities`);
  const section = page.getByRole('region', { name: 'Linked accounts' });
  await section.getByText('ada@company.example').first().waitFor();

  const again = await open('/login?next=%2Fsettings%23identities');
  await again.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await again.waitForURL(`${origin}/settings#identities`);
  await again.getByRole('region', { name: 'Linked accounts' }).waitFor();
});

it('links an account after a login by code', async () => {
  const member = await joinSite(t, 'nontrivial');
  provider.state.user = { sub: 'bo', email: member.email, email_verified: true };
  const page = await open('/login');
  await page.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await hydrated(page);
  await page.evaluate((token) => localStorage.setItem('token', token), member.token);
  await page.goto(`${origin}/login/link`);
  await page.getByText(`to your account ${member.username}?`).waitFor();
  await page.getByRole('button', { name: 'Link it' }).click();
  await page.waitForURL(`${origin}/`);
  const again = await open('/login?next=%2Fsettings');
  await again.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await again.waitForURL(`${origin}/settings`);
});

it('proves an unverified address with a mailed code', async () => {
  const email = 'ed@company.example';
  provider.state.user = { sub: 'ed', email, name: 'Ed' };
  const page = await open('/login?next=%2Fsettings');
  await page.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('incorrect').first().waitFor();
  const code = (await codeMailedTo(t, 'nontrivial', email)) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Username').fill('ed-1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(`${origin}/settings`);
});

it('carries an invitation and an answer through the provider', async () => {
  const store = async (settings: StoredSettings) => {
    await t.deps.db.update(sites).set({ settings }).where(eq(sites.id, 'nontrivial'));
    await t.deps.siteRegistry.reload();
    t.deps.contentVersions.bump('nontrivial');
  };
  onTestFinished(() => store({}));
  const setSignup = (mode: 'invitation' | 'approval') =>
    store({ signup: { mode, inviters: 'members', question: 'What do you build?', domains: [] } });
  await setSignup('invitation');
  const member = await caller(t, 'nontrivial');
  const { body } = await member.call('POST', '/api/invitations', { mostUses: 1, days: 1 });
  provider.state.user = { sub: 'cy', email: 'cy@company.example', email_verified: true };
  const stranger = await open('/signup');
  await stranger.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await stranger.getByText('isn’t linked to an account here yet').waitFor();
  const guest = await open((body as { path: string }).path);
  await guest.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await guest.getByLabel('Username').fill('cy-1');
  await guest.getByLabel('Name', { exact: true }).fill('Cy');
  await guest.getByRole('button', { name: 'Sign up' }).click();
  await guest.waitForURL(`${origin}/`);

  await setSignup('approval');
  provider.state.user = { sub: 'di', email: 'di@company.example', email_verified: true };
  const applicant = await open('/signup');
  await applicant.getByRole('link', { name: 'Continue with Company', exact: true }).click();
  await applicant.getByLabel('Username').fill('di-1');
  await applicant.getByLabel('Name', { exact: true }).fill('Di');
  await applicant.getByRole('button', { name: 'Sign up' }).click();
  await applicant.getByRole('alert').getByText('Answer the question.').waitFor();
  await applicant.getByLabel('What do you build?').fill('Dikes.');
  await applicant.getByRole('button', { name: 'Sign up' }).click();
  await applicant.getByRole('heading', { name: 'Waiting for a moderator' }).waitFor();
});

it('says that a login has expired', async () => {
  const page = await open('/login/callback/company?state=unknown&code=unknown');
  await page.getByText('This login has expired').waitFor();
});
