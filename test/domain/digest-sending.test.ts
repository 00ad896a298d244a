import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/durations.ts';
import { digestVariants, follows, outbox, posts, subscriptions } from '../../server/db/schema.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import { resubscribe, unsubscribe } from '../../server/domain/subscriptions/manage.ts';
import { manageToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { ctxOfSite } from '../support/ctx.ts';
import {
  setUpDigestSending,
  listRecipients,
  readHeader,
  minutesYesterday,
} from '../support/digest-mails.ts';
import {
  addReaders,
  addStories,
  selectDigestVariants,
  selectIssueMails,
} from '../support/digests.ts';
import { partsOfMail, type Delivered } from '../support/mail-server.ts';
import { startOfTest } from '../support/test-app.ts';

const { t, db, secrets, prepare, mailServer, wait, listStates } = await setUpDigestSending();

it('sends every reader one complete newsletter mail', async () => {
  const readers = await addReaders(t, 'nontrivial', 23, (i) => ({
    email: `reader${i}@mail.example`,
    language: i % 6 === 0 ? 'ar' : 'en',
  }));
  const issue = await prepare();
  const articles = new Set(
    (await db.select({ url: posts.url }).from(posts)).flatMap(({ url }) =>
      url === null ? [] : new URL(url).origin,
    ),
  );
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(23);
  expect(await send()).toBe(0);
  expect(listRecipients(delivered)).toEqual(readers.map(({ email }) => email).toSorted());
  const rows = await selectIssueMails(t, issue);
  expect(
    rows.every(
      ({ state, attempts, html, sentAt }) =>
        state === 'sent' && attempts === 1 && html === '' && sentAt !== null,
    ),
  ).toBe(true);
  const tokens = readers.map((reader) => ({
    email: reader.email,
    manage: manageToken({ secrets }, reader),
    unsubscribe: unsubscribeToken({ secrets }, reader),
  }));
  for (const mail of delivered) {
    const [to = ''] = mail.to;
    const row = rows.find(({ recipient }) => recipient === to);
    const ownToken = tokens.find(({ email }) => email === to);
    expect(readHeader(mail, 'To')).toEqual([to]);
    expect(readHeader(mail, 'Message-ID')).toEqual([`<${row?.id}@nontrivial.example>`]);
    expect(readHeader(mail, 'List-Id')).toEqual(['"Nontrivial" <digest.nontrivial.example>']);
    expect(readHeader(mail, 'List-Unsubscribe')).toEqual([
      `<https://nontrivial.example/api/subscriptions/unsubscribe/${ownToken?.unsubscribe}>`,
    ]);
    expect(readHeader(mail, 'List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(readHeader(mail, 'Auto-Submitted')).toEqual(['auto-generated']);
    expect(
      ['Date', 'Subject', 'From', 'MIME-Version'].map((name) => readHeader(mail, name).length),
    ).toEqual([1, 1, 1, 1]);
    expect(
      mail.raw.split('\r\n').filter((line) => line.length > 76 && !/^[A-Z][\w-]+:|^ /.test(line)),
    ).toEqual([]);
    const { text, html } = partsOfMail(mail.raw);
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
    for (const part of [text, html]) {
      expect(part).toContain('Lakes and rivers, part 4');
      expect(part).not.toMatch(/[\ue000\ue001\ufffd]|undefined/);
      const [others, mine] = [
        tokens.filter(({ email }) => email !== to),
        [ownToken?.manage ?? '', ownToken?.unsubscribe ?? ''],
      ];
      expect(mine.every((token) => part.includes(token))).toBe(true);
      expect(
        others.some(
          ({ manage, unsubscribe }) => part.includes(manage) || part.includes(unsubscribe),
        ),
      ).toBe(false);
      expect(
        [...part.matchAll(/https?:\/\/[^\s"<]+/g)]
          .map(([link]) => new URL(link).origin)
          .filter((origin) => origin !== 'https://nontrivial.example' && !articles.has(origin)),
      ).toEqual([]);
    }
    // The logo.
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toMatch(/<link|@import|url\(/);
    expect(html.includes('dir="rtl"')).toBe(
      readers.find(({ email }) => email === to)?.language === 'ar',
    );
  }
  expect(JSON.stringify(t.log)).not.toContain('mail.example');
});

it('skips readers who left and follows address changes', async () => {
  const names = ['stays', 'unsubscribes', 'pauses', 'erases', 'moves', 'bounces', 'pending'];
  const readers = await addReaders(t, 'nontrivial', names.length, (i) => ({
    email: `${names[i]}@mail.example`,
  }));
  const issue = await prepare();
  const isReader = (name: string) => eq(subscriptions.id, readers[names.indexOf(name)]?.id ?? '');
  await db
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: startOfTest })
    .where(isReader('unsubscribes'));
  await db
    .update(subscriptions)
    .set({ pausedUntil: new Date(startOfTest.getTime() + hourMs) })
    .where(isReader('pauses'));
  await db.update(subscriptions).set({ email: 'moved@mail.example' }).where(isReader('moves'));
  await db.update(subscriptions).set({ state: 'pending' }).where(isReader('pending'));
  await suppressAddress(db, secrets, 'nontrivial', 'Bounces@mail.example', 'bounce');
  await eraseSubscriptions(db, 'nontrivial', isReader('erases'));
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(2);
  expect(listRecipients(delivered)).toEqual(['moved@mail.example', 'stays@mail.example']);
  expect(await listStates(issue)).toEqual({
    stays: 'sent',
    moved: 'sent',
    unsubscribes: 'failed: unsubscribed',
    pauses: 'failed: paused',
    pending: 'failed: unsubscribed',
    bounces: 'failed: suppressed',
  });
});

it('applies an unsubscription within two seconds', async () => {
  const readers = await addReaders(t, 'nontrivial', 60);
  await prepare();
  // Twenty-five a second.
  const { delivered, send } = await mailServer({
    onRcptTo: (_address, _session, done) => void setTimeout(done, 200),
  });
  const sending = send();
  await expect.poll(() => delivered.length, { timeout: 10_000 }).toBeGreaterThan(0);
  // Hides it in the database without changing queued emails.
  await db
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: startOfTest })
    .where(
      inArray(
        subscriptions.id,
        readers.map(({ id }) => id),
      ),
    );
  const before = delivered.length;
  expect(await sending).toBeLessThan(50);
  expect(delivered.length - before).toBeLessThan(45);
  expect(await db.$count(outbox, sql`${outbox.smtpResponse} = 'unsubscribed'`)).toBe(
    60 - delivered.length,
  );
});

describe('undoing an unsubscription', () => {
  const ctx = ctxOfSite(t, 'nontrivial');
  const addReader = async () => {
    const [reader] = await addReaders(t, 'nontrivial', 1);
    if (!reader) throw new Error('no reader');
    return { reader, token: unsubscribeToken({ secrets }, reader) };
  };

  it('sends the canceled digest, once', async () => {
    const { reader, token } = await addReader();
    const issue = await prepare();
    const { delivered, send } = await mailServer();
    await unsubscribe(ctx, token);
    expect(await send()).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      await unsubscribe(ctx, token);
      await resubscribe(ctx, token);
      await send();
    }
    expect(listRecipients(delivered)).toEqual([reader.email]);
    expect(delivered.flatMap((mail) => readHeader(mail, 'List-Unsubscribe'))).toEqual([
      `<https://nontrivial.example/api/subscriptions/unsubscribe/${token}>`,
    ]);
    expect(Object.values(await listStates(issue))).toEqual(['sent']);
  });

  it('does not send an expired digest', async () => {
    const { token } = await addReader();
    const issue = await prepare();
    const { send } = await mailServer();
    await unsubscribe(ctx, token);
    wait(25 * 60 * minuteMs);
    await resubscribe(ctx, token);
    expect(await send()).toBe(0);
    expect(Object.values(await listStates(issue))).toEqual(['failed: unsubscribed']);
  });
});

it('includes the three best posts of followed members', async () => {
  const [member, followed, other] = [await t.make.user(), await t.make.user(), await t.make.user()];
  await db
    .insert(follows)
    .values({ siteId: 'nontrivial', followerId: member.id, followeeId: followed.id });
  await addReaders(t, 'nontrivial', 2, (i) =>
    i === 0 ? { email: 'member@mail.example', userId: member.id } : {},
  );
  await addStories(
    t,
    followed,
    [1, 2, 3, 4].map((i) => ({
      at: minutesYesterday(i),
      title: `Followed & <b>bold</b> ${i}`,
      url: 'https://same.example/x',
      score: i,
    })),
  );
  await addStories(t, followed, [
    { at: new Date(startOfTest.getTime() - 5 * minuteMs), title: 'Followed today', score: 90 },
    { at: minutesYesterday(), title: 'Followed and hidden', score: 80, isHidden: true },
  ]);
  await addStories(t, other, [
    { at: minutesYesterday(), title: 'Of somebody else', url: 'https://same.example/y', score: 0 },
  ]);
  await prepare();
  const { delivered, send } = await mailServer();
  expect(await send()).toBe(2);
  const memberMail = partsOfMail(
    delivered.find(({ to }) => to[0] === 'member@mail.example')?.raw ?? '',
  );
  const [block = ''] = /From people you follow[\s\S]*?(?=<\/div>)/.exec(memberMail.html) ?? [];
  expect([...block.matchAll(/Followed[^<]*/g)].map(([title]) => title)).toEqual(
    [4, 3, 2].map((i) => `Followed &amp; &lt;b&gt;bold&lt;/b&gt; ${i}`),
  );
  expect(
    [...block.matchAll(/href="([^"]+)"/g)].every(([, href]) =>
      href?.startsWith('https://nontrivial.example/post/'),
    ),
  ).toBe(true);
  expect(memberMail.text).toMatch(
    /From people you follow\n\nFollowed & <b>bold<\/b> 4\nhttps:\/\/nontrivial\.example\/post\//,
  );
  for (const part of [memberMail.html, memberMail.text])
    expect(part).not.toMatch(/Followed today|and hidden/);
  const others = partsOfMail(
    delivered.find(({ to }) => to[0] !== 'member@mail.example')?.raw ?? '',
  );
  expect(`${others.html}${others.text}`).not.toContain('From people you follow');
  expect(others.text).not.toContain('\n\n\n');
});

describe('a change after writing', () => {
  it('removes hidden posts and comments from later emails', async () => {
    await addReaders(t, 'nontrivial', 8);
    const issue = await prepare();
    const first = (
      await db.select().from(posts).where(eq(posts.title, 'Lakes and rivers, part 0'))
    )[0];
    const { delivered, send } = await mailServer();
    expect(await send('others', { limit: 5 })).toBe(5);
    await db
      .update(posts)
      .set({ isHidden: true })
      .where(eq(posts.id, first?.id ?? ''));
    expect(await send()).toBe(0);
    expect(await selectDigestVariants(t, issue)).toMatchObject([{ state: 'waiting' }]);
    expect(await send(), 'nothing goes before it is written anew').toBe(0);
    expect(await renderVariants(t.deps)).toBe(1);
    expect(await send()).toBe(3);
    expect(delivered.map(({ raw }) => partsOfMail(raw).text.includes('part 0'))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(new Set(listRecipients(delivered)).size).toBe(8);
  });

  it('updates a changed title', async () => {
    await addReaders(t, 'nontrivial', 1);
    await prepare();
    wait(minuteMs);
    await db
      .update(posts)
      .set({ title: 'Lakes alone', updatedAt: t.clock.now() })
      .where(eq(posts.title, 'Lakes and rivers, part 0'));
    const { delivered, send } = await mailServer();
    expect(await send()).toBe(0);
    await renderVariants(t.deps);
    expect(await send()).toBe(1);
    expect(readHeader(delivered[0] as Delivered, 'Subject')).toEqual(['Nontrivial: Lakes alone']);
    wait(minuteMs);
    expect(await db.$count(digestVariants, eq(digestVariants.state, 'ready'))).toBe(1);
  });
});
