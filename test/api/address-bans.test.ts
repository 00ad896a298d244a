import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { addressBans, users } from '../../server/db/schema.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { deleteAccount, setUpAccountDeletion } from '../support/account-deletion.ts';
import { caller } from '../support/api-clients.ts';
import { codeMailedTo, joinSite } from '../support/members.ts';

const { t, db, elapseWaiting, runDeletions } = await setUpAccountDeletion();
const siteId = 'nontrivial';
const mod = await caller(t, siteId, { role: 'moderator' });

const ban = (username: string, until: string | null = null) =>
  mod.call('POST', `/api/admin/users/${username}/ban`, { until, reason: 'Advertising.' });
const unban = (username: string) =>
  mod.call('POST', `/api/admin/users/${username}/unban`, { reason: 'Enough.' });

type Member = Awaited<ReturnType<typeof joinSite>>;
const write = async ({ send }: Member) =>
  send('post', '/api/posts', { title: 'A post that is written', text: 'Words.' });

/** Returns the error of writing a post, or null. */
async function readRefusal(member: Member): Promise<string | null> {
  const reply = await write(member);
  return reply.status === 201 ? null : (reply.body as { error: string }).error;
}

let count = 0;
/** Joins, is banned, and deletes the account. */
async function addDeletedBanned(until: string | null = null): Promise<string> {
  const email = `banned${(count += 1)}@mail.example`;
  const member = await joinSite(t, siteId, { email, username: `banned${count}` });
  expect((await ban(member.username, until)).status).toBe(200);
  await erase(member);
  return email;
}

async function erase({ username, send }: Member): Promise<void> {
  expect((await send('delete', '/api/account', { username, posts: 'keep' })).status).toBe(200);
  const [row] = await db.select().from(users).where(eq(users.username, username));
  await elapseWaiting({ user: row as { id: string } });
  expect(await runDeletions()).toBe(1);
}

const refused =
  "You can't post or comment here. " +
  'Reason: An earlier account with this email address was banned.';

it('keeps the ban of a deleted account with its address', async () => {
  const email = await addDeletedBanned();
  expect(await readRefusal(await joinSite(t, siteId, { email }))).toBe(refused);
  const other = await joinSite(t, siteId, { email: email.replace('@', '+again@').toUpperCase() });
  expect(await readRefusal(other)).toBe(refused);
  expect(await readRefusal(await joinSite(t, siteId))).toBeNull();
  expect(await readRefusal(await joinSite(t, siteId, { email: `x${email}` }))).toBeNull();
});

it('bans no one on another site', async () => {
  const email = await addDeletedBanned();
  const member = await joinSite(t, 'statecraft', { email });
  const reply = await member.agent.get('/api/auth/verify').set(member.bearer);
  expect(reply.status).toBe(200);
  const [row] = await db.select().from(users).where(eq(users.username, member.username));
  expect(row?.bannedUntil).toBeNull();
});

it('ends with the ban, and is then deleted', async () => {
  const until = new Date(Date.now() + hourMs).toISOString();
  const email = await addDeletedBanned(until);
  const member = await joinSite(t, siteId, { email });
  expect(await readRefusal(member)).toMatch(/ until .* UTC\. Reason: An earlier account/);
  await db.update(addressBans).set({ bannedUntil: sql`now() - interval '1 second'` });
  const later = await joinSite(t, siteId, { email: email.replace('@', '+later@') });
  expect(await readRefusal(later)).toBeNull();
  await purgeExpired(t.deps);
  expect(await db.$count(addressBans)).toBe(0);
});

it('holds no address and no link to the erased account', async () => {
  await db.delete(addressBans);
  const email = await addDeletedBanned();
  const rows = await db.select().from(addressBans);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.userId).toBeNull();
  expect(JSON.stringify(rows)).not.toContain(email.split('@')[0]);
});

it('also keeps a ban made before addresses were banned', async () => {
  const email = 'earlier@mail.example';
  const member = await joinSite(t, siteId, { email });
  await ban(member.username);
  await db.delete(addressBans);
  await erase(member);
  expect(await readRefusal(await joinSite(t, siteId, { email }))).toBe(refused);
});

it('applies to the former address after a change, until unbanned', async () => {
  const email = 'former@mail.example';
  const changed = 'changed@mail.example';
  const member = await joinSite(t, siteId, { email, username: 'changing' });
  await ban(member.username);
  expect((await member.send('put', '/api/account/email', { email: changed })).status).toBe(200);
  const otp = await codeMailedTo(t, siteId, changed);
  expect((await member.send('post', '/api/account/email/verify', { otp })).status).toBe(200);
  for (const again of [email, changed.replace('@', '+2@')])
    expect(await readRefusal(await joinSite(t, siteId, { email: again }))).toBe(refused);
  expect((await unban(member.username)).status).toBe(200);
  for (const again of ['former+3@mail.example', 'changed+3@mail.example'])
    expect(await readRefusal(await joinSite(t, siteId, { email: again }))).toBeNull();
});

it('ends for the address when the new account is unbanned', async () => {
  const email = await addDeletedBanned();
  const member = await joinSite(t, siteId, { email, username: 'forgiven' });
  expect(await readRefusal(member)).toBe(refused);
  expect((await unban(member.username)).status).toBe(200);
  expect(await readRefusal(member)).toBeNull();
  const actor = await caller(t, siteId);
  expect((await deleteAccount(actor)).status).toBe(200);
  const again = await joinSite(t, siteId, { email: email.replace('@', '+again@') });
  expect(await readRefusal(again)).toBeNull();
});
