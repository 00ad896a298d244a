import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { outbox, rateLimits, users } from '../../server/db/schema.ts';
import { mailboxOf } from '../../server/db/schema/columns.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { toMailbox } from '../../server/domain/core/email-address.ts';
import {
  filterSuppressed,
  isSuppressed,
  suppressAddress,
} from '../../server/domain/mail/suppressions.ts';
import { createAnonymousCaller } from '../support/api-clients.ts';
import { findSubscription, subscribeBy } from '../support/subscriptions.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db, secrets } = t.deps;
const siteId = 'nontrivial' as const;
beforeEach(async () => void (await db.delete(rateLimits)));

const createName = () => `m${newId().toLowerCase()}`;
const login = (email: string) =>
  createAnonymousCaller(t, siteId).call('POST', '/api/auth/login', { email });
const countMails = (...emails: string[]) => db.$count(outbox, inArray(outbox.recipient, emails));

it.each([
  ['/api/auth/login', {}],
  ['/api/auth/signup', { username: 'wide-reader', name: 'Ann' }],
  ['/api/subscriptions/subscribe', {}],
  ['/api/subscriptions/manage-link', {}],
])('%s rejects an address that changes under NFKC', async (path, more) => {
  for (const email of ['ann@ｍail.test', 'ａnn@mail.test', 'ann@ﬁ.test']) {
    const reply = await createAnonymousCaller(t, siteId).call('POST', path, { ...more, email });
    expect([reply.status, (reply.body as { fields: unknown }).fields]).toEqual([
      400,
      [{ field: 'email', message: 'must not contain full-width or other look-alike characters' }],
    ]);
  }
});

it('stores the domain of a new subscriber in ASCII', async () => {
  const name = createName();
  expect((await subscribeBy(t, siteId, { email: `${name}@bücher.test` })).status).toBe(201);
  expect(await findSubscription(t, siteId, `${name}@xn--bcher-kva.test`)).toBeDefined();
});

describe('mail limits of a mailbox', () => {
  it('count login codes for all tags', async () => {
    const name = createName();
    const [{ count }] = limits.codeMails;
    const emails = Array.from({ length: count + 2 }, (_, i) => `${name}+${i}@mail.test`);
    for (const email of emails) expect((await login(email)).status).toBe(200);
    expect(await countMails(...emails)).toBe(count);
  });

  it('count confirmations for all tags and dots', async () => {
    const name = createName();
    const dotted = `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`;
    const variants = [`${name}@gmail.com`, `${name}+a@gmail.com`, dotted];
    for (const email of variants)
      expect((await subscribeBy(t, siteId, { email })).status).toBe(201);
    expect(await countMails(...variants)).toBe(1);
  });
});

it.each(['ann@mail.test', 'a.b+c+d@gmail.com', '+ann@mail.test', 'a.b+x@mail.test', 'a+b@x.test'])(
  'computes the mailbox of %s as the database does',
  async (email) => {
    const { id } = await t.make.user(siteId, { email });
    const [row] = await db
      .select({ mailbox: mailboxOf(users.email) })
      .from(users)
      .where(and(eq(users.siteId, siteId), eq(users.id, id)));
    expect(row?.mailbox).toBe(toMailbox(email));
  },
);

describe('a suppressed mailbox', () => {
  it('gets nothing at other forms after a complaint', async () => {
    const name = createName();
    await suppressAddress(db, secrets, siteId, `${name}@mail.test`, 'complaint');
    for (const email of [`${name}@mail.test`, `${name}+x@mail.test`, `${name}@ｍail.test`]) {
      expect(await isSuppressed(db, secrets, siteId, email)).toBe(true);
      expect(await filterSuppressed(db, secrets, [{ siteId, address: email }])).toEqual(
        new Set([`${siteId} ${email}`]),
      );
    }
    const both = [`${name}@mail.test`, `${name}+x@mail.test`];
    const found = await filterSuppressed(
      db,
      secrets,
      both.map((address) => ({ siteId, address })),
    );
    expect(found.size).toBe(2);
    expect(await isSuppressed(db, secrets, siteId, `other.${name}@mail.test`)).toBe(false);
  });

  it('still gets mail after a bounce of a tag', async () => {
    const name = createName();
    await suppressAddress(db, secrets, siteId, `${name}+gone@mail.test`, 'bounce');
    expect(await isSuppressed(db, secrets, siteId, `${name}+gone@mail.test`)).toBe(true);
    expect(await isSuppressed(db, secrets, siteId, `${name}@mail.test`)).toBe(false);
  });
});
