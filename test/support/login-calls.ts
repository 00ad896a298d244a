import { beforeEach } from 'vitest';
import { failedLogins } from '../../server/db/schema.ts';
import { fromSite } from './members.ts';
import { stableHeaders } from './stable-headers.ts';
import { type SiteId, type TestApp, createTestApp } from './test-app.ts';

type Browser = ReturnType<TestApp['on']>;

/** Starts an application and returns calls to log in. */
export async function setUpLogin() {
  const t = await createTestApp({
    config: { trustedProxies: 1, adminEmails: new Set(['root@mail.example']) },
  });
  const { db } = t.deps;
  const browsers = new Map<SiteId, Browser>();
  /** A browser with its own cookies. */
  const createBrowser = (site: SiteId = 'nontrivial'): Browser => t.on(site);
  /** Requests with the cookies of one browser per site. */
  const post = (path: string, body?: object, site: SiteId = 'nontrivial') => {
    const browser = browsers.get(site) ?? createBrowser(site);
    browsers.set(site, browser);
    return browser.post(path).set(fromSite(site)).send(body);
  };
  const requestCode = (email: string, site: SiteId = 'nontrivial') =>
    post('/api/auth/login', { email }, site);
  const verify = (email: string, otp: string | null, site: SiteId = 'nontrivial') =>
    post('/api/auth/verify', { email, otp: otp ?? '' }, site);
  const check = (token: string, site: SiteId = 'nontrivial') =>
    t.on(site).get('/api/auth/verify').set('Authorization', `Bearer ${token}`);
  const alterCode = (code: string | null) =>
    String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const summarize = ({ status, headers, body }: Awaited<ReturnType<typeof requestCode>>) => {
    const { 'set-cookie': _, ...rest } = stableHeaders(headers as Record<string, string>);
    return { status, headers: rest, body: body as unknown };
  };
  beforeEach(async () => {
    await db.delete(failedLogins);
  });
  return { t, db, createBrowser, post, requestCode, verify, check, alterCode, summarize };
}
