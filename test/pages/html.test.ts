import { expect, it } from 'vitest';
import { htmlErrors } from '../support/html-errors.ts';
import { makeAllKinds } from '../support/page-kinds.ts';
import { createTestApp } from '../support/test-app.ts';
import { downDatabase, variantOf } from '../support/variant.ts';

const t = await createTestApp();
const kinds = await makeAllKinds(t);
const outage = await variantOf(t, { db: await downDatabase(t) });
const defect = () => Promise.reject(new TypeError('a defect'));
const broken = await variantOf(t, {}, (real) => (request, signal) => real({ ...request, api: defect }, signal));
const late = await variantOf(t, {}, () => () => Promise.reject(new Error('no page at all')));

it('the validator finds what is wrong', async () => {
  const wrong = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div>x</div></p></body></html>';
  expect(await htmlErrors(wrong)).not.toEqual([]);
});

it.each(kinds)('$name on $site ($status) is valid HTML', async ({ site, path }) => {
  expect(await htmlErrors((await t.on(site).get(path)).text)).toEqual([]);
});

it.each(kinds.filter(({ site }) => site === 'statecraft'))('$name is valid HTML while the database is down', async ({ site, path }) => {
  expect(await htmlErrors((await outage.on(site).get(path)).text)).toEqual([]);
});

it('the error screen is valid HTML', async () => {
  const response = await broken.on('default').get('/');
  expect(response.status).toBe(500);
  expect(await htmlErrors(response.text)).toEqual([]);
});

it.each([
  ['a page that failed altogether', '/', 'nontrivial', 500],
  ['an address that is none', '/%ff', 'nontrivial', 400],
  ['a page on an unknown host that failed altogether', '/', 'unknown.test', 500],
])('%s is valid HTML', async (_name, path, host, status) => {
  const response = await late.on(host).get(path);
  expect(response.status).toBe(status);
  expect(await htmlErrors(response.text)).toEqual([]);
});
