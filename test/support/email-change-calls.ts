import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { failedLogins, rateLimits, users } from '../../server/db/schema.ts';
import { caller, type Caller } from './api-clients.ts';
import { createTestApp } from './test-app.ts';

export const alterCode = (code: string | null) =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Starts an application with a new member before each test. */
export async function setUpEmailChange() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  let me: Caller;
  let count = 0;
  const createEmail = () => `new${(count += 1)}@mail.example`;
  beforeEach(async () => {
    await db.delete(failedLogins);
    await db.delete(rateLimits);
    me = await caller(t, 'nontrivial');
  });

  const ask = (email: string, actor = me) => actor.call('PUT', '/api/account/email', { email });
  const verify = (otp: string | null, actor = me) =>
    actor.call('POST', '/api/account/email/verify', { otp: otp ?? '' });
  const readEmail = async (actor = me) =>
    (
      await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, actor.user?.id ?? ''))
    )[0]?.email;
  const getOldEmail = (actor = me) => actor.user?.email ?? '';
  return {
    t,
    db,
    get me() {
      return me;
    },
    createEmail,
    ask,
    verify,
    readEmail,
    getOldEmail,
  };
}
