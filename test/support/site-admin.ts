import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { Reply } from '#shared/contract/index.ts';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { auditLog, rateLimits, siteHosts, siteVersions, sites } from '../../server/db/schema.ts';
import { caller } from './api-clients.ts';
import { currentVersion, settingsInForce } from './site-drafts.ts';
import { type SiteId, createTestApp } from './test-app.ts';

type Details = Reply<'GET /api/admin/sites/{site}'>;
export type Saved = Reply<'PUT /api/admin/sites/{site}/draft'>;

/** Starts an application with admins, and resets the sites before each test. */
export async function setUpSiteAdmin() {
  const t = await createTestApp({
    config: {
      trustedProxies: 1,
      adminEmails: new Set(['platform@mail.example']),
      siteHosts: new Map([['nontrivial', ['ai.example.org']]]),
    },
  });
  const { db } = t.deps;
  const admin = await caller(t, 'nontrivial', { role: 'admin', username: 'ada' });
  const other = await caller(t, 'nontrivial', { role: 'admin', username: 'grace' });
  const platform = await caller(t, 'nontrivial', {
    email: 'platform@mail.example',
    username: 'root',
  });
  beforeEach(async () => void (await db.delete(rateLimits)));
  /** Restores the presets. */
  async function reset(): Promise<void> {
    await db.delete(siteVersions);
    await db.delete(siteHosts);
    await db.update(sites).set({ settings: {} });
    await t.deps.siteRegistry.reload();
  }
  beforeEach(reset);
  const readDetails = async (site = 'nontrivial', actor = admin) =>
    (await actor.call('GET', `/api/admin/sites/${site}`)).body as Details;
  /** Returns the settings in force with changes. */
  function changeSettings(
    change: (settings: SiteSettings) => void,
    site: SiteId = 'nontrivial',
  ): SiteSettings {
    const settings = structuredClone(settingsInForce(t, site));
    change(settings);
    return settings;
  }
  const put = (settings: object, more: object = {}, actor = admin, site = 'nontrivial') =>
    actor.call('PUT', `/api/admin/sites/${site}/draft`, { ...settings, basedOn: null, ...more });
  /** Saves and publishes. */
  async function publish(
    change: (settings: SiteSettings) => void,
    more: object = {},
  ): Promise<void> {
    const saved = await put(
      changeSettings(change),
      { basedOn: await currentVersion(t, 'nontrivial') },
      platform,
    );
    expect(saved.status, saved.text).toBe(200);
    const reply = await admin.call('POST', '/api/admin/sites/nontrivial/publish', {
      draft: (saved.body as Saved).draft.id,
      note: 'A test.',
      ...more,
    });
    expect(reply.status, reply.text).toBe(200);
  }
  const page = async (path = '/', host: string = 'nontrivial') => (await t.on(host).get(path)).text;
  const findCustomStylesheet = (html: string) =>
    /\/assets\/site-[^"]+-custom-[^"]+\.css/.exec(html)?.[0] ?? '';
  const findStylesheet = (html: string) => /\/assets\/site-[^"]+\.css/.exec(html)?.[0] ?? '';
  const readLastEntry = async (siteId = 'nontrivial') =>
    (
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.siteId, siteId))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .limit(1)
    )[0];
  return {
    t,
    db,
    admin,
    other,
    platform,
    reset,
    readDetails,
    changeSettings,
    put,
    publish,
    page,
    findCustomStylesheet,
    findStylesheet,
    readLastEntry,
  };
}
