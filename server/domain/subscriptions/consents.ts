import { asc } from 'drizzle-orm';
import type { ConsentChannel, ConsentEvent, OwnForm } from '#shared/newsletter/consent-names.ts';
import {
  writeFormText,
  writeFrontFormText,
  writeLinkText,
  writeMemberFormText,
} from '#shared/newsletter/consent.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Ctx, Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { consents, subscriptions } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { notFound } from '../../infra/app-error.ts';
import { isPrivateNetwork } from '../../infra/client-address.ts';
import { maskEmail } from '../core/email-address.ts';
import { newId } from '../core/ids.ts';
import { byId, getLanguage, type SubscriptionRow } from './subscription-row.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** Where a request says that it comes from. */
export type ConsentSource = { form?: OwnForm | undefined; page?: string | undefined };

type Stored = typeof consents.$inferInsert;
type Recipient = Pick<SubscriptionRow, 'id' | 'email' | 'language' | 'frequency'>;

/**
 * Stores that somebody asked for a subscription. `via`: for a request that names no form. The text
 * is what the named form says, in the language of the request.
 */
export async function recordRequest(
  tx: Db,
  ctx: Ctx,
  subscription: Recipient,
  { form, page = '' }: ConsentSource,
  via: 'api' | 'account',
): Promise<void> {
  await insert(tx, ctx, subscription.id, 'subscribed', {
    via: form ?? via,
    page: hideToken(page),
    ...(await writeText(ctx, subscription, form)),
  });
}

/** Returns whether this form is shown to members only. Such a form has no prompt. */
export const isFormForMembers = (form: OwnForm | undefined): form is 'settings' | 'manage' =>
  form === 'settings' || form === 'manage';

/** Returns what a form said, and in which language. */
async function writeText(
  { site, viewer }: Ctx,
  subscription: Recipient,
  form: OwnForm | undefined,
): Promise<{ text: string; language: DigestLanguage }> {
  const { frequency, email } = subscription;
  const { t } = site;
  if (form === 'front') return { text: writeFrontFormText(t, frequency), language: t.language };
  if (isFormForMembers(form))
    return {
      text: writeMemberFormText(t, form, { frequency, email, username: viewer?.username ?? '' }),
      language: t.language,
    };
  const language = getLanguage(subscription);
  if (form === undefined) return { text: '', language };
  const [translate, pack] = await Promise.all([loadTranslate(language), loadPack(language)]);
  const facts = { site: site.public.name, frequency };
  return { text: writeFormText(translate, form, pack, facts), language };
}

/** Some paths of pages with a form end with a secret token. */
const hideToken = (page: string) =>
  page.replace(/^(\/newsletter\/view\/|\/subscriptions\/\w+\/).*/, '$1…').slice(0, 300);

/** Stores that the holder of a mailed link pressed the button of its page. */
export async function recordLink(
  tx: Db,
  ctx: Ctx,
  subscription: Recipient,
  event: 'confirmed' | 'resubscribed',
): Promise<void> {
  const language = getLanguage(subscription);
  const facts = { site: ctx.site.public.name, email: maskEmail(subscription.email) };
  await insert(tx, ctx, subscription.id, event, {
    via: 'mail',
    page: event === 'confirmed' ? '/subscriptions/verify' : '/subscriptions/unsubscribe',
    text: writeLinkText(event, language, await loadPack(language), facts),
    language,
  });
}

/** Stores what an importer stated about each subscriber. The network would be the importer's. */
export async function recordImport(
  tx: Db,
  { site }: Needs<'site'>,
  imported: readonly { id: string; consent: string; language: string }[],
): Promise<void> {
  if (imported.length === 0) return;
  await tx.insert(consents).values(
    imported.map(({ id, consent, language }) => ({
      siteId: site.id,
      subscriptionId: id,
      id: newId(),
      event: 'subscribed' as const,
      via: 'import' as const,
      text: consent,
      language,
      createdAt: databaseNow as never,
    })),
  );
}

async function insert(
  tx: Db,
  ctx: Ctx,
  subscriptionId: string,
  event: ConsentEvent,
  given: { via: ConsentChannel } & Required<Pick<Stored, 'page' | 'text' | 'language'>>,
): Promise<void> {
  await tx.insert(consents).values({
    ...given,
    siteId: ctx.site.id,
    subscriptionId,
    id: newId(),
    event,
    network: hashNetwork(ctx),
    createdAt: databaseNow as never,
  });
}

/** Null for private networks: behind a proxy that is not trusted, everybody has the same. */
const hashNetwork = ({ client: { network }, secrets, site }: Ctx): string | null =>
  isPrivateNetwork(network) ? null : secrets.sign('consent-network', `${site.id} ${network}`);

/** Lists the consents of a subscriber, the earliest first. Error: not_found. */
async function listConsents(
  ctx: Ctx,
  id: string,
): Promise<Reply<'GET /api/admin/subscribers/{id}/consents'>> {
  const [subscriber] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(byId(ctx, id));
  if (!subscriber) throw notFound('The subscriber was not found.');
  return { consents: await readConsents(ctx, id) };
}

/** Returns the consents of a subscription, the earliest first. */
export async function readConsents({ db, site }: Needs<'db' | 'site'>, id: string) {
  const rows = await db
    .select()
    .from(consents)
    .where(own(consents, site.id, { subscriptionId: id }))
    .orderBy(asc(consents.createdAt), asc(consents.id));
  return rows.map(({ event, via, page, text, language, network, createdAt }) => ({
    event,
    via,
    page,
    text,
    language: digestLanguages.find((code) => code === language) ?? ('en' as const),
    network,
    createdAt: createdAt.toISOString(),
  }));
}

export const handlers = {
  'GET /api/admin/subscribers/{id}/consents': (ctx, { path }) => listConsents(ctx, path.id),
} satisfies Partial<Handlers>;
