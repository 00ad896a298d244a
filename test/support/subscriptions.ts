import { and, eq, like } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import { outbox, subscriptions } from '../../server/db/schema.ts';
import { createAnonymousCaller, type Caller } from './api-clients.ts';
import type { SiteId, TestApp } from './test-app.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { readStoredMails } from './stored-mails.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Inserts a subscription, confirmed an hour ago unless it is pending. */
export async function addSubscription(
  t: TestApp,
  site: SiteId,
  values: Partial<typeof subscriptions.$inferInsert> & { email: string },
): Promise<SubscriptionRow> {
  const { state = 'active' } = values;
  const before = new Date(Date.now() - hourMs);
  const [row] = await t.deps.db
    .insert(subscriptions)
    .values({
      siteId: site,
      id: newId(),
      frequency: 'daily',
      source: 'form',
      createdAt: before,
      confirmationSentAt: before,
      confirmedAt: state === 'pending' ? null : before,
      unsubscribedAt: state === 'unsubscribed' ? new Date(Date.now() - 60_000) : null,
      ...values,
      state,
    })
    .returning();
  return row as SubscriptionRow;
}

export async function findSubscription(
  t: TestApp,
  site: SiteId,
  email: string,
): Promise<SubscriptionRow | undefined> {
  return (
    await t.deps.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.siteId, site), eq(subscriptions.email, email)))
  )[0];
}

/** Newsletter mail to an address, oldest first. */
export const mailsAbout = (t: TestApp, site: SiteId, email: string) =>
  readStoredMails(
    t,
    and(eq(outbox.siteId, site), eq(outbox.recipient, email), like(outbox.kind, 'subscription-%')),
  );

/** The token in the newest email of a kind. */
export async function tokenMailed(
  t: TestApp,
  site: SiteId,
  email: string,
  what: 'verify' | 'manage' | 'unsubscribe',
): Promise<string> {
  const pattern = {
    verify: /\/subscriptions\/verify\/([\w.-]+)/,
    manage: /\/manage-subscription\?token=([\w.-]+)/,
    unsubscribe: /\/subscriptions\/unsubscribe\/([\w.-]+)/,
  }[what];
  const token = (await mailsAbout(t, site, email))
    .map(({ text }) => pattern.exec(text)?.[1])
    .findLast((found) => found !== undefined);
  if (token === undefined) throw new Error(`no link to ${what} was mailed to ${email}`);
  return token;
}

/** Subscribes like the form of the site; `who` is anonymous by default. */
export const subscribeBy = (
  t: TestApp,
  site: SiteId,
  body: object,
  who: Pick<Caller, 'call'> = createAnonymousCaller(t, site),
  headers: Record<string, string> = {},
) => who.call('POST', '/api/subscriptions/subscribe', body, headers);
