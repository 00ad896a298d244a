import { expect, it } from 'vitest';
import { loginProviders } from '../../server/db/schema.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { getAttribute, readHtml, getText } from '../support/html.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();
const pages = siteIds.flatMap((site) => [
  { site, path: '/login', title: 'Log in', fields: ['email'] },
  { site, path: '/signup', title: 'Sign up', fields: ['username', 'name', 'email'] },
]);

it.each(pages)(
  '$path of $site serves a neutral form without indexing',
  async ({ site, path, title, fields }) => {
    const response = await t.on(site).get(path);
    expect(response.status).toBe(200);
    expect(response.headers['set-cookie']).toBeUndefined();
    const page = readHtml(response.text);
    expect(page.text('h1')).toBe(title);
    expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(page.hrefs('link[rel="canonical"]')).toEqual([]);
    expect(page.all('main input').map((input) => getAttribute(input, 'name'))).toEqual(fields);
    for (const input of page.all('main input')) {
      expect(
        page
          .all('main label')
          .some(
            (label) =>
              getAttribute(label, 'for') === getAttribute(input, 'id') && getText(label) !== '',
          ),
      ).toBe(true);
      expect(getAttribute(input, 'value') ?? '').toBe('');
    }
    expect(page.attribute('main input[name="email"]', 'autocomplete')).toMatch(/^email\b/);
    // One button waits for the script, the other one is for browsers without script.
    expect(page.text('main form noscript button')).toBe('Email me a code');
    const buttons = page.all('main form > button');
    expect(buttons.length).toBeGreaterThan(0);
    expect(page.all('main form > button[disabled]')).toHaveLength(buttons.length);
    for (const form of page.all('main form')) expect(getAttribute(form, 'method')).toBe('post');
    expect(await htmlErrors(response.text)).toEqual([]);
  },
);

it.each(pages)('$path of $site ignores `next` and the caller', async ({ site, path }) => {
  const { text } = await t.on(site).get(path);
  expect(readHtml(text).state.queries.map(([key]) => key)).toEqual([['login-providers']]);
  const timeless = (html: string) => html.replace(/"now":\d+/, '');
  const other = await t
    .on(site)
    .get(`${path}?next=//evil.example`)
    .set({ Authorization: 'Bearer x', Cookie: 'a=b' });
  expect(timeless(other.text)).toBe(timeless(text));
});

it('links to login providers without JavaScript', async () => {
  await t.deps.db.insert(loginProviders).values({
    siteId: 'nontrivial',
    id: 'company',
    kind: 'oidc',
    label: 'Company',
    issuer: 'https://login.invalid',
    clientId: 'client',
    clientSecret: 'none',
    isOn: true,
    trustsAddresses: false,
    createdAt: new Date(),
  });
  for (const path of ['/login', '/signup']) {
    const { text } = await t.on('nontrivial').get(path);
    expect(new Set(readHtml(text).hrefs('main li a'))).toEqual(
      new Set(['/api/auth/providers/company/start']),
    );
    expect(text).toContain('Continue with Company');
    expect(await htmlErrors(text)).toEqual([]);
  }
});

it('never stores or indexes the page of a callback', async () => {
  const { status, headers } = await t.on('nontrivial').get('/login/callback/company?code=x');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex') as string,
  });
  expect((await t.on('nontrivial').get('/login/nowhere')).status).toBe(404);
});
