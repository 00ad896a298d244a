import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  contract,
  keys as all,
  type AnyEndpoint,
  type Key as AnyKey,
} from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath, type StaffKey } from '#shared/contract/keys.ts';
import { dayMs } from '#shared/durations.ts';
import { invitations, rateLimits, sessions } from '../../server/db/schema.ts';
import { createHandOver } from '../../server/domain/login/hand-over.ts';
import { suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { createViewPath } from '../../server/domain/digests/delivery/view-token.ts';
import {
  fullFeedbackToken,
  ownerToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import type { CommentRow, PostRow, UserRow } from '../support/factories.ts';
import {
  caller,
  createAnonymousCaller,
  program,
  addSession,
  type Caller,
} from '../support/api-clients.ts';
import { inboxMailToken } from '../support/inbox-mails.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import { createPng } from '../support/images.ts';
import { addIssue, createEntry } from '../support/issues.ts';
import { ban } from '../support/moderation.ts';
import { codeMailedTo, fromSite, requestLoginCode } from '../support/members.ts';
import {
  createAuthenticator,
  createPasskey,
  givePasskey,
  signLogin,
} from '../support/authenticator.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { addClosedProvider, addIdentity } from '../support/identities.ts';
import { recordChanges } from '../support/fuzz/committed-changes.ts';
import { setStoredSettings } from '../support/site-settings.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

/**
 * The status of every endpoint for every caller. The calls address content of the author; a
 * username in a path is another member's. API keys belong to the author.
 *
 * - member, moderator, admin: roles on the site; none is the author
 * - read, write, expired: API keys
 * - elsewhere: a session of another site
 * - foreign: an admin who addresses content of another site; null without an id in the path
 */
type Statuses = [
  anonymous: number,
  member: number,
  author: number,
  moderator: number,
  admin: number,
  read: number,
  write: number,
  expired: number,
  elsewhere: number,
  foreign: number | null,
];
/** Excludes the staff endpoints of staff-matrix.test.ts. */
type Key = Exclude<AnyKey, StaffKey>;
const keys = all.filter((key): key is Key => !isStaffKey(key));
const columns = [
  'anonymous',
  'member',
  'author',
  'moderator',
  'admin',
  'read',
  'write',
  'expired',
  'elsewhere',
  'foreign',
] as const;
type Column = (typeof columns)[number];

const matrix: Record<Key, Statuses> = {
  //                                          anon memb auth mod  admn read writ expd else foreign
  'GET /api/posts': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/front-page': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/posts/{id}': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'POST /api/posts': [401, 201, 201, 201, 201, 403, 201, 401, 401, null],
  'PATCH /api/posts/{id}': [401, 404, 200, 404, 404, 403, 200, 401, 401, 404],
  'DELETE /api/posts/{id}': [401, 404, 200, 404, 404, 403, 200, 401, 401, 404],
  'PUT /api/posts/{id}/visibility': [401, 404, 200, 200, 200, 403, 403, 401, 401, 404],
  'PUT /api/posts/{id}/pin': [401, 404, 404, 200, 200, 403, 403, 401, 401, 404],
  'DELETE /api/posts/{id}/pin': [401, 404, 404, 200, 200, 403, 403, 401, 401, 404],
  'GET /api/link-check': [401, 200, 200, 200, 200, 200, 403, 401, 401, null],
  'GET /api/link-preview': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/markdown/preview': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/tags': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/posts/{id}/comments': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'POST /api/posts/{id}/comments': [401, 201, 201, 201, 201, 403, 201, 401, 401, 404],
  'PATCH /api/comments/{id}': [401, 404, 200, 404, 404, 403, 200, 401, 401, 404],
  'DELETE /api/comments/{id}': [401, 404, 200, 404, 404, 403, 200, 401, 401, 404],
  'PUT /api/comments/{id}/visibility': [401, 404, 404, 200, 200, 403, 403, 401, 401, 404],
  'GET /api/users/{username}': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'GET /api/users/{username}/posts': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'GET /api/users/{username}/comments': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'PUT /api/users/profile': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'PUT /api/users/picture': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'DELETE /api/users/picture': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/images': [401, 201, 201, 201, 201, 403, 201, 401, 401, null],
  'GET /api/users/{username}/follow': [401, 200, 200, 200, 200, 200, 403, 401, 401, 404],
  'POST /api/users/{username}/follow': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'DELETE /api/users/{username}/follow': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'POST /api/posts/{id}/vote': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'POST /api/comments/{id}/vote': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'GET /api/me': [401, 200, 200, 200, 200, 200, 200, 401, 401, null],
  'GET /api/me/votes': [401, 200, 200, 200, 200, 200, 403, 401, 401, null],
  'GET /api/saved': [401, 200, 200, 200, 200, 200, 403, 401, 401, null],
  'POST /api/posts/{id}/save': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'DELETE /api/posts/{id}/save': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'GET /api/posts/{id}/versions': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'GET /api/comments/{id}/versions': [200, 200, 200, 200, 200, 200, 403, 401, 200, 404],
  'PUT /api/posts/{id}/visit': [401, 200, 200, 200, 200, 403, 200, 401, 401, 404],
  'GET /api/me/choices': [401, 200, 200, 200, 200, 200, 403, 401, 401, null],
  'PUT /api/me/choices/{kind}/{subject}': [401, 200, 200, 200, 200, 403, 200, 401, 401, null],
  'DELETE /api/me/choices/{kind}/{subject}': [401, 200, 200, 200, 200, 403, 200, 401, 401, null],
  'GET /api/inbox': [401, 200, 200, 200, 200, 200, 403, 401, 401, null],
  'POST /api/inbox/read': [401, 200, 200, 200, 200, 403, 200, 401, 401, null],
  'GET /api/push': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'PUT /api/push': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'DELETE /api/push': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/inbox/mails/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/inbox/mails/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  // Authors cannot report their own content.
  'POST /api/posts/{id}/report': [401, 200, 400, 200, 200, 403, 403, 401, 401, 404],
  'POST /api/comments/{id}/report': [401, 200, 400, 200, 200, 403, 403, 401, 401, 404],
  'GET /api/search/comments': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/search/users': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/moderations': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/pages/{slug}': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'POST /api/newsletter/preview': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  // Requires a signature.
  'POST /api/mail/events': [401, 401, 401, 401, 401, 403, 403, 401, 401, null],
  'POST /api/mail/hooks/{provider}': [401, 401, 401, 401, 401, 403, 403, 401, 401, null],
  'GET /api/newsletter': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/selection': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/languages': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/languages/{language}': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/texts/{language}': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/archive': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/archive/{period}': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/subscriptions/stories/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'GET /api/subscriptions/feedback/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/subscriptions/feedback/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/newsletter/archive/{period}/reports': [
    200,
    200,
    200,
    200,
    200,
    403,
    403,
    401,
    200,
    null,
  ],
  'GET /api/newsletter/view/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/newsletter/view/{token}/reports': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'GET /api/newsletter/industries': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  'GET /api/newsletter/industries/{industry}': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  // An expired key is anonymous and lacks the CSRF token.
  'POST /api/subscriptions/subscribe': [201, 201, 201, 201, 201, 403, 403, 401, 201, null],
  'POST /api/subscriptions/subscribe-authenticated': [
    401,
    201,
    201,
    201,
    201,
    403,
    403,
    401,
    401,
    null,
  ],
  // Requires only the link of an email.
  'GET /api/subscriptions/verify/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/subscriptions/verify/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'GET /api/subscriptions/unsubscribe/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/subscriptions/unsubscribe/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/subscriptions/unsubscribe-authenticated': [
    401,
    200,
    200,
    200,
    200,
    403,
    403,
    401,
    401,
    null,
  ],
  'GET /api/subscriptions/status': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'PUT /api/subscriptions/preferences': [401, 404, 200, 404, 404, 403, 403, 401, 401, null],
  'POST /api/subscriptions/link-account': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/subscriptions/preferences/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'PUT /api/subscriptions/preferences/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'DELETE /api/subscriptions/preferences/{token}': [
    200, 200, 200, 200, 200, 403, 403, 401, 200, 404,
  ],
  'POST /api/subscriptions/end-old-links/{token}': [
    200, 200, 200, 200, 200, 403, 403, 401, 200, 404,
  ],
  'POST /api/subscriptions/resubscribe/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'GET /api/subscriptions/export/{token}': [200, 200, 200, 200, 200, 403, 403, 401, 200, 404],
  'POST /api/subscriptions/manage-link': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  // Ignores who the caller is.
  'POST /api/csrf/token': [200, 200, 200, 200, 200, 200, 200, 401, 200, null],
  'POST /api/auth/signup': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'POST /api/auth/login': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'POST /api/auth/verify': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'POST /api/auth/hand-over': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'GET /api/auth/verify': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/auth/logout': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'GET /api/auth/providers': [200, 200, 200, 200, 200, 200, 403, 401, 200, null],
  // The secret of the provider cannot be decrypted, and no login is under way.
  'GET /api/auth/providers/{id}/start': [503, 503, 503, 503, 503, 403, 403, 401, 503, 404],
  'POST /api/auth/providers/{id}/callback': [503, 503, 503, 503, 503, 403, 403, 401, 503, 404],
  'POST /api/auth/identity/signup': [404, 404, 404, 404, 404, 403, 403, 401, 404, null],
  'GET /api/identities': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/identities': [401, 404, 404, 404, 404, 403, 403, 401, 401, null],
  'DELETE /api/identities/{id}': [401, 404, 200, 404, 404, 403, 403, 401, 401, 404],
  'GET /api/account': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'PATCH /api/account': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'PUT /api/account/email': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/account/bounce': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/account/bounce': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/account/bounce/verify': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/account/email/verify': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/account/export': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'DELETE /api/account': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'DELETE /api/account/deletion': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/sessions': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'DELETE /api/sessions/{id}': [401, 404, 200, 404, 404, 403, 403, 401, 401, 404],
  'DELETE /api/sessions': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'GET /api/invitations': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  // This site is open; signup-modes.test.ts creates some.
  'POST /api/invitations': [401, 403, 403, 403, 403, 403, 403, 401, 401, null],
  'DELETE /api/invitations/{id}': [401, 404, 200, 404, 404, 403, 403, 401, 401, 404],
  'GET /api/api-keys': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/api-keys': [401, 201, 201, 201, 201, 403, 403, 401, 401, null],
  'DELETE /api/api-keys/{id}': [401, 404, 200, 404, 404, 403, 403, 401, 401, 404],
  'POST /api/passkey-login': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'POST /api/passkey-login/verify': [200, 200, 200, 200, 200, 403, 403, 401, 200, null],
  'GET /api/passkeys': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/passkey-registration': [401, 200, 200, 200, 200, 403, 403, 401, 401, null],
  'POST /api/passkeys': [401, 201, 201, 201, 201, 403, 403, 401, 401, null],
  'PATCH /api/passkeys/{id}': [401, 404, 200, 404, 404, 403, 403, 401, 401, 404],
  'DELETE /api/passkeys/{id}': [401, 404, 200, 404, 404, 403, 403, 401, 401, 404],
};

const t = await createTestApp({ config: { trustedProxies: 1 } });
await setStoredSettings(t, { pictures: { inTexts: true, minKarma: 0 } });
const { db } = t.deps;
const changes = await recordChanges(db);
const [here, there] = ['nontrivial', 'statecraft'] as const;
const reported = await t.make.post({ site: here });
const viewTokens = new Map<SiteId, string>();
for (const site of [here, there]) {
  const { variantId: id } = await addIssue(t, site, '2026-11-20', site === here ? [reported] : [], {
    entries: [createEntry(reported, 'extract', 'A sentence that may be wrong.')],
  });
  const path = createViewPath(t.deps, { siteId: site, id, language: 'en' });
  viewTokens.set(site, path.slice(path.lastIndexOf('/') + 1));
}
const reportedSentence = {
  sentence: toSentenceId({ text: 'A sentence that may be wrong.', posts: [reported.id] }),
};
let count = 0;
const fresh = (word: string) => `${word}${(count += 1)}`;

/** An author with the content that calls address. */
type World = {
  author: UserRow;
  post: PostRow;
  comment: CommentRow;
  sessionId: string;
  keyId: string;
  passkeyId: string;
  identityId: string;
  providerId: string;
  invitationId: string;
  username: string;
  token: string;
};

/** Returns which rows a path addresses, and the required state of the subscription. */
const listNeeds = (path: string) => ({
  post: /\/(?:posts|comments)\/\{id\}/.test(path),
  comment: path.includes('/comments/{id}'),
  session: path.includes('/sessions/{id}'),
  key: path.includes('/api-keys/{id}'),
  passkey: path.includes('/passkeys/{id}'),
  identity: path.includes('/identities/{id}'),
  provider: path.includes('/providers/{id}'),
  invitation: path.includes('/invitations/{id}'),
  member: path.includes('{username}'),
  feedback: path.includes('/subscriptions/feedback/'),
  stories: path.includes('/subscriptions/stories/'),
  inboxMails: path.includes('/inbox/mails/'),
  subscription: !path.includes('/subscriptions/')
    ? null
    : path.includes('/verify/')
      ? ('pending' as const)
      : path.includes('/resubscribe/')
        ? ('unsubscribed' as const)
        : ('active' as const),
});

async function addInvitation({ siteId, id: userId }: UserRow): Promise<string> {
  const id = fresh('invitation');
  await db.insert(invitations).values({
    siteId,
    id,
    userId,
    tokenHash: id,
    mostUses: 1,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + dayMs),
  });
  return id;
}

async function arrange(site: SiteId, path: string): Promise<World> {
  const needs = listNeeds(path);
  const author = await t.make.user(site, {
    username: fresh('author'),
    email: `${fresh('author')}@mail.example`,
  });
  const post = needs.post ? await t.make.post({ by: author, text: 'Words.' }) : ({} as PostRow);
  return {
    author,
    post,
    comment: needs.comment ? await t.make.comment(post, { by: author }) : ({} as CommentRow),
    sessionId: needs.session ? ((await addSession(t, author)).sessionId ?? '') : '',
    keyId: needs.key ? (await program(t, author, ['read'])).keyId : '',
    invitationId: needs.invitation ? await addInvitation(author) : '',
    passkeyId: needs.passkey ? (await givePasskey(t, author)).id : '',
    identityId: needs.identity ? await addIdentity(t, author) : '',
    providerId: needs.provider ? await addClosedProvider(t, site) : '',
    username: needs.member
      ? (await t.make.user(site, { username: fresh('somebody') })).username
      : '',
    token: needs.inboxMails
      ? inboxMailToken(t, author)
      : needs.subscription === null
        ? (viewTokens.get(site) ?? '')
        : await tokenFor(needs.subscription, author, needs),
  };
}

/** The token of a page of an email names the variant. */
const readVariantId = (viewToken = '') => /-(\w+)\./.exec(viewToken)?.[1] ?? '';

/** Creates a subscription and returns its token. */
async function tokenFor(
  state: 'pending' | 'unsubscribed' | 'active',
  { siteId, email }: UserRow,
  { feedback, stories }: { feedback: boolean; stories: boolean },
): Promise<string> {
  const row = await addSubscription(t, siteId as SiteId, { email: email ?? '', state });
  if (stories)
    return fullFeedbackToken(t.deps, row, readVariantId(viewTokens.get(siteId as SiteId)));
  if (feedback) {
    const post = await t.make.post({ site: siteId as SiteId, title: 'About rivers', tags: [] });
    return fullFeedbackToken(t.deps, row, post.id);
  }
  return state === 'pending' ? verifyToken(t.deps, row, new Date()) : ownerToken(t.deps, row);
}

async function createCaller(column: Column, { author }: World): Promise<Caller> {
  switch (column) {
    case 'anonymous':
      return createAnonymousCaller(t, here);
    case 'author':
      return { user: author, ...(await addSession(t, author)) };
    case 'read':
    case 'write':
      return program(t, author, [column]);
    case 'expired':
      return program(t, author, ['read', 'write'], { expired: true });
    case 'elsewhere':
      return caller(t, there, { username: author.username, role: 'admin' }, here);
    case 'foreign':
      return caller(t, here, { role: 'admin' });
    default:
      return caller(t, here, { role: column });
  }
}

const fill = (
  path: string,
  {
    post,
    comment,
    sessionId,
    keyId,
    passkeyId,
    invitationId,
    identityId,
    providerId,
    username,
    token,
  }: World,
) =>
  path
    .replace('{username}', username)
    .replace('{token}', token)
    .replace('{slug}', 'about')
    .replace('{kind}/{subject}', 'domain/example.org')
    .replace('{language}', 'es')
    .replace('{industry}', 'technology')
    .replace('{period}', '2026-11-20')
    .replace('{provider}', 'postmark')
    .replace(
      '{id}',
      path.includes('/posts/')
        ? post.id
        : path.includes('/comments/')
          ? comment.id
          : path.includes('/sessions/')
            ? sessionId
            : path.includes('/passkeys/')
              ? passkeyId
              : invitationId || identityId || providerId || keyId,
    );

const addBounce = async ({ user }: Caller) => {
  if (user?.email)
    await suppressAddress(t.deps.db, t.deps.secrets, user.siteId, user.email, 'bounce');
};

const queries: Partial<Record<Key, string>> = {
  'GET /api/link-check': '?url=https://nowhere.example/page',
  // A local URL is rejected before any request.
  'GET /api/link-preview': '?url=http://127.0.0.1/',
  'GET /api/me/votes': '?posts=zzzzzzzzzzzz',
};

/** Cookie of the browser that requested the newest login code, instead of the CSRF cookie. */
const loginCookie: { Cookie?: string } = {};
const cookiesOf = (key: Key): Record<string, string> =>
  key === 'POST /api/auth/verify' ? { Cookie: loginCookie.Cookie ?? '' } : {};

/** Valid bodies. */
const bodies: Partial<Record<Key, (who: Caller, world: World) => object | Promise<object>>> = {
  'POST /api/posts': () => ({ title: 'A post of the matrix', text: 'Words.' }),
  'PATCH /api/posts/{id}': () => ({ text: 'Other words.' }),
  'PUT /api/posts/{id}/visibility': () => ({ is_hidden: true }),
  'PUT /api/posts/{id}/pin': () => ({ until: new Date(Date.now() + dayMs).toISOString() }),
  'POST /api/markdown/preview': () => ({ text: 'Some *words*.' }),
  'POST /api/posts/{id}/comments': () => ({ text: 'Words.' }),
  'PATCH /api/comments/{id}': () => ({ text: 'Other words.' }),
  'PUT /api/comments/{id}/visibility': () => ({ is_hidden: true }),
  'PUT /api/users/profile': () => ({ about: 'Words.' }),
  'POST /api/posts/{id}/vote': () => ({ vote: 1 }),
  'POST /api/comments/{id}/vote': () => ({ vote: 1 }),
  'POST /api/posts/{id}/report': () => ({ reason: 'spam' }),
  'POST /api/comments/{id}/report': () => ({ reason: 'spam' }),
  'POST /api/auth/hand-over': (_who, { author }) => ({
    ticket: new URL(
      createHandOver(
        { ...t.deps, pageOrigin: 'http://localhost' },
        t.deps.siteRegistry.sites.get(here)!,
        {
          email: author.email ?? '',
          username: 'author',
          name: 'Author',
          loggedInAt: t.clock.now().getTime(),
        },
      ),
    ).searchParams.get('ticket'),
  }),
  'POST /api/auth/signup': () => ({
    username: fresh('joins'),
    name: 'Joins',
    email: `${fresh('joins')}@mail.example`,
  }),
  'POST /api/auth/login': () => ({ email: `${fresh('logs-in')}@mail.example` }),
  async 'POST /api/auth/verify'(_who, { author }) {
    const { otp, headers } = await requestLoginCode(t, here, author.email ?? '');
    loginCookie.Cookie = headers.Cookie;
    return { email: author.email, otp };
  },
  'PUT /api/push': () => ({
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${fresh('x')}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  }),
  'POST /api/auth/providers/{id}/callback': () => ({ state: 'unknown', code: 'unknown' }),
  'POST /api/auth/identity/signup': () => ({
    pending: 'unknown',
    username: fresh('joins'),
    name: 'Joins',
  }),
  'POST /api/identities': () => ({ pending: 'unknown' }),
  'PUT /api/posts/{id}/visit': () => ({ newest: '2026-11-21T08:00:00.000Z' }),
  'PUT /api/me/choices/{kind}/{subject}': () => ({ choice: 'mute' }),
  'PATCH /api/account': () => ({ timeZone: 'UTC' }),
  'PUT /api/users/picture': () => ({ image: createPng(2, 2).toString('base64') }),
  'POST /api/images': () => ({ image: createPng(2, 2).toString('base64') }),
  'PUT /api/account/email': () => ({ email: `${fresh('changes')}@mail.example` }),
  async 'POST /api/account/email/verify'(who) {
    const email = `${fresh('changes')}@mail.example`;
    if (who.sessionId) await who.call('PUT', '/api/account/email', { email });
    return { otp: (await codeMailedTo(t, here, email)) ?? '123456' };
  },
  async 'POST /api/account/bounce'(who) {
    await addBounce(who);
    return {};
  },
  async 'POST /api/account/bounce/verify'(who) {
    await addBounce(who);
    if (who.sessionId) await who.call('POST', '/api/account/bounce');
    return { otp: (await codeMailedTo(t, here, who.user?.email ?? '')) ?? '123456' };
  },
  'DELETE /api/account': (who) => ({ username: who.user?.username ?? 'nobody', posts: 'delete' }),
  'POST /api/invitations': () => ({ mostUses: 1, days: 14 }),
  'POST /api/api-keys': () => ({ name: 'A key', scopes: ['read'] }),
  'POST /api/passkey-login/verify': async (who, { author }) =>
    signLogin(who, (await givePasskey(t, author)).authenticator, here),
  'POST /api/passkeys': (who) => createPasskey(who, createAuthenticator(), here),
  'PATCH /api/passkeys/{id}': () => ({ name: 'My phone' }),
  'POST /api/newsletter/preview': () => ({ custom_prompt: 'About energy' }),
  'POST /api/newsletter/archive/{period}/reports': () => reportedSentence,
  'POST /api/newsletter/view/{token}/reports': () => reportedSentence,
  'POST /api/mail/events': (_who, { author }) => ({
    id: fresh('event'),
    type: 'complaint',
    email: author.email,
  }),
  'POST /api/subscriptions/subscribe': () => ({ email: `${fresh('reads')}@mail.example` }),
  'POST /api/subscriptions/subscribe-authenticated': () => ({ frequency: 'weekly' }),
  'PUT /api/subscriptions/preferences': () => ({ frequency: 'weekly' }),
  'PUT /api/subscriptions/preferences/{token}': () => ({ frequency: 'weekly' }),
  'POST /api/subscriptions/feedback/{token}': () => ({ direction: 'more', subject: 'rivers' }),
  'POST /api/subscriptions/link-account': (_who, { token }) => ({ token }),
  'POST /api/subscriptions/manage-link': (_who, { author }) => ({ email: author.email }),
};

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  503: 'unavailable',
};

it('has a line for every endpoint', () => {
  expect(Object.keys(matrix).toSorted()).toEqual([...keys].toSorted());
  for (const key of keys) {
    const { path } = methodAndPath(key);
    expect(matrix[key][9] !== null, key).toBe(/\{(?:id|username|token)\}/.test(path));
    const { access, apiKey } = contract[key] as AnyEndpoint;
    expect(matrix[key][0] === 401, key).toBe(access !== 'anyone');
    expect([matrix[key][5] < 400, matrix[key][6] < 400], key).toEqual(
      key === 'POST /api/csrf/token' || apiKey === 'any'
        ? [true, true]
        : [apiKey === 'read', apiKey === 'write'],
    );
  }
});

/** Worlds of rejected calls and reads, which change nothing. Paths with equal needs share one. */
const unchangedWorlds = new Map<string, Promise<World>>();
function unchangedWorld(site: SiteId, path: string): Promise<World> {
  const name = JSON.stringify([site, listNeeds(path)]);
  const world = unchangedWorlds.get(name) ?? arrange(site, path);
  unchangedWorlds.set(name, world);
  return world;
}

/** Callers of unchanged worlds. Each fetches its CSRF token once. */
const unchangedCallers = new Map<string, Promise<Caller>>();
function unchangedCaller(column: Column, world: World): Promise<Caller> {
  const isShared = ['anonymous', 'member', 'moderator', 'admin', 'foreign'].includes(column);
  const name = isShared ? column : `${column} ${world.author.id}`;
  const who =
    unchangedCallers.get(name) ??
    createCaller(column, world).then(async (created) => {
      if (created.sessionId) await created.call('POST', '/api/csrf/token');
      return created;
    });
  unchangedCallers.set(name, who);
  return who;
}

describe.each(keys)('%s', (key) => {
  const { method, path } = methodAndPath(key);
  const cells = columns.flatMap((column, i) =>
    matrix[key][i] === null ? [] : [[column, matrix[key][i] as number] as const],
  );
  const rejected = cells.filter(([, status]) => status >= 400);
  const accepted = cells.filter(([, status]) => status < 400);
  const url = (world: World) => fill(path, world) + (queries[key] ?? '');

  if (rejected.length > 0)
    it('rejects the callers of its line and changes nothing', async () => {
      const calls = [];
      for (const [column, status] of rejected) {
        const world = await unchangedWorld(column === 'foreign' ? there : here, path);
        const who = await unchangedCaller(column, world);
        calls.push({ column, status, world, who, body: await bodies[key]?.(who, world) });
      }
      await changes.take();
      for (const { column, status, world, who, body } of calls) {
        await db.delete(rateLimits);
        const reply = await who.call(method, url(world), body, cookiesOf(key));
        expect.soft(reply.status, `${column}: ${reply.text}`).toBe(status);
        expect.soft((reply.body as { code: string }).code, column).toBe(codes[status]);
        if (column !== 'foreign') continue;
        // The reply is the same as for an unknown id.
        const nowhere = {
          ...world,
          post: { id: 'zzzzzzzzzzzz' },
          comment: { id: 'zzzzzzzzzzzz' },
          sessionId: 'zzzzzzzzzzzz',
          keyId: 'zzzzzzzzzzzz',
          passkeyId: 'zzzzzzzzzzzz',
          username: 'nobody-at-all',
          token: 'nothing',
        } as World;
        const unknown = await who.call(method, fill(path, nowhere), body);
        const pick = ({ status: code, body: json, headers }: typeof reply) => ({
          status: code,
          body: { ...(json as object), requestId: '' },
          cache: headers['cache-control'] as string,
        });
        expect.soft(pick(reply), column).toEqual(pick(unknown));
        for (const word of Object.values({ ...world.author, ...world.post, ...world.comment }))
          if (typeof word === 'string' && word.length > 8 && !url(world).includes(word))
            expect.soft(reply.text, column).not.toContain(word);
      }
      expect(await changes.take()).toEqual([]);
    });

  if (accepted.length > 0)
    it('answers the callers of its line', async () => {
      for (const [column, status] of accepted) {
        await db.delete(rateLimits);
        // A call that writes needs a new world.
        const isRead = method === 'GET';
        const world = await (isRead ? unchangedWorld(here, path) : arrange(here, path));
        const who = await (isRead ? unchangedCaller(column, world) : createCaller(column, world));
        const body = await bodies[key]?.(who, world);
        const reply = await who.call(method, url(world), body, cookiesOf(key));
        expect.soft(reply.status, `${column}: ${reply.text}`).toBe(status);
      }
    });
});

it('requires a recent login', async () => {
  const me = await caller(t, here);
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.id, me.sessionId ?? ''));
  for (const key of keys.filter((name) => {
    const { access, requiresRecentLogin }: AnyEndpoint = contract[name];
    return access === 'member' && requiresRecentLogin;
  })) {
    const { method, path } = methodAndPath(key);
    const body = await bodies[key]?.(me, await unchangedWorld(here, path));
    const reply = await me.call(method, path, body, cookiesOf(key));
    expect
      .soft([reply.status, (reply.body as { code: string }).code], key)
      .toEqual([403, 'reauthentication_required']);
  }
});

const writes = keys.filter(
  (key) => methodAndPath(key).method !== 'GET' && (contract[key] as AnyEndpoint).csrf,
);

// Endpoints that write and stay open to banned members.
const openToBanned = new RegExp(
  '/api/(?:account|sessions|passkey|subscriptions|inbox/|push|auth|newsletter|csrf)' +
    '|^DELETE /api/(?:api-keys|identities|invitations)',
);

/** Tells whether a ban changes nothing. */
const isOpenToBanned = (key: Key) => {
  const { access } = contract[key] as AnyEndpoint;
  return (
    methodAndPath(key).method === 'GET' ||
    openToBanned.test(key) ||
    access === 'anyone' ||
    access === 'signed'
  );
};

it.each(keys.filter(isOpenToBanned))('%s answers a banned author like any member', async (key) => {
  await db.delete(rateLimits);
  const { method, path } = methodAndPath(key);
  const world = await arrange(here, path);
  const me = { user: world.author, ...(await addSession(t, world.author)) };
  const body = await bodies[key]?.(me, world);
  if (method !== 'GET') await me.call('POST', '/api/csrf/token');
  await ban(t, world.author, new Date('2126-01-02T03:04:00.000Z'));
  const reply = await me.call(
    method,
    fill(path, world) + (queries[key] ?? ''),
    body,
    cookiesOf(key),
  );
  expect(reply.status, reply.text).toBe(matrix[key][2]);
});

it.each(keys.filter((key) => !isOpenToBanned(key)))(
  '%s rejects a banned author with reason and end',
  async (key) => {
    await db.delete(rateLimits);
    const { method, path } = methodAndPath(key);
    const world = await arrange(here, path);
    const me = { user: world.author, ...(await addSession(t, world.author)) };
    const body = await bodies[key]?.(me, world);
    await me.call('POST', '/api/csrf/token');
    await ban(t, world.author, new Date('2126-01-02T03:04:00.000Z'));
    await changes.take();
    const reply = await me.call(
      method,
      fill(path, world) + (queries[key] ?? ''),
      body,
      cookiesOf(key),
    );
    expect(reply.status, reply.text).toBe(403);
    expect(reply.body).toMatchObject({
      code: 'forbidden',
      error:
        "You can't post or comment here until 2 January 2126 at 03:04 UTC. Reason: Advertising.",
    });
    expect(await changes.take()).toEqual([]);
  },
);

it('requires a CSRF token for every call that writes', async () => {
  for (const key of writes) {
    const { method, path } = methodAndPath(key);
    const world = await unchangedWorld(here, path);
    const me = await unchangedCaller('author', world);
    const body = await bodies[key]?.(me, world);
    await changes.take();
    const reply = await t
      .on(here)
      [method.toLowerCase() as 'post'](fill(path, world))
      .set({ ...fromSite(here), ...me.bearer })
      .send(body);
    expect
      .soft([reply.status, (reply.body as { error: string }).error], key)
      .toEqual([403, expect.stringContaining('CSRF')]);
    expect.soft(await changes.take(), key).toEqual([]);
  }
});
