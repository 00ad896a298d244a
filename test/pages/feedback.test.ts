import { expect, it } from 'vitest';
import { fullFeedbackToken } from '../../server/domain/subscriptions/tokens.ts';
import { languages } from '../../shared/newsletter/languages.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { readHtml, getText } from '../support/html.ts';
import { expectOwnPage, useMailedLinkPages } from '../support/mailed-link-pages.ts';

const { t, subscription, stored, get, post } = await useMailedLinkPages();
const story = await t.make.post({ site: 'nontrivial', title: 'How Denmark builds', tags: [] });

it('changes the preferences with a button, without JavaScript', async () => {
  const row = await subscription();
  const path = `/subscriptions/more/${fullFeedbackToken(t.deps, row, story.id)}`;
  const page = await get('nontrivial', path);
  await expectOwnPage(page, 200);
  expect(readHtml(page.text).text('h1')).toBe('More like this');
  expect((await stored(row))?.preferences).toEqual(row.preferences);
  const sent = await post('nontrivial', path, { action: 'choose', subject: 'Denmark' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}?done=saved`]);
  expect((await stored(row))?.preferences?.topics).toEqual(['Denmark']);
  const after = await get('nontrivial', sent.headers.location as string);
  await expectOwnPage(after, 200);
  expect(after.text).toContain('About Denmark');
  expect(readHtml(after.text).hrefs('main a').join(' ')).toContain('/manage-subscription?token=');
});

it.each(languages.map(({ code }) => code))(
  'is in the language of the reader (%s)',
  async (code) => {
    const row = await subscription('nontrivial', { language: code });
    const { manage } = await loadPack(code);
    const page = await get(
      'nontrivial',
      `/subscriptions/less/${fullFeedbackToken(t.deps, row, story.id)}`,
    );
    expect(readHtml(page.text).all('h1').map(getText)).toEqual([manage.less]);
  },
);

it('is missing for a wrong token', async () => {
  await expectOwnPage(await get('nontrivial', '/subscriptions/more/wrong'), 404);
});
