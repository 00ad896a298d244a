import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, keys, type AnyEndpoint } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath, type StaffKey } from '#shared/contract/keys.ts';
import { cells, corrections, rateLimits, sessions, sites, tags } from '../../server/db/schema.ts';
import { caller, createAnonymousCaller, program, type Caller } from '../support/api-clients.ts';
import { addIssue, addLetter, addTemplate } from '../support/issues.ts';
import { fromSite } from '../support/members.ts';
import { addApplication } from '../support/applications.ts';
import { addHeld, addLogEntry, addNote, addRule } from '../support/moderation.ts';
import { addDraft, addVersions, settingsInForce } from '../support/site-drafts.ts';
import { addSegment } from '../support/segments.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { addImport, addSource } from '../support/inbound-feeds.ts';
import { addClosedProvider } from '../support/identities.ts';
import { addWebHook } from '../support/web-hooks.ts';
import { createPng } from '../support/images.ts';
import { createTestApp } from '../support/test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';

/**
 * The status of every staff endpoint by role. Other callers get 404 for any path and body.
 *
 * - moderator, admin: roles on the site
 * - platform: an admin of the installation
 * - foreign: an admin who addresses content of another site; null without an id in the path
 */
type Statuses = [moderator: number, admin: number, platform: number, foreign: number | null];
const staff = ['moderator', 'admin', 'platform', 'foreign'] as const;

const matrix: Record<StaffKey, Statuses> = {
  //                                     mod  admn plat foreign
  'GET /api/admin/me': [200, 200, 200, null],
  'GET /api/admin/overview': [200, 200, 200, null],
  'GET /api/admin/sites': [404, 200, 200, null],
  'POST /api/admin/sites': [404, 404, 201, null],
  'GET /api/admin/sites/{site}': [404, 200, 200, null],
  'PUT /api/admin/sites/{site}/draft': [404, 200, 200, null],
  'DELETE /api/admin/sites/{site}/draft': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/publish': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/open': [404, 200, 200, null],
  'GET /api/admin/sites/{site}/history': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/revert': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/visit': [404, 404, 200, null],
  // The caller is on a demo site.
  'DELETE /api/admin/demo-sites': [404, 404, 409, null],
  'PUT /api/admin/sites/{site}/hosts': [404, 404, 200, null],
  'PUT /api/admin/sites/{site}/tags': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/files': [404, 201, 201, null],
  'GET /api/admin/sites/{site}/export': [404, 200, 200, null],
  'GET /api/admin/sites/{site}/archive': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/deletion': [404, 200, 200, null],
  'DELETE /api/admin/sites/{site}/deletion': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/import': [404, 200, 200, null],
  'POST /api/admin/sites/{site}/preview': [404, 200, 200, null],
  'GET /api/admin/cells': [404, 404, 200, null],
  'GET /api/admin/cells/{id}/sites': [404, 404, 200, 404],
  // No cell answers; test/process/cells.test.ts adds one.
  'POST /api/admin/cells': [404, 404, 400, null],
  'DELETE /api/admin/cells/{id}': [404, 404, 200, 404],
  'GET /api/admin/newsletter': [404, 200, 200, null],
  'GET /api/admin/newsletter/charts': [404, 200, 200, null],
  'POST /api/admin/newsletter/pause': [404, 200, 200, null],
  'POST /api/admin/newsletter/resume': [404, 200, 200, null],
  'GET /api/admin/corrections': [404, 200, 200, null],
  'POST /api/admin/corrections/{id}/dismiss': [404, 200, 200, 404],
  'POST /api/admin/corrections/{id}/strike': [404, 200, 200, 404],
  'GET /api/admin/issues': [404, 200, 200, null],
  'POST /api/admin/issues': [404, 201, 201, null],
  'GET /api/admin/issues/{id}': [404, 200, 200, 404],
  'DELETE /api/admin/issues/{id}': [404, 200, 200, 404],
  'GET /api/admin/issues/{id}/deliveries': [404, 200, 200, 404],
  'PATCH /api/admin/issues/{id}': [404, 200, 200, 404],
  'PUT /api/admin/issues/{id}/draft': [404, 200, 200, 404],
  'POST /api/admin/letters': [404, 201, 201, null],
  'POST /api/admin/issues/{id}/copy': [404, 201, 201, 404],
  'PUT /api/admin/issues/{id}/audience': [404, 200, 200, 404],
  'POST /api/admin/issues/{id}/hold': [404, 200, 200, 404],
  'POST /api/admin/issues/{id}/release': [404, 200, 200, 404],
  'GET /api/admin/issues/{id}/preview': [404, 200, 200, 404],
  'POST /api/admin/issues/{id}/test': [404, 200, 200, 404],
  'POST /api/admin/issues/{id}/send': [404, 200, 200, 404],
  'GET /api/admin/issues/{id}/mistakes': [404, 200, 200, 404],
  'POST /api/admin/issues/{id}/links': [404, 200, 200, 404],
  'GET /api/admin/statistics/issues': [404, 200, 200, null],
  'GET /api/admin/statistics/issues/{id}': [404, 200, 200, 404],
  'GET /api/admin/statistics/issues/export': [404, 200, 200, null],
  'GET /api/admin/statistics/reads/export': [404, 200, 200, null],
  'GET /api/admin/statistics/subscribers': [404, 200, 200, null],
  'GET /api/admin/statistics/subscribers/export': [404, 200, 200, null],
  'GET /api/admin/subscribers': [404, 200, 200, null],
  'GET /api/admin/subscribers/growth': [404, 200, 200, null],
  'GET /api/admin/subscribers/export': [404, 200, 200, null],
  'GET /api/admin/segments': [404, 200, 200, null],
  'POST /api/admin/segments': [404, 201, 201, null],
  'PUT /api/admin/segments/{id}': [404, 200, 200, 404],
  'DELETE /api/admin/segments/{id}': [404, 200, 200, 404],
  'POST /api/admin/segment-counts': [404, 200, 200, null],
  'GET /api/admin/templates': [404, 200, 200, null],
  'POST /api/admin/templates': [404, 201, 201, null],
  'PUT /api/admin/templates/{id}': [404, 200, 200, 404],
  'DELETE /api/admin/templates/{id}': [404, 200, 200, 404],
  'POST /api/admin/templates/{id}/letters': [404, 201, 201, 404],
  'GET /api/admin/subscribers/embed': [404, 200, 200, null],
  'GET /api/admin/subscribers/{id}/consents': [404, 200, 200, 404],
  'GET /api/admin/subscribers/consents/export': [404, 200, 200, null],
  'GET /api/admin/subscribers/suppressed/export': [404, 200, 200, null],
  'POST /api/admin/subscribers/suppressed/import': [404, 200, 200, null],
  'POST /api/admin/subscribers/import': [404, 200, 200, null],
  'POST /api/admin/subscribers/suppress': [404, 200, 200, null],
  'POST /api/admin/subscribers/unsuppress': [404, 200, 200, null],
  'POST /api/admin/subscribers/{id}/unsubscribe': [404, 200, 200, 404],
  'GET /api/admin/subscribers/suppressed': [404, 200, 200, null],
  'GET /api/admin/reports': [200, 200, 200, null],
  'POST /api/admin/reports/{id}/dismiss': [200, 200, 200, 404],
  'GET /api/admin/review-queue': [200, 200, 200, null],
  'POST /api/admin/review-queue/{id}/approve': [200, 200, 200, 404],
  'POST /api/admin/review-queue/{id}/reject': [200, 200, 200, 404],
  'POST /api/admin/posts/{id}/moderate': [200, 200, 200, 404],
  'POST /api/admin/comments/{id}/moderate': [200, 200, 200, 404],
  'POST /api/admin/moderate': [200, 200, 200, null],
  'GET /api/admin/rules': [200, 200, 200, null],
  'POST /api/admin/rules': [201, 201, 201, null],
  'PUT /api/admin/rules': [404, 200, 200, null],
  'PATCH /api/admin/rules/{id}': [200, 200, 200, 404],
  'DELETE /api/admin/rules/{id}': [200, 200, 200, 404],
  'GET /api/admin/log': [200, 200, 200, null],
  'POST /api/admin/log/{id}/redact': [404, 200, 200, 404],
  'GET /api/admin/users': [200, 200, 200, null],
  'GET /api/admin/users/{username}': [200, 200, 200, 404],
  'POST /api/admin/users/{username}/ban': [200, 200, 200, 404],
  'POST /api/admin/users/{username}/unban': [200, 200, 200, 404],
  'POST /api/admin/users/{username}/notes': [201, 201, 201, 404],
  'DELETE /api/admin/users/{username}/notes/{id}': [200, 200, 200, 404],
  'DELETE /api/admin/users/{username}/picture': [200, 200, 200, 404],
  'DELETE /api/admin/users/{username}/sessions': [404, 200, 200, 404],
  'PUT /api/admin/users/{username}/role': [404, 200, 200, 404],
  'GET /api/admin/applications': [200, 200, 200, null],
  'POST /api/admin/applications/{id}/accept': [200, 200, 200, 404],
  'POST /api/admin/applications/{id}/decline': [200, 200, 200, 404],
  'GET /api/admin/inbound-feeds': [404, 200, 200, null],
  // These feeds are invalid or paused; admin-inbound-feeds.test.ts reads others.
  'POST /api/admin/inbound-feeds': [404, 400, 400, null],
  'PATCH /api/admin/inbound-feeds/{id}': [404, 200, 200, 404],
  'DELETE /api/admin/inbound-feeds/{id}': [404, 200, 200, 404],
  'POST /api/admin/inbound-feeds/{id}/pause': [404, 200, 200, 404],
  'POST /api/admin/inbound-feeds/{id}/resume': [404, 200, 200, 404],
  'POST /api/admin/inbound-feeds/{id}/poll': [404, 409, 409, 404],
  'POST /api/admin/images': [404, 201, 201, null],
  'GET /api/admin/imports': [404, 200, 200, null],
  'GET /api/admin/imports/{id}': [404, 200, 200, 404],
  'POST /api/admin/imports': [404, 201, 201, null],
  'POST /api/admin/imports/{id}/rows': [404, 200, 200, 404],
  'POST /api/admin/imports/{id}/stop': [404, 200, 200, 404],
  'GET /api/admin/login-providers': [404, 200, 200, null],
  // The same id on another site is another provider.
  'PUT /api/admin/login-providers/{id}': [404, 200, 200, 200],
  'DELETE /api/admin/login-providers/{id}': [404, 200, 200, 404],
  'GET /api/admin/keys': [404, 200, 200, null],
  'POST /api/admin/keys': [404, 201, 201, null],
  'DELETE /api/admin/keys/{id}': [404, 200, 200, 404],
  'GET /api/admin/keys/{id}/calls': [404, 200, 200, 404],
  'GET /api/admin/web-hooks': [404, 200, 200, null],
  'POST /api/admin/web-hooks': [404, 201, 201, null],
  'PATCH /api/admin/web-hooks/{id}': [404, 200, 200, 404],
  'PUT /api/admin/web-hooks/{id}/key': [404, 200, 200, 404],
  'DELETE /api/admin/web-hooks/{id}': [404, 200, 200, 404],
  'GET /api/admin/web-hooks/{id}/messages': [404, 200, 200, 404],
  'POST /api/admin/web-hooks/{id}/test': [404, 200, 200, 404],
  'POST /api/admin/web-hook-messages/{id}/replay': [404, 200, 200, 404],
  'GET /api/admin/web-hook-previews/{kind}': [404, 200, 200, 200],
  'GET /api/admin/mail': [404, 200, 200, null],
  'PUT /api/admin/mail': [404, 200, 200, null],
  'POST /api/admin/mail/key': [404, 200, 200, null],
  'DELETE /api/admin/mail/key': [404, 200, 200, null],
  'POST /api/admin/mail/dns': [404, 200, 200, null],
  'GET /api/admin/mail/sending': [404, 200, 200, null],
  'PUT /api/admin/mail/warm-up': [404, 200, 200, null],
  'GET /api/admin/mail/hooks': [404, 200, 200, null],
  'PUT /api/admin/mail/hooks/{provider}': [404, 200, 200, 200],
  'DELETE /api/admin/mail/hooks/{provider}': [404, 200, 200, 200],
};

/** The path parameters, query and a valid body of one call on `site`. */
type RequestParts = { path?: Record<string, string>; query?: string; body?: object };
const addAdminKey = async (site: 'nontrivial' | 'statecraft') => {
  const owner = await t.make.user(site, { role: 'admin' });
  return (await program(t, owner, ['members:read'], { isAdmin: true })).keyId;
};
const addCell = async () => {
  const [id, now] = [newId(), new Date()];
  const times = { answeredAt: now, since: now, askedAt: now, createdAt: now };
  await db
    .insert(cells)
    .values({ id, address: `https://${id}.invalid`, key: 'none', sites: [], ...times });
  return id;
};
const createParts: Partial<
  Record<StaffKey, (site: 'nontrivial' | 'statecraft') => RequestParts | Promise<RequestParts>>
> = {
  'POST /api/admin/sites': () => ({
    body: { id: `made-${newId().toLowerCase()}`, siteName: 'Made' },
  }),
  'GET /api/admin/sites/{site}': (site) => ({ path: { site } }),
  'PUT /api/admin/sites/{site}/draft': (site) => ({
    path: { site },
    body: { ...settingsInForce(t, site), basedOn: null },
  }),
  'DELETE /api/admin/sites/{site}/draft': (site) => ({ path: { site } }),
  'POST /api/admin/sites/{site}/publish': async (site) => ({
    path: { site },
    body: { draft: await addDraft(t, site), note: '' },
  }),
  'POST /api/admin/sites/{site}/open': (site) => ({ path: { site } }),
  'POST /api/admin/sites/{site}/visit': (site) => ({ path: { site } }),
  'GET /api/admin/sites/{site}/history': (site) => ({ path: { site } }),
  'POST /api/admin/sites/{site}/revert': async (site) => ({
    path: { site },
    body: { version: await addVersions(t, site) },
  }),
  'PUT /api/admin/sites/{site}/hosts': (site) => ({
    path: { site },
    body: { hosts: ['given.example.org'] },
  }),
  'PUT /api/admin/sites/{site}/tags': async (site) => ({
    path: { site },
    body: {
      tags: await db
        .select({ name: tags.name, description: tags.description })
        .from(tags)
        .where(eq(tags.siteId, site)),
    },
  }),
  'POST /api/admin/sites/{site}/files': (site) => ({
    path: { site },
    body: { svg: '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>' },
  }),
  'POST /api/admin/images': () => ({ body: { image: createPng().toString('base64') } }),
  'GET /api/admin/sites/{site}/export': (site) => ({ path: { site } }),
  'GET /api/admin/sites/{site}/archive': (site) => ({ path: { site } }),
  'POST /api/admin/sites/{site}/deletion': (site) => ({ path: { site } }),
  'DELETE /api/admin/sites/{site}/deletion': (site) => ({ path: { site } }),
  'POST /api/admin/sites/{site}/import': (site) => ({
    path: { site },
    body: { format: 'broadsheet-site', formatVersion: 1, settings: settingsInForce(t, site) },
  }),
  'POST /api/admin/sites/{site}/preview': (site) => ({ path: { site } }),
  'GET /api/admin/cells/{id}/sites': async () => ({ path: { id: await addCell() } }),
  'POST /api/admin/cells': () => ({
    body: { address: 'https://cell.invalid', key: `bs_${'x'.repeat(43)}` },
  }),
  'DELETE /api/admin/cells/{id}': async () => ({ path: { id: await addCell() } }),
  'POST /api/admin/issues': async (site) => {
    for (let i = 0; i < 3; i += 1) await t.make.post({ site });
    return { body: { frequency: 'daily' } };
  },
  'GET /api/admin/issues/{id}': async (site) => ({ path: { id: (await createIssue(site)).id } }),
  'DELETE /api/admin/issues/{id}': async (site) => ({ path: { id: await addLetter(t, site) } }),
  'GET /api/admin/statistics/issues/{id}': async (site) => ({
    path: { id: (await createIssue(site)).id },
  }),
  'GET /api/admin/issues/{id}/deliveries': async (site) => ({
    path: { id: (await createIssue(site)).id },
  }),
  'PATCH /api/admin/issues/{id}': async (site) => {
    const { id, postId } = await createIssue(site);
    return { path: { id }, body: { posts: [{ postId, position: 1 }] } };
  },
  'PUT /api/admin/issues/{id}/draft': async (site) => ({
    path: { id: (await createIssue(site)).id },
    body: { revision: 0, draft: null },
  }),
  'POST /api/admin/issues/{id}/copy': async (site) => ({ path: { id: await addLetter(t, site) } }),
  'PUT /api/admin/issues/{id}/audience': async (site) => ({
    path: { id: await addLetter(t, site) },
    body: { segmentId: null },
  }),
  'POST /api/admin/issues/{id}/hold': async (site) => ({
    path: { id: (await createIssue(site)).id },
  }),
  'POST /api/admin/issues/{id}/release': async (site) => ({
    path: { id: (await createIssue(site)).id },
  }),
  'GET /api/admin/issues/{id}/preview': async (site) => ({
    path: { id: (await createIssue(site)).id },
  }),
  'GET /api/admin/issues/{id}/mistakes': async (site) => ({
    path: { id: (await createIssue(site)).id },
  }),
  'POST /api/admin/issues/{id}/links': async (site) => ({
    path: { id: (await createIssue(site)).id },
    body: {},
  }),
  'POST /api/admin/issues/{id}/test': async (site) => ({
    path: { id: (await createIssue(site)).id },
    body: {},
  }),
  'POST /api/admin/issues/{id}/send': async (site) => {
    await db.update(sites).set({ digestsPausedAt: null });
    return { path: { id: (await createIssue(site)).id }, body: { confirm: 0 } };
  },
  'POST /api/admin/corrections/{id}/dismiss': async (site) => ({
    path: { id: await addReport(site) },
  }),
  'POST /api/admin/corrections/{id}/strike': async (site) => ({
    path: { id: await addReport(site) },
    body: { correction: 'It was otherwise.', delivery: 'next' },
  }),
  'POST /api/admin/subscribers/import': () => ({
    body: {
      rows: [{ email: `${newId().toLowerCase()}@mail.example`, consent: 'A form' }],
      confirmed: false,
    },
  }),
  'POST /api/admin/subscribers/suppressed/import': () => ({
    body: { rows: [{ email: 'any@mail.example', reason: 'bounce' }] },
  }),
  'POST /api/admin/subscribers/suppress': () => ({
    body: { email: 'any@mail.example', reason: 'They asked for it.' },
  }),
  'POST /api/admin/subscribers/unsuppress': () => ({
    body: { email: 'any@mail.example', reason: 'They asked for it.' },
  }),
  'POST /api/admin/subscribers/{id}/unsubscribe': async (site) => ({
    path: {
      id: (
        await addSubscription(t, site, {
          email: `${newId().toLowerCase()}@mail.example`,
          state: 'pending',
        })
      ).id,
    },
  }),
  'POST /api/admin/segments': () => ({ body: { name: newId(), rule: {} } }),
  'PUT /api/admin/segments/{id}': async (site) => ({
    path: { id: await addSegment(t, site) },
    body: { name: newId(), rule: {} },
  }),
  'DELETE /api/admin/segments/{id}': async (site) => ({ path: { id: await addSegment(t, site) } }),
  'POST /api/admin/segment-counts': () => ({ body: { rule: {} } }),
  'POST /api/admin/templates': async (site) => ({
    body: { issueId: await addLetter(t, site), name: newId() },
  }),
  'PUT /api/admin/templates/{id}': async (site) => ({
    path: { id: await addTemplate(t, site) },
    body: { name: newId() },
  }),
  'DELETE /api/admin/templates/{id}': async (site) => ({
    path: { id: await addTemplate(t, site) },
  }),
  'POST /api/admin/templates/{id}/letters': async (site) => ({
    path: { id: await addTemplate(t, site) },
  }),
  'GET /api/admin/subscribers/{id}/consents': async (site) => ({
    path: {
      id: (await addSubscription(t, site, { email: `${newId().toLowerCase()}@mail.example` })).id,
    },
  }),
  'POST /api/admin/inbound-feeds': () => ({ body: { url: 'https://nontrivial.example/feed.xml' } }),
  'PATCH /api/admin/inbound-feeds/{id}': async (site) => ({
    path: { id: await addSource(t, site) },
    body: { maxPostsPerFetch: 5 },
  }),
  'DELETE /api/admin/inbound-feeds/{id}': async (site) => ({
    path: { id: await addSource(t, site) },
  }),
  'POST /api/admin/inbound-feeds/{id}/pause': async (site) => ({
    path: { id: await addSource(t, site) },
  }),
  'POST /api/admin/inbound-feeds/{id}/resume': async (site) => ({
    path: { id: await addSource(t, site, 'paused') },
  }),
  'POST /api/admin/inbound-feeds/{id}/poll': async (site) => ({
    path: { id: await addSource(t, site, 'paused') },
  }),
  'GET /api/admin/imports/{id}': async (site) => ({ path: { id: await addImport(t, site) } }),
  'POST /api/admin/imports': () => ({ body: { fileName: 'posts.csv', total: 1, kind: 'posts' } }),
  'POST /api/admin/imports/{id}/rows': async (site) => ({
    path: { id: await addImport(t, site) },
    body: { from: 0, rows: [{ line: 2, problem: 'The row is not a JSON object.' }] },
  }),
  'POST /api/admin/imports/{id}/stop': async (site) => ({ path: { id: await addImport(t, site) } }),
  'PUT /api/admin/login-providers/{id}': async (site) => ({
    path: { id: await addClosedProvider(t, site) },
    body: {
      kind: 'oidc',
      label: 'Company',
      issuer: 'https://login.invalid',
      clientId: 'client',
      clientSecret: 'secret',
      isOn: false,
    },
  }),
  'PUT /api/admin/mail': () => ({
    body: {
      fromName: '',
      fromAddress: null,
      replyTo: null,
      bounceDomain: null,
      postalAddress: '',
      server: null,
    },
  }),
  'PUT /api/admin/mail/warm-up': () => ({ body: { isOn: false, volumes: [500, 1_000] } }),
  'PUT /api/admin/mail/hooks/{provider}': () => ({
    path: { provider: 'mailgun' },
    body: { secret: 'the-key-of-the-web-hook' },
  }),
  'DELETE /api/admin/mail/hooks/{provider}': () => ({ path: { provider: 'mailgun' } }),
  'POST /api/admin/mail/key': () => ({ body: { domain: 'example.org', selector: 'mail' } }),
  'POST /api/admin/keys': () => ({ body: { name: 'A sync', scopes: ['members:read'] } }),
  'DELETE /api/admin/keys/{id}': async (site) => ({ path: { id: await addAdminKey(site) } }),
  'GET /api/admin/keys/{id}/calls': async (site) => ({ path: { id: await addAdminKey(site) } }),
  'POST /api/admin/web-hooks': () => ({
    body: { url: 'https://hooks.invalid/', events: ['post.published'] },
  }),
  'PATCH /api/admin/web-hooks/{id}': async (site) => ({
    path: { id: (await addWebHook(t, site)).hookId },
    body: { isOn: false },
  }),
  'PUT /api/admin/web-hooks/{id}/key': async (site) => ({
    path: { id: (await addWebHook(t, site, 'issue.sent', 'mastodon')).hookId },
    body: { key: 'token' },
  }),
  'GET /api/admin/web-hook-previews/{kind}': () => ({ path: { kind: 'mastodon' } }),
  'DELETE /api/admin/web-hooks/{id}': async (site) => ({
    path: { id: (await addWebHook(t, site)).hookId },
  }),
  'GET /api/admin/web-hooks/{id}/messages': async (site) => ({
    path: { id: (await addWebHook(t, site)).hookId },
  }),
  'POST /api/admin/web-hooks/{id}/test': async (site) => ({
    path: { id: (await addWebHook(t, site)).hookId },
  }),
  'POST /api/admin/web-hook-messages/{id}/replay': async (site) => ({
    path: { id: (await addWebHook(t, site)).messageId },
  }),
  'DELETE /api/admin/login-providers/{id}': async (site) => ({
    path: { id: await addClosedProvider(t, site) },
  }),
  'POST /api/admin/reports/{id}/dismiss': async (site) => ({
    path: { id: (await t.make.post({ site })).id },
    body: {},
  }),
  'POST /api/admin/review-queue/{id}/approve': async (site) => ({
    path: { id: (await addHeld(t, site)).id },
  }),
  'POST /api/admin/review-queue/{id}/reject': async (site) => ({
    path: { id: (await addHeld(t, site)).id },
    body: { reason: 'It advertises.' },
  }),
  'POST /api/admin/posts/{id}/moderate': async (site) => ({
    path: { id: (await t.make.post({ site })).id },
    body: { action: 'hide', reason: 'It advertises.' },
  }),
  'POST /api/admin/comments/{id}/moderate': async (site) => ({
    path: { id: (await t.make.comment(await t.make.post({ site }))).id },
    body: { action: 'hide', reason: 'It advertises.' },
  }),
  'POST /api/admin/moderate': async (site) => ({
    body: {
      items: [{ kind: 'post', id: (await t.make.post({ site })).id }],
      action: 'hide',
      reason: 'It advertises.',
    },
  }),
  'POST /api/admin/rules': () => ({
    body: { kind: 'word', pattern: `word${newId()}`, action: 'hold' },
  }),
  'PUT /api/admin/rules': () => ({ body: { holdFirstPosts: 0 } }),
  'PATCH /api/admin/rules/{id}': async (site) => ({
    path: { id: await addRule(t, site) },
    body: { action: 'reject' },
  }),
  'DELETE /api/admin/rules/{id}': async (site) => ({ path: { id: await addRule(t, site) } }),
  'POST /api/admin/log/{id}/redact': async (site) => ({ path: { id: await addLogEntry(t, site) } }),
  'GET /api/admin/users/{username}': async (site) => ({ path: await addMember(site) }),
  'POST /api/admin/users/{username}/ban': async (site) => ({
    path: await addMember(site),
    body: { until: null, reason: 'Advertising.' },
  }),
  'POST /api/admin/users/{username}/unban': async (site) => ({
    path: await addMember(site),
    body: {},
  }),
  'POST /api/admin/users/{username}/notes': async (site) => ({
    path: await addMember(site),
    body: { text: 'Warned.' },
  }),
  'DELETE /api/admin/users/{username}/notes/{id}': async (site) => {
    const user = await t.make.user(site, { username: `noted-${newId()}` });
    return {
      path: { username: user.username, id: await addNote(t, user, callers.moderator.user) },
    };
  },
  'POST /api/admin/applications/{id}/accept': async (site) => ({
    path: { id: await addApplication(t, site) },
  }),
  'POST /api/admin/applications/{id}/decline': async (site) => ({
    path: { id: await addApplication(t, site) },
    body: { reason: 'We are full.' },
  }),
  'DELETE /api/admin/users/{username}/picture': async (site) => ({ path: await addMember(site) }),
  'DELETE /api/admin/users/{username}/sessions': async (site) => ({ path: await addMember(site) }),
  'PUT /api/admin/users/{username}/role': async (site) => ({
    path: await addMember(site),
    body: { role: 'moderator' },
  }),
};
const addMember = async (site: 'nontrivial' | 'statecraft') => ({
  username: (
    await t.make.user(site, {
      username: `any-${newId()}`,
      email: `${newId().toLowerCase()}@mail.example`,
    })
  ).username,
});

/** Adds the report of a sentence of a new issue. */
async function addReport(site: 'nontrivial' | 'statecraft'): Promise<string> {
  const { id: issueId, postId } = await createIssue(site);
  const id = newId();
  await db.insert(corrections).values({
    siteId: site,
    id,
    sentenceId: id,
    issueId,
    text: 'A sentence.',
    passages: [],
    postIds: [postId],
    notes: [],
    firstReportedAt: t.clock.now(),
  });
  return id;
}

/** Creates an unsent issue of a new day. */
let issueCount = 0;
async function createIssue(
  site: 'nontrivial' | 'statecraft',
): Promise<{ id: string; postId: string }> {
  const post = await t.make.post({ site });
  const period = new Date(Date.UTC(2024, 0, (issueCount += 1))).toISOString().slice(0, 10);
  return {
    ...(await addIssue(t, site, period, [post], { issueState: 'preparing' })),
    postId: post.id,
  };
}

const t = await createTestApp({
  config: { trustedProxies: 1, adminEmails: new Set(['platform@mail.example']) },
});
const { db } = t.deps;
const [here, there] = ['nontrivial', 'statecraft'] as const;
const rows = keys.filter(isStaffKey);
const member = await caller(t, here);
const callers: Record<
  (typeof staff)[number] | 'anonymous' | 'member' | 'read' | 'write' | 'elsewhere',
  Caller
> = {
  anonymous: createAnonymousCaller(t, here),
  member,
  elsewhere: await caller(t, there, { role: 'admin' }, here),
  read: await program(t, await t.make.user(here, { role: 'admin', email: 'reads@mail.example' }), [
    'read',
  ]),
  write: await program(
    t,
    await t.make.user(here, { role: 'admin', email: 'writes@mail.example' }),
    ['write'],
  ),
  moderator: await caller(t, here, { role: 'moderator' }),
  admin: await caller(t, here, { role: 'admin' }),
  platform: await caller(t, here, { email: 'platform@mail.example' }),
  foreign: await caller(t, here, { role: 'admin' }),
};

const fill = (path: string, values: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? 'zzzzzzzzzzzz'),
  );
const codes: Record<number, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
};

it('has a line for every staff endpoint', () => {
  expect(Object.keys(matrix).toSorted()).toEqual([...rows].toSorted());
  for (const key of rows) {
    const { access } = contract[key] as AnyEndpoint;
    expect(
      matrix[key].slice(0, 3).map((status) => status !== 404),
      key,
    ).toEqual(
      access === 'moderator'
        ? [true, true, true]
        : access === 'admin'
          ? [false, true, true]
          : [false, false, true],
    );
    expect(matrix[key][3] !== null, key).toBe(/\{(?!site)/.test(key));
  }
});

type Site = typeof here | typeof there;
/** Creates the addressed rows and returns path, query and body. */
const createRequest = async (key: StaffKey, site: Site): Promise<RequestParts> =>
  (await createParts[key]?.(site)) ?? {};

describe.each(rows)('%s', (key) => {
  const { method, path } = methodAndPath(key);

  it('does not exist for other callers, whatever they send', async () => {
    const { path: values, query = '', body } = await createRequest(key, here);
    for (const who of ['anonymous', 'member', 'read', 'write', 'elsewhere'] as const) {
      await db.delete(rateLimits);
      const replies = [
        await callers[who].call(method, fill(path, values) + query, body),
        await callers[who].call(method, `${fill(path)}?nonsense=1`, body && { nonsense: true }),
      ];
      for (const reply of replies) {
        const { code, error } = reply.body as { code: string; error: string };
        expect
          .soft([reply.status, code, error], `${who}: ${reply.text}`)
          .toEqual([404, 'not_found', 'No such endpoint.']);
      }
    }
  });

  it('answers each role as its line says', async () => {
    let shared: RequestParts | undefined;
    for (const [i, who] of staff.entries()) {
      const status = matrix[key][i] ?? null;
      if (status === null) continue;
      await db.delete(rateLimits);
      // A call that writes needs new items.
      const isShared = who !== 'foreign' && (method === 'GET' || status >= 400);
      const {
        path: values,
        query = '',
        body,
      } = isShared
        ? (shared ??= await createRequest(key, here))
        : await createRequest(key, who === 'foreign' ? there : here);
      const reply = await callers[who].call(method, fill(path, values) + query, body);
      expect.soft(reply.status, `${who}: ${reply.text}`).toBe(status);
      if (status >= 400)
        expect.soft((reply.body as { code: string }).code, who).toBe(codes[status]);
    }
  });
});

it('requires a recent login', async () => {
  for (const key of rows.filter((name) => (contract[name] as AnyEndpoint).requiresRecentLogin)) {
    const { method, path } = methodAndPath(key);
    const me = await caller(t, here, {
      email: 'platform@mail.example',
      username: `stale-${rows.indexOf(key)}`,
    }).catch(() => callers.platform);
    await db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.id, me.sessionId ?? ''));
    const { path: values, query = '', body } = await createRequest(key, here);
    const reply = await me.call(method, fill(path, values) + query, body);
    await db
      .update(sessions)
      .set({ createdAt: sql`now()` })
      .where(eq(sessions.id, me.sessionId ?? ''));
    expect
      .soft([reply.status, (reply.body as { code: string }).code], key)
      .toEqual([403, 'reauthentication_required']);
  }
});

it('requires a CSRF token for every call that writes', async () => {
  for (const key of rows.filter((name) => methodAndPath(name).method !== 'GET')) {
    const { method, path } = methodAndPath(key);
    const { path: values, body } = await createRequest(key, here);
    const reply = await t
      .on(here)
      [method.toLowerCase() as 'post'](fill(path, values))
      .set({ ...fromSite(here), ...callers.platform.bearer })
      .send(body);
    expect
      .soft([reply.status, (reply.body as { error: string }).error], key)
      .toEqual([403, expect.stringContaining('CSRF')]);
  }
});
