import { describe, expect, it, onTestFinished } from 'vitest';
import { digestLanguages } from '#shared/paths.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { caller } from '../support/api-clients.ts';
import { getSite } from '../support/digests.ts';
import { fromSite } from '../support/members.ts';
import { readStoredMails } from '../support/stored-mails.ts';
import { addSubscription, subscribeBy } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const site = getSite(t);
const start = (text: string) => text.split(/[{\n]/)[0]?.slice(0, 20) ?? '';

const findMail = async (email: string) =>
  (await readStoredMails(t)).find(({ recipient }) => recipient === email)?.html ?? '';
async function mailCode(email: string) {
  await t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial')).send({ email });
  return findMail(email);
}

describe.each(digestLanguages.filter((code) => code !== 'en'))('a site in %s', (language) => {
  it('mails confirmations and codes in its language', async () => {
    const { theme, t: english } = site;
    site.theme = { ...theme, seo: { ...theme.seo, locale: language } };
    site.t = await loadTranslate(language);
    onTestFinished(() => void Object.assign(site, { theme, t: english }));
    const email = `reader-${language}@mail.example`;
    await subscribeBy(t, 'nontrivial', { email });
    const confirmation = await findMail(email);
    expect(confirmation).toContain((await loadPack(language)).mail.verify.button);
    const member = await t.make.user('nontrivial', { email: `member-${language}@mail.example` });
    const code = await mailCode(member.email ?? '');
    expect(code).toContain(`<html lang="${language}"`);
    expect(code).toContain(start((await loadPack(language)).codes.warning));
  });
});

it('mails codes in the language of the reader', async () => {
  const member = await t.make.user('nontrivial', { email: 'own@mail.example' });
  await addSubscription(t, 'nontrivial', { email: 'own@mail.example', language: 'fr' });
  const code = await mailCode(member.email ?? '');
  expect(code).toContain('<html lang="fr"');
});

it('mails codes in the language that a member chose', async () => {
  const email = 'chosen@mail.example';
  const me = await caller(t, 'nontrivial', { email });
  await addSubscription(t, 'nontrivial', { email, language: 'fr' });
  const reply = await me.call('PATCH', '/api/account', { language: 'de' });
  expect(reply.body).toMatchObject({ language: 'de' });
  expect(await mailCode(email)).toContain('<html lang="de"');
});
