import { expect, it, vi } from 'vitest';
import { deleteAccountsJob } from '../../server/jobs/delete-accounts.ts';
import { codeMailedTo, fromSite, joinSite } from '../support/members.ts';
import { ask, exchange, request, serve } from '../support/sockets.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const port = await serve(t.app);

type Line = {
  level: string;
  time: string;
  msg: string;
  requestId: string;
  site: string;
  method: string;
  route: string;
  status: number;
  ms: number;
};
const requestLines = () => t.log.filter(({ msg }) => msg === 'request') as Line[];

/** Waits for the log line of a request, which may follow the reply. */
async function findLine(reply: { headers: { [name: string]: unknown } }): Promise<Line> {
  const id = reply.headers['x-request-id'];
  return vi.waitFor(() => {
    const lines = requestLines().filter(({ requestId }) => requestId === id);
    expect(lines, 'one line for one request').toHaveLength(1);
    return lines[0] as Line;
  });
}

it('logs no personal data of a reader', async () => {
  const canary = 'Canary';
  const before = t.log.length;
  const user = await t.make.user('nontrivial', {
    username: `${canary}User`,
    name: `${canary} Name`,
  });
  const post = await t.make.post({
    by: user,
    title: `${canary} title`,
    url: null,
    text: `${canary} text`,
  });
  await t.make.comment(post, { by: user, text: `${canary} comment` });
  const headers = {
    Host: 'nontrivial.example',
    'User-Agent': `${canary}Agent`,
    Cookie: `session=${canary}`,
    Authorization: `Bearer ${canary}`,
    Referer: `https://${canary}.example/`,
    'X-Forwarded-For': '203.0.113.77',
    'X-Real-IP': '203.0.113.77',
    Forwarded: 'for=203.0.113.77',
    'X-Request-Id': canary,
    'X-Tenant-ID': canary,
    'Accept-Language': canary,
    Origin: `https://${canary}.example`,
    'If-None-Match': `"${canary}"`,
  };
  const paths = [
    `/?token=${canary}`,
    `/${canary}`,
    `/${canary}/${canary}`,
    `/post/${post.slug}`,
    `/post/${canary}-${post.id}`,
    `/u/${user.username}`,
    `/new?cursor=${canary}`,
    `/${canary}%zz`,
    `/${canary}/`,
    `/%00${canary}`,
    `/${canary}${'a'.repeat(9_000)}`,
    `/api/posts/${post.slug}`,
    `/api/posts/${post.id}/comments?root=${canary}`,
    `/api/users/${user.username}/comments`,
    `/api/posts?token=${canary}`,
    `/api/posts?cursor=${canary}`,
    `/api/posts?${canary}=1`,
    `/api/${canary}`,
    `/api/pages/${canary}`,
    `/assets/${canary}.js`,
    `//${canary}.test/`,
  ];
  for (const path of paths) await findLine(await ask(port, path, { headers }));
  await findLine(await ask(port, '/', { headers: { ...headers, Host: `${canary}.test` } }));
  await exchange(port, request(`GET /${canary} HTTP/1.1`, `X-${canary}: \0`));
  const text = JSON.stringify(t.log.slice(before));
  expect(text).not.toMatch(new RegExp(canary, 'i'));
  expect(text).not.toContain('203.0.113.77');
  expect(text).not.toContain('127.0.0.1');
});

it('logs no personal data of a member', async () => {
  const before = t.log.length;
  const me = await joinSite(t, 'nontrivial', {
    username: 'Canary_Member',
    email: 'canary-member@mail.example',
  });
  const secrets: string[] = [me.token];
  const send = async (
    method: 'post' | 'put' | 'delete',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const reply = await me.send(method, path, body).set(headers);
    await findLine(reply);
    return reply.body as Record<string, string>;
  };
  const proof = await me.agent
    .post('/api/csrf/token')
    .set({ ...fromSite('nontrivial'), ...me.bearer });
  secrets.push(
    (proof.body as { token: string }).token,
    String(proof.headers['set-cookie']).split(';')[0]?.split('=')[1] ?? '',
  );
  const post = await send(
    'post',
    '/api/posts',
    { title: 'Canary title', text: 'Canary words' },
    { 'Idempotency-Key': 'canary-of-a-key' },
  );
  await send(
    'post',
    '/api/posts',
    { title: 'Canary title', text: 'Canary words' },
    { 'Idempotency-Key': 'canary-of-a-key' },
  );
  await send(
    'post',
    '/api/posts',
    { title: 'Another canary', text: 'Canary words' },
    { 'Idempotency-Key': 'canary-of-a-key' },
  );
  await send(
    'post',
    '/api/posts',
    { title: 'Canary title', text: 'Canary words' },
    { 'Idempotency-Key': `canary${'x'.repeat(100)}` },
  );
  await send('post', `/api/posts/${post.id}/comments`, { text: 'Canary comment' });
  await send('put', '/api/users/profile', {
    name: 'Canary Name',
    about: 'Canary about',
    website: 'https://canary.example',
  });
  const { secret = '' } = await send('post', '/api/api-keys', {
    name: 'Canary key',
    scopes: ['read'],
  });
  secrets.push(secret);
  const key = { Authorization: `Bearer ${secret}` };
  for (const path of ['/api/saved', '/api/account', '/api/posts/canary-abc'])
    await findLine(await t.on('nontrivial').get(path).set(key));
  await findLine(
    await t
      .on('nontrivial')
      .post('/api/posts')
      .set(key)
      .send({ title: 'Canary title', text: 'Canary words' }),
  );
  await send('put', '/api/account/email', { email: 'canary-next@mail.example' });
  const code = (await codeMailedTo(t, 'nontrivial', 'canary-next@mail.example')) ?? '';
  await send('post', '/api/account/email/verify', { otp: code === '000000' ? '000001' : '000000' });
  await send('post', '/api/account/email/verify', { otp: code });
  await findLine(await t.on('nontrivial').get('/api/account/export').set(me.bearer));
  await findLine(await t.on('nontrivial').get('/api/sessions').set(me.bearer));
  await send('delete', '/api/sessions/canary-session');
  await send('delete', '/api/api-keys/canary-key');
  await send('delete', '/api/account', { username: 'Canary_other', posts: 'keep' });
  await send('delete', '/api/account', { username: me.username, posts: 'delete' });
  await t.deps.db.execute(
    `update users set deletion_scheduled_at = now() where deletion_scheduled_at is not null`,
  );
  expect(await deleteAccountsJob(t.deps, new AbortController().signal)).toEqual({ deleted: 1 });
  const text = JSON.stringify(t.log.slice(before));
  expect(text).not.toMatch(/canary/i);
  expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(4);
  for (const secret of [...secrets, `"${code}"`]) expect(text).not.toContain(secret);
});
