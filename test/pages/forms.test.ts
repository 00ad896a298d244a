import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { Site } from '../../server/context.ts';
import { comments, postVotes, posts, reports, users } from '../../server/db/schema.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { readHtml } from '../support/html.ts';
import { codeMailedTo, fromSite } from '../support/members.ts';
import { createTestApp, hosts } from '../support/test-app.ts';

const t = await createTestApp({ config: { pageCacheBytes: 5_000_000 } });
const { db } = t.deps;
const site = 'nontrivial';
type Browser = ReturnType<typeof t.on>;
let people = 0;

/** Hidden fields of the first form of a page. They are the same in all of them. */
const hidden = (html: string) => {
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  return { token: valueOf('token') ?? '', once: valueOf('once') ?? '' };
};
/** Sends the form of a page with its hidden fields. */
async function send(browser: Browser, path: string, fields: Record<string, string>) {
  const page = await browser.get(path).expect(200);
  return browser
    .post(path)
    .set(fromSite(site))
    .type('form')
    .send({ ...hidden(page.text), ...fields });
}

async function signUp(): Promise<{ browser: Browser; username: string; email: string }> {
  people += 1;
  const username = `Plain_${people}`;
  const email = `plain${people}@mail.example`;
  const browser = t.on(site);
  const sent = await send(browser, '/signup', { username, name: 'Plain', email });
  expect([sent.status, sent.headers.location]).toEqual([303, '/forms/code']);
  const otp = (await codeMailedTo(t, site, email)) ?? '';
  const done = await send(browser, '/forms/code', { otp });
  expect([done.status, done.headers.location]).toEqual([303, '/forms']);
  return { browser, username, email };
}

it('signs up, logs out and logs in again by forms', async () => {
  const { browser, username, email } = await signUp();
  const home = await browser.get('/forms').expect(200);
  expect(readHtml(home.text).text('h1')).toBe(`Logged in as ${username}`);
  expect(home.headers['cache-control']).toBe('private, no-store');
  expect(await htmlErrors(home.text)).toEqual([]);
  const out = await send(browser, '/forms', { action: 'logout' });
  expect([out.status, out.headers.location]).toEqual([303, '/forms']);
  expect((await browser.get('/forms/submit')).headers.location).toBe(
    '/login?next=%2Fforms%2Fsubmit',
  );
  await send(browser, '/login?next=%2Fforms%2Fsubmit', { email }).then((reply) =>
    expect(reply.headers.location).toBe('/forms/code'),
  );
  const otp = (await codeMailedTo(t, site, email)) ?? '';
  const wrong = await send(browser, '/forms/code', { otp: otp === '111111' ? '222222' : '111111' });
  expect(wrong.status).toBe(401);
  expect(readHtml(wrong.text).text('#otp-problem')).toContain('The code is incorrect');
  const cookies = String((await send(browser, '/forms/code', { otp })).headers['set-cookie']);
  expect(cookies).toMatch(/session=[\w-]{43};[^,]*HttpOnly;[^,]*SameSite=Strict/);
  expect((await browser.get('/forms/submit')).status).toBe(200);
});

it('submits once and shows rejected posts with their input', async () => {
  const { browser, username } = await signUp();
  const typed = { url: 'no link', title: '<Title>', text: '', 'tag-none': 'on' };
  const wrong = await send(browser, '/forms/submit', typed);
  expect(wrong.status).toBe(422);
  const page = readHtml(wrong.text);
  expect(page.attribute('#url', 'value')).toBe('no link');
  expect(page.attribute('#title', 'value')).toBe('<Title>');
  expect(page.text('#url-problem')).toContain('URL must be');
  expect(await htmlErrors(wrong.text)).toEqual([]);
  const form = hidden((await browser.get('/forms/submit')).text);
  const link = `https://plain.example/${username}`;
  const body = { ...form, url: link, title: 'A post without script', text: '' };
  const submit = () => browser.post('/forms/submit').set(fromSite(site)).type('form').send(body);
  const first = await submit();
  expect(first.status).toBe(303);
  expect(first.headers.location).toMatch(/^\/post\/a-post-without-script-\w+$/);
  expect((await submit()).headers.location).toBe(first.headers.location);
  expect(await db.$count(posts, eq(posts.url, link))).toBe(1);
  const again = await send(browser, '/forms/submit', { url: link, title: 'The same link' });
  expect(again.status).toBe(409);
  expect(readHtml(again.text).hrefs('[role="alert"] a')).toContain(first.headers.location);
});

it('leads to a comment below a title in another script', async () => {
  const post = await t.make.post({ site });
  const slug = `新闻-${post.id}`;
  await db.update(posts).set({ slug }).where(eq(posts.id, post.id));
  const { browser } = await signUp();
  const commented = await send(browser, `/forms/posts/${post.id}`, {
    action: 'comment',
    text: 'Hm',
  });
  expect(commented.headers.location).toMatch(
    new RegExp(`^/post/${encodeURIComponent(slug)}\\?root=`),
  );
});

it('comments, replies, votes and reports by forms', async () => {
  const post = await t.make.post({ site });
  const { browser, username } = await signUp();
  const path = `/forms/posts/${post.id}`;
  const commented = await send(browser, path, { action: 'comment', text: 'Without script' });
  expect(commented.status).toBe(303);
  const [, parent = ''] = /\?root=(\w+)#c-/.exec(commented.headers.location as string) ?? [];
  const shown = await t.on(site).get(`/post/${post.slug}`);
  expect(shown.text).toContain('Without script');
  expect(shown.text).toContain(`/forms/comments/${parent}`);
  const other = await signUp();
  const reply = await send(other.browser, `/forms/comments/${parent}`, {
    action: 'comment',
    text: 'A reply',
  });
  expect(reply.status).toBe(303);
  expect(await db.$count(comments, eq(comments.parentId, parent))).toBe(1);
  const voted = await send(browser, path, { action: 'vote', vote: '1' });
  expect(voted.headers.location).toBe(`${path}?done=vote`);
  const after = readHtml((await browser.get(voted.headers.location as string)).text);
  expect(after.text('main')).toContain('You voted up.');
  const [member] = await db.select().from(users).where(eq(users.username, username));
  expect(await db.$count(postVotes, eq(postVotes.userId, member?.id ?? ''))).toBeGreaterThan(0);
  const empty = await send(browser, path, { action: 'report', note: 'Only a note' });
  expect(empty.status).toBe(422);
  expect(readHtml(empty.text).attribute('#note', 'value')).toBe('Only a note');
  const reported = await send(browser, path, { action: 'report', reason: 'spam', note: '' });
  expect(reported.headers.location).toBe(`${path}?done=report`);
  expect(await db.$count(reports, eq(reports.postId, post.id))).toBe(1);
});

it('quotes the start of a long text without broken characters', async () => {
  const post = await t.make.post({ site, text: `x${'🦊'.repeat(400)}` });
  const { browser } = await signUp();
  const page = await browser.get(`/forms/posts/${post.id}`).expect(200);
  expect(readHtml(page.text).text('blockquote')).toBe(`x${'🦊'.repeat(249)}…`);
});

it('shows a reply whose parent is gone to copy it', async () => {
  const post = await t.make.post({ site });
  const { browser } = await signUp();
  const path = `/forms/posts/${post.id}`;
  const { headers } = await send(browser, path, { action: 'comment', text: 'A parent' });
  const [, parent = ''] = /\?root=(\w+)#c-/.exec(headers.location as string) ?? [];
  const form = await browser.get(`/forms/comments/${parent}`).expect(200);
  await db.update(comments).set({ isHidden: true }).where(eq(comments.id, parent));
  const reply = await browser
    .post(`/forms/comments/${parent}`)
    .set(fromSite(site))
    .type('form')
    .send({ ...hidden(form.text), action: 'comment', text: 'A long reply' });
  expect(reply.status).toBe(404);
  expect(readHtml(reply.text).text('main')).toContain('A long reply');
});

it('rejects forms of other pages or without a valid token', async () => {
  const post = await t.make.post({ site });
  const { browser } = await signUp();
  const path = `/forms/posts/${post.id}`;
  const form = hidden((await browser.get(path)).text);
  const text = 'Kept text';
  const attempt = (headers: Record<string, string>, fields: object) =>
    browser
      .post(path)
      .set(headers)
      .type('form')
      .send({ ...form, action: 'comment', text, ...fields });
  for (const headers of [
    {},
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `https://evil.${hosts[site]}` },
    { ...fromSite(site), 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    const reply = await attempt(headers as Record<string, string>, {});
    expect(reply.status, JSON.stringify(headers)).toBe(403);
  }
  const other = await signUp();
  const foreign = hidden((await other.browser.get(path)).text).token;
  for (const token of ['', 'x', foreign]) {
    const reply = await attempt(fromSite(site), { token });
    expect(reply.status).toBe(403);
    expect(readHtml(reply.text).text('#text')).toBe(text);
  }
  expect(await db.$count(comments, eq(comments.postId, post.id))).toBe(0);
  const out = await other.browser.post('/forms').set(fromSite(site)).type('form').send({
    action: 'logout',
    token: form.token,
  });
  expect(out.status).toBe(403);
  const stranger = await t.on(site).post(path).set(fromSite(site)).type('form').send({
    action: 'comment',
    text,
  });
  expect([stranger.status, readHtml(stranger.text).text('#text')]).toEqual([401, text]);
});

it('applies bans and the access of the API', async () => {
  const post = await t.make.post({ site });
  const { browser, username } = await signUp();
  await db
    .update(users)
    .set({ bannedUntil: sql`now() + interval '1 day'`, banReason: 'Spam' })
    .where(eq(users.username, username));
  const reply = await send(browser, `/forms/posts/${post.id}`, { action: 'comment', text: 'No' });
  expect(reply.status).toBe(403);
  expect(readHtml(reply.text).text('[role="alert"]')).toContain('Spam');
  expect((await browser.get('/forms/posts/none')).status).toBe(404);
});

it('neither pages nor the API read the session cookie', async () => {
  const post = await t.make.post({ site });
  const { browser } = await signUp();
  for (const path of ['/', '/new', `/post/${post.slug}`, '/login']) {
    const [own, theirs] = [await browser.get(path), await t.on(site).get(path)];
    expect([own.status, theirs.status]).toEqual([200, 200]);
    expect(own.text).toBe(theirs.text);
    expect([own.headers.vary, own.headers['cache-control']]).toEqual([
      'Accept-Encoding',
      'public, max-age=0, must-revalidate',
    ]);
    expect(own.headers['set-cookie']).toBeUndefined();
  }
  expect((await browser.get('/api/auth/verify')).status).toBe(401);
  expect((await t.on('unknown.test').get('/forms')).status).toBe(404);
});

it('leads to the form of a post without JavaScript', async () => {
  const page = readHtml((await t.on(site).get('/submit')).text);
  expect(page.attribute('head noscript meta', 'content')).toBe('0; url=/forms/submit');
});

it('shows a rejected sign-up on its page with what was typed', async () => {
  const found = t.deps.siteRegistry.sites.get(site) as Site;
  const { signup, public: before } = found;
  onTestFinished(() => void Object.assign(found, { signup, public: before }));
  found.signup = { ...signup, mode: 'invitation' };
  found.public = { ...before, signup: { ...before.signup, mode: 'invitation' } };
  const typed = { username: 'x', name: '<Plain>', email: 'plain', invitation: 'none' };
  const reply = await send(t.on(site), '/signup?next=%2Fforms%2Fsubmit', typed);
  expect(reply.status).toBe(422);
  expect(reply.headers['cache-control']).toContain('no-store');
  expect(await htmlErrors(reply.text)).toEqual([]);
  const page = readHtml(reply.text);
  expect(page.attribute('#username', 'value')).toBe('x');
  expect(page.attribute('#name', 'value')).toBe('<Plain>');
  expect(page.text('#username-problem')).toContain('Username must');
  expect(page.text('#email-problem')).toContain('Email address must');
  expect(page.attribute('#invitation', 'value')).toBe('none');
  expect(page.attribute('#invitation', 'aria-required')).toBe('true');
  expect(page.text('label[for="invitation"]')).toBe('Invitation link');
  expect(page.text('#invitation-problem')).toContain('Invitation link must');
  const foreign = await t
    .on(site)
    .post('/signup')
    .set('Origin', 'https://evil.example')
    .type('form')
    .send(typed);
  expect(foreign.status).toBe(403);
});
