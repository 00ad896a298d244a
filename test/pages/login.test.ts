import { expect, it } from 'vitest';
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
    expect(page.attribute('main input[name="email"]', 'autocomplete')).toBe('email');
    expect(page.text('main noscript')).toContain('needs JavaScript');
    // The form is disabled without script, so that no email gets into a URL.
    expect(page.all('main button[disabled]')).toHaveLength(1);
    expect(page.attribute('main form', 'method')).toBe('post');
    expect(await htmlErrors(response.text)).toEqual([]);
  },
);

it.each(pages)('$path of $site ignores `next` and the caller', async ({ site, path }) => {
  const { text } = await t.on(site).get(path);
  const state = JSON.parse(readHtml(text).text('#state')) as { queries: { queries: unknown[] } };
  expect(state.queries.queries).toEqual([]);
  const timeless = (html: string) => html.replace(/"now":\d+/, '');
  const other = await t
    .on(site)
    .get(`${path}?next=//evil.example`)
    .set({ Authorization: 'Bearer x', Cookie: 'a=b' });
  expect(timeless(other.text)).toBe(timeless(text));
});
