import { sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import { corrections, invitations } from '../../../server/db/schema.ts';
import { createViewPath } from '../../../server/domain/digests/delivery/view-token.ts';
import { newId } from '../../../server/domain/core/ids.ts';
import {
  fullFeedbackToken,
  ownerToken,
  unsubscribeToken,
  verifyToken,
} from '../../../server/domain/subscriptions/tokens.ts';
import { toSentenceId } from '../../../server/email/sentence-id.ts';
import { newToken } from '../../../server/infra/signing.ts';
import { addSession, createAnonymousCaller, program, type Caller } from '../api-clients.ts';
import { addApplication } from '../applications.ts';
import { givePasskey } from '../authenticator.ts';
import type { UserRow } from '../factories.ts';
import { addIdentity } from '../identities.ts';
import { addSegment } from '../segments.ts';
import { addImport, makeSource } from '../inbound-feeds.ts';
import { inboxMailToken } from '../inbox-mails.ts';
import { addIssue, addTemplate, createEntry } from '../issues.ts';
import { addHeld, addLogEntry, addNote, addReport, addRule } from '../moderation.ts';
import { addDraft, addVersions, settingsInForce } from '../site-drafts.ts';
import { addSubscription } from '../subscriptions.ts';
import type { TestApp } from '../test-app.ts';
import type { Role } from './inputs.ts';

export const tenants = ['nontrivial', 'statecraft'] as const;
export type Tenant = (typeof tenants)[number];
export const otherTenant = (site: Tenant): Tenant =>
  site === 'nontrivial' ? 'statecraft' : 'nontrivial';

/** A word in every text of a tenant, and in none of another. */
export const markOf = (site: Tenant) => `zq${site.slice(0, 3)}mark`;

export const platformEmail = 'platform@mail.example';
/** Admins of the installation are named in the logs of the sites that they change. */
export const platformName = 'platform-admin';

type Token = 'owner' | 'unsubscribe' | 'verify' | 'feedback' | 'stories' | 'view' | 'inbox';
export type World = {
  callers: Record<Role, Caller>;
  tokens: Record<Token, string>;
  sentence: string;
  /** The settings of the site as JSON. */
  settings: string;
  /** Rows of the member and of the site that no call has changed yet, by table. */
  fresh: Record<string, string>;
};

/** New callers of a site, each with content that carries its mark. */
export async function createWorld(t: TestApp, site: Tenant): Promise<World> {
  const mark = markOf(site);
  const createUser = (values: Parameters<typeof t.make.user>[1] = {}): Promise<UserRow> => {
    const id = newId().toLowerCase();
    return t.make.user(site, {
      username: `${mark}-${id}`,
      name: `Name ${mark}`,
      email: `${mark}-${id}@mail.example`,
      about: `About ${mark}`,
      ...values,
    });
  };
  const withSession = async (user: UserRow, on: Tenant = site): Promise<Caller> => ({
    user,
    ...(await addSession(t, user, on)),
  });
  const member = await createUser();
  const moderator = await createUser({ role: 'moderator' });
  const platform = await findOrCreatePlatformAdmin(t, site, createUser);
  const elsewhere = await t.make.user(otherTenant(site), {
    username: `${markOf(otherTenant(site))}-${newId().toLowerCase()}`,
    role: 'admin',
  });
  const fullKey = await program(t, member, ['read', 'write']);
  const anonymous = createAnonymousCaller(t, site);
  const callers: Record<Role, Caller> = {
    anonymous,
    'invalid session': { ...anonymous, bearer: { Authorization: `Bearer ${newToken()}` } },
    member: await withSession(member),
    'other member': await withSession(await createUser()),
    moderator: await withSession(moderator),
    admin: await withSession(await createUser({ role: 'admin' })),
    'platform admin': await withSession(platform),
    'reading key': await program(t, member, ['read']),
    'writing key': await program(t, member, ['write']),
    'full key': fullKey,
    'expired key': await program(t, member, ['read', 'write'], { expired: true }),
    'admin of another site': {
      user: elsewhere,
      ...(await addSession(t, elsewhere, site)),
    },
  };
  const { fresh, ...content } = await addContent(t, site, member, moderator);
  const keys = { sessions: callers.member.sessionId ?? '', api_keys: fullKey.keyId };
  const settings = { ...settingsInForce(t, site), basedOn: null };
  return {
    callers,
    ...content,
    settings: JSON.stringify(settings),
    fresh: { ...fresh, ...keys },
  };
}

async function findOrCreatePlatformAdmin(
  t: TestApp,
  site: Tenant,
  createUser: (values: object) => Promise<UserRow>,
): Promise<UserRow> {
  await t.deps.db.execute(
    sql`update users set email = ${`${newId()}@old.example`.toLowerCase()}
      where site_id = ${site} and email = ${platformEmail}`,
  );
  return createUser({ email: platformEmail, username: `${platformName}-${newId().toLowerCase()}` });
}

let period = 0;

async function addContent(t: TestApp, site: Tenant, member: UserRow, moderator: UserRow) {
  const mark = markOf(site);
  const post = await t.make.post({ by: member, title: `Title ${mark}`, text: `Text ${mark}` });
  // An issue needs three posts.
  for (let i = 0; i < 2; i += 1) await t.make.post({ by: member, title: `More ${mark}` });
  const comment = await t.make.comment(post, { by: member, text: `Comment ${mark}` });
  await t.make.comment(post, { parent: comment, by: moderator, text: `Reply ${mark}` });
  const held = await addHeld(t, site, member);
  await addReport(t, post, { note: `Note ${mark}` });
  const rule = await addRule(t, site, { pattern: `${mark}${newId()}` });
  const logEntry = await addLogEntry(t, site, { reason: `Reason ${mark}` });
  const note = await addNote(t, member, moderator);
  const feed = await makeSource(t, site, { title: `Feed ${mark}`, by: member });
  const importId = await addImport(t, site);
  await addVersions(t, site);
  await addDraft(t, site);
  period += 1;
  const text = `Sentence ${mark}`;
  const sentence = toSentenceId({ text, posts: [post.id] });
  const { id: issueId, variantId: id } = await addIssue(
    t,
    site,
    new Date(Date.UTC(2020, 0, period)).toISOString().slice(0, 10),
    [post],
    { entries: [createEntry(post, 'extract', text)], issueState: 'preparing' },
  );
  const invitation = newId();
  await t.deps.db.insert(invitations).values({
    siteId: site,
    id: invitation,
    userId: member.id,
    tokenHash: invitation,
    mostUses: 1,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + dayMs),
  });
  const correction = newId();
  await t.deps.db.insert(corrections).values({
    siteId: site,
    id: correction,
    sentenceId: sentence,
    issueId,
    text,
    passages: [],
    postIds: [post.id],
    notes: [`Note ${mark}`],
    firstReportedAt: t.clock.now(),
  });
  const [active, pending] = await Promise.all(
    (['active', 'pending'] as const).map((state) =>
      addSubscription(t, site, {
        email: `${mark}-${newId().toLowerCase()}@mail.example`,
        state,
        customPrompt: `Prompt ${mark}`,
      }),
    ),
  );
  if (!active || !pending) throw new Error('no subscription was created');
  const view = createViewPath(t.deps, { siteId: site, id, language: 'en' });
  return {
    sentence,
    fresh: {
      posts: post.id,
      held: held.id,
      comments: comment.id,
      usernames: member.username,
      moderation_rules: rule,
      audit_log: logEntry,
      moderator_notes: note,
      inbound_feeds: feed.id,
      imports: importId,
      issues: issueId,
      corrections: correction,
      invitations: invitation,
      passkeys: (await givePasskey(t, member)).id,
      identities: await addIdentity(t, member, `${mark}@mail.example`),
      signup_applications: await addApplication(t, site),
      segments: await addSegment(t, site, { name: `${newId()} ${mark}` }),
      letter_templates: await addTemplate(t, site, `${newId()} ${mark}`),
      subscriptions: active.id,
    },
    tokens: {
      owner: ownerToken(t.deps, active),
      unsubscribe: unsubscribeToken(t.deps, active),
      verify: verifyToken(t.deps, pending, new Date()),
      feedback: fullFeedbackToken(t.deps, active, post.id),
      stories: fullFeedbackToken(t.deps, active, /-(\w+)\./.exec(view)?.[1] ?? ''),
      view: view.slice(view.lastIndexOf('/') + 1),
      inbox: inboxMailToken(t, member),
    },
  };
}
