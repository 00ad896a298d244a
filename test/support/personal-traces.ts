import { and, eq, sql } from 'drizzle-orm';
import {
  articles,
  consents,
  corrections,
  digestVariants,
  images,
  importedAddresses,
  issuePosts,
  issues,
  loginCodes,
  loginFlows,
  oldPaths,
  outbox,
  posts,
  sharingPictures,
  signupApplications,
  subscriptionRequests,
  subscriptions,
  summaries,
  textVersions,
  users,
} from '../../server/db/schema.ts';
import { standardPreferences } from '#shared/newsletter/preferences.ts';
import { purgeExpired } from '../../server/domain/operations/retention.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { givePasskey } from './authenticator.ts';
import { addIdentity } from './identities.ts';
import { createDigestRow } from './mail-rows.ts';
import { codeMailedTo, fromSite, joinSite } from './members.ts';
import type { TestApp } from './test-app.ts';

const siteId = 'nontrivial';

/** Creates a member with data everywhere, mostly by the API. Every text contains `canary`. */
export async function leaveTraces(t: TestApp, canary: string) {
  const { db } = t.deps;
  const name = canary.toLowerCase();
  const other = await joinSite(t, siteId);
  await other.send('patch', '/api/account', {
    notifications: { replies: 'at_once', mentions: 'at_once', threads: 'daily' },
    timeZone: 'Europe/Berlin',
  });
  const [otherRow] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.username, other.username)));
  const theirPost = await t.make.post({ by: otherRow as never });
  const me = await joinSite(t, siteId, { username: `${canary}Me`, email: `${name}@mail.example` });
  const [mine] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.username, me.username)));
  const expectDone = async (
    request: Promise<{ status: number; text: string }>,
    ...statuses: number[]
  ) => {
    const { status, text } = await request;
    if (!(statuses.length > 0 ? statuses : [200, 201]).includes(status))
      throw new Error(`${status} ${text}`);
    return JSON.parse(text) as { id: string };
  };
  await expectDone(
    me.send('put', `/api/me/choices/domain/${canary.toLowerCase()}.example`, { choice: 'mute' }),
  );
  await expectDone(
    me.send('put', '/api/users/profile', {
      name: `${canary} Name`,
      about: `${canary} about`,
      website: `https://${name}.example`,
    }),
  );
  await expectDone(
    me.send('patch', '/api/account', {
      notifications: { replies: 'at_once', mentions: 'at_once', threads: 'daily' },
      timeZone: 'Europe/Berlin',
    }),
  );
  const post = (await expectDone(
    me
      .send('post', '/api/posts', {
        title: `${canary} title`,
        url: `https://${name}.example/post`,
        text: `${canary} text`,
        tags: ['models'],
      })
      .set('Idempotency-Key', `${canary}-key`) as never,
  )) as { id: string; slug: string };
  await db
    .update(posts)
    .set({ canonicalUrl: `${name}.example/canonical` })
    .where(and(eq(posts.siteId, siteId), eq(posts.id, post.id)));
  const hidden = await expectDone(
    me.send('post', '/api/posts', { title: `${canary} hidden`, text: `${canary} hidden text` }),
  );
  await expectDone(me.send('put', `/api/posts/${hidden.id}/visibility`, { is_hidden: true }));
  const deleted = await expectDone(
    me.send('post', '/api/posts', { title: `${canary} deleted`, text: `${canary} deleted text` }),
  );
  await expectDone(me.send('delete', `/api/posts/${deleted.id}`));
  const comment = await expectDone(
    me
      .send('post', `/api/posts/${theirPost.id}/comments`, {
        text: `${canary} comment for @${other.username}`,
      })
      .set('Idempotency-Key', `${canary}-other`) as never,
  );
  await db.insert(textVersions).values({
    siteId,
    id: 'trace',
    userId: mine?.id ?? '',
    postId: post.id,
    title: `${canary} earlier title`,
    url: `https://${name}.example/earlier`,
    text: `${canary} earlier text`,
    renderedText: [`${canary} earlier text`],
    replacedAt: new Date(),
  });
  const userId = mine?.id ?? '';
  await db.insert(importedAddresses).values({ siteId, email: `${name}@earlier.example`, userId });
  await db.insert(oldPaths).values({ siteId, path: `/author/${name}`, userId });
  await db.insert(sharingPictures).values({
    siteId,
    page: `post/${post.id}`,
    hash: canary,
    postId: post.id,
    png: Buffer.from(`${canary} title`),
  });
  await expectDone(me.send('put', `/api/me/choices/domain/${name}.example`, { choice: 'mute' }));
  const gone = await expectDone(
    me.send('post', `/api/posts/${theirPost.id}/comments`, {
      text: `${canary} comment that is deleted`,
    }),
  );
  await expectDone(me.send('delete', `/api/comments/${gone.id}`));
  const answer = await expectDone(
    other.send('post', `/api/posts/${post.id}/comments`, { text: 'An answer in words of others.' }),
  );
  const ownPost = await expectDone(
    me.send('post', `/api/posts/${post.id}/comments`, {
      text: `${canary} answer`,
      parentId: answer.id,
    }),
  );
  await expectDone(me.send('post', `/api/posts/${theirPost.id}/vote`, { vote: 1 }));
  await expectDone(me.send('post', `/api/posts/${theirPost.id}/save`));
  await expectDone(
    me.send('post', `/api/posts/${theirPost.id}/report`, {
      reason: 'spam',
      note: `${canary} note`,
    }),
  );
  await expectDone(me.send('post', `/api/users/${other.username}/follow`));
  await expectDone(other.send('post', `/api/users/${me.username}/follow`));
  await expectDone(
    me.send('post', '/api/subscriptions/subscribe-authenticated', {
      custom_prompt: `${canary} prompt`,
    }),
  );
  // A former address, the current one and one that was only tried.
  const email = `${name}-new@mail.example`;
  await expectDone(me.send('put', '/api/account/email', { email }));
  await expectDone(
    me.send('post', '/api/account/email/verify', { otp: await codeMailedTo(t, siteId, email) }),
  );
  await expectDone(me.send('put', '/api/account/email', { email: `${name}-tried@mail.example` }));
  await db.update(loginCodes).set({ createdAt: sql`created_at - interval '25 hours'` });
  await purgeExpired(t.deps);
  await expectDone(
    me.send('put', '/api/push', {
      endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${canary}`,
      p256dh: canary.padEnd(87, 'B'),
      auth: canary.padEnd(22, 'a'),
    }),
  );
  await db.insert(signupApplications).values({
    siteId,
    id: 'trace',
    email,
    username: `${canary}-applicant`,
    name: `${canary} Applicant`,
    question: 'Why?',
    answer: `${canary} answer`,
    createdAt: new Date(),
  });
  await expectDone(me.send('post', '/api/api-keys', { name: `${canary} key`, scopes: ['read'] }));
  await addIdentity(t, mine as typeof users.$inferSelect, `${canary} account`, `${canary} subject`);
  await db.insert(loginFlows).values({
    siteId,
    id: 'flow',
    providerId: 'company',
    browserHash: 'browser',
    identity: {
      issuer: 'https://login.invalid',
      subject: `${canary} subject`,
      account: canary,
      email: `${name}@mail.example`,
      isEmailVerified: true,
      name: canary,
    },
    next: '/',
    createdAt: new Date(),
  });
  await givePasskey(t, mine as typeof users.$inferSelect, { name: `${canary} passkey` });
  await expectDone(
    t.on(siteId).post('/api/auth/login').set(fromSite(siteId)).send({ email }) as never,
  );
  await expectDone(
    t
      .on(siteId)
      .post('/api/auth/verify')
      .set(fromSite(siteId))
      .send({ email, otp: '000000' }) as never,
    401,
  );
  await suppressAddress(db, t.deps.secrets, siteId, me.email, 'bounce');
  return {
    me,
    mine: mine as typeof users.$inferSelect,
    other,
    otherRow: otherRow as typeof users.$inferSelect,
    theirPost,
    post,
    comment,
    own: ownPost,
    answer,
  };
}

/** Creates the digest data of a member: article, summary, overview, an old email, preferences. */
export async function leaveDigestTraces(
  t: TestApp,
  canary: string,
  mine: { id: string },
  post: { id: string },
  theirPost: { id: string },
): Promise<void> {
  const { db } = t.deps;
  const now = t.clock.now();
  await db
    .update(articles)
    .set({
      state: 'read',
      title: `${canary} page`,
      text: `${canary} page text`,
      excerpt: canary,
      siteName: canary,
      image: `https://${canary}.example/picture.png`,
      imageAlt: canary,
      fetchedAt: now,
    })
    .where(eq(articles.postId, post.id));
  await db.insert(images).values({
    siteId,
    name: `${post.id}.png`,
    data: Buffer.from([]),
    size: 0,
    postId: post.id,
    alt: canary,
    checkAt: now,
  });
  await db
    .update(users)
    .set({ picture: `${canary}.webp` })
    .where(and(eq(users.siteId, siteId), eq(users.id, mine.id)));
  await db.insert(summaries).values(
    [post, theirPost].map(({ id }) => ({
      siteId,
      postId: id,
      language: 'en',
      text: `${canary} summary`,
      sentences: [{ text: `${canary} summary`, passages: [{ post: post.id, number: 1 }] }],
      model: 'mock',
      sourceHash: 'x',
      createdAt: now,
    })),
  );
  await db.insert(issues).values({
    siteId,
    id: 'issueofnovem',
    frequency: 'daily',
    period: '2026-11-20',
    startsAt: new Date(now.getTime() - 1),
    endsAt: now,
    createdAt: now,
    state: 'sending',
  });
  await db.insert(issuePosts).values(
    [post, theirPost].map(({ id }, i) => ({
      siteId,
      issueId: 'issueofnovem',
      postId: id,
      frequency: 'daily' as const,
      position: i + 1,
      outcome: 'selected' as const,
      selectionReason: 'r',
      rank: i + 1,
      sameStoryAs: id === post.id ? theirPost.id : null,
      note: id === post.id ? `${canary} in an editor's words` : "An editor's words.",
    })),
  );
  const overview = [
    { text: `${canary} said so.`, posts: [post.id] },
    { text: `${canary} and others said so.`, posts: [theirPost.id, post.id] },
    { text: 'Others said so.', posts: [theirPost.id] },
  ];
  await db.insert(digestVariants).values(
    [
      { id: 'forall', promptKey: '' },
      {
        id: 'forone',
        promptKey: 'key',
        preferences: { ...standardPreferences, topics: [`${canary} prompt`] },
        lead: `2 posts about ${canary}.`,
        html: `${canary} mail`,
        text: `${canary} mail`,
        subject: canary,
      },
    ].map((audience) => ({
      siteId,
      issueId: 'issueofnovem',
      language: 'en',
      dueAt: now,
      state: 'ready' as const,
      summaryKind: 'ai' as const,
      postIds: [post.id, theirPost.id],
      overview,
      entries: [
        { post: post.id, sentences: overview.slice(0, 1) },
        { post: theirPost.id, sentences: overview.slice(1), heading: `${canary} and others` },
      ],
      arrangement: {
        order: [post.id, theirPost.id],
        headings: { [theirPost.id]: `${canary} and others` },
        subject: `${canary} said so`,
        preheader: null,
      },
      renderedAt: now,
      ...audience,
    })),
  );
  await db.insert(corrections).values({
    siteId,
    id: 'correction',
    sentenceId: 'sentence',
    issueId: 'issueofnovem',
    text: `${canary} said so.`,
    passages: [{ post: post.id, number: 0, text: `${canary} said so.` }],
    postIds: [post.id],
    notes: [`${canary} did not`],
    decidedBy: `${canary}Me`,
    firstReportedAt: now,
  });
  const [reader] = await db.select().from(subscriptions).where(eq(subscriptions.userId, mine.id));
  await db.insert(subscriptionRequests).values({
    siteId,
    subscriptionId: reader?.id ?? '',
    createdAt: now,
    preferences: { custom_prompt: `${canary} asked` },
  });
  await db.insert(consents).values({
    siteId,
    subscriptionId: reader?.id ?? '',
    id: 'consent',
    event: 'subscribed',
    via: 'import',
    page: `/users/${canary}`,
    text: `${canary} agreed`,
    language: 'en',
    createdAt: now,
  });
  await db
    .update(subscriptions)
    .set({
      preferences: { ...standardPreferences, topics: [`${canary} topic`] },
      cannot: [`${canary} wish`],
    })
    .where(
      and(eq(subscriptions.siteId, siteId), eq(subscriptions.customPrompt, `${canary} prompt`)),
    );
  await db.insert(outbox).values(
    createDigestRow({
      siteId,
      id: 'digestmail',
      recipient: `${canary}-before@mail.example`.toLowerCase(),
      unsubscribeUrl: 'https://x.example',
      issueId: 'issueofnovem',
      subscriptionId: reader?.id ?? '',
      variantId: 'forone',
    }),
  );
}
