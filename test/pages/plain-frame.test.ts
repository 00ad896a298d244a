import { expect, it } from 'vitest';
import { readHtml } from '../support/html.ts';
import { fromSite } from '../support/members.ts';
import { createTestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const broken = await createVariant(t, {}, () => () => Promise.reject(new Error('a defect')));

it.each([
  ['a malformed address', () => t.on('statecraft').get('/%ff'), 400],
  [
    'a form that is too large',
    () =>
      t
        .on('statecraft')
        .post('/newsletter')
        .set(fromSite('statecraft'))
        .type('form')
        .send({ email: 'a'.repeat(70_000) }),
    413,
  ],
  ['a defect', () => broken.on('statecraft').get('/'), 500],
  ['the API reference', () => t.on('statecraft').get('/api/docs'), 200],
  ['the administration without script', () => t.on('statecraft').get('/admin'), 200],
] as const)('%s has the frame and the styles of the site', async (_name, request, status) => {
  const response = await request();
  expect(response.status).toBe(status);
  const page = readHtml(response.text);
  expect(page.text('header.masthead a[href="/"]')).toBe('Statecraft');
  expect(page.hrefs('header.masthead nav a')).toEqual([
    '/hot',
    '/new',
    '/top',
    '/search',
    '/newsletter',
  ]);
  expect(page.hrefs('footer.colophon a')).toContain('/privacy');
  expect(page.all('main')).toHaveLength(1);
  const sheets = page.hrefs('link[rel="stylesheet"]');
  const texts = await Promise.all(
    sheets.map(async (href) => (await t.on('statecraft').get(href).expect(200)).text),
  );
  for (const rule of ['.plain-frame', '--max-width:', 'box-sizing'])
    expect(texts.some((css) => css.includes(rule))).toBe(true);
});
