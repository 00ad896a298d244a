import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { outbox } from '../../server/db/schema.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import {
  decryptMail,
  encryptMail,
  deferredUnsubscribeUrl,
} from '../../server/domain/mail/encrypted-mail.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { codeMailedTo, fromSite } from '../support/members.ts';
import { createMailer, fakeMailer, setUpOutbox } from '../support/outbox-sending.ts';

const { t, db, clock, log, sites, send, queue, readOnly } = await setUpOutbox();
const { secrets } = t.deps;
const unsubscribeUrl = 'https://nontrivial.example/api/subscriptions/unsubscribe/token';

it('stores login codes encrypted', async () => {
  const { email } = await t.make.user('nontrivial', { email: 'ada@mail.example' });
  await t.on('nontrivial').post('/api/auth/login').set(fromSite('nontrivial')).send({ email });
  const code = await codeMailedTo(t, 'nontrivial', email ?? '');
  expect(code).toMatch(/^\d{6}$/);
  const { subject, html, text } = await readOnly();
  for (const stored of [subject, html, text]) {
    expect(stored).toMatch(/^encrypted:[\w-]{60,}$/);
    expect(stored).not.toContain(code);
  }
});

it('stores links encrypted, each time differently', async () => {
  const rows = [1, 2].map(() =>
    encryptMail(secrets, { siteId: 'nontrivial', id: 'a', text: 'Good morning', unsubscribeUrl }),
  );
  expect(JSON.stringify(rows)).not.toMatch(/unsubscribe\/|Good morning/);
  expect(rows[0]?.unsubscribeUrl).not.toBe(rows[1]?.unsubscribeUrl);
});

it.each([
  ['sent', fakeMailer()],
  ['rejected', createMailer('permanent', '550 5.1.1')],
  ['uncertain', createMailer('uncertain', 'ECONNRESET')],
])('transmits the content, and removes it once %s', async (_state, { got, mailer }) => {
  await queue({ kind: 'subscription-link', priority: 1, unsubscribeUrl });
  await send(mailer);
  expect(got).toMatchObject([{ subject: '048213 is your code', text: '048213', unsubscribeUrl }]);
  expect(await readOnly()).toMatchObject({ subject: '', html: '', text: '', unsubscribeUrl: '' });
});

it('keeps the content for another attempt', async () => {
  await queue();
  await send(createMailer('temporary', '451').mailer);
  expect((await readOnly()).text).toMatch(/^encrypted:/);
  t.clock.set(new Date(clock.now().getTime() + hourMs));
  const { got, mailer } = fakeMailer();
  await send(mailer);
  expect(got.map(({ text }) => text)).toEqual(['048213']);
});

it('accepts the previous key, and waits for an unknown one', async () => {
  const sendWith = (keys: readonly string[], { mailer } = fakeMailer()) =>
    sendDueMail(
      { db, clock, log, siteRegistry: sites, secrets: createSecrets(keys), mailer },
      { render: renderDeliveries },
    );
  await queue();
  expect(await sendWith(['a new key', ...secrets.keys])).toBe(1);
  await db.delete(outbox);
  await queue();
  expect(await sendWith(['a new key'])).toBe(0);
  expect(await readOnly()).toMatchObject({ state: 'queued', smtpResponse: 'undecryptable' });
  t.clock.set(new Date(clock.now().getTime() + hourMs));
  expect(await sendWith(secrets.keys)).toBe(1);
});

it('decrypts a text in its own mail only', async () => {
  await queue();
  const { id } = await readOnly();
  await db.update(outbox).set({ id: 'another' }).where(eq(outbox.id, id));
  await send(fakeMailer().mailer);
  expect((await readOnly()).smtpResponse).toBe('undecryptable');
});

it('lets only its keys create an unsubscribe URL later', () => {
  const mail = { siteId: 'nontrivial', id: 'a', unsubscribeUrl: deferredUnsubscribeUrl(secrets) };
  const decryptWith = (keys: readonly string[]) => decryptMail(createSecrets(keys), mail);
  expect(decryptWith(['a new key', ...secrets.keys])).toEqual({ ...mail, unsubscribeUrl: '' });
  expect(decryptWith(['a new key'])).toBeNull();
});
