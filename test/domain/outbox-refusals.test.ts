import { dayMs, hourMs } from '#shared/durations.ts';
import { renderDeliveries } from '../../server/domain/digests/delivery/render-delivery.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailPauses, outbox, suppressions } from '../../server/db/schema.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import type { Mailer } from '../../server/infra/mail/mailer.ts';
import type { Outcome } from '../../server/infra/mail/outcome.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { sendDueMail } from '../../server/domain/mail/outbox-sender.ts';
import { setUpOutbox, createMailer, addTime, fakeMailer, sent } from '../support/outbox-sending.ts';

const { t, db, clock, log, sites, send, queue, listRows, readOnly } = await setUpOutbox();

it('fails an email that the server rejects permanently', async () => {
  await queue();
  const { got, mailer } = createMailer('permanent', '550 no such mailbox');
  expect(await send(mailer)).toBe(0);
  t.clock.set(addTime(dayMs));
  await send(mailer);
  expect(got).toHaveLength(1);
  expect(await readOnly()).toMatchObject({
    state: 'failed',
    attempts: 1,
    smtpResponse: '550 no such mailbox',
    sentAt: null,
  });
});

describe('a permanently rejected address', () => {
  const bounce: Outcome = { kind: 'permanent', answer: '550 5.1.1 no such user', cause: 'gone' };
  const other = { kind: 'reply', priority: 1, recipient: 'Gone@mail.example' };

  it('gets only login codes from that site', async () => {
    await queue(other);
    expect(await send(fakeMailer(() => bounce).mailer)).toBe(0);
    expect(await readOnly()).toMatchObject({
      state: 'failed',
      attempts: 1,
      smtpResponse: '550 5.1.1 no such user',
    });
    await db.delete(outbox);
    await queue({ ...other, recipient: 'gone@mail.example', kind: 'suppressed' });
    await queue({ recipient: 'gone@mail.example', subject: 'code' });
    await queue({ ...other, recipient: 'here@mail.example', subject: 'another address' });
    await queue({ ...other, siteId: 'statecraft', subject: 'another site' });
    const { got, mailer } = fakeMailer();
    expect(await send(mailer)).toBe(3);
    expect(got.map(({ subject }) => subject).toSorted()).toEqual([
      'another address',
      'another site',
      'code',
    ]);
    expect((await listRows()).find(({ kind }) => kind === 'suppressed')).toMatchObject({
      state: 'failed',
      attempts: 0,
      smtpResponse: 'suppressed',
      sentAt: null,
    });
  });

  it('is stored after codes too, which are always tried', async () => {
    for (let i = 0; i < 2; i += 1) {
      await queue({ recipient: 'gone@mail.example' });
      const { got, mailer } = fakeMailer(() => bounce);
      await send(mailer);
      expect(got).toHaveLength(1);
    }
    await queue(other);
    expect(await send(fakeMailer().mailer)).toBe(0);
  });

  it('is not recorded after temporary or unrelated failures', async () => {
    for (const outcome of [
      { kind: 'temporary', answer: '450 busy' },
      { kind: 'permanent', answer: '550 relay denied', cause: 'policy' },
      { kind: 'uncertain', answer: 'ETIMEDOUT' },
    ] as const) {
      await queue(other);
      await send(fakeMailer(() => outcome).mailer);
    }
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('is stored as a hash under either key', async () => {
    await suppressAddress(
      db,
      createSecrets(['the old key']),
      'nontrivial',
      'Gone@mail.example',
      'bounce',
    );
    await suppressAddress(
      db,
      createSecrets(['the old key']),
      'nontrivial',
      'gone@mail.example',
      'complaint',
    );
    const suppressed = await db.select().from(suppressions);
    expect(suppressed).toMatchObject([{ siteId: 'nontrivial', reason: 'complaint' }]);
    expect(suppressed[0]?.emailHash).toMatch(/^[\w-]{43}$/);
    const sendWith = (keys: string[], mailer: Mailer) =>
      sendDueMail(
        {
          db,
          clock,
          log,
          siteRegistry: sites,
          secrets: createSecrets([...keys, ...t.deps.secrets.keys]),
          mailer,
        },
        { render: renderDeliveries },
      );
    await queue(other);
    expect(await sendWith(['the new key', 'the old key'], fakeMailer().mailer)).toBe(0);
    await queue(other);
    expect(await sendWith(['the new key'], fakeMailer().mailer)).toBe(1);
  });
});

describe('a tenant rejected by policy', () => {
  const other = { kind: 'digest', priority: 2 };
  const createRefusingMailer = () =>
    fakeMailer(({ subject }) =>
      /refused/.test(subject)
        ? { kind: 'permanent', answer: '554 5.7.1 blocked: see our policy' }
        : sent,
    );
  /** Sends emails of which some are refused. */
  const send20 = async (fine: number, refused: number, siteId = 'nontrivial') => {
    for (let i = 0; i < fine; i += 1)
      await queue({ ...other, siteId, recipient: `reader${i}@mail.example`, subject: 'fine' });
    await send(createRefusingMailer().mailer);
    for (let i = 0; i < refused; i += 1)
      await queue({ ...other, siteId, recipient: `refuses${i}@mail.example`, subject: 'refused' });
    await send(createRefusingMailer().mailer);
  };
  const countAlerts = () =>
    t.log.filter(
      ({ level, msg }) => level === 'error' && String(msg).includes('rejected by policy'),
    );
  const addConfirmation = (subject: string, i = 0) =>
    queue({ kind: 'confirm', priority: 1, recipient: `new${i}@mail.example`, subject });
  beforeEach(() => db.delete(mailPauses));

  it('pauses digests for an hour, not codes and confirmations', async () => {
    await send20(19, 2);
    expect(countAlerts()).toEqual([
      expect.objectContaining({ site: 'nontrivial', stream: 'bulk', refused: 2, of: 21 }),
    ]);
    await queue({ ...other, subject: 'fine' });
    await queue({ subject: 'code' });
    await addConfirmation('confirm');
    await queue({ ...other, siteId: 'statecraft', subject: 'fine' });
    const { got, mailer } = fakeMailer();
    expect(await send(mailer)).toBe(3);
    expect(await send(mailer, undefined, undefined, 'others')).toBe(0);
    expect(got.map(({ subject, site }) => `${subject} ${site.name}`).toSorted()).toEqual([
      'code Nontrivial',
      'confirm Nontrivial',
      'fine Statecraft',
    ]);
    t.clock.set(addTime(hourMs));
    await db.update(mailPauses).set({ endsAt: sql`now()` });
    expect(await send(mailer), 'with the two that were refused').toBe(3);
    await queue({ ...other, recipient: 'late@mail.example', subject: 'refused' });
    await send(createRefusingMailer().mailer);
    await queue({ ...other, subject: 'fine' });
    expect(await send(mailer), 'one refusal more is not many').toBe(1);
    expect(countAlerts()).toHaveLength(1);
  });

  it('pauses rejected confirmations apart from digests', async () => {
    for (let i = 0; i < 21; i += 1) await addConfirmation(i < 19 ? 'fine' : 'refused', i);
    await send(createRefusingMailer().mailer);
    expect(countAlerts()).toEqual([expect.objectContaining({ stream: 'transactional' })]);
    await addConfirmation('fine', 50);
    await queue({ subject: 'code' });
    await queue({ ...other, subject: 'fine' });
    const { got, mailer } = fakeMailer();
    await send(mailer);
    expect(got.map(({ subject }) => subject).toSorted()).toEqual(['code', 'fine']);
  });

  it('retries its rejected digests for more than a day', async () => {
    await queue({ ...other, recipient: 'reader@mail.example', subject: 'refused' });
    let hours = 0;
    for (; (await readOnly()).state === 'queued'; hours += 1) {
      t.clock.set(addTime(hours * hourMs));
      await send(createRefusingMailer().mailer);
    }
    expect(hours).toBeGreaterThan(40);
    expect(await readOnly()).toMatchObject({ state: 'failed', attempts: 5 });
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('continues below the thresholds', async () => {
    await send20(19, 1);
    await send20(10, 9, 'statecraft');
    for (let i = 0; i < 10; i += 1)
      await queue({ ...other, siteId: 'default', recipient: `gone${i}@mail.example` });
    for (let i = 0; i < 11; i += 1)
      await queue({ ...other, siteId: 'default', recipient: `full${i}@mail.example` });
    await send(
      fakeMailer(({ recipient }) => ({
        kind: 'permanent',
        answer: /gone/.test(recipient) ? '550 5.1.1 no such user 5540' : '552 5.2.2 mailbox full',
        cause: /gone/.test(recipient) ? 'gone' : 'full',
      })).mailer,
    );
    expect(countAlerts()).toEqual([]);
    for (const siteId of ['nontrivial', 'statecraft', 'default']) await queue({ ...other, siteId });
    expect(await send(fakeMailer().mailer)).toBe(3);
  });
});
