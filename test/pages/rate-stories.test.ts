import { expect, it } from 'vitest';
import { feedbackToken } from '../../server/domain/subscriptions/tokens.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { readHtml, getText } from '../support/html.ts';
import { addIssue } from '../support/issues.ts';
import { expectError } from '../support/error-replies.ts';
import { expectOwnPage, useMailedLinkPages } from '../support/mailed-link-pages.ts';

const { t, subscription, mailsTo, get, post } = await useMailedLinkPages();
const story = await t.make.post({ site: 'nontrivial', title: 'How Denmark builds', tags: [] });
const { variantId } = await addIssue(t, 'nontrivial', '2026-11-20', [story]);

it('leads from an email to the feedback on each of its posts', async () => {
  const row = await subscription('nontrivial', { customPrompt: 'about zanzibar' });
  const path = `/subscriptions/rate/${feedbackToken(t.deps, row, variantId)}`;
  const page = await get('nontrivial', path);
  await expectOwnPage(page, 200);
  expect(readHtml(page.text).text('h1')).toBe('Rate today’s stories');
  expect(readHtml(page.text).all('main li p').map(getText)).toEqual(['How Denmark builds']);
  expect(page.text).not.toContain('zanzibar');
  const sent = await post('nontrivial', path, { action: 'owner-link' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${path}?done=resent`]);
  const [mail] = await mailsTo(row);
  const url = /\/subscriptions\/rate\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const full = await get('nontrivial', url);
  await expectOwnPage(full, 200);
  const links = readHtml(full.text).hrefs('main li a');
  expect(links.map((link) => link.split('/')[2])).toEqual(['more', 'less']);
  const less = await get('nontrivial', links[1] ?? '');
  await expectOwnPage(less, 200);
  expect(readHtml(less.text).text('main')).toContain('How Denmark builds');
});

it('is in the language of the reader', async () => {
  const row = await subscription('nontrivial', { language: 'ar' });
  const { mail } = await loadPack('ar');
  const token = feedbackToken(t.deps, row, variantId);
  const page = await get('nontrivial', `/subscriptions/rate/${token}`);
  expect(readHtml(page.text).text('h1')).toBe(mail.digest.rate.daily);
});

it('is missing for a wrong token', async () => {
  await expectOwnPage(await get('nontrivial', '/subscriptions/rate/wrong'), 404);
  expectError(await t.on('nontrivial').get('/api/subscriptions/stories/wrong'), 'not_found');
});
