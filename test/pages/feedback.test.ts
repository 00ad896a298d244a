import { expect, it } from 'vitest';
import { feedbackToken, fullFeedbackToken } from '../../server/domain/subscriptions/tokens.ts';
import { languages } from '../../shared/newsletter/languages.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { readHtml, getText } from '../support/html.ts';
import { expectOwnPage, useMailedLinkPages } from '../support/mailed-link-pages.ts';

const { t, subscription, stored, mailsTo, get, post } = await useMailedLinkPages();
const story = await t.make.post({ site: 'nontrivial', title: 'How Denmark builds', tags: [] });

it('changes the preferences with a button, without JavaScript', async () => {
  const row = await subscription();
  const path = `/subscriptions/more/${fullFeedbackToken(t.deps, row, story.id)}`;
  const page = await get('nontrivial', path);
  await expectOwnPage(page, 200);
  expect(readHtml(page.text).text('h1')).toBe('More like this');
  expect((await stored(row))?.customPrompt).toBe(row.customPrompt);
  const sent = await post('nontrivial', path, { action: 'choose', subject: 'Denmark' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}?done=saved`]);
  expect((await stored(row))?.customPrompt).toContain('about Denmark');
  const after = await get('nontrivial', sent.headers.location as string);
  await expectOwnPage(after, 200);
  expect(after.text).toContain('about Denmark');
  expect(readHtml(after.text).hrefs('main a').join(' ')).toContain('/manage-subscription?token=');
});

it('emails a link to the same page by the link of a digest', async () => {
  const row = await subscription('nontrivial', { customPrompt: 'about zanzibar' });
  const path = `/subscriptions/less/${feedbackToken(t.deps, row, story.id)}`;
  const page = await get('nontrivial', path);
  await expectOwnPage(page, 200);
  expect(page.text).not.toContain('zanzibar');
  expect(readHtml(page.text).text('main')).toContain('To see or change your own words');
  const sent = await post('nontrivial', path, { action: 'owner-link' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}?done=resent`]);
  const after = await get('nontrivial', sent.headers.location as string);
  expect(readHtml(after.text).text('main')).toContain('We’ve sent you a new link.');
  const [mail] = await mailsTo(row);
  const url = /\/subscriptions\/less\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const full = await get('nontrivial', url);
  await expectOwnPage(full, 200);
  expect(readHtml(full.text).text('main')).toContain('about zanzibar');
  await post('nontrivial', url, { action: 'choose', subject: 'Denmark' }).expect(303);
  expect((await stored(row))?.customPrompt).toBe('about zanzibar; without Denmark');
});

it('shows the limit when the preferences would be too long', async () => {
  const customPrompt = `${'please '.repeat(140)}about rivers`;
  const row = await subscription('nontrivial', { customPrompt });
  const path = `/subscriptions/less/${fullFeedbackToken(t.deps, row, story.id)}`;
  const sent = await post('nontrivial', path, { action: 'choose', subject: 'Denmark' });
  expect(sent.status).toBe(422);
  expect(sent.text).toContain('more than 1000 characters');
  expect((await stored(row))?.customPrompt).toBe(customPrompt);
});

it.each(languages.map(({ code }) => code))(
  'is in the language of the reader (%s)',
  async (code) => {
    const row = await subscription('nontrivial', { language: code });
    const { manage } = await loadPack(code);
    const page = await get(
      'nontrivial',
      `/subscriptions/less/${feedbackToken(t.deps, row, story.id)}`,
    );
    expect(readHtml(page.text).all('h1').map(getText)).toEqual([manage.less]);
  },
);

it('is missing for a wrong token', async () => {
  await expectOwnPage(await get('nontrivial', '/subscriptions/more/wrong'), 404);
});
