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
import { getLanguage, type SubscriptionRow } from './subscription-row.ts';
import { manageToken, unsubscribeToken, verifyToken } from './tokens.ts';

type Recipient = Pick<SubscriptionRow, 'siteId' | 'id' | 'email' | 'language' | 'frequency'>;
type Services = Pick<Ctx, 'site' | 'secrets'>;

/**
 * Mails a confirmation link. `confirmationSentAt` is in database time. All mails here are sent only
 * if the transaction commits.
 */
export async function mailVerification(
  tx: Db,
  ctx: Services,
  recipient: Recipient,
  confirmationSentAt: Date,
): Promise<void> {
  const url = toSiteUrl(ctx.site, verifyPath(verifyToken(ctx, recipient, confirmationSentAt)));
  await queue(
    tx,
    ctx,
    recipient,
    'subscription-verify',
    verifySubscriptionMail(ctx.site, await loadWording(recipient), { url }),
    new Date(Date.now() + limits.verifyLink.lives),
  );
}

/** Mails the welcome to a confirmed reader. */
export async function mailWelcome(tx: Db, ctx: Services, recipient: Recipient): Promise<void> {
  await queue(
    tx,
    ctx,
    recipient,
    'subscription-welcome',
    welcomeMail(ctx.site, await loadWording(recipient), {
      frequency: recipient.frequency,
      ...pages(ctx, recipient),
    }),
  );
}

/** Mails a link to the reader's preferences. */
export async function mailManageLink(tx: Db, ctx: Services, recipient: Recipient): Promise<void> {
  await queue(
    tx,
    ctx,
    recipient,
    'subscription-link',
    manageLinkMail(ctx.site, await loadWording(recipient), pages(ctx, recipient)),
  );
}

const pages = (ctx: Services, recipient: Recipient) => ({
  manageUrl: toSiteUrl(ctx.site, managePath(manageToken(ctx, recipient))),
  unsubscribeUrl: toSiteUrl(ctx.site, unsubscribePath(unsubscribeToken(ctx, recipient))),
});

async function loadWording(recipient: Recipient) {
  const language = getLanguage(recipient);
  return { language, pack: await loadPack(language) };
}

/** After login codes, which users wait for. */
const priority = 1;

async function queue(
  tx: Db,
  ctx: Services,
  recipient: Recipient,
  kind: string,
  mail: Mail,
  expiresAt?: Date,
): Promise<void> {
  const unsubscribeUrl = toSiteUrl(ctx.site, oneClickPath(unsubscribeToken(ctx, recipient)));
  await queueMail(
    { db: tx, secrets: ctx.secrets },
    {
      siteId: ctx.site.id,
      kind,
      priority,
      recipient: recipient.email,
      now: new Date(),
      unsubscribeUrl,
      ...(expiresAt ? { expiresAt } : {}),
      ...mail,
    },
  );
}
