import { createPublicKey, verify } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { comments, pushMessages, pushSubscriptions } from '../../server/db/schema.ts';
import { sendDuePushes } from '../../server/domain/comments/push-messages.ts';
import { createDocumentPoster } from '../../server/infra/fetch/safe-fetch.ts';
import { vapidKeys } from '../../server/infra/push/vapid-keys.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { setUpInbox, type Member } from '../support/inbox-calls.ts';
import { createBrowser, startPushService } from '../support/push-service.ts';
import { addSubscription } from '../support/subscriptions.ts';

const fixture = await setUpInbox();
const { t, db, ada, grace, readUser, createComment } = fixture;
const service = await startPushService();
afterAll(() => service.stop());

const post = createDocumentPoster({
  allowsIp: () => true,
  allowsPort: () => true,
  timeoutMs: 500,
});
const run = (minutes = 0, deps = t.deps) =>
  sendDuePushes(
    { ...deps, clock: { now: () => new Date(deps.clock.now().getTime() + minutes * 60_000) } },
    { post },
  );
const known = 'https://updates.push.services.mozilla.com/wpush/v2/';
const subscribe = (member: Member, body: object) => member.send('put', '/api/push', body);

let count = 0;
/** Subscribes by the API, then moves the endpoint to the service of this test. */
async function addBrowser(member: Member) {
  const browser = createBrowser();
  const path = `browser${(count += 1)}`;
  const reply = await subscribe(member, { endpoint: known + path, ...browser.keys });
  expect(reply.status, reply.text).toBe(200);
  await db
    .update(pushSubscriptions)
    .set({ endpoint: service.url(path) })
    .where(eq(pushSubscriptions.endpoint, known + path));
  return browser;
}

beforeEach(async () => {
  await db.delete(pushSubscriptions);
  service.requests.length = 0;
  service.answers.length = 0;
});

describe('a push message', () => {
  it('is encrypted for the browser, with title and link', async () => {
    const { decrypt } = await addBrowser(ada);
    const comment = await createComment(grace, 'Secret words');
    expect(await run()).toBe(1);
    expect(await run(60)).toBe(0);
    const [request, ...others] = service.requests;
    expect(others).toEqual([]);
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(request?.body.toString('latin1')).not.toContain('Grace');
    expect(JSON.parse(decrypt(request?.body ?? Buffer.alloc(0)))).toEqual({
      title: 'Grace commented on “On & on”',
      url:
        `https://nontrivial.example/post/${fixture.post.slug}` +
        `?root=${comment.id}#c-${comment.id}`,
      tag: expect.any(String) as string,
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('is signed with the key that the browser knows', async () => {
    await addBrowser(ada);
    await createComment(grace, 'Words');
    await run();
    const header = service.requests[0]?.headers.authorization ?? '';
    const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header) ?? [];
    expect(key).toBe(vapidKeys(t.deps.secrets)[0]?.publicKey);
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const [head, claims, signature = ''] = jwt.split('.');
    const ieee = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', signed, ieee, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: new URL(service.url('')).origin,
      sub: 'https://nontrivial.example/',
    });
  });

  it('is in the language of the member', async () => {
    const { decrypt } = await addBrowser(ada);
    await addSubscription(t, 'nontrivial', { email: ada.email, language: 'ar' });
    await createComment(grace, 'Words');
    await run();
    expect(JSON.parse(decrypt(service.requests[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
      title: 'علّق Grace على «\u2068On & on\u2069»',
      lang: 'ar',
      dir: 'rtl',
    });
  });

  it('is not sent about deleted or hidden comments', async () => {
    await addBrowser(ada);
    const deleted = await createComment(grace, 'Deleted');
    await grace.send('delete', `/api/comments/${deleted.id}`);
    const hidden = await createComment(grace, 'Hidden');
    await db.update(comments).set({ isHidden: true }).where(eq(comments.id, hidden.id));
    expect(await run()).toBe(0);
    expect(service.requests).toEqual([]);
    expect(await db.$count(pushMessages)).toBe(0);
  });

  it('is sent without the title of a deleted post', async () => {
    const comment = await createComment(grace, 'First');
    const { decrypt } = await addBrowser(grace);
    await ada.send('delete', `/api/posts/${fixture.post.id}`);
    const reply = await createComment(fixture.linus, 'A reply', comment.id);
    expect(await run()).toBe(1);
    expect(JSON.parse(decrypt(service.requests[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
      title: 'Linus_T replied to your comment on “[deleted]”',
      url: `https://nontrivial.example/post/${fixture.post.id}?root=${reply.id}#c-${reply.id}`,
    });
  });

  it('is sent once by processes at the same time', async () => {
    await addBrowser(ada);
    await createComment(grace, 'Words');
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(service.requests).toHaveLength(1);
  });

  it('is sent while the previous secret key is known', async () => {
    await addBrowser(ada);
    const keys = ['k'.repeat(32), ...t.deps.secrets.keys];
    await createComment(grace, 'One');
    expect(await run(0, { ...t.deps, secrets: createSecrets(keys) })).toBe(1);
    await createComment(grace, 'Two');
    expect(await run(0, { ...t.deps, secrets: createSecrets(keys.slice(0, 1)) })).toBe(0);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that returns %i ends the subscription', async (status) => {
    await addBrowser(ada);
    await createComment(grace, 'Words');
    service.answers.push({ status });
    expect(await run()).toBe(0);
    expect(await db.$count(pushSubscriptions)).toBe(0);
    expect(await db.$count(pushMessages)).toBe(0);
  });

  it('that returns 429 is asked again after its pause', async () => {
    await addBrowser(ada);
    await createComment(grace, 'Words');
    service.answers.push({ status: 429, headers: { 'Retry-After': '600' } });
    expect([await run(), await run(9)]).toEqual([0, 0]);
    expect(service.requests).toHaveLength(1);
    expect(await run(11)).toBe(1);
    expect(await db.$count(pushMessages)).toBe(0);
  });

  it('that does not answer is asked five times', async () => {
    await addBrowser(ada);
    await createComment(grace, 'Words');
    service.answers.push('hang', { status: 500 }, { status: 503 }, { status: 502 }, 'hang');
    let minutes = 0;
    for (let i = 0; i < 7; i += 1) {
      expect(await run(minutes)).toBe(0);
      minutes += 90;
    }
    expect(service.requests).toHaveLength(5);
    expect(await db.$count(pushMessages)).toBe(0);
    expect(await db.$count(pushSubscriptions)).toBe(1);
  });

  it('is not followed to another address', async () => {
    await addBrowser(ada);
    await createComment(grace, 'Words');
    service.answers.push({ status: 307, headers: { Location: service.url('elsewhere') } });
    await run();
    expect(service.requests).toHaveLength(1);
  });
});

describe('a subscription', () => {
  const { keys } = createBrowser();

  it.each([
    'http://updates.push.services.mozilla.com/x',
    'https://127.0.0.1/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://updates.push.services.mozilla.com:8443/x',
    'https://me@fcm.googleapis.com/x',
    'nothing',
  ])('to %s is rejected', async (endpoint) => {
    const reply = await subscribe(ada, { endpoint, ...keys });
    expect(reply.status).toBe(400);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });

  it('ends on request, at logout and with another session', async () => {
    const read = async () =>
      ((await ada.agent.get('/api/push').set(ada.bearer)).body as { subscribed: boolean })
        .subscribed;
    await subscribe(ada, { endpoint: `${known}one`, ...keys });
    await subscribe(ada, { endpoint: `${known}two`, ...keys });
    expect([await read(), await db.$count(pushSubscriptions)]).toEqual([true, 1]);
    await subscribe(grace, { endpoint: `${known}two`, ...keys });
    expect([await read(), await db.$count(pushSubscriptions)]).toEqual([false, 1]);
    await subscribe(ada, { endpoint: `${known}one`, ...keys });
    expect((await ada.send('delete', '/api/push')).body).toEqual({ subscribed: false });
    expect(await read()).toBe(false);
    await db.execute(sql`delete from sessions where user_id = ${(await readUser(grace)).id}`);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });
});
