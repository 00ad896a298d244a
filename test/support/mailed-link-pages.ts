import { and, eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { outbox, subscriptions } from '../../server/db/schema.ts';
import { ownerToken, unsubscribeToken } from '../../server/domain/subscriptions/tokens.ts';
import { managePath, unsubscribePath, type DigestLanguage } from '../../shared/paths.ts';
import { htmlErrors } from './html-errors.ts';
import { readHtml, getText } from './html.ts';
import { fromSite } from './members.ts';
import { expectPageIn } from './page-language.ts';
import { addSubscription, type SubscriptionRow } from './subscriptions.ts';
import { createTestApp, type SiteId } from './test-app.ts';
import { readStoredMails } from './stored-mails.ts';

export const week = 7 * dayMs;

export const ownHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

export const heading = (html: string) => readHtml(html).text('h1');

export const buttons = (html: string) => readHtml(html).all('main button').map(getText);

/** Checks a page completely: uncached, not indexed, valid, and without external links. */
export async function expectOwnPage(
  reply: { status: number; headers: Record<string, string>; text: string },
  status: number,
): Promise<void> {
  expect([reply.status, reply.headers['content-type']]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(reply.headers).toMatchObject(ownHeaders);
  for (const name of ['etag', 'set-cookie']) expect(reply.headers[name]).toBeUndefined();
  expect(reply.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  const page = readHtml(reply.text);
  expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex');
  for (const selector of [
    'link[rel="canonical"]',
    'link[rel="alternate"]',
    'meta[property="og:url"]',
  ])
    expect(page.all(selector), selector).toEqual([]);
  expect(page.all('h1')).toHaveLength(1);
  const language = page.attribute('main > div', 'lang');
  if (language === null) expect(page.attribute('html', 'lang')).toBe('en');
  else expectPageIn(language as DigestLanguage, page);
  expect(page.hrefs('a').filter((href) => !href.startsWith('/') && !href.startsWith('#'))).toEqual(
    [],
  );
  expect(await htmlErrors(reply.text)).toEqual([]);
}

/** Starts an app, and returns requests to pages behind mailed links, as sent without scripts. */
export async function useMailedLinkPages() {
  // Pages behind mailed links, as a browser without script sees them.
  const t = await createTestApp({ config: { trustedProxies: 1, pageCacheBytes: 5_000_000 } });

  let count = 0;

  const subscription = (
    site: SiteId = 'nontrivial',
    overrides: Partial<typeof subscriptions.$inferInsert> = {},
  ): Promise<SubscriptionRow> =>
    addSubscription(t, site, { email: `reader.${(count += 1)}@mail.example`, ...overrides });

  const stored = async ({ id }: SubscriptionRow) =>
    (await t.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];

  const mailsTo = async ({ email, siteId }: Pick<SubscriptionRow, 'email' | 'siteId'>) =>
    (
      await readStoredMails(t, and(eq(outbox.siteId, siteId), eq(outbox.recipient, email)))
    ).toReversed();

  const manage = (row: SubscriptionRow) => managePath(ownerToken(t.deps, row));

  const leave = (row: SubscriptionRow) => unsubscribePath(unsubscribeToken(t.deps, row));

  const get = (site: SiteId, path: string) =>
    t.on(site).get(path).set('X-Forwarded-For', fromSite(site)['X-Forwarded-For']);

  const post = (
    site: SiteId,
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    t
      .on(site)
      .post(path)
      .set({ ...fromSite(site), ...headers })
      .type('form')
      .send(fields);

  beforeAll(async () => {
    // Landing pages of industries list posts.
    await t.make.post({ title: 'Energy for everybody' });
  });

  return { t, subscription, stored, mailsTo, manage, leave, get, post };
}
