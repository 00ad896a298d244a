import { afterEach, beforeEach, expect } from 'vitest';
import type { MemberRecord } from '#shared/contract/admin-members.ts';
import { auditLog, outbox, rateLimits } from '../../server/db/schema.ts';
import { caller, type Caller } from './api-clients.ts';
import { wrongPostCounters } from './post-counters.ts';
import { createTestApp } from './test-app.ts';

export const getError = ({ body }: { body: unknown }) => (body as { error: string }).error;
export const getUsername = ({ user }: Caller) => user?.username ?? '';

/** Starts an application with staff and checks counters after each test. */
export async function setUpMemberAdmin() {
  const t = await createTestApp({
    config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) },
  });
  const { db } = t.deps;
  const [mod, admin, platform] = [
    await caller(t, 'nontrivial', { role: 'moderator', username: 'Moira' }),
    await caller(t, 'nontrivial', { role: 'admin', username: 'Adam' }),
    await caller(t, 'nontrivial', { email: 'platform@mail.example', username: 'Petra' }),
  ];
  let me: Caller;
  beforeEach(async () => {
    for (const table of [rateLimits, auditLog, outbox]) await db.delete(table);
    me = await caller(t, 'nontrivial');
  });
  afterEach(async () => expect(await wrongPostCounters(db)).toEqual([]));
  const readMember = async (username: string, actor = mod) =>
    (await actor.call('GET', `/api/admin/users/${username}`)).body as MemberRecord;
  const readLog = async () =>
    (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(
      ({ action, userId, actorId, reason, isPublic }) => ({
        action,
        userId,
        actorId,
        reason,
        told: isPublic,
      }),
    );
  return {
    t,
    db,
    mod,
    admin,
    platform,
    get me() {
      return me;
    },
    readMember,
    readLog,
  };
}
