import { expect, it } from 'vitest';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const german = await loadTranslate('de');

const readError = async (headers: Record<string, string>) => {
  const reply = await t.on('nontrivial').get('/api/posts/doesnotexist').set(headers);
  expect(reply.headers['cache-control']).toBe('no-store');
  return (reply.body as { error: string }).error;
};

it('answers errors in the language of the calling page', async () => {
  expect(await readError({ 'Accept-Language': 'de' })).toBe(german('The post was not found.'));
});

it.each(['', 'de-DE,de;q=0.9', 'xx'])(
  'answers programs in English, also with “%s”',
  async (asked) => {
    expect(await readError(asked === '' ? {} : { 'Accept-Language': asked })).toBe(
      'The post was not found.',
    );
  },
);

it('keeps problems with fields in English, for the form', async () => {
  const reply = await t.on('nontrivial').get('/api/posts?limit=many').set('Accept-Language', 'de');
  const { fields } = reply.body as { fields: { field: string; message: string }[] };
  expect(fields).toEqual([{ field: 'limit', message: expect.any(String) as string }]);
  expect(fields[0]?.message).toMatch(/^must be /);
});
