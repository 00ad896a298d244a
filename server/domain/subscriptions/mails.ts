import * as limits from '#shared/limits.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import { managePath, oneClickPath, unsubscribePath, verifyPath } from '#shared/paths.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { toSiteUrl, type Mail } from '../../email/layout.tsx';
import {
  manageLinkMail,
  verifySubscriptionMail,
  welcomeMail,
} from '../../email/subscription-mails.tsx';
import { queueMail } from '../mail/outbox.ts';
import { languageOf, type SubscriptionRow } from './subscription-row.ts';
import { manageToken, unsubscribeToken, verifyToken } from './tokens.ts';

type To = Pick<SubscriptionRow, 'siteId' | 'id' | 'email' | 'language' | 'frequency'>;
type Parts = Pick<Ctx, 'site' | 'secrets'>;

/** Asks whether the address wants the newsletter. `confirmationSentAt`: when, by the database's clock. Like all of these it goes if the transaction is committed. */
export async function mailVerification(
  tx: Db,
  ctx: Parts,
  to: To,
  confirmationSentAt: Date,
): Promise<void> {
  const url = toSiteUrl(ctx.site, verifyPath(verifyToken(ctx, to, confirmationSentAt)));
  await queue(
    tx,
    ctx,
    to,
    'subscription-verify',
    verifySubscriptionMail(ctx.site, await wordingOf(to), { url }),
    new Date(Date.now() + limits.verifyLink.lives),
  );
}

/** What a confirmed reader gets. */
export async function mailWelcome(tx: Db, ctx: Parts, to: To): Promise<void> {
  await queue(
    tx,
    ctx,
    to,
    'subscription-welcome',
    welcomeMail(ctx.site, await wordingOf(to), { frequency: to.frequency, ...pages(ctx, to) }),
  );
}

/** The way back to one's preferences. */
export async function mailManageLink(tx: Db, ctx: Parts, to: To): Promise<void> {
  await queue(
    tx,
    ctx,
    to,
    'subscription-link',
    manageLinkMail(ctx.site, await wordingOf(to), pages(ctx, to)),
  );
}

const pages = (ctx: Parts, to: To) => ({
  manageUrl: toSiteUrl(ctx.site, managePath(manageToken(ctx, to))),
  unsubscribeUrl: toSiteUrl(ctx.site, unsubscribePath(unsubscribeToken(ctx, to))),
});

async function wordingOf(to: To) {
  const language = languageOf(to);
  return { language, pack: await loadPack(language) };
}

/** After codes, which somebody waits for in front of a form. */
const priority = 1;

async function queue(
  tx: Db,
  ctx: Parts,
  to: To,
  kind: string,
  mail: Mail,
  expiresAt?: Date,
): Promise<void> {
  const unsubscribeUrl = toSiteUrl(ctx.site, oneClickPath(unsubscribeToken(ctx, to)));
  await queueMail(tx, {
    siteId: ctx.site.id,
    kind,
    priority,
    recipient: to.email,
    now: new Date(),
    unsubscribeUrl,
    ...(expiresAt ? { expiresAt } : {}),
    ...mail,
  });
}
